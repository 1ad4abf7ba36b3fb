/** Moves and resignations. */
import { advance, type GameEvent, isRefusal, markForced, type Refusal, speaker } from '@branchline/engine'
import { Denial } from '../problem.ts'
import type { TableContext } from './context.ts'
import { askedBefore, isMadeForced, isUsed, type LiveTable, type Play } from './live.ts'
import { namesAt } from './names.ts'
import { contained, type Settled, settle } from './settle.ts'
import { positionFor } from './tell.ts'

export interface Attempt {
  readonly id: string
  /** The entry this answers to. */
  readonly at: number
}

export async function playMove(
  context: TableContext,
  table: LiveTable,
  seat: number,
  by: 'person' | 'bot',
  attempt: Attempt & { readonly move: string },
): Promise<Settled> {
  const play = mustBeInPlay(table)
  const before = settledBefore(table, play, seat, attempt)
  if (before !== null) return before
  if (table.row.to_act !== seat) throw new Denial('not-your-turn', (t) => t.notYourTurn)
  const events: GameEvent[] = []
  const { history } = play
  const answer = contained(context, table, attempt.move, () => advance(history, attempt.move, (event) => events.push(event)))
  if (answer instanceof Promise) return answer
  if (isRefusal(answer)) throw refusedBy(table, answer)
  if (isMadeForced({ kind: 'move', requestId: attempt.id })) markForced(history)
  const move = history.steps.at(-1)!.move
  return settle(context, table, play, { kind: 'move', seat, by, move, requestId: attempt.id, barrier: answer.barrier }, events)
}

/** A bot plays on for the seat; when one side is left, or no person, the game is over. */
export async function resign(context: TableContext, table: LiveTable, seat: number, attempt: Attempt): Promise<Settled> {
  const play = mustBeInPlay(table)
  const before = settledBefore(table, play, seat, attempt)
  if (before !== null) return before
  const mine = table.seats[seat]
  if (mine.resigned === 1) throw new Denial('not-possible-now', (t) => t.resignedAlready)
  const left = table.seats.filter((other) => other.seat !== seat && other.resigned === 0)
  const endsByResigning = left.length === 1 || left.every((other) => other.kind === 'bot')
  return settle(context, table, play, { kind: 'resign', seat, by: 'person', move: '', requestId: attempt.id, barrier: false }, [], {
    writes: [
      context.storage.db.updateTable('seats').set({ resigned: 1 }).where('table_id', '=', table.row.id).where('seat', '=', seat).compile(),
    ],
    seats: table.seats.with(seat, { ...mine, resigned: 1 }),
    endsByResigning,
  })
}

export function mustBeInPlay(table: LiveTable): Play {
  if (table.play === null) throw new Denial('not-possible-now', (t) => t.notBegun)
  if (table.play.bad !== null) throw new Denial('rules-fault', (t) => t.cannotBeReplayed)
  return table.play
}

export function mustBeRunning(table: LiveTable): void {
  if (table.row.status !== 'running') throw new Denial('not-possible-now', (t) => t.over)
}

/** What was carried out before is answered as it was then; anything new is about the table as it is now, and its game under way. */
export function settledBefore(table: LiveTable, play: Play, seat: number, attempt: Attempt): Settled | null {
  const before = answeredBefore(table, play, seat, attempt)
  if (before === null) {
    mustBeCurrent(table, play, seat, attempt.at)
    mustBeRunning(table)
  }
  return before
}

/** What this person sent under this id was carried out before, whatever it is that comes under it now: answered as the first time. */
function answeredBefore({ row }: LiveTable, play: Play, seat: number, { id }: Attempt): Settled | null {
  if (!isUsed(play, id)) return askedBefore(row, seat, id)
  for (let at = play.log.length - 1; at >= 0; at--) {
    const entry = play.log[at]
    if (entry.seat === seat && entry.requestId === id && entry.by === 'person') return { seq: entry.seq, n: entry.n }
  }
  return askedBefore(row, seat, id)
}

function mustBeCurrent(table: LiveTable, play: Play, seat: number, at: number): void {
  if (at === table.row.seq) return
  throw new Denial('stale', (t) => t.stale({ at, now: table.row.seq }), {
    position: positionFor(table, play, seat),
  })
}

export function refusedBy(table: LiveTable, refusal: Refusal): Denial {
  return new Denial('refused', (_, locale) => speaker(table.game, locale, namesAt(table, locale)).refusal(refusal), { refusal })
}
