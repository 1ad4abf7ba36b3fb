/** The two writes that every move makes. Built once by the query layer and filled in by hand after that: building costs more than running. */
import type { Kysely } from 'kysely'
import type { Write } from './group.ts'
import type { MoveRow, Schema } from './schema.ts'

export interface MoveWrites {
  addEntry(row: MoveRow): Write
  goOn(table: string, seq: number, n: number, toAct: number | null, at: number): Write
}

const built = new WeakMap<Kysely<Schema>, MoveWrites>()

export function moveWrites(db: Kysely<Schema>): MoveWrites {
  let writes = built.get(db)
  if (writes === undefined) {
    writes = build(db)
    built.set(db, writes)
  }
  return writes
}

function build(db: Kysely<Schema>): MoveWrites {
  const entry = db
    .insertInto('moves')
    .values({ table_id: '', seq: 0, n: 0, kind: 'move', seat: 0, by: 'person', move: '', request_id: '', barrier: 0, at: 0 })
    .compile().sql
  const onward = db
    .updateTable('tables')
    .set({ seq: 0, n: 0, to_act: 0, changed_at: 0, request: null, fault: null })
    .where('id', '=', '')
    .compile().sql
  return {
    addEntry: (row) => ({
      sql: entry,
      parameters: [row.table_id, row.seq, row.n, row.kind, row.seat, row.by, row.move, row.request_id, row.barrier, row.at],
    }),
    goOn: (table, seq, n, toAct, at) => ({ sql: onward, parameters: [seq, n, toAct, at, null, null, table] }),
  }
}
