/**
 * Tables with the latest entry of their log. A move adds a row and changes none, so how far a table has come, whose turn it
 * is and when it changed last are read from there.
 */
import type { Kysely } from 'kysely'
import type { Schema, TableRow } from './schema.ts'

export function tablesWithLatest(db: Kysely<Schema>) {
  return db
    .selectFrom('tables')
    .leftJoin('moves as last', (join) =>
      join.onRef('last.table_id', '=', 'tables.id').on('last.seq', '=', (where) =>
        where
          .selectFrom('moves as entry')
          .select((entry) => entry.fn.max('entry.seq').as('seq'))
          .whereRef('entry.table_id', '=', 'tables.id'),
      ),
    )
    .selectAll('tables')
    .select(['last.seq as last_seq', 'last.n as last_n', 'last.to_act as last_to_act', 'last.at as last_at'])
}

interface WithLatest extends TableRow {
  readonly last_seq: number | null
  readonly last_n: number | null
  readonly last_to_act: number | null
  readonly last_at: number | null
}

/** The row as it would be if every move had brought it up to date. */
export function current({ last_seq, last_n, last_to_act, last_at, ...row }: WithLatest): TableRow {
  if (last_seq === null || row.status === 'open') return row
  return {
    ...row,
    seq: last_seq,
    n: last_n ?? row.n,
    to_act: row.status === 'running' ? (last_to_act ?? row.to_act) : null,
    changed_at: Math.max(row.changed_at, last_at ?? 0),
  }
}
