/** How things stand for one seat of a table. */

import { Denial } from '../problem.ts'
import type { Reason } from '../protocol/notices.ts'
import { botOf, type LiveTable, requestOf } from '../tables/live.ts'
import { atTable } from '../tables/load.ts'
import { clockOnWire } from '../time/table-time.ts'
import type { NoticesContext } from './context.ts'

/** Whether there still is that reason to tell somebody something. */
export function isStillSo(context: NoticesContext, table: LiveTable, seat: number, reason: Reason): boolean {
  const { row } = table
  switch (reason) {
    case 'turn':
    case 'time':
      return row.status === 'running' && row.to_act === seat && botOf(table.seats[seat], context.bots.usual) === null
    case 'undo':
      return row.status === 'running' && (requestOf(row)?.waiting.includes(seat) ?? false)
    case 'vote':
      return row.status === 'running' && isAskedToVote(table, seat)
    case 'started':
      return row.status === 'running'
    case 'finished':
      return row.status === 'finished'
    case 'chat':
    case 'digest':
      return row.status !== 'closed'
  }
}

/** Somebody's time is up, and this seat has not said yet what is to be done. */
export function isAskedToVote({ time, seats }: LiveTable, seat: number): boolean {
  return clockOnWire(time, seats)?.vote?.waiting.includes(seat) ?? false
}

/** When this seat's person was here last: they went, or they did something. */
export function lastSeen(table: LiveTable, seat: number): number {
  const own = table.play?.log.findLast((entry) => entry.seat === seat && entry.by === 'person')?.at ?? 0
  return Math.max(own, table.seats[seat]?.seen_at ?? 0)
}

/** Null when the table is gone, or of a game this house no longer has. */
export async function atTableOrNull<T>(context: NoticesContext, id: string, act: (table: LiveTable) => T | Promise<T>): Promise<T | null> {
  try {
    return await atTable(context, id, act)
  } catch (error) {
    if (error instanceof Denial && error.problem.code === 'not-found') return null
    throw error
  }
}
