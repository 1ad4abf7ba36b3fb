/** Lists of tables, straight from storage and in the order of an index: a page costs the same, however long the list is. */
import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Table } from '../protocol/index.ts'
import { current, tablesWithLatest } from '../storage/latest.ts'
import type { Schema, TableRow } from '../storage/schema.ts'
import type { Flag } from '../storage/schema-columns.ts'
import type { PeopleContext } from './context.ts'
import { cursorOf, type Key, readCursor } from './cursor.ts'
import { withSeats } from './listed.ts'

export interface Page {
  readonly tables: Table[]
  /** Where the next page begins; null when there is none. */
  readonly next: string | null
}

type Status = 'open' | 'running' | 'finished'

/** Newest first. Without a status: those that are open and those under way. */
export async function publicTables(
  context: PeopleContext,
  person: string | null,
  wish: { game?: string | undefined; status?: Status | undefined; limit: number; after?: string | undefined },
): Promise<Page> {
  const after = readCursor(wish.after)
  const apart = person === null ? [] : [...(await context.marks.apartFrom(person))]
  const { page, next } = firstOf(await publicKeys(context, { ...wish, apart }, after).execute(), wish.limit)
  return { tables: await withSeats(context, await rowsOf(context, page), person), next }
}

/**
 * Ids and moments only: the index has both, and no row is read that is not shown. Where one could sit down, no table of those from whom one keeps
 * `apart`, and none at which they sit.
 */
export function publicKeys(
  { storage: { db } }: PeopleContext,
  wish: { game?: string | undefined; status?: Status | undefined; limit: number; apart?: readonly string[] },
  after: Key | null,
) {
  const walk = (status: Status) => {
    let query = db.selectFrom('tables').select(['created_at as at', 'id']).where('visibility', '=', 'public').where('status', '=', status)
    if (wish.game !== undefined) query = query.where('game', '=', wish.game)
    if (status === 'open' && wish.apart !== undefined && wish.apart.length > 0)
      query = query.where('id', 'not in', tablesOf(db, wish.apart))
    if (after !== null) query = query.where((where) => where(where.refTuple('created_at', 'id'), '<', where.tuple(after.at, after.id)))
    return query as unknown as Walk
  }
  return inOrder(db, wish.status === undefined ? [walk('open'), walk('running')] : [walk(wish.status)], wish.limit + 1)
}

export type Walk = SelectQueryBuilder<Schema, keyof Schema, Key>

/** Walks along an index, each no further than the page is long; of several the newest of them all. */
export function inOrder(db: Kysely<Schema>, walks: readonly Walk[], limit: number) {
  const [one, other] = walks.map((walk) => walk.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit)) as [Walk, Walk?]
  if (other === undefined) return one
  const rows = (walk: Walk) => db.selectFrom(walk.as('part')).select(['at', 'id'])
  return rows(one).unionAll(rows(other)).orderBy('at', 'desc').orderBy('id', 'desc').limit(limit)
}

export function tablesOf(db: PeopleContext['storage']['db'], people: readonly string[]) {
  return db
    .selectFrom('own_tables')
    .select('own_tables.table_id')
    .where('person', 'in', people)
    .where('stage', '=', OTHERS)
    .where('why', 'in', ['owner', 'seat'])
}

/** Nobody plays more at a time. Who does finds the others on the next pages. */
const MOST_UNDER_WAY = 500

const UNDER_WAY = 0
const OTHERS = 1
const NOTHING = { page: [], next: null }

type Archived = 'no' | 'yes' | 'all'

/**
 * All games under way, those that wait for this person first, the longest waiting first: none of them is crowded out by games that are
 * over, however many of those there are. Then the newest of the rest; the next pages go on with these.
 */
export async function myTables(
  context: PeopleContext,
  person: string,
  wish: { archived: Archived; limit: number; after?: string | undefined },
): Promise<Page> {
  const after = readCursor(wish.after)
  const isLater = after?.part === 'other'
  const under = { person, archived: wish.archived, stage: UNDER_WAY, limit: MOST_UNDER_WAY } as const
  const running = isLater ? NOTHING : firstOf(await ownKeys(context, under, after).execute(), MOST_UNDER_WAY, 'running')
  const rest = { person, archived: wish.archived, stage: OTHERS, limit: wish.limit } as const
  const others =
    running.next === null
      ? firstOf(await ownKeys(context, rest, isLater ? after : null).execute(), wish.limit, 'other')
      : { page: [], next: running.next }
  const rows = await rowsOf(context, [...running.page, ...others.page])
  return { tables: await waitingFirst(context, rows, person), next: others.next }
}

/** The table that has waited longest for this person; after `after`, the one behind it, in a circle. */
export async function nextTable(context: PeopleContext, person: string, after: string | undefined): Promise<Table | null> {
  const running = firstOf(
    await ownKeys(context, { person, archived: 'no', stage: UNDER_WAY, limit: MOST_UNDER_WAY }, null).execute(),
    MOST_UNDER_WAY,
  )
  const waiting = (await waitingFirst(context, await rowsOf(context, running.page), person)).filter(({ you }) => you.yourTurn)
  return waiting[(waiting.findIndex(({ id }) => id === after) + 1) % Math.max(1, waiting.length)] ?? null
}

/** Where this person sits, what they made, and where they came by an invitation. */
export function ownKeys(
  { storage: { db } }: Pick<PeopleContext, 'storage'>,
  wish: { person: string; archived: Archived; stage: 0 | 1; limit: number },
  after: Key | null,
) {
  const walk = (archived: Flag) => {
    let query = db.selectFrom('own_tables').select(['created_at as at', 'table_id as id']).distinct()
    query = query.where('person', '=', wish.person).where('archived', '=', archived).where('stage', '=', wish.stage)
    if (after !== null)
      query = query.where((where) => where(where.refTuple('created_at', 'table_id'), '<', where.tuple(after.at, after.id)))
    return query as unknown as Walk
  }
  return inOrder(db, wish.archived === 'all' ? [walk(0), walk(1)] : [walk(wish.archived === 'yes' ? 1 : 0)], wish.limit + 1)
}

export function firstOf(keys: readonly Key[], limit: number, part?: 'running' | 'other') {
  const page = keys.slice(0, limit)
  const last = page.at(-1)
  return { page, next: keys.length > limit && last !== undefined ? cursorOf(last, part) : null }
}

/** In the order of the keys. */
export async function rowsOf(context: PeopleContext, keys: readonly Key[]): Promise<TableRow[]> {
  if (keys.length === 0) return []
  const ids = keys.map(({ id }) => id)
  const rows = await tablesWithLatest(context.storage.db).where('tables.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, current(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function waitingFirst(context: PeopleContext, rows: readonly TableRow[], person: string): Promise<Table[]> {
  const changedLast = rows.toSorted((a, b) => b.changed_at - a.changed_at)
  const tables = await withSeats(context, changedLast, person)
  const waiting = tables.filter(({ you }) => you.yourTurn).reverse()
  return [...waiting, ...tables.filter(({ you }) => !you.yourTurn)]
}
