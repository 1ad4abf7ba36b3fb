/** What becomes of results: one's own figures, what others may see, and the list of the best. */
import { sql } from 'kysely'
import { isAccount, profileOf } from '../identity/account.ts'
import type { People } from '../identity/people.ts'
import { Denial } from '../problem.ts'
import type { Leaders, PublicPerson, Rating, Statistics } from '../protocol/index.ts'
import type { Pool } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { SETTLED_AFTER, START } from './elo.ts'

export interface StatisticsContext {
  readonly storage: Storage
  readonly people: People
}

const points = (hundredths: number) => hundredths / 100
const MOST_LEADERS = 50

/** By game, number of players and company (people, or bots too); those played most come first. */
export async function statisticsOf({ storage: { db } }: StatisticsContext, person: string): Promise<Statistics> {
  const results = await db.selectFrom('results').selectAll().where('person', '=', person).orderBy('at').orderBy('table_id').execute()
  const kinds = new Map<string, typeof results>()
  for (const result of results) {
    const key = `${result.game} ${result.seats} ${result.pool}`
    kinds.set(key, [...(kinds.get(key) ?? []), result])
  }
  return {
    kinds: [...kinds.values()]
      .sort((a, b) => b.length - a.length)
      .map((played) => {
        const { game, seats, pool } = played[0] as (typeof results)[number]
        const mean = (figure: (result: (typeof results)[number]) => number) =>
          played.reduce((sum, result) => sum + figure(result), 0) / played.length
        let rating = START
        const curve = played.map(({ table_id, at, rank, score, change }) => {
          rating += change
          return { table: table_id, at, rank, score: points(score), rating: points(rating) }
        })
        return {
          ...ratingOf({ game, seats, pool, rating, games: played.length }),
          wins: played.filter(({ won }) => won === 1).length,
          meanRank: mean(({ rank }) => rank),
          meanScore: points(mean(({ score }) => score)),
          curve,
        }
      }),
  }
}

/** Guests have no page of their own; accounts may keep theirs to themselves. */
export async function publicPerson(context: StatisticsContext, id: string, viewer: string | null): Promise<PublicPerson> {
  const person = await context.people.find(id)
  const isShown = person !== null && (await isAccount(context, id)) && (viewer === id || (await profileOf(context, id)).isPublic)
  if (!isShown) throw new Denial('not-found', 'There is nobody to be seen here.')
  const rows = await context.storage.db
    .selectFrom('ratings')
    .select(['game', 'seats', 'pool', 'rating', 'games'])
    .where('player', '=', id)
    .orderBy('games', 'desc')
    .orderBy('game')
    .orderBy('seats')
    .execute()
  return { ...person, ratings: rows.map(ratingOf) }
}

export async function leadersOf(
  { storage: { db } }: StatisticsContext,
  kind: { game: string; seats: number; pool: Pool },
): Promise<Leaders> {
  const hasAccount = sql<boolean>`exists (select 1 from passkeys where passkeys.person = people.id) or exists (select 1 from emails where emails.person = people.id)`
  const rows = await db
    .selectFrom('ratings')
    .leftJoin('people', 'people.id', 'ratings.player')
    .leftJoin('profiles', 'profiles.person', 'ratings.player')
    .select(['ratings.player', 'ratings.rating', 'ratings.games', 'people.name'])
    .where('ratings.game', '=', kind.game)
    .where('ratings.seats', '=', kind.seats)
    .where('ratings.pool', '=', kind.pool)
    .where('ratings.games', '>=', SETTLED_AFTER)
    .where((where) =>
      where.or([
        where('ratings.player', 'like', 'bot:%'),
        where.and([where.or([where('profiles.is_public', 'is', null), where('profiles.is_public', '=', 1)]), hasAccount]),
      ]),
    )
    .orderBy('ratings.rating', 'desc')
    .orderBy('ratings.player')
    .limit(MOST_LEADERS)
    .execute()
  return {
    leaders: rows.map(({ player, rating, games, name }) => {
      const bot = player.startsWith('bot:') ? player.slice('bot:'.length) : null
      return { person: bot === null ? player : null, name: bot === null ? (name ?? '') : null, bot, rating: points(rating), games }
    }),
  }
}

function ratingOf(row: { game: string; seats: number; pool: Pool; rating: number; games: number }): Rating {
  return { ...row, rating: points(row.rating), isSettled: row.games >= SETTLED_AFTER }
}
