/** The write that every move makes. Built once by the query layer and filled in by hand after that: building costs more than running. */
import type { Kysely } from 'kysely'
import type { Write } from './group.ts'
import type { MoveRow, Schema } from './schema.ts'

const built = new WeakMap<Kysely<Schema>, string>()

export function addEntry(db: Kysely<Schema>, row: MoveRow): Write {
  let sql = built.get(db)
  if (sql === undefined) {
    sql = db
      .insertInto('moves')
      .values({ table_id: '', seq: 0, n: 0, kind: 'move', seat: 0, by: 'person', move: '', request_id: '', barrier: 0, to_act: 0, at: 0 })
      .compile().sql
    built.set(db, sql)
  }
  const { table_id, seq, n, kind, seat, by, move, request_id, barrier, to_act, at } = row
  return { sql, parameters: [table_id, seq, n, kind, seat, by, move, request_id, barrier, to_act, at] }
}
