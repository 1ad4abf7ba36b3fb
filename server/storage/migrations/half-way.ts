/**
 * Up to step 0008 older versions changed a SQLite file statement by statement: a kill in the middle left tables, indexes and columns of a step that was
 * never recorded, and the file could not be opened again. Nobody can have used what such a step made, so it is taken away, and the step runs anew.
 */
import { type Kysely, sql } from 'kysely'
import { openSqlite } from '../sqlite.ts'
import type { Clustered } from './clustered.ts'
import type { Step } from './step.ts'

const LAST_WITHOUT_TRANSACTION = '0008-wishes'

interface Column {
  readonly table: string
  readonly name: string
  /** As SQL. */
  readonly byDefault: string | null
}

interface Shape {
  readonly tables: ReadonlyMap<string, readonly Column[]>
  /** Their tables, by name. */
  readonly indexes: ReadonlyMap<string, string>
}

/** Takes away what is there of a step that is not recorded. Refuses where there are rows in it: then it was something else. */
export async function clearHalfWay(db: Kysely<unknown>, step: Step, known: readonly Step[], clustered: Clustered): Promise<void> {
  if (step.name > LAST_WITHOUT_TRANSACTION) return
  const found = await shapeOf(db)
  // A new file has nothing but what the bookkeeping needs.
  if ([...found.tables.keys()].every((table) => table.startsWith('kysely_migration'))) return
  const [before, after] = await shapesAround(step, known, clustered)
  for (const [index, table] of after.indexes)
    if (found.indexes.get(index) === table && !before.indexes.has(index)) await sql`drop index ${sql.id(index)}`.execute(db)
  for (const [table, columns] of after.tables) {
    const there = found.tables.get(table)
    if (there === undefined) continue
    const old = before.tables.get(table)
    if (old === undefined) {
      if (namesOf(there) !== namesOf(columns)) throw strange(step, `a table “${table}” with other columns`)
      if (await isAny(db, sql`select 1 from ${sql.table(table)} limit 1`)) throw strange(step, `rows in “${table}”`)
      await sql`drop table ${sql.table(table)}`.execute(db)
      continue
    }
    for (const { name, byDefault } of columns.slice(old.length)) {
      if (there.every((column) => column.name !== name)) continue
      const used = sql`select 1 from ${sql.table(table)} where ${sql.ref(name)} is not ${sql.raw(byDefault ?? 'null')} limit 1`
      if (await isAny(db, used)) throw strange(step, `values in “${table}.${name}”`)
      await sql`alter table ${sql.table(table)} drop column ${sql.ref(name)}`.execute(db)
    }
  }
}

function strange({ name }: Step, what: string): Error {
  return new Error(
    `there are already ${what}, though the database does not say that ${name} was done; it was not left like this by an interrupted start. ` +
      'Nothing was changed. Put a backup in its place; or, to begin with an empty house, move the file (and those beside it that begin with its name) away',
  )
}

const namesOf = (columns: readonly Column[]) => columns.map(({ name }) => name).join(' ')
const isAny = async (db: Kysely<unknown>, query: ReturnType<typeof sql>) => (await query.execute(db)).rows.length > 0

/** As a database in memory has it. */
async function shapesAround(step: Step, known: readonly Step[], clustered: Clustered): Promise<[Shape, Shape]> {
  const { db: typed } = await openSqlite(':memory:')
  const db = typed as Kysely<unknown>
  try {
    for (const earlier of known.slice(0, known.indexOf(step))) await earlier.up(db, clustered, 'sqlite')
    const before = await shapeOf(db)
    await step.up(db, clustered, 'sqlite')
    return [before, await shapeOf(db)]
  } finally {
    await db.destroy()
  }
}

async function shapeOf(db: Kysely<unknown>): Promise<Shape> {
  const tables = new Map<string, Column[]>()
  const columns = await sql<Column>`select m.name as "table", c.name as name, c.dflt_value as "byDefault"
    from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table' order by m.name, c.cid`.execute(db)
  for (const column of columns.rows) {
    const known = tables.get(column.table)
    if (known === undefined) tables.set(column.table, [column])
    else known.push(column)
  }
  const indexes = await sql<{ name: string; table: string }>`select name, tbl_name as "table" from sqlite_master
    where type = 'index' and sql is not null`.execute(db)
  return { tables, indexes: new Map(indexes.rows.map(({ name, table }) => [name, table])) }
}
