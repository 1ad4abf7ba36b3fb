import type { Kysely } from 'kysely'
import type { Clustered } from './clustered.ts'

export async function tablesAndPeople({ schema }: Kysely<unknown>, clustered: Clustered): Promise<void> {
  await clustered(
    schema
      .createTable('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('erased_at', 'bigint'),
  ).execute()
  await clustered(
    schema
      .createTable('sessions')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull()),
  ).execute()
  await schema.createIndex('sessions_by_person').on('sessions').column('person').execute()
  await clustered(
    schema
      .createTable('links')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull()),
  ).execute()
  await clustered(
    schema
      .createTable('tables')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('rules_version', 'integer', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('visibility', 'text', (c) => c.notNull())
      .addColumn('invite', 'text', (c) => c.notNull())
      .addColumn('owner', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('undo', 'text', (c) => c.notNull())
      .addColumn('hints', 'text', (c) => c.notNull())
      .addColumn('absent_after', 'integer', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('to_act', 'integer')
      .addColumn('request', 'text')
      .addColumn('result', 'text')
      .addColumn('fault', 'text')
      .addColumn('opening', 'text')
      .addColumn('rematch_of', 'text')
      .addColumn('rematch', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('started_at', 'bigint')
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addColumn('finished_at', 'bigint'),
  ).execute()
  // Not on changed_at: that would make every move rewrite an index.
  await schema.createIndex('tables_listed').on('tables').columns(['visibility', 'status', 'created_at']).execute()
  await schema.createIndex('tables_by_owner').on('tables').column('owner').execute()
  await clustered(
    schema
      .createTable('seats')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('bot', 'text')
      .addColumn('stand_in', 'text')
      .addColumn('stand_in_asked', 'integer', (c) => c.notNull())
      .addColumn('resigned', 'integer', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
      .addUniqueConstraint('seats_one_each', ['table_id', 'person']),
  ).execute()
  await schema.createIndex('seats_by_person').on('seats').column('person').execute()
  await clustered(
    schema
      .createTable('members')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('watches', 'integer', (c) => c.notNull())
      .addColumn('archived', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('members_key', ['table_id', 'person']),
  ).execute()
  await schema.createIndex('members_by_person').on('members').column('person').execute()
  await clustered(
    schema
      .createTable('moves')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('move', 'text', (c) => c.notNull())
      .addColumn('request_id', 'text', (c) => c.notNull())
      .addColumn('barrier', 'integer', (c) => c.notNull())
      .addColumn('to_act', 'integer')
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('moves_key', ['table_id', 'seq']),
  ).execute()
  await clustered(
    schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('rules_version', 'integer', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull()),
  ).execute()
  await clustered(
    schema
      .createTable('chat')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('id', 'integer', (c) => c.notNull())
      .addColumn('request_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('seat', 'integer')
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('chat_key', ['table_id', 'id']),
  ).execute()
  await schema.createIndex('chat_by_person').on('chat').column('person').execute()
  await clustered(
    schema
      .createTable('notes')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('notes_key', ['table_id', 'person']),
  ).execute()
  await schema.createIndex('notes_by_person').on('notes').column('person').execute()
  await clustered(
    schema
      .createTable('faults')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('move', 'text', (c) => c.notNull())
      .addColumn('message', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull()),
  ).execute()
  await clustered(
    schema
      .createTable('settings')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull()),
  ).execute()
}
