/** Copies of everything, made while the server runs; and a portable form that moves a house from one database to another. */

import { once } from 'node:events'
import { chmodSync, createReadStream, createWriteStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { sql, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'
import { openStorage, openToRead, type Storage, type StoragePlace } from './storage.ts'

/** In this order on the way back, so that people come before their seats. */
const TABLES = [
  'people',
  'sessions',
  'links',
  'tables',
  'seats',
  'members',
  'moves',
  'chat',
  'notes',
  'faults',
  'jobs',
  'settings',
  'profiles',
  'passkeys',
  'emails',
  'results',
  'ratings',
  'notice_people',
  'notice_tables',
  'notice_channels',
  'clocks',
  'turns_paid',
  'person_time',
  'orders',
  'order_log',
] as const satisfies readonly (keyof Schema)[]

/** `….sqlite`: a copy of the SQLite file. Anything else: one row a line, as JSON, for either database. */
export async function backup(place: StoragePlace, target: string): Promise<{ readonly rows: number }> {
  if (existsSync(target)) throw new Error(`${target} exists already`)
  const storage = await openToRead(place)
  try {
    if (!target.endsWith('.sqlite')) return { rows: await writeRows(storage, target) }
    if (storage.file === null) throw new Error('only SQLite can be copied to a .sqlite file; choose another name for the portable form')
    storage.file.prepare('vacuum into ?').run(target)
    chmodSync(target, 0o600)
    return { rows: await countRows(storage) }
  } finally {
    await storage.close()
  }
}

/** Reads the portable form into an empty house, all or nothing. */
export async function restore(place: StoragePlace, source: string): Promise<{ readonly rows: number }> {
  if (!existsSync(source)) throw new Error(`there is no ${source}`)
  const storage = await openStorage(place)
  try {
    if ((await storage.db.selectFrom('people').select('id').limit(1).executeTakeFirst()) !== undefined)
      throw new Error('there is something in this database already: restore into an empty one')
    let rows = 0
    await storage.db.transaction().execute(async (trx) => {
      for await (const line of createInterface({ input: createReadStream(source, 'utf8') })) {
        if (line === '') continue
        const { table, row } = rowIn(line, rows + 1)
        await trx
          .insertInto(table)
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        rows++
      }
      if (rows === 0) throw new Error(`${source} is empty`)
    })
    return { rows }
  } finally {
    await storage.close()
  }
}

function rowIn(line: string, number: number): { table: (typeof TABLES)[number]; row: never } {
  try {
    const { table, row } = JSON.parse(line) as { table: (typeof TABLES)[number]; row: never }
    if (TABLES.includes(table)) return { table, row }
  } catch {}
  throw new Error(`line ${number} is not a row of a backup in the portable form; nothing was read`)
}

async function writeRows({ db, kind }: Storage, target: string): Promise<number> {
  const out = createWriteStream(target, { mode: 0o600, flags: 'wx' })
  let rows = 0
  // One moment for all tables, though people play on.
  await db
    .transaction()
    .setIsolationLevel(kind === 'postgres' ? 'repeatable read' : 'serializable')
    .execute(async (trx) => {
      for (const table of TABLES) {
        for await (const row of rowsOf(trx, kind, table)) {
          rows++
          if (!out.write(`${JSON.stringify({ table, row })}\n`)) await once(out, 'drain')
        }
      }
    })
  out.end()
  await once(out, 'finish')
  return rows
}

/** Row by row, whatever the size: the drivers have different ways for that. */
async function* rowsOf(trx: Transaction<Schema>, kind: Storage['kind'], table: (typeof TABLES)[number]): AsyncIterable<unknown> {
  if (kind === 'sqlite') {
    yield* trx.selectFrom(table).selectAll().stream()
    return
  }
  await sql`declare rows_to_copy cursor for select * from ${sql.table(table)}`.execute(trx)
  for (;;) {
    const { rows } = await sql`fetch 1000 from rows_to_copy`.execute(trx)
    if (rows.length === 0) break
    yield* rows
  }
  await sql`close rows_to_copy`.execute(trx)
}

async function countRows({ db }: Storage): Promise<number> {
  let rows = 0
  for (const table of TABLES) {
    const counted = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
    rows += Number(counted.rows[0]?.count ?? 0)
  }
  return rows
}
