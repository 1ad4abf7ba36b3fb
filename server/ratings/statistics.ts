/** What becomes of results: one's own figures, what others may see, and the list of the best. */
import type { Leaders, PublicPerson, Rating, Statistics } from '../protocol/index.ts'
import type { Pool } from '../storage/schema-ratings.ts'
import type { Storage } from '../storage/storage.ts'
import { SETTLED_AFTER, START } from './elo.ts'

export interface StatisticsContext {
  readonly storage: Storage
}

const points = (hundredths: number) => hundredths / 100
const MOST_LEADERS = 50

/** Of a curve the latest points: more is not to be seen. */
const MOST_POINTS = 100

/** By game, number of players and company (people, or bots too); those played most come first. */
export async function statisticsOf({ storage: { db } }: StatisticsContext, person: string): Promise<Statistics> {
  const kinds = await db.selectFrom('result_sums').selectAll().where('person', '=', person).execute()
  const shown = kinds.map(async ({ game, seats, pool, games, won, rank, score, change }) => {
    const latest = await latestResults(db, person, { game, seats, pool }).execute()
    let rating = START + change
    const curve = latest.map((result) => {
      const point = { table: result.table_id, at: result.at, rank: result.rank, score: points(result.score), rating: points(rating) }
      rating -= result.change
      return point
    })
    return {
      ...ratingOf({ game, seats, pool, rating: START + change, games }),
      wins: won,
      meanRank: rank / games,
      meanScore: points(score / games),
      curve: curve.reverse(),
    }
  })
  return { kinds: (await Promise.all(shown)).sort((a, b) => b.games - a.games) }
}

function latestResults(db: StatisticsContext['storage']['db'], person: string, kind: { game: string; seats: number; pool: Pool }) {
  return db
    .selectFrom('results')
    .select(['table_id', 'at', 'rank', 'score', 'change'])
    .where('person', '=', person)
    .where('game', '=', kind.game)
    .where('seats', '=', kind.seats)
    .where('pool', '=', kind.pool)
    .orderBy('at', 'desc')
    .orderBy('table_id', 'desc')
    .limit(MOST_POINTS)
}

/** Of one person, those played most first; and what they like to play. */
export async function ratingsShown(
  { storage: { db } }: Pick<StatisticsContext, 'storage'>,
  id: string,
): Promise<Pick<PublicPerson, 'ratings' | 'style'>> {
  const [rows, sums] = await Promise.all([
    db
      .selectFrom('ratings')
      .select(['game', 'seats', 'pool', 'rating', 'games'])
      .where('player', '=', id)
      .orderBy('game')
      .orderBy('seats')
      .execute(),
    db.selectFrom('result_sums').selectAll().where('person', '=', id).execute(),
  ])
  const added = (figure: (row: (typeof sums)[number]) => number) => sums.reduce((sum, row) => sum + figure(row), 0)
  const games = added((row) => row.games)
  const [favourite] = sums.toSorted((a, b) => b.games - a.games)
  const place = added(({ rank, games: played, seats }) => (seats > 1 ? (rank - played) / (seats - 1) : 0))
  return {
    ratings: rows.sort((a, b) => b.games - a.games).map(ratingOf),
    style:
      favourite === undefined
        ? null
        : { games, wins: added((row) => row.won), meanPlace: place / games, favourite: { game: favourite.game, seats: favourite.seats } },
  }
}

export async function leadersOf(
  { storage: { db } }: StatisticsContext,
  kind: { game: string; seats: number; pool: Pool },
): Promise<Leaders> {
  const rows = await db
    .selectFrom('ratings')
    .leftJoin('people', 'people.id', 'ratings.player')
    .select(['ratings.player', 'ratings.rating', 'ratings.games', 'people.name'])
    .where('ratings.game', '=', kind.game)
    .where('ratings.seats', '=', kind.seats)
    .where('ratings.pool', '=', kind.pool)
    .where('ratings.listed', '=', 1)
    .orderBy('ratings.rating', 'desc')
    .orderBy('ratings.player', 'desc')
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
