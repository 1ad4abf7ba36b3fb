import type { Kysely } from 'kysely'
import type { Clustered } from './clustered.ts'

/** Whom people mute and block, reports to the host, and tables whose chat is closed. */
export async function people({ schema }: Kysely<unknown>, clustered: Clustered): Promise<void> {
  await clustered(
    schema
      .createTable('person_marks')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('other_person', 'text', (c) => c.notNull())
      .addColumn('mark', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('person_marks_key', ['person', 'other_person']),
  ).execute()
  await schema.createIndex('person_marks_of').on('person_marks').column('other_person').execute()
  await clustered(
    schema
      .createTable('reports')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('request_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('other_person', 'text', (c) => c.notNull())
      .addColumn('other_name', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text')
      .addColumn('line', 'integer')
      .addColumn('said', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('handled_at', 'bigint')
      .addColumn('note', 'text', (c) => c.notNull()),
  ).execute()
  await schema.createIndex('reports_by_person').on('reports').columns(['person', 'request_id']).unique().execute()
  await schema.createIndex('reports_about').on('reports').column('other_person').execute()
  await schema.createIndex('reports_by_time').on('reports').column('at').execute()
  await schema
    .alterTable('tables')
    .addColumn('chat_closed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema.createIndex('chat_by_person_and_time').on('chat').columns(['person', 'at']).execute()
  await schema.dropIndex('chat_by_person').execute()
}
