/** Whether there is still something to tell somebody about a table, and that they have been told. */

import { ASKING, type NoticeMode, type Reason } from '../protocol/notices.ts'
import type { Write } from '../storage/group.ts'
import { type LiveTable, seatOf } from '../tables/live.ts'
import { isLooking, type Notice, PAUSE } from './cause.ts'
import type { NoticesContext } from './context.ts'
import { isStillSo, lastSeen } from './situation.ts'

/** `moot`: nothing to tell. A number: not before then. */
type Weighed = 'moot' | number | { readonly seq: number; readonly isTurn: boolean }

export function weigh(context: NoticesContext, table: LiveTable, { person, reason }: Notice, toldAt: number): Weighed {
  const seat = seatOf(table, person)
  if (seat === null || isLooking(table, person) || !isStillSo(context, table, seat, reason)) return 'moot'
  const lately = lastSeen(table, seat)
  // Whoever was here since the game began knows that it has.
  if (reason === 'started' && lately > (table.row.started_at ?? 0)) return 'moot'
  // Somebody who was here a moment ago may come back in a moment.
  if (reason !== 'time' && context.now() - lately < PAUSE) return lately + PAUSE
  // Told already, and not back since: one notice is enough. That it is their turn says also that the game has begun.
  if ((reason === 'turn' || reason === 'started') && toldAt > lately) return 'moot'
  return { seq: table.row.seq, isTurn: table.row.to_act === seat }
}

export function takesPart(mode: NoticeMode, reason: Reason): boolean {
  return mode === 'all' || (mode === 'turn' && ASKING.includes(reason))
}

/**
 * They were told how things stand at this entry. Of two notices that come due together, also at two processes, the second finds that
 * they were told since it was weighed (`toldAt`): it is overtaken, and weighed again.
 */
export function toldWrite({ storage: { db }, now }: NoticesContext, person: string, table: string, seq: number, toldAt: number): Write {
  const told = { told_seq: seq, told_at: now() }
  const { sql, parameters } = db
    .insertInto('notice_tables')
    .values({ person, table_id: table, mode: null, ...told })
    .onConflict((conflict) => conflict.columns(['person', 'table_id']).doUpdateSet(told).where('notice_tables.told_at', '=', toldAt))
    .compile()
  return { sql, parameters, mustChange: 1 }
}
