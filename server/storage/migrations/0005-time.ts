import type { Kysely } from 'kysely'
import type { Clustered } from './clustered.ts'

/** Pace of tables, clocks, and people's own time. */
export async function time({ schema }: Kysely<unknown>, clustered: Clustered): Promise<void> {
  await schema.alterTable('tables').addColumn('pace', 'text').execute()
  await schema
    .alterTable('tables')
    .addColumn('late', 'text', (c) => c.notNull().defaultTo('nudge'))
    .execute()
  // Moments in columns of their own: after the house was closed for a while all of them are moved on at once.
  await clustered(
    schema
      .createTable('clocks')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .addColumn('seat', 'integer')
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addColumn('free_until', 'bigint', (c) => c.notNull())
      .addColumn('deadline', 'bigint', (c) => c.notNull())
      .addColumn('rest', 'text', (c) => c.notNull()),
  ).execute()
  await clustered(
    schema
      .createTable('turns_paid')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('spent', 'bigint', (c) => c.notNull())
      .addColumn('free_until', 'bigint', (c) => c.notNull())
      .addColumn('deadline', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('turns_paid_key', ['table_id', 'n']),
  ).execute()
  await clustered(
    schema
      .createTable('person_time')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('time_zone', 'text', (c) => c.notNull())
      .addColumn('quiet_from', 'integer')
      .addColumn('quiet_to', 'integer')
      .addColumn('vacations', 'text', (c) => c.notNull()),
  ).execute()
}
