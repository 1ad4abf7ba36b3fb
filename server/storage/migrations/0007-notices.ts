import type { Kysely } from 'kysely'
import type { Clustered } from './clustered.ts'

/** How people wish to hear of their tables, and what they were told last. */
export async function notices({ schema }: Kysely<unknown>, clustered: Clustered): Promise<void> {
  await clustered(
    schema
      .createTable('notice_people')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('mode', 'text', (c) => c.notNull())
      .addColumn('digest_hour', 'integer', (c) => c.notNull())
      .addColumn('digest_at', 'bigint', (c) => c.notNull()),
  ).execute()
  await clustered(
    schema
      .createTable('notice_tables')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('mode', 'text')
      .addColumn('told_seq', 'integer', (c) => c.notNull())
      .addColumn('told_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('notice_tables_key', ['person', 'table_id']),
  ).execute()
  await clustered(
    schema
      .createTable('notice_channels')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('events', 'text', (c) => c.notNull())
      .addColumn('verified_at', 'bigint')
      .addColumn('trouble', 'text')
      .addColumn('trouble_at', 'bigint')
      .addColumn('sent_at', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('notice_channels_once', ['person', 'kind', 'address']),
  ).execute()
}
