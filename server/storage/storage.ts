/** The one way to what is stored. Reads go through `db`; what people do goes through `commit`, so that writes share their syncs. */
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Commits, groupCommits } from './group.ts'
import { migrate } from './migrations/index.ts'
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

export async function openStorage(place: StoragePlace, events: StorageEvents = {}): Promise<Storage> {
  const committed = (writes: number, milliseconds: number, failed: boolean) => events.committed?.(writes, milliseconds, failed)
  if (place.database !== undefined) {
    const patient = openPatiently(place.database)
    await migrate(patient, 'postgres').finally(() => patient.destroy())
    const { db, transact, close } = openPostgres(place.database, (error) => events.lost?.(error))
    return ready('postgres', db, null, groupCommits(transact, committed), close)
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
  const { db, file, transact } = await openSqlite(path)
  try {
    await migrate(db, 'sqlite')
  } catch (error) {
    await db.destroy()
    throw error
  }
  return ready('sqlite', db, file, groupCommits(transact, committed), () => db.destroy())
}

/** Part by part: where the system refuses to say why (as in /proc), Node's own way tries for ever. */
function makeFolder(folder: string): void {
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
