/** What there is to tell a person about a table: what happened since they left, what is asked, and where to answer. */
import { type GameEvent, type Locale, type Seat, type Speaker, speaker, type Viewer } from '@branchline/engine'
import type { Reason, Result } from '../protocol/index.ts'
import { logFor } from '../tables/archive.ts'
import { chatSince } from '../tables/chat.ts'
import { type LiveTable, requestOf } from '../tables/live.ts'
import { promptIn } from '../tables/tell.ts'
import type { NoticesContext } from './context.ts'
import { answerPath, simpleMove } from './links.ts'
import { isAskedToVote, lastSeen } from './situation.ts'
import { WORDS } from './words.ts'

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
  const words = WORDS[locale]
  const { row } = table
  const { title } = table.game
  const names = namesAt(table)
  const speak = speaker(table.game, locale, names)
  const lines = reason === 'chat' ? await chatLines(context, table, seat, since, locale) : linesSince(table, speak, viewer, since, locale)
  const result = row.result === null ? null : (JSON.parse(row.result) as Result)
  if (result !== null)
    for (const { rank, seat: who, score } of [...result.standing].sort((a, b) => a.rank - b.rank))
      lines.push(words.place(rank, speak.seat(who), score))
  const kept = lines.slice(-MOST_LINES)
  return {
    table: row.id,
    title,
    headline: reason === 'digest' ? title : words.headline[reason](title),
    lines: kept,
    earlier: lines.length - kept.length,
    ask: askOf(table, speak, seat, viewer, locale),
    link: `${context.publicUrl}/t/${row.id}${row.status === 'open' ? '' : `@${row.n}`}`,
    answers: isPublic ? [] : answersFor(context, table, seat, locale),
    seq: row.seq,
    n: row.n,
  }
}

/** Through the eyes of one viewer: events that are for another seat only are not among them. */
export function linesSince(table: LiveTable, speak: Speaker, viewer: Viewer, since: number, locale: Locale): string[] {
  const words = WORDS[locale]
  const from = (table.play?.log ?? []).findIndex(({ at }) => at > since)
  if (from < 0) return []
  let told: { readonly n: number; readonly line: string }[] = []
  for (const { n, kind, seat, events } of logFor(table, viewer, from)) {
    if (kind === 'undo') {
      // What was taken back is not told; that something was, is.
      told = told.filter((one) => one.n <= n)
      told.push({ n, line: words.tookBack(speak.seat(seat)) })
    } else if (kind === 'resign') told.push({ n, line: words.resigned(speak.seat(seat)) })
    for (const event of events) {
      const line = speak.event(event as GameEvent)
      if (line !== `event.${event.type}`) told.push({ n, line })
    }
  }
  return told.map(({ line }) => line)
}

async function chatLines(context: NoticesContext, table: LiveTable, seat: Seat, since: number, locale: Locale): Promise<string[]> {
  const lines = await chatSince(context, table.row.id, 0, table.seats[seat]?.person ?? null)
  return lines
    .filter((line) => line.at > since && line.seat !== seat && line.text !== '')
    .map(({ name, text }) => WORDS[locale].said(name, text.length > LONGEST_CHAT ? `${text.slice(0, LONGEST_CHAT)} …` : text))
}

function askOf(table: LiveTable, speak: Speaker, seat: Seat, viewer: Viewer, locale: Locale): string | null {
  const { row, play, game } = table
  if (row.status !== 'running' || play === null) return null
  const request = requestOf(row)
  if (request?.waiting.includes(seat)) return WORDS[locale].askedUndo(speak.seat(request.seat))
  if (isAskedToVote(table, seat)) return WORDS[locale].askedVote(speak.seat(row.to_act ?? 0))
  if (row.to_act !== seat) return null
  const prompt = promptIn(game, game.view(play.history.state, viewer))
  return prompt === null ? WORDS[locale].turnOf(speak.seat(seat)) : speak.prompt(prompt)
}

/** Answers simple enough to be given from a letter. */
function answersFor(context: NoticesContext, table: LiveTable, seat: Seat, locale: Locale): Link[] {
  const words = WORDS[locale]
  const { row } = table
  const link = (label: string, answer: Parameters<typeof answerPath>[3]): Link[] => {
    const path = answerPath(context, table, seat, answer)
    return path === null ? [] : [{ label, url: context.publicUrl + path }]
  }
  if (row.status !== 'running') return []
  if (requestOf(row)?.waiting.includes(seat)) return [...link(words.agree, 'y'), ...link(words.disagree, 'n')]
  const move = simpleMove(table, seat)
  return move === null ? [] : link(words.move(move.text), move.answer)
}

export function namesAt(table: LiveTable): string[] {
  return table.seats.map((seat) => (seat.person === null ? `Bot ${seat.seat + 1}` : table.names.get(seat.person) || `${seat.seat + 1}`))
}
