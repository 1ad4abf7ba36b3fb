/** How a game ended: the standing of its last position, and those behind all others who gave up. */
import type { Seat, Standing } from './basics.ts'

/** Those who resigned stand behind all others, whatever their score, and among themselves as the game ranks them. */
export function ranked(standing: readonly Standing[], hasResigned: (seat: Seat) => boolean): Standing[] {
  if (!standing.some(({ seat }) => hasResigned(seat))) return [...standing]
  const isAhead = (one: Standing, other: Standing) =>
    hasResigned(one.seat) === hasResigned(other.seat) ? one.rank < other.rank : !hasResigned(one.seat)
  return standing.map((one) => ({ ...one, rank: 1 + standing.filter((other) => isAhead(other, one)).length }))
}
