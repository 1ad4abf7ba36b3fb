/** Giving, calling off and reading one's own standing orders. */
import { isRefusal, type Json, type Order, readOrder, rememberFor, speaker } from '@branchline/engine'
import { putJob } from '../jobs/jobs.ts'
import { Denial } from '../problem.ts'
import type { OrderNote, OrdersAnswer } from '../protocol/index.ts'
import type { TableContext } from '../tables/context.ts'
import type { LiveTable } from '../tables/live.ts'
import { mustBeInPlay, mustBeRunning } from '../tables/play.ts'
import { stored } from '../tables/settle.ts'
import { endWrites, ORDERS, tellOwners } from './at-table.ts'
import type { GivenOrder } from './given.ts'
import { orderTurn } from './turn.ts'

const MOST_ORDERS = 10
const MOST_NOTES = 100
const TAKEN_UP_AFTER = 4_000

export async function giveOrder(
  context: TableContext,
  table: LiveTable,
  seat: number,
  wish: { id: string; kind: string; fields: Record<string, Json>; until: readonly string[] },
): Promise<void> {
  const play = mustBeInPlay(table)
  mustBeRunning(table)
  const person = personIn(table, seat)
  const mine = table.orders.filter((given) => given.person === person)
  if (mine.some(({ id }) => id === wish.id) || (await isKnown(context, table.row.id, person, wish.id))) return
  if (table.seats[seat]?.resigned === 1) throw new Denial('not-possible-now', (t) => t.resigned)
  if (mine.length >= MOST_ORDERS) throw new Denial('too-many', (t) => t.mostOrders({ most: MOST_ORDERS }))
  const order = readOrder(table.game, wish)
  if (isRefusal(order)) throw new Denial('bad-message', (_, locale) => speaker(table.game, locale).refusal(order), { refusal: order })
  const remembered = rememberFor(table.game, table.game.view(play.history.state, seat), seat)
  const given: GivenOrder = { id: wish.id, seat, person, order, remembered, n: table.row.n, firedN: null, givenAt: context.now() }
  const { db } = context.storage
  const row = { table_id: table.row.id, id: given.id, person, seat, body: JSON.stringify(order), ground: JSON.stringify(remembered) }
  await stored(
    context,
    table,
    [
      db
        .insertInto('orders')
        .values({ ...row, n: given.n, fired_n: null, given_at: given.givenAt, ended: null })
        .compile(),
      putJob(db, { kind: ORDERS, key: table.row.id, dueAt: context.now() + TAKEN_UP_AFTER }),
    ],
    { isSecret: true },
  )
  table.orders = [...table.orders, given]
  tellOwners(table, [person])
  // It may be the owner's turn already. If it is another's, that is no news to them.
  orderTurn(context, table)
}

export async function cancelOrder(context: TableContext, table: LiveTable, seat: number, id: string): Promise<void> {
  const given = table.orders.find((one) => one.id === id && one.person === personIn(table, seat))
  // Said twice, or too late: the log tells what became of it.
  if (given === undefined) return
  await stored(context, table, endWrites(context, table.row.id, given, table.row.seq, 'called-off'), { isSecret: true })
  table.orders = table.orders.filter((one) => one !== given)
  tellOwners(table, [given.person])
}

/** What stands, and what became of the rest: of this person only. */
export async function ordersOf(context: TableContext, table: LiveTable, seat: number): Promise<OrdersAnswer> {
  const person = personIn(table, seat)
  const { db } = context.storage
  const rows = await db
    .selectFrom('order_log')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.table_id', '=', 'order_log.table_id')
        .onRef('orders.person', '=', 'order_log.person')
        .onRef('orders.id', '=', 'order_log.order_id'),
    )
    .select(['order_log.order_id', 'order_log.what', 'order_log.text', 'order_log.seq', 'order_log.at', 'orders.body'])
    .where('order_log.table_id', '=', table.row.id)
    .where('order_log.person', '=', person)
    .orderBy('order_log.at', 'desc')
    .orderBy('order_log.seq', 'desc')
    .limit(MOST_NOTES)
    .execute()
  const log = rows.map(({ order_id, what, text, seq, at, body }): OrderNote => {
    const { kind, fields } = JSON.parse(body) as Order
    return { order: order_id, kind, fields, what, text, seq, at }
  })
  const orders = table.orders
    .filter((given) => given.person === person)
    .map(({ id, order, givenAt }) => ({ id, kind: order.kind, fields: { ...order.fields }, until: [...order.until], givenAt }))
  return { orders, log }
}

/** Ids are their senders': what another has called an order tells nobody anything. */
async function isKnown({ storage: { db } }: TableContext, table: string, person: string, id: string): Promise<boolean> {
  const known = db.selectFrom('orders').select('id').where('table_id', '=', table).where('person', '=', person).where('id', '=', id)
  return (await known.executeTakeFirst()) !== undefined
}

function personIn(table: LiveTable, seat: number): string {
  const person = table.seats[seat]?.person
  if (person == null) throw new Denial('not-your-seat', (t) => t.noSeat)
  return person
}
