/** SQLite in one file: write-ahead log, full sync. The built-in driver where Node has it, the same interface from a package where not. */
import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import { allOrEach, Overtaken, type Queries, type TransactGroup } from './group.ts'
import type { Schema } from './schema.ts'

interface Statement {
  run(...parameters: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint }
  all(...parameters: unknown[]): unknown[]
  iterate(...parameters: unknown[]): IterableIterator<unknown>
  columns(): unknown[]
}
export interface SqliteFile {
  prepare(sql: string): Statement
  exec(sql: string): void
  close(): void
}

export async function openSqlite(path: string): Promise<{ db: Kysely<Schema>; file: SqliteFile; transact: TransactGroup }> {
  if (path !== ':memory:') keepToOwner(path)
  const file = await openFile(path)
  // A checkpoint copies every page that changed and makes whoever commits wait for it: many moves share one.
  file.exec(
    'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 8000; pragma journal_size_limit = 67108864; pragma cache_size = -16000',
  )
  const prepared = rememberStatements(file)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: kyselyDatabase(file, prepared) }) })
  return { db, file, transact: allOrEach((queries) => transact(file, prepared, queries)) }
}

/** Before anything is in it: SQLite gives the files beside it the same rights, and a kill must not leave one that others may read. */
function keepToOwner(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600)
}

export async function openFile(path: string, options: { readonly readOnly?: boolean } = {}): Promise<SqliteFile> {
  // The name is a variable because Node 20 and its types do not know this module.
  const builtIn = 'node:sqlite'
  const driver: { DatabaseSync: new (path: string, options: object) => SqliteFile } = await import(builtIn).catch(
    () => import('@photostructure/sqlite'),
  )
  return wrap(new driver.DatabaseSync(path, options))
}

let wrap = (file: SqliteFile) => file

/** Every file that is opened from now on is seen through this; for whoever must know of each statement. Returns what they were seen through before. */
export function seeFilesThrough(through: (file: SqliteFile) => SqliteFile): (file: SqliteFile) => SqliteFile {
  const before = wrap
  wrap = through
  return before
}

function transact(file: SqliteFile, prepared: (sql: string) => Statement, queries: Queries): void {
  prepared('begin immediate').run()
  try {
    for (const { sql, parameters, mustChange = 0 } of queries) {
      const { changes } = prepared(sql).run(...parameters)
      if (changes < mustChange) throw new Overtaken(sql)
    }
    prepared('commit').run()
  } catch (error) {
    // After some errors (a full disk) SQLite has rolled back by itself and a second rollback is an error of its own.
    try {
      file.exec('rollback')
    } catch {}
    throw /UNIQUE constraint failed/.test((error as Error).message) ? new Overtaken((error as Error).message, { cause: error }) : error
  }
}

const REMEMBERED = 300

function rememberStatements(file: SqliteFile): (sql: string) => Statement {
  const statements = new Map<string, Statement>()
  return (sql) => {
    let statement = statements.get(sql)
    if (statement === undefined) {
      if (statements.size >= REMEMBERED) statements.delete(statements.keys().next().value as string)
      statement = file.prepare(sql)
      statements.set(sql, statement)
    }
    return statement
  }
}

/** Kysely's SQLite dialect expects statements that say whether they return rows and take their parameters as a list. */
function kyselyDatabase(file: SqliteFile, prepared: (sql: string) => Statement): SqliteDatabase {
  // To ask makes an object for every column, and most statements are asked again and again.
  const readers = new WeakMap<Statement, boolean>()
  const isReader = (statement: Statement) => {
    const known = readers.get(statement) ?? statement.columns().length > 0
    readers.set(statement, known)
    return known
  }
  return {
    close: () => file.close(),
    prepare(sql) {
      // Statements that change the schema are run once; remembering them would only keep locks.
      const statement = /^\s*(create|alter|drop|begin|commit|rollback|pragma)/i.test(sql) ? file.prepare(sql) : prepared(sql)
      return {
        reader: isReader(statement),
        all: (parameters) => statement.all(...parameters),
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters),
      }
    },
  }
}
