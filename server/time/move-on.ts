/** The writes that move what counts durations along with the time of the house, so that everybody has as much left as before. */
import { sql } from 'kysely'
import type { Write } from '../storage/group.ts'
import type { Storage } from '../storage/storage.ts'

import type { Correction } from './correction.ts'
import { DEADLINE } from './table-time.ts'

export const CORRECTION = 'clock-correction'
/** Jobs for an hour of somebody's day: the wall tells when that is. */
const BY_THE_CALENDAR = ['digest']

/** All clocks that run, and the jobs that look after them. A new revision too: whoever has decided something on the clocks as they were is overtaken. */
export function moveOn({ db }: Storage, { at, by }: Correction): Write[] {
  const clocks = { since: sql<number>`since + ${by}`, free_until: sql<number>`free_until + ${by}`, deadline: sql<number>`deadline + ${by}` }
  const running = db.selectFrom('clocks').select('table_id').where('seat', 'is not', null)
  const value = JSON.stringify({ at, by } satisfies Correction)
  return [
    db.updateTable('tables').set({ revision: sql<number>`revision + 1` }).where('id', 'in', running).compile(),
    db.updateTable('clocks').set(clocks).where('seat', 'is not', null).compile(),
    db
      .updateTable('jobs')
      .set({ due_at: sql<number>`due_at + ${by}`, holder: null, held_until: 0 })
      .where('kind', '=', DEADLINE)
      .compile(),
    db
      .insertInto('settings')
      .values({ name: CORRECTION, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .compile(),
  ]
}

/**
 * What else was counted by a clock that was set while the house was open. Work that would come early after a clock was set forward is left to: that is
 * how it looks after a night's sleep too, and it was due. Set back, it would come hours late, and leases of the dead would hold for as long.
 */
export function moveWithClock({ db }: Storage, by: number): Write[] {
  const playing = db.selectFrom('tables').select('id').where('status', '=', 'running')
  const writes = [
    db
      .updateTable('jobs')
      .set({ held_until: sql<number>`held_until + ${by}` })
      .where('held_until', '>', 0)
      .compile(),
    // Nobody is away for longer than they are.
    db
      .updateTable('seats')
      .set({ seen_at: sql<number>`seen_at + ${by}` })
      .where('table_id', 'in', playing)
      .compile(),
  ]
  if (by > 0) return writes
  const others = db
    .updateTable('jobs')
    .set({ due_at: sql<number>`due_at + ${by}` })
    .where('kind', 'not in', [DEADLINE, ...BY_THE_CALENDAR])
  return [...writes, others.compile()]
}
