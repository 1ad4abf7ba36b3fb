/**
 * Links out of a letter that give one simple answer: to pass, to play the only legal move, to agree to an undo. A link is signed and
 * bound to the table, the seat and who sits there, the entry it answers and the answer (to an undo: also the wish); it shows a page with a
 * button, because mail programs open links unasked. It works once, since after it the table is at another entry; it signs nobody in.
 *
 * `/a/<table>.<seat>.<entry>.<answer>.<signature>`, for e-mail addresses and unsubscribing `/a/<c|u>.<channel>.<signature>`.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { legalTexts, type Seat } from '@branchline/engine'
import { sha256 } from '../identity/secrets.ts'
import { type LiveTable, requestOf } from '../tables/live.ts'
import type { NoticesContext } from './context.ts'

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
  if (texts.length === 1) return { answer: 'o', text: texts[0] as string }
  return texts.includes('pass') ? { answer: 'p', text: 'pass' } : null
}
