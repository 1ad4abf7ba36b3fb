/**
 * Links out of a letter that give one simple answer: to pass, to play the only legal move, to agree to an undo. A link is signed and
 * bound to the table, the seat and who sits there, the entry it answers and the answer (to an undo: also the wish); it shows a page with a
 * button, because mail programs open links unasked. It works once, since after it the table is at another entry; it signs nobody in.
 *
 * `/a/<table>.<seat>.<entry>.<answer>.<signature>`, for e-mail addresses and unsubscribing `/a/<c|u>.<channel>.<signature>`.
 */

import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Locale, legalTexts, type Seat, speaker } from '@branchline/engine'
import { acting, mustBeOpen } from '../actions/acting.ts'
import { moveFrom } from '../actions/play.ts'
import { sha256 } from '../identity/secrets.ts'
import { Denial } from '../problem.ts'
import type { AnswerPage } from '../protocol/index.ts'
import { type LiveTable, type LogEntry, requestOf } from '../tables/live.ts'
import { atTable } from '../tables/load.ts'
import { namesAt } from '../tables/names.ts'
import { comeBack } from '../tables/seats.ts'
import { consent } from '../tables/undo.ts'
import type { NoticesContext } from './context.ts'
import { linesSince } from './told.ts'

/** To pass, the only move, yes and no to a wish to undo. */
export type Answer = 'p' | 'o' | 'y' | 'n'

const SIGNATURE = 22

export function signatureOf(context: NoticesContext, ...parts: readonly (string | number)[]): string {
  return createHmac('sha256', context.notices.key).update(JSON.stringify(parts)).digest('base64url').slice(0, SIGNATURE)
}

export function isSigned(expected: string, given: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}

/** Null when this answer cannot be given now. */
export function answerPath(context: NoticesContext, table: LiveTable, seat: Seat, answer: Answer): string | null {
  const meaning = meaningOf(table, seat, answer)
  const person = table.seats[seat]?.person ?? null
  if (meaning === null || person === null) return null
  const { id, seq } = table.row
  const text = 'request' in meaning ? `${answer}${markOf(meaning.request)}` : answer
  return `/a/${id}.${seat}.${seq.toString(36)}.${text}.${signatureOf(context, id, seat, person, seq, text)}`
}

/** Wishes to take back can follow one another without an entry between them: a link says which one it answers. */
export const markOf = (request: string) => sha256(request).slice(0, 8)

export function channelPath(
  context: NoticesContext,
  purpose: 'c' | 'u',
  channel: { readonly id: string; readonly address: string },
): string {
  return `/a/${purpose}.${channel.id}.${signatureOf(context, purpose, channel.id, channel.address)}`
}

/** What the answer means in the position of the table. */
export function meaningOf(table: LiveTable, seat: Seat, answer: Answer): { move: string } | { request: string; agree: boolean } | null {
  if (answer === 'y' || answer === 'n') {
    const request = requestOf(table.row)
    return request?.waiting.includes(seat) ? { request: request.request, agree: answer === 'y' } : null
  }
  const move = simpleMove(table, seat)
  return move?.answer === answer ? { move: move.text } : null
}

/** To pass, or the only legal move; null when the seat has a real decision, or none. */
export function simpleMove(table: LiveTable, seat: Seat): { readonly answer: 'p' | 'o'; readonly text: string } | null {
  const { row, play, game } = table
  if (row.status !== 'running' || row.to_act !== seat || play === null || play.bad !== null) return null
  const texts = legalTexts(game, play.history.state)
  if (texts.length === 1) return { answer: 'o', text: texts[0] }
  return texts.includes('pass') ? { answer: 'p', text: 'pass' } : null
}

interface Token {
  readonly table: string
  readonly seat: Seat
  readonly seq: number
  readonly answer: Answer
  /** The answer as it was signed, and the wish it is about. */
  readonly text: string
  readonly wish: string | null
  readonly signature: string
  /** The request under which the answer is given: the same for the same link. */
  readonly id: string
}

const ANSWER = /^([A-Za-z0-9]{12})\.([0-7])\.([0-9a-z]{1,7})\.([po]|[yn][0-9a-f]{8})\.([\w-]{22})$/
const CHANNEL = /^([cu])\.([A-Za-z0-9]{12})\.([\w-]{22})$/

const unknown = () => new Denial('not-found', (t) => t.linkNotOurs)

function readToken(text: string): Token | null {
  const [, table, seat, seq, answer, signature] = ANSWER.exec(text) ?? []
  if (table === undefined || seq === undefined || answer === undefined || signature === undefined) return null
  return {
    table,
    seat: Number(seat),
    seq: Number.parseInt(seq, 36),
    answer: answer[0] as Answer,
    text: answer,
    wish: answer.slice(1) || null,
    signature,
    id: `link-${sha256(text).slice(0, 24)}`,
  }
}

/** What a link would do. Looking does nothing. */
export async function pageFor(context: NoticesContext, text: string, locale: Locale): Promise<AnswerPage> {
  const token = readToken(text)
  if (token === null) return channelPage(context, text)
  return atTable(context, token.table, (table) => {
    mustBeOurs(context, table, token)
    const { seat, answer } = token
    const names = namesAt(table, locale)
    const about = { table: table.row.id, title: table.game.title, name: speaker(table.game, locale, names).seat(seat) }
    const state = stateOf(table, token)
    const meaning = state === 'open' ? meaningOf(table, seat, answer) : null
    if (meaning === null) return { kind: 'answer', state: state === 'open' ? 'stale' : state, ...about }
    // Whoever holds the link sees what everybody may see: it may have been passed on.
    const from = table.play?.log.findLast((entry) => entry.seat === seat && entry.by === 'person')?.at ?? 0
    const lines = linesSince(table, speaker(table.game, locale, names), 'spectator', from, locale).slice(-8)
    return { kind: 'answer', state, ...about, lines, ...('move' in meaning ? { move: meaning.move } : { agree: meaning.agree }) }
  })
}

/** Does what the link says, once. */
export async function carryOut(context: NoticesContext, text: string, locale: Locale): Promise<AnswerPage> {
  mustBeOpen(context)
  const token = readToken(text)
  if (token === null) return carryOutForChannel(context, text)
  let isAnswered = false
  const { seat, seq, answer, id } = token
  await acting(
    context,
    token.table,
    (table) => mustBeOurs(context, table, token),
    async (table) => {
      const meaning = stateOf(table, token) === 'open' ? meaningOf(table, seat, answer) : null
      if (meaning === null) return
      if ('move' in meaning) await moveFrom(context, table, seat, { id, at: seq, move: meaning.move })
      else {
        // Whoever answers a letter is back, as if they watched.
        await comeBack(context, table, seat)
        await consent(context, table, seat, meaning)
      }
      isAnswered = true
    },
  )
  const page = await pageFor(context, text, locale)
  // Consent leaves no entry of its own in the log by which it could be recognised later.
  return isAnswered ? { ...page, state: 'done' } : page
}

function mustBeOurs(context: NoticesContext, table: LiveTable, { seat, seq, text, signature }: Token): void {
  const person = table.seats[seat]?.person
  // Signed for whoever sat there: when somebody else does now, it is nobody's.
  if (person == null || !isSigned(signatureOf(context, table.row.id, seat, person, seq, text), signature)) throw unknown()
}

function stateOf(table: LiveTable, token: Token): AnswerPage['state'] {
  const { seat, seq, id } = token
  const after = table.play?.log[seq]
  if (token.wish !== null) return stateOfWish(table, token, after)
  if (after?.requestId === id && after.seat === seat) return 'done'
  return table.row.seq === seq && table.row.status === 'running' ? 'open' : 'stale'
}

/** An answer to a wish: to this one, while it waits for this seat. That one agreed can be told later, too. */
function stateOfWish(table: LiveTable, { seat, seq, answer, wish }: Token, after: LogEntry | undefined): AnswerPage['state'] {
  if (answer === 'y' && after?.kind === 'undo' && markOf(after.requestId) === wish) return 'done'
  const request = table.row.seq === seq && table.row.status === 'running' ? requestOf(table.row) : null
  if (request === null || markOf(request.request) !== wish) return 'stale'
  return request.waiting.includes(seat) ? 'open' : answer === 'y' ? 'done' : 'stale'
}

async function channelOf(context: NoticesContext, text: string) {
  const [, purpose, id, signature] = CHANNEL.exec(text) ?? []
  if (id === undefined || signature === undefined) throw unknown()
  const row = await context.storage.db.selectFrom('notice_channels').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined || !isSigned(signatureOf(context, purpose as string, id, row.address), signature)) throw unknown()
  return { row, isConfirmation: purpose === 'c' }
}

async function channelPage(context: NoticesContext, text: string): Promise<AnswerPage> {
  const { row, isConfirmation } = await channelOf(context, text)
  const isDone = isConfirmation ? row.verified_at !== null : row.trouble === 'unsubscribed'
  return { kind: isConfirmation ? 'confirm' : 'unsubscribe', state: isDone ? 'done' : 'open', address: row.label }
}

async function carryOutForChannel(context: NoticesContext, text: string): Promise<AnswerPage> {
  const { row, isConfirmation } = await channelOf(context, text)
  const now = context.now()
  const change = isConfirmation ? { verified_at: row.verified_at ?? now } : { trouble: 'unsubscribed' as const, trouble_at: now }
  await context.storage.commit([context.storage.db.updateTable('notice_channels').set(change).where('id', '=', row.id).compile()])
  context.notices.forget(row.person)
  return channelPage(context, text)
}
