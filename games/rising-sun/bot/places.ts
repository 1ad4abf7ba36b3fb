/** What a hex is worth to a seat: the points it will give, and the way it opens. */
import { type Board, REMOTE } from '../rules/board.ts'
import { company, priceOf } from '../rules/rails.ts'
import { CITY_POINTS } from '../rules/scoring.ts'
import { boardOf, FREE_COMPANY, type State } from '../rules/state.ts'
import { MOST_RAILS, planned, railPlan, stationPlan } from './plan.ts'
import { FAR, stepsOn } from './steps.ts'
import type { Knowledge } from './weights.ts'

/** Points a rail there can expect to give at the end. */
export function cityOutlook(know: Knowledge, state: State, board: Board, hex: number, left: number): number {
  const now = CITY_POINTS[state.stations[hex]!]!
  const full = CITY_POINTS[Math.min(3, board.value[hex]!)]!
  return now + (full - now) * know.weights.filling * Math.min(1, left / 7)
}

/** The goals of a board for one seat: what a rail in each hex would bring at the end, by itself. */
export function goals(know: Knowledge, state: State, seat: number, left: number): Float64Array {
  const board = boardOf(state)
  const found = new Float64Array(board.size)
  const bit = 1 << seat
  for (const hex of board.cities) if ((state.rails[hex]! & bit) === 0) found[hex] = cityOutlook(know, state, board, hex, left)
  for (let hex = 0; hex < board.size; hex++)
    if (board.kind[hex] === REMOTE && (state.rails[hex]! & bit) === 0) found[hex] = board.value[hex]!
  for (let marker = 0; marker < state.routes.length; marker++) {
    if (state.routeOwner[marker] !== -1) continue
    const { from, to, points } = board.routes[state.routes[marker]!]!
    const hasFrom = (state.rails[from]! & bit) !== 0
    const hasTo = (state.rails[to]! & bit) !== 0
    if (!hasFrom) found[from]! += hasTo ? points + 1 : 0.25 * points
    if (!hasTo) found[to]! += hasFrom ? points + 1 : 0.25 * points
  }
  return found
}

/** Steps from the seat's rails to every hex. */
export function stepsFrom(state: State, seat: number): Uint8Array {
  const board = boardOf(state)
  const steps = stepsOn(board)
  const nearest = new Uint8Array(board.size).fill(FAR)
  const bit = 1 << seat
  for (let hex = 0; hex < board.size; hex++) {
    if ((state.rails[hex]! & bit) === 0) continue
    const at = hex * board.size
    for (let goal = 0; goal < board.size; goal++) if (steps[at + goal]! < nearest[goal]!) nearest[goal] = steps[at + goal]!
  }
  return nearest
}

export interface Survey {
  /** What the next rails and stations will bring, by their number. */
  readonly railPlan: Float64Array
  readonly stationPlan: Float64Array
  /** What a rail in a hex is worth when so many others are to come, its price not counted. */
  readonly worth: (hex: number, toCome: number) => number
}

interface Surveyed extends Survey {
  readonly know: Knowledge
  readonly state: State
  readonly seat: number
  readonly turn: number
  readonly railsLeft: number
  readonly stationsLeft: number
  readonly turns: number
}

/** The survey made last: a turn has many decisions, and only new rails and stations change what the next rail is worth. */
let last: Surveyed | null = null

/** What rails and stations are worth to the seat now. */
export function survey(know: Knowledge, state: State, seat: number, left: number): Survey {
  const { turn, stationsLeft } = state
  const railsLeft = state.railsLeft[seat]!
  const turns = Math.round(left)
  if (
    last === null ||
    last.state !== state ||
    last.know !== know ||
    last.turn !== turn ||
    last.seat !== seat ||
    last.railsLeft !== railsLeft ||
    last.stationsLeft !== stationsLeft ||
    last.turns !== turns
  ) {
    last = { know, state, seat, turn, railsLeft, stationsLeft, turns, ...surveyNow(know, state, seat, turns) }
  }
  return last
}

const nextPlan = new Float64Array(MOST_RAILS + 1)

function surveyNow(know: Knowledge, state: State, seat: number, left: number): Survey {
  const found = goals(know, state, seat, left)
  const nearest = stepsFrom(state, seat)
  const plan = new Float64Array(MOST_RAILS + 1)
  railPlan(know, state, found, nearest, state.railsLeft[seat]!, plan)
  const worths = new Float64Array(found.length).fill(Number.NaN)
  let plannedFor = -1
  return {
    railPlan: plan,
    stationPlan: stationPlan(know, state, seat),
    worth(hex, toCome) {
      const rails = Math.round(toCome)
      if (rails !== plannedFor) {
        plannedFor = rails
        worths.fill(Number.NaN)
      }
      let worth = worths[hex]!
      if (Number.isNaN(worth)) {
        railPlan(know, state, found, nearest, rails, nextPlan, hex)
        worth = found[hex]! + know.weights.way * (planned(nextPlan, rails) - planned(plan, rails))
        worths[hex] = worth
      }
      return worth
    },
  }
}

/** How good a start in a hex would be: what it is worth itself, and the first rails from there. */
export function startWorth(know: Knowledge, state: State, seat: number, hex: number, left: number, rails: number): number {
  const board = boardOf(state)
  const found = goals(know, state, seat, left)
  railPlan(know, state, found, stepsFrom(state, seat), rails, nextPlan, hex)
  return (board.value[hex] ? cityOutlook(know, state, board, hex, left) : 0) + know.weights.way * planned(nextPlan, rails)
}

export function railNet(
  know: Knowledge,
  state: State,
  seat: number,
  hex: number,
  worth: number,
  partners: number,
  wasteWorth: number,
): number {
  const others = company(state, seat, hex) > 0 && state.lasting[FREE_COMPANY] === 0 ? wasteWorth : 0
  return worth - know.weights.thrift * priceOf(state, seat, hex, partners) - others
}

/** A station in a city: what it gives the seat, less what it gives to others. */
export function stationNet(know: Knowledge, state: State, seat: number, hex: number): number {
  const board = boardOf(state)
  const now = state.stations[hex]!
  if (now >= board.value[hex]!) return Number.NEGATIVE_INFINITY
  const gain = CITY_POINTS[now + 1]! - CITY_POINTS[now]!
  const mine = (state.rails[hex]! >> seat) & 1
  return (
    gain * (mine - (know.weights.rivals * company(state, seat, hex)) / (state.seats - 1)) +
    (mine === 0 && (state.reach[hex]! >> seat) & 1 ? 0.3 : 0)
  )
}
