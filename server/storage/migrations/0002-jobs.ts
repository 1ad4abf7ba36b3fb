import type { Kysely } from 'kysely'
import type { Clustered } from './clustered.ts'

/** What is to be done later, by whichever process is alive then. */
export async function jobs({ schema }: Kysely<unknown>, clustered: Clustered): Promise<void> {
  await clustered(
    schema
      .createTable('jobs')
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('due_at', 'bigint', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('holder', 'text')
      .addColumn('held_until', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('jobs_key', ['kind', 'key']),
  ).execute()
  await schema.createIndex('jobs_due').on('jobs').column('due_at').execute()
}
