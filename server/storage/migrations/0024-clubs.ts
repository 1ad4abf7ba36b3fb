import type { Kysely } from 'kysely'
import type { Clustered } from './clustered.ts'

/** Clubs: who belongs to them, their tables, their ladder and their calendar. */
export async function clubs({ schema }: Kysely<unknown>, clustered: Clustered): Promise<void> {
  await clustered(
    schema
      .createTable('clubs')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('is_open', 'integer', (c) => c.notNull())
      .addColumn('invite', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull()),
  ).execute()
  await schema.createIndex('clubs_listed').on('clubs').columns(['is_open', 'created_at', 'id']).execute()
  await clustered(
    schema
      .createTable('club_people')
      .addColumn('club', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('club_people_key', ['club', 'person']),
  ).execute()
  await schema.createIndex('club_people_by_person').on('club_people').column('person').execute()
  await schema.createIndex('club_people_by_time').on('club_people').columns(['club', 'since', 'person']).execute()
  await clustered(
    schema
      .createTable('club_ratings')
      .addColumn('club', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('rating', 'integer', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addColumn('won', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('club_ratings_key', ['club', 'game', 'person']),
  ).execute()
  await schema.createIndex('club_ratings_ladder').on('club_ratings').columns(['club', 'game', 'rating', 'person']).execute()
  await schema.createIndex('club_ratings_by_person').on('club_ratings').column('person').execute()
  await clustered(
    schema
      .createTable('club_dates')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('club', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull()),
  ).execute()
  await schema.createIndex('club_dates_by_time').on('club_dates').columns(['club', 'at']).execute()
  await schema.alterTable('tables').addColumn('club', 'text').execute()
  await schema.createIndex('tables_by_club').on('tables').columns(['club', 'created_at', 'id']).execute()
}
