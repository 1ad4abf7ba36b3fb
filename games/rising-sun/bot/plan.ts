/** What the next rails and stations of a seat will bring, one after the other: the best first. */
import { REMOTE } from '../rules/board.ts'
import { company } from '../rules/rails.ts'
import { CITY_POINTS } from '../rules/scoring.ts'
import { boardOf, type State } from '../rules/state.ts'
import { FAR, stepsOn } from './steps.ts'
import type { Knowledge } from './weights.ts'

/** More rails than that nobody plans. */
export const MOST_RAILS = 20
const MOST_STATIONS = 12

const goalHexes = new Int32Array(128)
const goalWorths = new Float64Array(128)
const goalSteps = new Int32Array(128)

/**
 * By number of rails: what they bring when each time the goal that gives most for every rail on the way to it is sought. `found` says
 * what a goal is worth, `nearest` how far away it is; one more hex may belong to the network.
 */
export function railPlan(
  know: Knowledge,
  state: State,
  found: Float64Array,
  nearest: Uint8Array,
  most: number,
  plan: Float64Array,
  hex = -1,
): void {
  const board = boardOf(state)
  const steps = stepsOn(board)
  const { size, kind } = board
  let goals = 0
  const from = hex >= 0 && kind[hex] !== REMOTE ? hex * size : -1
  for (let goal = 0; goal < size; goal++) {
    if (found[goal] === 0 || goal === hex) continue
    const worth = found[goal]! - know.weights.thrift * board.terrain[goal]!
    if (worth <= 0) continue
    let distance = nearest[goal]!
    if (from >= 0 && steps[from + goal]! < distance) distance = steps[from + goal]!
    if (distance === FAR) continue
    goalHexes[goals] = goal
    goalWorths[goals] = worth
    goalSteps[goals++] = distance
  }
  const wanted = Math.min(MOST_RAILS, Math.ceil(most))
  plan[0] = 0
  let laid = 0
  while (laid < wanted) {
    let best = -1
    let bestRate = 0
    for (let i = 0; i < goals; i++) {
      const rate = goalWorths[i]! / goalSteps[i]!
      if (rate > bestRate) {
        bestRate = rate
        best = i
      }
    }
    if (best < 0) break
    const goal = goalHexes[best]!
    const distance = goalSteps[best]!
    for (let step = 1; step <= distance && laid < wanted; step++) {
      plan[laid + 1] = plan[laid]! + bestRate
      laid++
    }
    goals--
    goalHexes[best] = goalHexes[goals]!
    goalWorths[best] = goalWorths[goals]!
    goalSteps[best] = goalSteps[goals]!
    if (kind[goal] === REMOTE) continue
    const at = goal * size
    for (let i = 0; i < goals; i++) {
      const distance = steps[at + goalHexes[i]!]!
      if (distance < goalSteps[i]!) goalSteps[i] = distance
    }
  }
  for (; laid < MOST_RAILS; laid++) plan[laid + 1] = plan[laid]!
}

/** By number of stations: what they bring the seat in its cities, less what they bring rivals there; the fullest city first. */
export function stationPlan(know: Knowledge, state: State, seat: number): Float64Array {
  const board = boardOf(state)
  const bit = 1 << seat
  const plan = new Float64Array(MOST_STATIONS + 1)
  let built = 0
  // The last station of a city brings most: cities that want fewest are filled first.
  for (let wanting = 1; wanting <= 3 && built < MOST_STATIONS; wanting++) {
    for (const hex of board.cities) {
      if ((state.rails[hex]! & bit) === 0) continue
      const full = Math.min(3, board.value[hex]!)
      const now = state.stations[hex]!
      if (full - now !== wanting) continue
      const share = 1 - (know.weights.rivals * company(state, seat, hex)) / (state.seats - 1)
      if (share <= 0) continue
      const gain = (share * (CITY_POINTS[full]! - CITY_POINTS[now]!)) / wanting
      for (let step = 0; step < wanting && built < MOST_STATIONS; step++) {
        plan[built + 1] = plan[built]! + gain
        built++
      }
    }
  }
  const most = Math.min(built, state.stationsLeft)
  for (let n = most; n < MOST_STATIONS; n++) plan[n + 1] = plan[n]! + (n < state.stationsLeft ? know.weights.laterStation : 0)
  return plan
}

/** The plan for a number of rails or stations that is not whole. */
export function planned(plan: Float64Array, number: number): number {
  const last = plan.length - 1
  if (number >= last) return plan[last]!
  if (number <= 0) return 0
  const whole = Math.floor(number)
  return plan[whole]! + (number - whole) * (plan[whole + 1]! - plan[whole]!)
}
