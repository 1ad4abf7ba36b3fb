/** What a box of influence is worth to a seat, and what to bid for it. */
import { bidsOf, leastBid, pointsIn } from '../rules/auction.ts'
import type { Move } from '../rules/move.ts'
import { BROWN, GREEN, RED, WHITE } from '../rules/pieces.ts'
import type { State } from '../rules/state.ts'
import type { Tuning } from './tuning.ts'
import { roundsAfter } from './worth.ts'

/** With what it will win already, one more point of a colour is worth so much. */
function pointWorth(colour: number, have: number, isLast: boolean, known: Tuning): number {
  const [first, fading, last] =
    colour === WHITE
      ? [known.white, known.whiteFading, known.whiteLast]
      : colour === BROWN
        ? [known.brown, known.brownFading, known.brownLast]
        : [known.company, known.companyFading, known.companyLast]
  return Math.max(known.leastInfluence, first + (isLast ? last : 0) - fading * have)
}

function boxWorth(state: State, seat: number, box: number, known: Tuning): number {
  const isLast = roundsAfter(state) === 0
  const have = [WHITE, BROWN, RED, GREEN].map((colour) => state.influence[seat * 4 + colour])
  for (let other = 0; other < state.bidder.length; other++) {
    if (other === box || state.bidder[other] !== seat) continue
    pointsIn(state, other).forEach((points, colour) => {
      have[colour] += points
    })
  }
  let worth = 0
  pointsIn(state, box).forEach((points, colour) => {
    for (let point = 0; point < points; point++) worth += pointWorth(colour, have[colour]++, isLast, known)
  })
  return worth
}

/** The fewer cubes are left to build with, the dearer they are. */
function cubesWorth(cubes: number, spent: number, isLast: boolean, known: Tuning): number {
  let worth = 0
  for (let cube = cubes; cube > cubes - spent; cube--)
    worth += cube > 12 ? known.cubesMany : cube > 8 ? known.cubesSome : cube > 5 ? known.cubesFew : known.cubesLast
  return isLast ? known.cubesLastRound * worth : worth
}

export function appraiseBids(state: State, moves: readonly Move[], known: Tuning): Float64Array {
  const seat = state.actor
  const points = new Float64Array(moves.length).fill(Number.NEGATIVE_INFINITY)
  const worths = state.bidder.map((_, box) => boxWorth(state, seat, box, known))
  const leasts = state.bidder.map((_, box) => leastBid(state, box))
  const cubes = state.cubes[seat]
  const isLast = roundsAfter(state) === 0
  const second = bidsOf(state, seat)
  for (let place = 0; place < moves.length; place++) {
    const move = moves[place]
    if (move.do !== 'bid') points[place] = second === 0 ? known.passNone : known.passSome
    else {
      const over = move.amount - leasts[move.box]
      if (over > 2) continue
      const harder = over === 0 ? 0 : over === 1 ? known.overOne : known.overTwo
      points[place] = worths[move.box] - cubesWorth(cubes, move.amount, isLast, known) + harder
    }
  }
  return points
}
