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
