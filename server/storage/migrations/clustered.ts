import { type CreateTableBuilder, sql } from 'kysely'

/** Stored in the order of its key: one table's log lies together on disk. PostgreSQL has no such tables. */
export type Clustered = <Name extends string, Column extends string>(
  table: CreateTableBuilder<Name, Column>,
) => CreateTableBuilder<Name, Column>

export function clusteredOn(kind: 'sqlite' | 'postgres'): Clustered {
  return (table) => (kind === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table)
}
