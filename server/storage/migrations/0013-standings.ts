/**
 * What would have to be added up or passed by: the sums of a person's results, and whether a rating stands in the list of the best. Both are kept by
 * the database itself, by triggers, whoever writes the results, ratings, ways to sign in and profiles they follow from.
 */
import { type Kysely, sql } from 'kysely'
import type { Clustered } from './clustered.ts'
import { type Trigger, trigger } from './trigger.ts'

export async function standings(db: Kysely<unknown>, clustered: Clustered, kind: 'sqlite' | 'postgres'): Promise<void> {
  const { schema } = db
  await clustered(
    schema
      .createTable('result_sums')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('seats', 'integer', (c) => c.notNull())
      .addColumn('pool', 'text', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addColumn('won', 'integer', (c) => c.notNull())
      .addColumn('rank', 'bigint', (c) => c.notNull())
      .addColumn('score', 'bigint', (c) => c.notNull())
      .addColumn('change', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('result_sums_key', ['person', 'game', 'seats', 'pool']),
  ).execute()
  await sql
    .raw(
      `insert into result_sums (${COLUMNS}) select person, game, seats, pool, count(*), sum(won), sum(rank), sum(score), sum(change)
      from results group by person, game, seats, pool`,
    )
    .execute(db)
  await schema
    .alterTable('ratings')
    .addColumn('listed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await sql.raw(`update ratings set listed = 1 where ${IS_LISTED}`).execute(db)
  await schema.dropIndex('ratings_leaders').execute()
  await schema.createIndex('ratings_leaders').on('ratings').columns(['game', 'seats', 'pool', 'listed', 'rating', 'player']).execute()
  for (const statement of TRIGGERS.flatMap((one) => trigger(kind, one))) await sql.raw(statement).execute(db)
}

const COLUMNS = 'person, game, seats, pool, games, won, rank, score, change'
const SUMS = ['won', 'rank', 'score', 'change']

const ADDED = `insert into result_sums (${COLUMNS})
  values (new.person, new.game, new.seats, new.pool, 1, new.won, new.rank, new.score, new.change)
  on conflict (person, game, seats, pool) do update set games = result_sums.games + 1,
    ${SUMS.map((sum) => `${sum} = result_sums.${sum} + excluded.${sum}`).join(', ')}`

const OF_OLD = 'person = old.person and game = old.game and seats = old.seats and pool = old.pool'
const TAKEN_OFF = [
  `update result_sums set games = games - 1, ${SUMS.map((sum) => `${sum} = ${sum} - old.${sum}`).join(', ')} where ${OF_OLD}`,
  `delete from result_sums where ${OF_OLD} and games = 0`,
]

/** Bots, and accounts that do not keep theirs to themselves; after five games. */
const IS_LISTED = `ratings.games >= 5 and (ratings.player like 'bot:%' or (
    (exists (select 1 from passkeys where passkeys.person = ratings.player) or exists (select 1 from emails where emails.person = ratings.player))
    and not exists (select 1 from profiles where profiles.person = ratings.player and profiles.is_public = 0)))`

const listing = (where: string) => `update ratings set listed = case when ${IS_LISTED} then 1 else 0 end where ${where}`
const LIST_NEW = listing('player = new.person')
const LIST_OLD = listing('player = old.person')
const LIST_RATING = listing('player = new.player and game = new.game and seats = new.seats and pool = new.pool')

const TRIGGERS: readonly Trigger[] = [
  { name: 'result_sums_added', on: 'insert on results', does: [ADDED] },
  { name: 'result_sums_moved', on: 'update of person on results', does: [...TAKEN_OFF, ADDED] },
  { name: 'result_sums_taken_off', on: 'delete on results', does: TAKEN_OFF },
  { name: 'listed_rating', on: 'insert on ratings', does: [LIST_RATING] },
  { name: 'listed_rating_games', on: 'update of games on ratings', does: [LIST_RATING] },
  { name: 'listed_passkey', on: 'insert on passkeys', does: [LIST_NEW] },
  { name: 'listed_no_passkey', on: 'delete on passkeys', does: [LIST_OLD] },
  { name: 'listed_email', on: 'insert on emails', does: [LIST_NEW] },
  { name: 'listed_no_email', on: 'delete on emails', does: [LIST_OLD] },
  { name: 'listed_profile', on: 'insert on profiles', does: [LIST_NEW] },
  { name: 'listed_profile_changed', on: 'update of person, is_public on profiles', does: [LIST_OLD, LIST_NEW] },
  { name: 'listed_no_profile', on: 'delete on profiles', does: [LIST_OLD] },
]
