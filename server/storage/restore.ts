/** From a backup to a house: read and checked first, written to a new place, and moved into position when it is whole. */
import { chmodSync, copyFileSync, existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { NOT_COPIED, TABLES } from './backup.ts'
import { moveInto } from './into-place.ts'
import { lockHouse } from './lock.ts'
import { migrate, STEPS } from './migrations/index.ts'
import { readPortable } from './portable.ts'
import { openPatiently } from './postgres.ts'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import { makeFolder, SQLITE_FILE, type Storage, type StoragePlace } from './storage.ts'
import { isSqlite, type Verified, verifyBackup } from './verify.ts'

/** Into an empty house, all or nothing: stopped at any moment there is the empty house still, or the whole of the new one. */
export async function restore(place: StoragePlace, source: string): Promise<Verified> {
  const verified = await verifyBackup(source)
  if (place.database === undefined) await restoreFile(place.data, source, verified)
  else if (verified.form === 'sqlite')
    throw new Error(
      `${source} is a copy of a SQLite file: for PostgreSQL make a backup in the portable form (any name that does not end in .sqlite)`,
    )
  else await restorePostgres(place.database, source, verified)
  return verified
}

async function restoreFile(folder: string, source: string, verified: Verified): Promise<void> {
  makeFolder(resolve(folder))
  const path = join(folder, SQLITE_FILE)
  const lock = await lockHouse(path).catch((error: Error) => {
    throw new Error(`${path}: ${error.message}`, { cause: error })
  })
  const fresh = `${path}-restoring`
  const forget = () => {
    for (const file of ['', '-wal', '-shm', '-journal']) rmSync(fresh + file, { force: true })
  }
  try {
    if (existsSync(path)) await mustBeEmptyFile(path)
    forget()
    if (isSqlite(source)) {
      copyFileSync(source, fresh)
      chmodSync(fresh, 0o600)
    }
    const { db, file } = await openSqlite(fresh)
    try {
      if (verified.form === 'portable') await fill(db, 'sqlite', source, verified)
      else await migrate(db, 'sqlite')
      // All of it into the one file, with nothing beside it that would have to be moved along. Who opens it next gives it a new log.
      file.exec('pragma journal_mode = delete')
    } finally {
      await db.destroy()
    }
    await verifyBackup(fresh)
    // Of the empty one. SQLite would take them for the new one's.
    for (const file of ['-wal', '-shm']) rmSync(path + file, { force: true })
    moveInto(fresh, path)
  } finally {
    forget()
    lock.release()
  }
}

async function mustBeEmptyFile(path: string): Promise<void> {
  const { db } = await openSqlite(path)
  try {
    await mustBeEmpty(db)
  } finally {
    await db.destroy()
  }
}

async function restorePostgres(url: string, source: string, verified: Verified): Promise<void> {
  const db = openPatiently(url)
  try {
    await fill(db, 'postgres', source, verified)
  } finally {
    await db.destroy()
  }
}

const LAST_STEP_OF_FIRST_FORM = '0008-wishes'
/** What a house that was opened once and never used has of its own. */
const OF_AN_EMPTY_HOUSE = ['settings', 'jobs'] as const

/** The schema as it was when the backup was made, the rows in one transaction, and then the steps that came since. */
async function fill(db: Kysely<Schema>, kind: Storage['kind'], source: string, verified: Verified): Promise<void> {
  const step = verified.step ?? LAST_STEP_OF_FIRST_FORM
  await migrate(db, kind, STEPS.findIndex(({ name }) => name === step) + 1)
  await db.transaction().execute(async (trx) => {
    await mustBeEmpty(trx)
    for (const table of OF_AN_EMPTY_HOUSE) await trx.deleteFrom(table).execute()
    let waiting: { table: (typeof TABLES)[number]; rows: object[] } | null = null
    const flush = async () => {
      if (waiting !== null)
        await trx
          .insertInto(waiting.table)
          .values(waiting.rows as never)
          .execute()
      waiting = null
    }
    const { rows } = await readPortable(source, async ([name, row]) => {
      const table = TABLES.find((one) => one === name)
      if (table === undefined) throw new Error(`there is no table “${name}” in a house; nothing was read`)
      if (waiting !== null && (waiting.table !== table || waiting.rows.length === AT_ONCE)) await flush()
      waiting ??= { table, rows: [] }
      waiting.rows.push(row)
    })
    await flush()
    if (rows !== verified.rows) throw new Error(`${source} changed while it was read; nothing was kept`)
  })
  await migrate(db, kind)
}

const AT_ONCE = 100

async function mustBeEmpty(db: Kysely<Schema>): Promise<void> {
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name))
  const own: readonly string[] = [...OF_AN_EMPTY_HOUSE, ...NOT_COPIED]
  for (const table of TABLES.filter((name) => there.has(name) && !own.includes(name))) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) throw new Error(`there is something in this database already (in “${table}”): restore into an empty one`)
  }
}
