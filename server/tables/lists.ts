/** Lists of tables, straight from storage: nothing is loaded for them. */
import type { House } from '../house.ts'
import type { Table } from '../protocol/index.ts'
import { current, tablesWithLatest } from '../storage/latest.ts'
import type { TableRow } from '../storage/schema.ts'
import { seatsWithPeople } from '../storage/seats.ts'
import { timesShown } from '../time/load.ts'
import { presentAt, tableFor } from './wire.ts'

export async function publicTables(
  house: House,
  person: string | null,
  wish: { game?: string | undefined; status?: 'open' | 'running' | 'finished' | undefined; limit: number; before?: number | undefined },
): Promise<Table[]> {
  let query = tablesWithLatest(house.storage.db).where('visibility', '=', 'public')
  query = wish.status === undefined ? query.where('status', 'in', ['open', 'running']) : query.where('status', '=', wish.status)
  if (wish.game !== undefined) query = query.where('game', '=', wish.game)
  const rows = await pageOf(query, wish.limit, wish.before)
  return withSeats(house, rows.map(current), person)
}

const MOST_OF_MINE = 500

/**
 * All games under way, those that wait for this person first, the longest waiting first: none of them is crowded out by games that are
 * over, however many of those there are. Of the rest the newest; or, by `before`, only those that were made before.
 */
export async function myTables(
  house: House,
  person: string,
  wish: { archived: 'no' | 'yes' | 'all'; before?: number | undefined },
): Promise<Table[]> {
  const query = tablesOf(house, person, wish.archived)
  const running = wish.before === undefined ? await query.where('status', '=', 'running').execute() : []
  const others = await pageOf(query.where('status', 'in', ['open', 'finished']), MOST_OF_MINE, wish.before)
  return waitingFirst(house, [...running, ...others].map(current), person)
}

/** The newest, or those before a moment; and whatever else was made in the same moment as the last, for the next page begins before it. */
async function pageOf(query: ReturnType<typeof tablesWithLatest>, limit: number, before: number | undefined) {
  const page = before === undefined ? query : query.where('created_at', '<', before)
  const rows = await page.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute()
  const last = rows.at(-1)
  if (last === undefined || rows.length < limit) return rows
  const sameMoment = await query.where('created_at', '=', last.created_at).where('id', '>', last.id).orderBy('id').execute()
  return [...rows, ...sameMoment]
}

/** The table that has waited longest for this person; after `after`, the one behind it, in a circle. */
export async function nextTable(house: House, person: string, after: string | undefined): Promise<Table | null> {
  const running = await tablesOf(house, person, 'no').where('status', '=', 'running').execute()
  const waiting = (await waitingFirst(house, running.map(current), person)).filter(({ you }) => you.yourTurn)
  return waiting[(waiting.findIndex(({ id }) => id === after) + 1) % Math.max(1, waiting.length)] ?? null
}

/** Where this person sits, what they made, and where they came by an invitation. */
function tablesOf(house: House, person: string, archived: 'no' | 'yes' | 'all') {
  const { db } = house.storage
  const putAway = db.selectFrom('members').select('table_id').where('person', '=', person).where('archived', '=', 1)
  const query = tablesWithLatest(db).where((where) =>
    where.or([
      where('owner', '=', person),
      where('tables.id', 'in', db.selectFrom('seats').select('table_id').where('person', '=', person)),
      where('tables.id', 'in', db.selectFrom('members').select('table_id').where('person', '=', person).where('watches', '=', 1)),
    ]),
  )
  return archived === 'all' ? query : query.where('tables.id', archived === 'yes' ? 'in' : 'not in', putAway)
}

async function waitingFirst(house: House, rows: readonly TableRow[], person: string): Promise<Table[]> {
  const newestFirst = rows.toSorted((a, b) => b.changed_at - a.changed_at)
  const tables = await withSeats(house, newestFirst, person)
  const waiting = tables.filter(({ you }) => you.yourTurn).reverse()
  return [...waiting, ...tables.filter(({ you }) => !you.yourTurn)]
}

async function withSeats(house: House, rows: readonly TableRow[], person: string | null): Promise<Table[]> {
  if (rows.length === 0) return []
  const { db } = house.storage
  const ids = rows.map(({ id }) => id)
  const [seats, owners, mine] = await Promise.all([
    seatsWithPeople(db).select('people.name').where('table_id', 'in', ids).execute(),
    db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('id', 'in', [...new Set(rows.map(({ owner }) => owner))])
      .execute(),
    person === null
      ? []
      : db
          .selectFrom('members')
          .select('table_id')
          .where('person', '=', person)
          .where('archived', '=', 1)
          .where('table_id', 'in', ids)
          .execute(),
  ])
  const names = new Map(owners.map(({ id, name }) => [id, name]))
  for (const seat of seats) if (seat.person !== null) names.set(seat.person, seat.name ?? '')
  const times = await timesShown(db, rows, seats, house.now)
  const archived = new Set(mine.map(({ table_id }) => table_id))
  const seatsAt = new Map<string, (typeof seats)[number][]>()
  for (const seat of seats) {
    const known = seatsAt.get(seat.table_id)
    if (known === undefined) seatsAt.set(seat.table_id, [seat])
    else known.push(seat)
  }
  return rows.map((row) => {
    const live = house.live.get(row.id)
    const present = live === undefined ? new Set<string>() : presentAt(live)
    const here = (seatsAt.get(row.id) ?? []).map(({ name: _, ...seat }) => seat)
    const { calendars } = times
    const clock = times.clockOf(row, here)
    return tableFor({ row, seats: here, names, archived: archived.has(row.id), clock, calendars, now: house.now() }, person, present)
  })
}
