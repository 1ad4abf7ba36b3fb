import type { Kysely } from 'kysely'
import type { Clustered } from './clustered.ts'

/** How far a person has come with lessons and puzzles. */
export async function progress({ schema }: Kysely<unknown>, clustered: Clustered): Promise<void> {
  await clustered(
    schema
      .createTable('progress')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('epoch', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull()),
  ).execute()
}
