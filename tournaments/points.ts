import type { DrawnTable, Round } from './tournament.ts'

/** Twelve points for whoever leaves all others of the table behind, none for whoever leaves nobody: each rival beaten counts alike, a shared place half. */
export const MOST_POINTS = 12

/** For somebody without a table in a round: what an even game is worth. */
export const POINTS_OF_A_BYE = MOST_POINTS / 2

/** By seat, as the places are. So a table of three and one of five weigh the same. */
export function pointsOf(places: readonly number[]): number[] {
  const rivals = places.length - 1
  return places.map((place, seat) => {
    const beaten = places.filter((other) => other > place).length
    const level = places.filter((other, at) => at !== seat && other === place).length
    return (MOST_POINTS * (beaten + level / 2)) / rivals
  })
}

/**
 * By table and seat; null for tables that do not count yet. Where all tables have the same deal, a seat is compared with the same seat of the other
 * tables of its size, when the whole round is played; a table without its like counts by itself.
 */
export function pointsIn({ tables }: Round, isDuplicate: boolean): (readonly number[] | null)[] {
  if (!isDuplicate) return tables.map(({ result }) => (result === undefined ? null : pointsOf(result.places)))
  if (tables.some(({ result }) => result === undefined)) return tables.map(() => null)
  return tables.map((table) => {
    const alike = tables.filter((other) => other !== table && other.seats.length === table.seats.length)
    if (alike.length === 0) return pointsOf(table.result?.places ?? [])
    return table.seats.map((_, seat) => {
      const mine = scoreAt(table, seat)
      const won = alike.map((other) => 1 + Math.sign(mine - scoreAt(other, seat))).reduce((sum, one) => sum + one, 0)
      return (MOST_POINTS * won) / 2 / alike.length
    })
  })
}

/** Who gave up stands behind all others, and level with those who did the same. */
const scoreAt = ({ result }: DrawnTable, seat: number): number => result?.scores?.[seat] ?? -Number.MAX_VALUE
