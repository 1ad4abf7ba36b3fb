/** What an entry of the log does to the orders that stand at a table: worked out before the commit, stored in it, kept after it. */
import { type GameEvent, triggerOf } from '@branchline/engine'
import { putJob, removeJob } from '../jobs/jobs.ts'
import type { Write } from '../storage/group.ts'
import type { Storage } from '../storage/storage.ts'
import type { LiveTable, LogEntry } from '../tables/live.ts'
import { eventsFor } from '../tables/tell.ts'
import type { GivenOrder } from './given.ts'

export interface OrdersContext {
  readonly storage: Pick<Storage, 'db'>
  readonly now: () => number
}

export interface OrdersChange {
  readonly writes: readonly Write[]
  /** To be called when the writes are stored. Gives the people whose orders have changed. */
  keep(): readonly string[]
}

export const ORDERS = 'orders'
/** If the process that is to carry out an order dies, another does after so long. */
const TAKEN_OVER_AFTER = 4_000
const NOTHING: OrdersChange = { writes: [], keep: () => [] }

export function ordersAfterEntry(
  context: OrdersContext,
  table: LiveTable,
  state: unknown,
  entry: LogEntry,
  events: readonly GameEvent[],
  next: number | null,
): OrdersChange {
  const isForced = next !== null && isForcedAfter(table, state, entry, next)
  if (table.orders.length === 0 && !isForced) return NOTHING
  const { db } = context.storage
  const { id } = table.row
  const writes: Write[] = []
  const touched = new Set<string>()
  const standing: GivenOrder[] = []
  for (const given of table.orders) {
    const firing = table.firing?.given === given && table.firing.requestId === entry.requestId ? table.firing : null
    const after = firing === null ? given : { ...given, firedN: entry.n }
    if (firing !== null) {
      touched.add(given.person)
      writes.push(note(context, id, given, entry.seq, 'fired', entry.move), change(context, id, given, { fired_n: entry.n }))
    }
    const ended = firing?.isLast === true ? 'done' : endOf(table, state, after, entry, events, next)
    if (ended === null) standing.push(after)
    else {
      touched.add(given.person)
      writes.push(...endWrites(context, id, given, entry.seq, ended))
    }
  }
  const isNext = isForced || (next !== null && standing.some(({ seat }) => seat === next))
  writes.push(isNext ? putJob(db, { kind: ORDERS, key: id, dueAt: context.now() + TAKEN_OVER_AFTER }) : removeJob(db, ORDERS, id))
  return {
    writes,
    keep() {
      table.orders = standing
      return [...touched]
    },
  }
}

/** The move of another leaves this seat no choice, and everybody sees it. After one's own move or something taken back one may want to look. */
export function isForcedAfter({ game }: LiveTable, state: unknown, entry: LogEntry, next: number): boolean {
  return (entry.kind === 'move' || entry.kind === 'redo') && entry.seat !== next && (game.forced?.(state) ?? null) !== null
}

/** Why an order is over after this entry; null while it stands. */
function endOf(
  table: LiveTable,
  state: unknown,
  given: GivenOrder,
  entry: LogEntry,
  events: readonly GameEvent[],
  next: number | null,
): string | null {
  if (next === null) return 'game-over'
  if (entry.kind === 'resign') return entry.seat === given.seat ? 'resigned' : null
  // What it played, or the ground it was given on, is gone: it is never played a second time behind its owner's back.
  if (entry.kind === 'undo') return entry.n < given.n || (given.firedN !== null && entry.n < given.firedN) ? 'taken-back' : null
  const { game } = table
  const visible = entry.seat === given.seat ? [] : eventsFor(events, given.seat)
  try {
    return triggerOf(game, game.view(state, given.seat), given.seat, given.order, given.remembered, visible)
  } catch {
    // Somebody's private order must not stand in the way of a move, nor must its failure tell others of it.
    return 'refused'
  }
}

export function endWrites(context: OrdersContext, table: string, given: GivenOrder, seq: number, why: string): Write[] {
  return [change(context, table, given, { ended: why }), note(context, table, given, seq, 'ended', why)]
}

function change(
  { storage: { db } }: OrdersContext,
  table: string,
  { person, id }: GivenOrder,
  to: { fired_n: number } | { ended: string },
): Write {
  return db.updateTable('orders').set(to).where('table_id', '=', table).where('person', '=', person).where('id', '=', id).compile()
}

/** The owner's own log. */
function note(
  { storage: { db }, now }: OrdersContext,
  table: string,
  given: GivenOrder,
  seq: number,
  what: 'fired' | 'ended',
  text: string,
): Write {
  const columns = { person: given.person, text, at: now() }
  return db
    .insertInto('order_log')
    .values({ table_id: table, order_id: given.id, seq, what, ...columns })
    .onConflict((conflict) => conflict.columns(['table_id', 'person', 'order_id', 'seq', 'what']).doUpdateSet(columns))
    .compile()
}

/** Tells the devices of these people, and nobody else, to look at their orders again. */
export function tellOwners(table: LiveTable, people: readonly string[]): void {
  if (people.length === 0) return
  for (const watcher of table.watchers)
    if (watcher.person !== null && people.includes(watcher.person)) watcher.send(`{"type":"orders","table":"${table.row.id}"}`)
}

/** The people of whom an order was given, has played or is over between the two. */
export function ownersOfChanged(before: readonly GivenOrder[], after: readonly GivenOrder[]): string[] {
  const words = ({ person, id, firedN }: GivenOrder) => JSON.stringify([person, id, firedN])
  const [earlier, later] = [new Set(before.map(words)), new Set(after.map(words))]
  const changed = [...before.filter((one) => !later.has(words(one))), ...after.filter((one) => !earlier.has(words(one)))]
  return [...new Set(changed.map(({ person }) => person))]
}
