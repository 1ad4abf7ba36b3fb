/** Standing orders, from storage. */
import type { Json, Order } from '@branchline/engine'
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { GivenOrder } from './given.ts'

/** The orders that stand at a table, the oldest first. */
export async function loadOrders(db: Kysely<Schema>, table: string): Promise<readonly GivenOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('table_id', '=', table)
    .where('ended', 'is', null)
    .orderBy('given_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    seat: row.seat,
    person: row.person,
    order: JSON.parse(row.body) as Order,
    remembered: JSON.parse(row.ground) as Json,
    n: row.n,
    firedN: row.fired_n,
    givenAt: row.given_at,
  }))
}
