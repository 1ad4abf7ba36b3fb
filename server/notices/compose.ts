/** What there is to tell a person about a table: what happened since they left, what is asked, and where to answer. */

import { type Locale, type Seat, type Speaker, speaker, type Viewer } from '@branchline/engine'
import { wordsFor } from '../messages/index.ts'
import type { Reason, Result } from '../protocol/index.ts'
import type { ChannelRow } from '../storage/schema.ts'
import { chatSince } from '../tables/chat.ts'
import { type LiveTable, requestOf, seatOf } from '../tables/live.ts'
import { namesAt } from '../tables/names.ts'
import { promptIn } from '../tables/tell.ts'
import type { NoticesContext } from './context.ts'
import { atTableOrNull, choiceOf, digestTables, isAskedToVote, isExpected, isStillSo, lastSeen } from './decide.ts'
import { answerPath, simpleMove } from './links.ts'
import { linesSince } from './told.ts'

export interface Link {
  readonly label: string
  readonly url: string
}

export interface Chapter {
  readonly table: string
  readonly title: string
  readonly headline: string
  /** What happened, the latest last. */
  readonly lines: readonly string[]
  /** How many lines before those were left out. */
  readonly earlier: number
  /** What the person is asked to do; null when it is not theirs to act. */
  readonly ask: string | null
  readonly link: string
  readonly answers: readonly Link[]
  readonly seq: number
  readonly n: number
}

const MOST_LINES = 14
const LONGEST_CHAT = 200

export interface Telling {
  readonly reason: Reason
  readonly locale: Locale
  /** True where others read along: then nothing is told that only this seat knows, and no answer can be given. */
  readonly isPublic: boolean
  /** A time; without it, when the person was here last. */
  readonly since?: number
}

/** Must be called while one is alone at the table. */
export async function chapterFor(context: NoticesContext, table: LiveTable, seat: Seat, telling: Telling): Promise<Chapter> {
  const { reason, locale, isPublic, since = lastSeen(table, seat) } = telling
  const viewer = isPublic ? 'spectator' : seat
  const words = wordsFor(locale)
  const { row } = table
  const { title } = table.game
  const names = namesAt(table, locale)
  const speak = speaker(table.game, locale, names)
  const lines = reason === 'chat' ? await chatLines(context, table, seat, since, locale) : linesSince(table, speak, viewer, since, locale)
  const result = row.result === null ? null : (JSON.parse(row.result) as Result)
  if (result !== null)
    for (const { rank, seat: who, score } of [...result.standing].sort((a, b) => a.rank - b.rank))
      lines.push(words.place({ rank, name: speak.seat(who), score }))
  const kept = lines.slice(-MOST_LINES)
  return {
    table: row.id,
    title,
    headline: reason === 'digest' ? title : words.headline[reason]({ title }),
    lines: kept,
    earlier: lines.length - kept.length,
    ask: askOf(table, speak, seat, viewer, locale),
    link: `${context.publicUrl}/t/${row.id}${row.status === 'open' ? '' : `@${row.n}`}`,
    answers: isPublic ? [] : answersFor(context, table, seat, locale),
    seq: row.seq,
    n: row.n,
  }
}

/** Who asks, and for when. */
function invitationFor(context: NoticesContext, table: LiveTable, person: string, locale: Locale): Chapter {
  const words = wordsFor(locale)
  const { row, names } = table
  const by = table.members.get(person)?.invitedBy ?? null
  const lines = [
    ...(by === null ? [] : [words.invited({ name: names.get(by) ?? '' })]),
    ...(row.planned_at === null ? [] : [words.planned({ at: new Date(row.planned_at).toISOString().slice(0, 16).replace('T', ' ') })]),
  ]
  const link = `${context.publicUrl}/t/${row.id}${row.visibility === 'private' ? `?invite=${row.invite}` : ''}`
  const { title } = table.game
  return {
    table: row.id,
    title,
    headline: words.headline.invited({ title }),
    lines,
    earlier: 0,
    ask: null,
    link,
    answers: [],
    seq: 0,
    n: 0,
  }
}

async function chatLines(context: NoticesContext, table: LiveTable, seat: Seat, since: number, locale: Locale): Promise<string[]> {
  const lines = await chatSince(context, table.row.id, 0, table.seats[seat]?.person ?? null)
  return lines
    .filter((line) => line.at > since && line.seat !== seat && line.text !== '')
    .map(({ name, text }) => wordsFor(locale).said({ name, text: text.length > LONGEST_CHAT ? `${text.slice(0, LONGEST_CHAT)} …` : text }))
}

function askOf(table: LiveTable, speak: Speaker, seat: Seat, viewer: Viewer, locale: Locale): string | null {
  const { row, play, game } = table
  if (row.status !== 'running' || play === null) return null
  const request = requestOf(row)
  if (request?.waiting.includes(seat)) return wordsFor(locale).askedUndo({ name: speak.seat(request.seat) })
  if (isAskedToVote(table, seat)) return wordsFor(locale).askedVote({ name: speak.seat(row.to_act ?? 0) })
  if (row.to_act !== seat) return null
  const prompt = promptIn(game, game.view(play.history.state, viewer))
  return prompt === null ? wordsFor(locale).turnOf({ name: speak.seat(seat) }) : speak.prompt(prompt)
}

/** Answers simple enough to be given from a letter. */
function answersFor(context: NoticesContext, table: LiveTable, seat: Seat, locale: Locale): Link[] {
  const words = wordsFor(locale)
  const { row } = table
  const link = (label: string, answer: Parameters<typeof answerPath>[3]): Link[] => {
    const path = answerPath(context, table, seat, answer)
    return path === null ? [] : [{ label, url: context.publicUrl + path }]
  }
  if (row.status !== 'running') return []
  if (requestOf(row)?.waiting.includes(seat)) return [...link(words.agree, 'y'), ...link(words.disagree, 'n')]
  const move = simpleMove(table, seat)
  return move === null ? [] : link(words.move({ move: move.text }), move.answer)
}

/** Something to be told of a table. */
export interface Told {
  readonly table: string
  readonly reason: Reason
}

export interface LetterBody {
  readonly channel: string
  readonly person: string
  /** Null for several tables. */
  readonly table: string | null
  readonly reason: Reason
  readonly at: number
  /** Of a digest of all tables: since when. */
  readonly since?: number
  /** What is told together at the end of quiet hours. */
  readonly told?: readonly Told[]
}

export interface Content {
  readonly reason: Reason | 'trial'
  readonly locale: Locale
  readonly headline: string
  /** Said before the chapters. */
  readonly lead: string | null
  readonly chapters: readonly Chapter[]
  /** Where the person chooses what they are told. */
  readonly settings: string
}

/** Where one chooses what one is told. */
export const settingsAt = (context: NoticesContext) => `${context.publicUrl}/settings#notices`

/** What one letter says, as things are now; null when there is nothing left to say. */
export async function contentFor(context: NoticesContext, channel: ChannelRow, body: LetterBody): Promise<Content | null> {
  const { reason, person } = body
  const { locale } = await choiceOf(context, person)
  const isPublic = isReadByOthers(channel)
  if (body.table === null && body.told === undefined) return digestContent(context, person, locale, body.since ?? 0, isPublic)
  const chapters: Chapter[] = []
  for (const { table: id, reason: why } of body.told ?? [{ table: body.table as string, reason }]) {
    const chapter = await atTableOrNull(context, id, (table) => {
      const seat = seatOf(table, person)
      if (why === 'invited') return isExpected(table, person) ? invitationFor(context, table, person, locale) : null
      return seat === null || !isStillSo(context, table, seat, why)
        ? null
        : chapterFor(context, table, seat, { reason: why, locale, isPublic })
    })
    if (chapter !== null) chapters.push(chapter)
  }
  const [first] = chapters
  if (first === undefined) return null
  const headline = chapters.length === 1 ? first.headline : wordsFor(locale).quiet({ tables: chapters.length })
  return { reason, locale, headline, lead: null, chapters, settings: settingsAt(context) }
}

export function trialContent(context: NoticesContext, locale: Locale): Content {
  const { headline, text } = wordsFor(locale).trial
  return { reason: 'trial', locale, headline, lead: text, chapters: [], settings: settingsAt(context) }
}

/** A room of a club, where opponents may read along. */
const isReadByOthers = ({ kind }: ChannelRow) => kind === 'discord' || kind === 'slack'

/** Null when nothing happened. */
export async function digestContent(
  context: NoticesContext,
  person: string,
  locale: Locale,
  since: number,
  isPublic: boolean,
): Promise<Content | null> {
  const chapters: Chapter[] = []
  for (const { id, changedAt } of await digestTables(context, person)) {
    if (changedAt <= since) continue
    const chapter = await atTableOrNull(context, id, (table) => {
      const seat = seatOf(table, person)
      return seat === null ? null : chapterFor(context, table, seat, { reason: 'digest', locale, isPublic, since })
    })
    if (chapter !== null && (chapter.lines.length > 0 || chapter.ask !== null)) chapters.push(chapter)
  }
  if (chapters.length === 0) return null
  // Those where something is asked come first.
  chapters.sort((a, b) => Number(a.ask === null) - Number(b.ask === null))
  return {
    reason: 'digest',
    locale,
    headline: wordsFor(locale).digest({ tables: chapters.length }),
    lead: null,
    chapters,
    settings: settingsAt(context),
  }
}
