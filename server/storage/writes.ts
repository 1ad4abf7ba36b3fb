/** Writes that are made with every move, or nearly, or many at once. Built once by the query layer and filled in by hand after that: building costs more than running. */
import type { Kysely } from 'kysely'
import type { Write } from './group.ts'
import type { JobRow, MoveRow, Schema, TableRow } from './schema.ts'

const built = new WeakMap<Kysely<Schema>, Map<string, string>>()

/** The text of a write, built when it is first asked for. Its parameters are filled in by whoever asks, in the order of the text. */
export function sqlOf(db: Kysely<Schema>, name: string, build: () => { readonly sql: string }): string {
  let known = built.get(db)
  if (known === undefined) {
    known = new Map()
    built.set(db, known)
  }
  let sql = known.get(name)
  if (sql === undefined) {
    sql = build().sql
    known.set(name, sql)
  }
  return sql
}

export function addEntry(db: Kysely<Schema>, row: MoveRow): Write {
  const sql = sqlOf(db, 'entry', () =>
    db
      .insertInto('moves')
      .values({ table_id: '', seq: 0, n: 0, kind: 'move', seat: 0, by: 'person', move: '', request_id: '', barrier: 0, to_act: 0, at: 0 })
      .compile(),
  )
  const { table_id, seq, n, kind, seat, by, move, request_id, barrier, to_act, at } = row
  return { sql, parameters: [table_id, seq, n, kind, seat, by, move, request_id, barrier, to_act, at], entry: row }
}

/** Fails the commit when somebody has changed the table since. */
export function nextRevision(db: Kysely<Schema>, { id, revision }: TableRow): Write {
  const sql = sqlOf(db, 'revision', () =>
    db.updateTable('tables').set({ revision: 1 }).where('id', '=', '').where('revision', '=', 0).compile(),
  )
  return { sql, parameters: [revision + 1, id, revision], mustChange: 1 }
}

export function writeJob(db: Kysely<Schema>, { kind, key, body, due_at, attempts, holder, held_until }: JobRow): Write {
  const sql = sqlOf(db, 'job', () => {
    const columns = { body: '', due_at: 0, attempts: 0, holder: '', held_until: 0 }
    return db
      .insertInto('jobs')
      .values({ kind: '', key: '', ...columns })
      .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet(columns))
      .compile()
  })
  const columns = [body, due_at, attempts, holder, held_until]
  return { sql, parameters: [kind, key, ...columns, ...columns] }
}

export function removeJob(db: Kysely<Schema>, kind: string, key: string): Write {
  const sql = sqlOf(db, 'no job', () => db.deleteFrom('jobs').where('kind', '=', '').where('key', '=', '').compile())
  return { sql, parameters: [kind, key] }
}
