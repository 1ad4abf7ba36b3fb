/** The time by the database's clock, as it is when the answer is here. */
import { sql } from 'kysely'
import type { Storage } from '../storage/storage.ts'

/** An answer that was longer on its way says little about when it was given. */
const SLOW = 2_000

export async function databaseTime({ db }: Storage): Promise<number> {
  const asked = performance.now()
  const { rows } = await sql<{ now: number | string }>`select extract(epoch from clock_timestamp()) * 1000 as now`.execute(db)
  const took = performance.now() - asked
  if (took > SLOW) throw new Error('the database was slow to tell the time')
  return Number(rows[0]?.now) + took / 2
}
