/** PostgreSQL: for houses with more than one process. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { Overtaken, type Queries, type TransactGroup, type Write } from './group.ts'
import type { MoveRow, Schema } from './schema.ts'

const BIGINT = 20
const UNIQUE_VIOLATION = '23505'
const DEADLOCK = '40P01'

/** A database that does not answer is told of within these, and not waited for. */
const CONNECT_WITHIN = 2_500
const ANSWER_WITHIN = 5_000
/** A process that vanished in the middle of a transaction (frozen, its line cut) holds what it has locked no longer than this. */
const GO_ON_WITHIN = 4_000
/** PostgreSQL finds out within half a minute that nobody is at the other end; by default it takes two hours, and connections are few. */
const SIGNS_OF_LIFE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'
const READERS = 8

/** News between processes travel on this channel. */
export const CHANNEL = 'branchline'

export interface PostgresStorage {
  readonly db: Kysely<Schema>
  readonly transact: TransactGroup
  close(): Promise<void>
}

export function openPostgres(url: string, onLost: (error: Error) => void): PostgresStorage {
  const reading = poolOf(url, READERS, onLost)
  // One is enough: a process has one commit under way at a time, and what arrives meanwhile shares the next.
  const writing = poolOf(url, 1, onLost)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: reading }) })
  return {
    db,
    transact: (group) => transact(writing, group),
    async close() {
      await writing.end()
      await db.destroy()
    },
  }
}

/** With all the time it takes: for changing the tables themselves. */
export function openPatiently(url: string): Kysely<Schema> {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  pool.on('error', () => {})
  // Told by the rejection of whatever was asked on it; the event alone would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** How to connect, for all but migrations. Pipelined: queries are sent without waiting for the one before. */
export function connectionTo(url: string): pg.ClientConfig & { pipeline: boolean } {
  return {
    connectionString: url,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_WITHIN,
    // In a pipeline this also hangs up, so that nobody else waits on a line that is dead.
    query_timeout: ANSWER_WITHIN,
    statement_timeout: ANSWER_WITHIN,
    idle_in_transaction_session_timeout: GO_ON_WITHIN,
    options: SIGNS_OF_LIFE,
    // Times and counts fit a JavaScript number; by default the driver gives text.
    types: {
      getTypeParser: ((id: number, format?: 'text') =>
        id === BIGINT ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
  }
}

function poolOf(url: string, max: number, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ ...connectionTo(url), max, idleTimeoutMillis: 60_000 })
  // A connection that breaks must not end the process: the pool replaces it, and whatever was asked on it is told by its own rejection.
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

async function transact(pool: pg.Pool, group: readonly Queries[]): Promise<(Error | null)[]> {
  const client = await pool.connect()
  try {
    const outcomes = await store(client, group)
    client.release()
    return outcomes
  } catch (error) {
    client.release(error as Error)
    throw error
  }
}

/** Throws only when the connection is lost: then nobody knows, and the next attempt finds out. */
async function store(client: pg.PoolClient, group: readonly Queries[]): Promise<(Error | null)[]> {
  const moves = group.filter(isMove)
  if (moves.length === group.length) {
    const added = await addEntries(client, moves)
    return moves.map((move) => outcomeOf(move, added))
  }
  try {
    const added = await inTransaction(client, group)
    return group.map((queries) => (isMove(queries) ? outcomeOf(queries, added) : null))
  } catch (error) {
    if (isLost(error)) throw error
    if (group.length === 1 && !isDeadlock(error)) return [asOvertaken(error as Error)]
  }
  // One bad write must not take its neighbours with it: the moves together, and the others each alone.
  const added = moves.length === 0 ? new Set<string>() : await addEntries(client, moves)
  const outcomes: (Error | null)[] = []
  for (const queries of group) outcomes.push(isMove(queries) ? outcomeOf(queries, added) : await alone(client, queries))
  return outcomes
}

const MOST_DEADLOCKS = 3

async function alone(client: pg.PoolClient, queries: Queries): Promise<Error | null> {
  for (let deadlocks = 0; ; ) {
    try {
      await inTransaction(client, [queries])
      return null
    } catch (error) {
      if (isLost(error)) throw error
      if (!isDeadlock(error) || ++deadlocks >= MOST_DEADLOCKS) return asOvertaken(error as Error)
    }
  }
}

/** Two round trips, whatever the number of queries. Answers with the entries that were new, of those that came as a move alone. */
async function inTransaction(client: pg.PoolClient, group: readonly Queries[]): Promise<Set<string>> {
  const added = new Set<string>()
  const sent: Promise<unknown>[] = [client.query('begin')]
  for (const part of inOrder(group)) {
    if ('moves' in part) {
      const adding = addEntries(client, part.moves).then((keys) => {
        for (const key of keys) added.add(key)
      })
      sent.push(adding)
      continue
    }
    for (const { sql, parameters, mustChange = 0 } of part.writes)
      sent.push(
        client.query(sql, [...parameters]).then(({ rowCount }) => {
          if ((rowCount ?? 0) < mustChange) throw new Overtaken(sql)
        }),
      )
  }
  const news = group.flatMap((queries) => (isMove(queries) ? [] : queries.flatMap(({ tell }) => tell ?? [])))
  if (news.length > 0) sent.push(client.query(NOTIFY, [news]))
  const outcomes = await Promise.allSettled(sent)
  // The first is the cause; those behind it only say that the transaction was aborted.
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  await client.query(failed === undefined ? 'commit' : 'rollback')
  if (failed !== undefined) throw failed.reason
  return added
}

/** Of a transaction: moves that are next to each other, or whatever else is stored together. */
type Part = { readonly moves: (readonly [Move])[] } | { readonly writes: Queries }

/** In the order of the tables: two processes that write to the same ones wait for each other, and not in a circle. */
function inOrder(group: readonly Queries[]): Part[] {
  const placed = group.map((queries) => ({ queries, place: placeOf(queries) }))
  placed.sort((one, other) => (one.place < other.place ? -1 : one.place > other.place ? 1 : 0))
  const parts: Part[] = []
  for (const { queries } of placed) {
    const last = parts.at(-1)
    if (!isMove(queries)) parts.push({ writes: queries })
    else if (last !== undefined && 'moves' in last) last.moves.push(queries)
    else parts.push({ moves: [queries] })
  }
  return parts
}

const placeOf = ([first]: Queries) => first?.entry?.table_id ?? first?.table ?? ''

type Move = Write & { readonly entry: MoveRow }

/** A move and nothing else: the usual case, and there are many of them. */
function isMove(queries: Queries): queries is [Move] {
  return queries.length === 1 && queries[0]?.entry !== undefined
}

const ADD_ENTRIES = {
  name: 'add-entries',
  // In the order of the tables here too, and the same one as in JavaScript.
  text: `with given as (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::text[], $7::text[], $8::text[], $9::int[], $10::int[], $11::bigint[], $12::text[])
      as given(table_id, seq, n, kind, seat, "by", move, request_id, barrier, to_act, at, news)
  ), added as (
    insert into moves (table_id, seq, n, kind, seat, "by", move, request_id, barrier, to_act, at)
    select table_id, seq, n, kind, seat, "by", move, request_id, barrier, to_act, at from given order by table_id collate "C", seq
    on conflict do nothing returning table_id, seq
  )
  select added.table_id, added.seq, case when given.news is null then null else pg_notify('${CHANNEL}', given.news) end
  from added join given using (table_id, seq)`,
}
const NOTIFY = `select pg_notify('${CHANNEL}', news) from unnest($1::text[]) as news`

/** All of them in one statement, which is a transaction of its own unless one is open. Answers with those that were new. */
async function addEntries(client: pg.PoolClient, moves: readonly (readonly [Move])[]): Promise<Set<string>> {
  const columns: unknown[][] = Array.from({ length: 12 }, () => [])
  for (const [{ entry, tell }] of moves) {
    const { table_id, seq, n, kind, seat, by, move, request_id, barrier, to_act, at } = entry
    const values = [table_id, seq, n, kind, seat, by, move, request_id, barrier, to_act, at, tell ?? null]
    for (const [column, value] of values.entries()) columns[column]?.push(value)
  }
  const { rows } = await client.query<{ table_id: string; seq: number }>({ ...ADD_ENTRIES, values: columns })
  return new Set(rows.map(keyOf))
}

const keyOf = ({ table_id, seq }: { table_id: string; seq: number }) => `${table_id} ${seq}`

/** An entry is added once, also when it came twice in one group. */
function outcomeOf([{ entry }]: readonly [Move], added: Set<string>): Error | null {
  return added.delete(keyOf(entry)) ? null : new Overtaken(`entry ${entry.seq} is there already`)
}

const isDeadlock = (error: unknown) => (error as { code?: string }).code === DEADLOCK

function asOvertaken(error: Error): Error {
  return (error as { code?: string }).code === UNIQUE_VIOLATION ? new Overtaken(error.message, { cause: error }) : error
}

/** Errors that PostgreSQL tells have a severity; those of the line have not. It also tells of its own end. */
function isLost(error: unknown): boolean {
  const { severity } = error as { severity?: string }
  return !(error instanceof Overtaken) && severity !== 'ERROR'
}
