import type { Kysely } from 'kysely'
import type { Clustered } from './clustered.ts'

/** The game of the day: what was dealt, and who played it. */
export async function daily({ schema }: Kysely<unknown>, clustered: Clustered): Promise<void> {
  await clustered(
    schema
      .createTable('daily_deals')
      .addColumn('day', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('rules_version', 'integer', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('seats', 'integer', (c) => c.notNull())
      .addColumn('seed', 'text', (c) => c.notNull()),
  ).execute()
  await clustered(
    schema
      .createTable('daily_attempts')
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('begun_at', 'bigint', (c) => c.notNull())
      .addColumn('done_at', 'bigint')
      .addColumn('score', 'integer')
      .addColumn('place', 'integer')
      .addColumn('moves', 'text')
      .addPrimaryKeyConstraint('daily_attempts_key', ['day', 'person']),
  ).execute()
  await schema.createIndex('daily_attempts_by_score').on('daily_attempts').columns(['day', 'score', 'person']).execute()
  await schema.createIndex('daily_attempts_by_person').on('daily_attempts').columns(['person', 'day']).execute()
}
