/** Points (WD-12, NB-12): the same sum during the game and at its end. */
import type { Said, Seat, Standing } from '@branchline/engine'
import { KINDS, PROFIT } from './pieces.ts'
import { boardOf, type State } from './state.ts'

const POINTS_A_SET = 2

export function standing(state: State): Standing[] {
  const { seats } = state
  const sums = Array.from({ length: seats }, (_, seat) => partsOf(state, seat))
  const scores = sums.map((parts) => parts.reduce((sum, { points }) => sum + points, 0))
  // Equal points: higher on profit and loss, then the disc on top (WD-12.7).
  const onTop = (seat: number) => state.stacks.indexOf(seat, PROFIT * seats)
  const places = Array.from({ length: seats }, (_, seat) => seat).sort(
    (a, b) => scores[b] - scores[a] || state.profit[b] - state.profit[a] || onTop(a) - onTop(b),
  )
  return scores.map((score, seat) => ({ seat, score, rank: places.indexOf(seat) + 1, parts: sums[seat] }))
}

/** Equal points (WD-12.7): why one is before the other. */
export function tie({ profit }: State, seat: Seat, otherSeat: Seat): Said {
  return profit[seat] === profit[otherSeat]
    ? { say: 'outline.tie.disc', seat, otherSeat }
    : { say: 'outline.tie.profit', seat, otherSeat, more: profit[seat], less: profit[otherSeat] }
}

function partsOf(state: State, seat: number): Standing['parts'] {
  const parts = [
    { source: 'pieces', points: state.points[seat] },
    { source: 'sets', points: POINTS_A_SET * setsOf(state, seat) },
    { source: 'profit', points: state.profit[seat] },
    { source: 'links', points: 0 - state.links[seat].length },
  ]
  if (boardOf(state).fuerth >= 0) parts.push({ source: 'fuerth', points: state.bonus[seat] })
  return parts
}

/** One stone, one cheese, one red and one green passenger (WD-12.3). */
export function setsOf(state: State, seat: number): number {
  let sets = Number.POSITIVE_INFINITY
  for (let kind = 0; kind < KINDS; kind++) {
    sets = Math.min(sets, state.won[seat * 4 + kind] + state.loaded[seat * 4 + kind])
  }
  return sets
}
