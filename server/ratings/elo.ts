/** Ratings from the order in which a game ended. See docs/decisions/0009-ratings.md. All figures in hundredths of a point. */

export const START = 150_000
/** So many games until a rating is worth showing in a list (which the database keeps by the same number: migrations/0013-standings.ts). */
export const SETTLED_AFTER = 5

/** One who played: where they stood before, and the place they took. */
export interface Placed {
  readonly rating: number
  readonly games: number
  readonly rank: number
}

/** What the game changes, in the same order. Every pair of players is a small game of two; together they weigh as much as one. */
export function changesOf(placed: readonly Placed[]): number[] {
  return placed.map((one, index) => {
    let surplus = 0
    for (const [other, rival] of placed.entries())
      if (other !== index) surplus += outcome(one.rank, rival.rank) - expected(one.rating, rival.rating)
    return placed.length < 2 ? 0 : Math.round((weightOf(one.games) * surplus) / (placed.length - 1))
  })
}

const outcome = (rank: number, rival: number) => (rank < rival ? 1 : rank === rival ? 0.5 : 0)

/** 400 points more: ten wins to one. */
const expected = (rating: number, rival: number) => 1 / (1 + 10 ** ((rival - rating) / 40_000))

/** Newcomers find their place quickly; later one game says little. */
const weightOf = (games: number) => (games < 10 ? 4_800 : games < 30 ? 3_200 : 1_600)
