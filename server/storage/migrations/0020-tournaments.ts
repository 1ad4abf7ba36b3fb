import type { Kysely } from 'kysely'
import type { Clustered } from './clustered.ts'

/** Tournaments: who entered, what was drawn, and how its tables ended. */
export async function tournaments({ schema }: Kysely<unknown>, clustered: Clustered): Promise<void> {
  await clustered(
    schema
      .createTable('tournaments')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('rules_version', 'integer', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('system', 'text', (c) => c.notNull())
      .addColumn('seats', 'integer', (c) => c.notNull())
      .addColumn('rounds', 'integer', (c) => c.notNull())
      .addColumn('advance', 'integer', (c) => c.notNull())
      .addColumn('is_duplicate', 'integer', (c) => c.notNull())
      .addColumn('pace', 'text', (c) => c.notNull())
      .addColumn('pause', 'integer', (c) => c.notNull())
      .addColumn('most', 'integer', (c) => c.notNull())
      .addColumn('visibility', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('plan', 'text', (c) => c.notNull())
      .addColumn('entered', 'integer', (c) => c.notNull())
      .addColumn('drawn', 'integer', (c) => c.notNull())
      .addColumn('begins_at', 'bigint')
      .addColumn('next_at', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('started_at', 'bigint')
      .addColumn('finished_at', 'bigint')
      .addColumn('revision', 'integer', (c) => c.notNull()),
  ).execute()
  const index = (name: string, table: string, columns: readonly string[]) =>
    schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
  await index('tournaments_listed', 'tournaments', ['visibility', 'status', 'created_at', 'id'])
  await index('tournaments_listed_by_game', 'tournaments', ['visibility', 'status', 'game', 'created_at', 'id'])
  await index('tournaments_by_owner', 'tournaments', ['owner', 'created_at', 'id'])
  await clustered(
    schema
      .createTable('tournament_entrants')
      .addColumn('tournament', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('from_round', 'integer', (c) => c.notNull())
      .addColumn('until_round', 'integer')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('tournament_entrants_key', ['tournament', 'number']),
  ).execute()
  await schema
    .createIndex('tournament_entrants_once')
    .on('tournament_entrants')
    .columns(['person', 'created_at', 'tournament'])
    .unique()
    .execute()
  await clustered(
    schema
      .createTable('tournament_rounds')
      .addColumn('tournament', 'text', (c) => c.notNull())
      .addColumn('round', 'integer', (c) => c.notNull())
      .addColumn('byes', 'text', (c) => c.notNull())
      .addColumn('seed', 'text')
      .addPrimaryKeyConstraint('tournament_rounds_key', ['tournament', 'round']),
  ).execute()
  await clustered(
    schema
      .createTable('tournament_tables')
      .addColumn('tournament', 'text', (c) => c.notNull())
      .addColumn('round', 'integer', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seats', 'text', (c) => c.notNull())
      .addColumn('places', 'text')
      .addColumn('scores', 'text')
      .addColumn('is_decided', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('tournament_tables_key', ['tournament', 'round', 'number']),
  ).execute()
  await schema.alterTable('tables').addColumn('tournament', 'text').execute()
  await schema
    .alterTable('tables')
    .addColumn('is_sealed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
