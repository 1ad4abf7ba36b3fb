/** What a hex is worth to a seat: the points it will give, and the way it opens. */
import { type Board, CITY, REMOTE, SEA } from '../rules/board.ts'
import { company, priceOf } from '../rules/rails.ts'
import { CITY_POINTS } from '../rules/scoring.ts'
import { boardOf, FREE_COMPANY, type State } from '../rules/state.ts'
import { POINTS_PER_MONEY } from './cards.ts'

/** How much a goal shrinks with each step that still lies before it. */
const PER_STEP = 0.55
/** How full a city is likely to become. */
const FILLING = 0.45
const FAR = 99

/** Steps over land between any two hexes of a board, remote locations only as ends; made once for each board. */
const distances = new WeakMap<Board, Uint8Array>()
export function stepsOn(board: Board): Uint8Array {
  let steps = distances.get(board)
  if (steps === undefined) {
    steps = new Uint8Array(board.size * board.size).fill(FAR)
    for (let from = 0; from < board.size; from++) walk(board, from, steps)
    distances.set(board, steps)
  }
  return steps
}

function walk(board: Board, from: number, steps: Uint8Array): void {
  if (board.kind[from] === SEA) return
  const at = from * board.size
  steps[at + from] = 0
  const queue = [from]
  for (const hex of queue) {
    if (board.kind[hex] === REMOTE && hex !== from) continue
    for (const next of board.neighbours[hex]!) {
      if (steps[at + next] !== FAR) continue
      steps[at + next] = steps[at + hex]! + 1
      queue.push(next)
    }
  }
}

/** Points a rail there can expect to give at the end. */
export function cityOutlook(state: State, board: Board, hex: number, left: number): number {
  const now = CITY_POINTS[state.stations[hex]!]!
  const full = CITY_POINTS[Math.min(3, board.value[hex]!)]!
  return now + (full - now) * FILLING * Math.min(1, left / 7)
}

/** The goals of a board for one seat: what a rail in each hex would bring at the end, by itself. */
export function goals(state: State, seat: number, left: number): Float64Array {
  const board = boardOf(state)
  const found = new Float64Array(board.size)
  const bit = 1 << seat
  for (const hex of board.cities) if ((state.rails[hex]! & bit) === 0) found[hex] = cityOutlook(state, board, hex, left)
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

/** The best a hex leads to, faded by the steps to it. */
export function promise(state: State, found: Float64Array, hex: number): number {
  const board = boardOf(state)
  const steps = stepsOn(board)
  const at = hex * board.size
  let best = 0
  let second = 0
  for (let goal = 0; goal < board.size; goal++) {
    if (found[goal] === 0 || goal === hex) continue
    const distance = steps[at + goal]!
    if (distance > 6) continue
    const worth = (found[goal]! - POINTS_PER_MONEY * board.terrain[goal]!) * PER_STEP ** distance
    if (worth > best) {
      second = best
      best = worth
    } else if (worth > second) second = worth
  }
  return best + 0.4 * second
}

export interface Survey {
  readonly found: Float64Array
  /** By hex, filled as asked: what a rail there is worth, its price not counted. */
  readonly worth: (hex: number) => number
}

/** What rails are worth to the seat now. A step that opens nothing new is worth nothing. */
export function survey(state: State, seat: number, left: number): Survey {
  const board = boardOf(state)
  const found = goals(state, seat, left)
  const standing = bestFrontier(state, seat, found)
  return {
    found,
    worth(hex) {
      const itself = found[hex]!
      if (board.kind[hex] === REMOTE) return itself
      const rest = promise(state, found, hex)
      return itself + 0.8 * Math.max(0, rest - (itself > 0 ? 0.6 * standing : standing)) + 0.1
    },
  }
}

/** The best promise of the hexes where the seat stands already. */
function bestFrontier(state: State, seat: number, found: Float64Array): number {
  const bit = 1 << seat
  let best = 0
  for (let hex = 0; hex < state.rails.length; hex++) {
    if ((state.rails[hex]! & bit) !== 0) best = Math.max(best, promise(state, found, hex))
  }
  return best
}

export function railNet(state: State, seat: number, hex: number, worth: number, partners: number, wasteWorth: number): number {
  const others = company(state, seat, hex) > 0 && state.lasting[FREE_COMPANY] === 0 ? wasteWorth : 0
  return worth - POINTS_PER_MONEY * priceOf(state, seat, hex, partners) - others
}

/** A station in a city: what it gives the seat, less what it gives to others. */
export function stationNet(state: State, seat: number, hex: number): number {
  const board = boardOf(state)
  const now = state.stations[hex]!
  if (now >= board.value[hex]!) return Number.NEGATIVE_INFINITY
  const gain = CITY_POINTS[now + 1]! - CITY_POINTS[now]!
  const mine = (state.rails[hex]! >> seat) & 1
  return gain * (mine - (0.6 * company(state, seat, hex)) / (state.seats - 1)) + (mine === 0 && (state.reach[hex]! >> seat) & 1 ? 0.3 : 0)
}
