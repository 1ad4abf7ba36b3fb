/** Frozen: the bots of version 1 as they were on 2026-11-16. Never to be changed but to follow the rules; bots/v1/README.md says why. */
/** What a box of influence is worth to a seat, and what to bid for it. */
import { bidsOf, leastBid, pointsIn } from '../../rules/auction.ts'
import type { Move } from '../../rules/move.ts'
import { BROWN, GREEN, RED, WHITE } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { roundsAfter } from './worth.ts'

/** By colour: the worth of the first points, and how much less each further one is worth. */
const FIRST = [1.5, 2.6, 1.6, 1.6] as const
const FADING = [0.2, 0.24, 0.25, 0.25] as const

/** With what it will win already, one more point of a colour is worth so much. */
function pointWorth(colour: number, have: number): number {
  return Math.max(0.25, FIRST[colour] - FADING[colour] * have)
}

export function boxWorth(state: State, seat: number, box: number): number {
  const have = [WHITE, BROWN, RED, GREEN].map((colour) => state.influence[seat * 4 + colour])
  for (let other = 0; other < state.bidder.length; other++) {
    if (other === box || state.bidder[other] !== seat) continue
    pointsIn(state, other).forEach((points, colour) => {
      have[colour] += points
    })
  }
  let worth = 0
  pointsIn(state, box).forEach((points, colour) => {
    for (let point = 0; point < points; point++) worth += pointWorth(colour, have[colour]++)
  })
  return worth
}

/** The fewer cubes are left to build with, the dearer they are. */
export function cubesWorth(cubes: number, spent: number, isLast: boolean): number {
  let worth = 0
  for (let cube = cubes; cube > cubes - spent; cube--) worth += cube > 12 ? 0.3 : cube > 8 ? 0.75 : cube > 5 ? 1.05 : 1.5
  return isLast ? 0.9 * worth : worth
}

export function appraiseBids(state: State, moves: readonly Move[]): Float64Array {
  const seat = state.actor
  const points = new Float64Array(moves.length).fill(Number.NEGATIVE_INFINITY)
  const worths = state.bidder.map((_, box) => boxWorth(state, seat, box))
  const leasts = state.bidder.map((_, box) => leastBid(state, box))
  const cubes = state.cubes[seat]
  const isLast = roundsAfter(state) === 0
  const second = bidsOf(state, seat)
  for (let place = 0; place < moves.length; place++) {
    const move = moves[place]
    if (move.do !== 'bid') points[place] = second === 0 ? -0.5 : 0
    else {
      const over = move.amount - leasts[move.box]
      if (over > 2) continue
      // A bid over the least is harder to outbid, and dearer.
      points[place] = worths[move.box] - cubesWorth(cubes, move.amount, isLast) + (over === 0 ? 0 : over === 1 ? 0.1 : -0.1)
    }
  }
  return points
}
