import type { Kysely } from 'kysely'
import type { Clustered } from './clustered.ts'

/** Ways to sign in again, what a person prefers, how their games ended, and their ratings. */
export async function accounts({ schema }: Kysely<unknown>, clustered: Clustered): Promise<void> {
  await schema.alterTable('people').addColumn('merged_into', 'text').execute()
  await schema.createIndex('people_merged').on('people').column('merged_into').execute()
  await schema
    .alterTable('sessions')
    .addColumn('used_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('sessions')
    .addColumn('device', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await clustered(
    schema
      .createTable('profiles')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('time_zone', 'text')
      .addColumn('locale', 'text')
      .addColumn('preferences', 'text', (c) => c.notNull())
      .addColumn('is_public', 'integer', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull()),
  ).execute()
  await clustered(
    schema
      .createTable('passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('credential', 'text', (c) => c.notNull().unique())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint', (c) => c.notNull()),
  ).execute()
  await schema.createIndex('passkeys_by_person').on('passkeys').column('person').execute()
  await clustered(
    schema
      .createTable('ceremonies')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('challenge', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull()),
  ).execute()
  await schema.createIndex('ceremonies_by_end').on('ceremonies').column('expires_at').execute()
  await clustered(
    schema
      .createTable('emails')
      .addColumn('email', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('verified_at', 'bigint', (c) => c.notNull()),
  ).execute()
  await schema.createIndex('emails_by_person').on('emails').column('person').execute()
  await clustered(
    schema
      .createTable('email_links')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('expires_at', 'bigint', (c) => c.notNull()),
  ).execute()
  await schema.createIndex('email_links_by_email').on('email_links').column('email').execute()
  await clustered(
    schema
      .createTable('results')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('seats', 'integer', (c) => c.notNull())
      .addColumn('pool', 'text', (c) => c.notNull())
      .addColumn('rank', 'integer', (c) => c.notNull())
      .addColumn('won', 'integer', (c) => c.notNull())
      .addColumn('score', 'bigint', (c) => c.notNull())
      .addColumn('change', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('results_key', ['table_id', 'seat']),
  ).execute()
  await schema.createIndex('results_by_person').on('results').columns(['person', 'at']).execute()
  await clustered(
    schema
      .createTable('ratings')
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('seats', 'integer', (c) => c.notNull())
      .addColumn('pool', 'text', (c) => c.notNull())
      .addColumn('rating', 'integer', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['player', 'game', 'seats', 'pool']),
  ).execute()
  await schema.createIndex('ratings_leaders').on('ratings').columns(['game', 'seats', 'pool', 'rating']).execute()
}
