/** Who may sit down at a public table that asks for a rating. Whoever was asked along by name is not measured. */
import { Denial } from '../problem.ts'
import { START } from '../ratings/elo.ts'
import type { TableRow } from '../storage/schema.ts'
import type { TableContext } from './context.ts'
import type { LiveTable } from './live.ts'

export async function mustFitRatings(context: TableContext, table: LiveTable, person: string): Promise<void> {
  const { row, seats } = table
  if (!isBounded(row) || row.visibility !== 'public' || row.owner === person || table.members.get(person)?.watches === true) return
  const [{ rating }] = await ratingsOf(context, person, [{ game: row.game, seats: seats.length }])
  if (!isWithin(row, rating)) throw new Denial('not-allowed', (t) => t.ratingOutside({ rating: Math.round(rating) }))
}

type Range = Pick<TableRow, 'rating_from' | 'rating_to'>

const isBounded = ({ rating_from, rating_to }: Range) => rating_from !== null || rating_to !== null

export const isWithin = ({ rating_from, rating_to }: Range, rating: number) =>
  (rating_from === null || rating >= rating_from) && (rating_to === null || rating <= rating_to)

/** In points, among people; who never played such a game stands where everybody begins. */
export async function ratingsOf<Kind extends { readonly game: string; readonly seats: number }>(
  { storage: { db } }: Pick<TableContext, 'storage'>,
  person: string,
  kinds: readonly Kind[],
): Promise<(Kind & { readonly rating: number })[]> {
  const rows = await db
    .selectFrom('ratings')
    .select(['game', 'seats', 'rating'])
    .where('player', '=', person)
    .where('pool', '=', 'people')
    .execute()
  return kinds.map((kind) => {
    const known = rows.find(({ game, seats }) => game === kind.game && seats === kind.seats)
    return { ...kind, rating: (known?.rating ?? START) / 100 }
  })
}
