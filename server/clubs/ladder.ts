/** The ladder of a club: the same reckoning as for ratings, from the games at its own tables alone, people against people. */
import type { Kysely } from 'kysely'
import { changesOf, START } from '../ratings/elo.ts'
import type { Write } from '../storage/group.ts'
import type { Schema } from '../storage/schema.ts'

export async function ladderWrites(
  db: Kysely<Schema>,
  club: string,
  game: string,
  counted: readonly { readonly person: string | null; readonly rank: number }[],
): Promise<Write[]> {
  const people = counted.flatMap(({ person, rank }) => (person === null ? [] : [{ person, rank }]))
  if (people.length < 2) return []
  const known = await db
    .selectFrom('club_ratings')
    .select(['person', 'rating', 'games'])
    .where('club', '=', club)
    .where('game', '=', game)
    .where(
      'person',
      'in',
      people.map(({ person }) => person),
    )
    .execute()
  const before = new Map(known.map((row) => [row.person, row]))
  const changes = changesOf(
    people.map(({ person, rank }) => ({ rating: before.get(person)?.rating ?? START, games: before.get(person)?.games ?? 0, rank })),
  )
  return people.map(({ person, rank }, index) => {
    const won = rank === 1 ? 1 : 0
    return db
      .insertInto('club_ratings')
      .values({ club, game, person, rating: START + changes[index], games: 1, won })
      .onConflict((conflict) =>
        conflict.columns(['club', 'game', 'person']).doUpdateSet(({ eb }) => ({
          rating: eb('club_ratings.rating', '+', changes[index]),
          games: eb('club_ratings.games', '+', 1),
          won: eb('club_ratings.won', '+', won),
        })),
      )
      .compile()
  })
}
