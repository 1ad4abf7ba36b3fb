/** The one way to what is stored. Reads go through `db`; what people do goes through `commit`, so that writes share their syncs. */
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Commits, groupCommits } from './group.ts'
import { lockHouse } from './lock.ts'
import { migrate, stepOf } from './migrations/index.ts'
import { openPatiently, openPostgres } from './postgres.ts'
import type { Schema } from './schema.ts'
import { openSqlite, type SqliteFile } from './sqlite.ts'

export interface Storage extends Commits {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Kysely<Schema>
  /** The open file, when it is SQLite. */
  readonly file: SqliteFile | null
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface StoragePlace {
  /** The folder of the SQLite file. */
  readonly data: string
  /** postgres://…; the folder is then not used. */
  readonly database?: string | undefined
}

export interface StorageEvents {
  committed?(writes: number, milliseconds: number, failed: boolean): void
  lost?(error: Error): void
}

export const SQLITE_FILE = 'branchline.sqlite'

const noCommits = () => {}

/**
 * For whoever only reads, beside a server that runs: takes no lock and changes nothing, the steps of the schema included. Says the last step that
 * the database has come to.
 */
export async function openToRead(place: StoragePlace): Promise<Storage & { readonly step: string }> {
  const path = join(place.data, SQLITE_FILE)
  // A folder that was misspelt would be made, and an empty house be read.
  if (place.database === undefined && !existsSync(path))
    throw new Error(`there is no ${path}: say where the house is with --data or --database`)
  const storage = place.database === undefined ? await readFile(path) : onPostgres(place.database, noCommits, {})
  try {
    return { ...storage, step: await stepOf(storage) }
  } catch (error) {
    await storage.close()
    throw error
  }
}

async function readFile(path: string): Promise<Storage> {
  const { db, file, transact } = await openSqlite(path)
  return ready('sqlite', db, file, groupCommits(transact, noCommits), () => db.destroy())
}

function onPostgres(
  url: string,
  committed: (writes: number, milliseconds: number, failed: boolean) => void,
  events: StorageEvents,
): Storage {
  const { db, transact, close } = openPostgres(url, (error) => events.lost?.(error))
  return ready('postgres', db, null, groupCommits(transact, committed), close)
}

export async function openStorage(place: StoragePlace, events: StorageEvents = {}): Promise<Storage> {
  const committed = (writes: number, milliseconds: number, failed: boolean) => events.committed?.(writes, milliseconds, failed)
  if (place.database !== undefined) {
    const patient = openPatiently(place.database)
    await migrate(patient, 'postgres').finally(() => patient.destroy())
    return onPostgres(place.database, committed, events)
  }
  if (place.data === ':memory:') return openFile(':memory:', committed)
  makeFolder(resolve(place.data))
  const path = join(place.data, SQLITE_FILE)
  return openFile(path, committed).catch((error: Error) => {
    const advice = /not a database|malformed/.test(error.message) ? '; it is damaged: put a backup in its place' : ''
    throw new Error(`${path}: ${error.message}${advice}`, { cause: error })
  })
}

async function openFile(path: string, committed: (writes: number, milliseconds: number, failed: boolean) => void): Promise<Storage> {
  const lock = path === ':memory:' ? null : await lockHouse(path)
  try {
    const { db, file, transact } = await openSqlite(path)
    try {
      await migrate(db, 'sqlite')
    } catch (error) {
      await db.destroy()
      throw error
    }
    return ready('sqlite', db, file, groupCommits(transact, committed), async () => {
      await db.destroy()
      lock?.release()
    })
  } catch (error) {
    lock?.release()
    throw error
  }
}

/** Part by part: where the system refuses to say why (as in /proc), Node's own way tries for ever. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`)
    return
  }
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process was quicker.
    const { code = '', message } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST') throw new Error(`the folder ${folder} cannot be made (${code || message})`, { cause: error })
  }
}

function ready(kind: Storage['kind'], db: Kysely<Schema>, file: SqliteFile | null, commits: Commits, close: () => Promise<void>): Storage {
  return {
    kind,
    db,
    file,
    ...commits,
    async ping() {
      await sql`select 1`.execute(db)
    },
    async close() {
      await commits.settled()
      await close()
    },
  }
}
