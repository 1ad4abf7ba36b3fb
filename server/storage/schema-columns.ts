/** What the columns of all tables are made of. */
import type { ColumnType } from 'kysely'

/** Written once. */
export type Fixed<T> = ColumnType<T, T, never>
/** 0 or 1: SQLite has no booleans. */
export type Flag = 0 | 1
