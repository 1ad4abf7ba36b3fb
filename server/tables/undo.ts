/** Taking back and playing again, by the engine's rule and the table's policy. */
import { type AnyHistory, consentNeeded, type GameEvent, isRefusal, redo as playAgain, rewind } from '@branchline/engine'
import { Denial } from '../problem.ts'
import type { TableContext } from './context.ts'
import { botOf, type LiveTable, type Play, requestOf } from './live.ts'
import { type Attempt, mustBeInPlay, refusedBy, settledBefore } from './play.ts'
import { contained, type Settled, settle } from './settle.ts'
import { ask, keepRequest } from './undo-request.ts'

/** Goes back at once where that is free; otherwise asks those whom it concerns. */
export async function undo(
  context: TableContext,
  table: LiveTable,
  seat: number,
  attempt: Attempt & { readonly to?: number | undefined },
): Promise<Settled> {
  const play = mustBeInPlay(table)
  const before = settledBefore(table, play, seat, attempt)
  if (before !== null) return before
  if (table.row.undo === 'never') throw new Denial('not-allowed', (t) => t.nothingTakenBack)
  if (table.seats[seat]?.resigned === 1) throw new Denial('not-possible-now', (t) => t.resigned)
  if (requestOf(table.row) !== null) throw new Denial('not-possible-now', (t) => t.undoWaiting)
  const to = attempt.to ?? ownLatest(play.history, seat)
  if (to >= play.history.steps.length) throw new Denial('not-possible-now', (t) => t.nothingToTakeBack)
  if (to < (play.history.deals.at(-1)?.at ?? 0)) throw new Denial('not-possible-now', (t) => t.recordStays)
  const waiting = table.row.undo === 'always' ? [] : consentNeeded(play.history, seat, to).filter((other) => isAsked(context, table, other))
  if (waiting.length === 0) return goBack(context, table, play, seat, to, attempt.id)
  await ask(context, table, { request: attempt.id, seat, to, waiting })
  return { seq: table.row.seq, n: table.row.n }
}

/** The answer of one of those asked. The one who asked may withdraw. */
export async function consent(
  context: TableContext,
  table: LiveTable,
  seat: number,
  answer: { request: string; agree: boolean },
): Promise<Settled> {
  const play = mustBeInPlay(table)
  const pending = requestOf(table.row)
  // Said twice, or too late: the table shows how it went.
  if (pending === null || pending.request !== answer.request) return { seq: table.row.seq, n: table.row.n }
  const isAsked = pending.waiting.includes(seat)
  if (!isAsked && !(pending.seat === seat && !answer.agree)) throw new Denial('not-allowed', (t) => t.notYoursToAnswer)
  const waiting = pending.waiting.filter((other) => other !== seat)
  if (!answer.agree) await keepRequest(context, table, null)
  else if (waiting.length > 0) await keepRequest(context, table, { ...pending, waiting })
  else return goBack(context, table, play, pending.seat, pending.to, pending.request)
  return { seq: table.row.seq, n: table.row.n }
}

/** Plays again what was taken back last; only the seat that would play that move may. */
export async function redo(context: TableContext, table: LiveTable, seat: number, attempt: Attempt): Promise<Settled> {
  const play = mustBeInPlay(table)
  const before = settledBefore(table, play, seat, attempt)
  if (before !== null) return before
  if (table.row.to_act !== seat) throw new Denial('not-your-turn', (t) => t.notYourTurn)
  const events: GameEvent[] = []
  const { history } = play
  const answer = await contained(context, table, 'redo', () => playAgain(history, (event) => events.push(event)))
  if (isRefusal(answer)) throw refusedBy(table, answer)
  const { move, barrier } = history.steps.at(-1)!
  return settle(context, table, play, { kind: 'redo', seat, by: 'person', move, requestId: attempt.id, barrier }, events)
}

async function goBack(context: TableContext, table: LiveTable, play: Play, seat: number, to: number, id: string): Promise<Settled> {
  const { history } = play
  await contained(context, table, `undo to ${to}`, () => rewind(history, to))
  return settle(context, table, play, { kind: 'undo', seat, by: 'person', move: '', requestId: id, barrier: false }, [])
}

/** Bots, and those a bot plays for, agree to everything. */
function isAsked(context: TableContext, table: LiveTable, seat: number): boolean {
  return botOf(table.seats[seat], context.bots.usual) === null
}

/** The position before this seat's latest decision: what was made for it without a choice is none. */
function ownLatest(history: AnyHistory, seat: number): number {
  const { steps } = history
  for (let n = steps.length - 1; n >= 0; n--) if (steps[n].seat === seat && steps[n].isForced !== true) return n
  return steps.length
}
