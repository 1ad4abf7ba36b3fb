/** Frozen: the bots of version 1 as they were on 2026-11-16. Never to be changed but to follow the rules; bots/v1/README.md says why. */
/** What a hex is worth to a seat: the points it will give, and the way it opens. */
import { type Board, REMOTE, SEA } from '../../rules/board.ts'
import { company, priceOf } from '../../rules/rails.ts'
import { CITY_POINTS } from '../../rules/scoring.ts'
import { boardOf, FREE_COMPANY, type State } from '../../rules/state.ts'
import type { Knowledge } from './weights.ts'

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
    for (const next of board.neighbours[hex]) {
      if (steps[at + next] !== FAR) continue
      steps[at + next] = steps[at + hex] + 1
      queue.push(next)
    }
  }
}

/** Points a rail there can expect to give at the end. */
export function cityOutlook(know: Knowledge, state: State, board: Board, hex: number, left: number): number {
  const now = CITY_POINTS[state.stations[hex]]
  const full = CITY_POINTS[Math.min(3, board.value[hex])]
  return now + (full - now) * know.weights.filling * Math.min(1, left / 7)
}

/** The goals of a board for one seat: what a rail in each hex would bring at the end, by itself. */
export function goals(know: Knowledge, state: State, seat: number, left: number): Float64Array {
  const board = boardOf(state)
  const found = new Float64Array(board.size)
  const bit = 1 << seat
  for (const hex of board.cities) if ((state.rails[hex] & bit) === 0) found[hex] = cityOutlook(know, state, board, hex, left)
  for (let hex = 0; hex < board.size; hex++) if (board.kind[hex] === REMOTE && (state.rails[hex] & bit) === 0) found[hex] = board.value[hex]
  for (let marker = 0; marker < state.routes.length; marker++) {
    if (state.routeOwner[marker] !== -1) continue
    const { from, to, points } = board.routes[state.routes[marker]]
    const hasFrom = (state.rails[from] & bit) !== 0
    const hasTo = (state.rails[to] & bit) !== 0
    if (!hasFrom) found[from] += hasTo ? points + 1 : 0.25 * points
    if (!hasTo) found[to] += hasFrom ? points + 1 : 0.25 * points
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
    if ((state.rails[hex] & bit) === 0) continue
    const at = hex * board.size
    for (let goal = 0; goal < board.size; goal++) if (steps[at + goal] < nearest[goal]) nearest[goal] = steps[at + goal]
  }
  return nearest
}

/** What all goals together promise a network from which they are that many steps away; one more hex may bring them nearer. */
export function promise(know: Knowledge, state: State, found: Float64Array, nearest: Uint8Array, hex: number, left: number): number {
  const board = boardOf(state)
  const steps = stepsOn(board)
  const at = hex * board.size
  const { faded, weights } = know
  const furthest = Math.min(faded.length - 1, Math.ceil(left))
  let sum = 0
  for (let goal = 0; goal < board.size; goal++) {
    if (found[goal] === 0 || goal === hex) continue
    let distance = nearest[goal]
    if (hex >= 0 && steps[at + goal] < distance) distance = steps[at + goal]
    if (distance > furthest) continue
    const worth = found[goal] - weights.thrift * board.terrain[goal]
    if (worth > 0) sum += worth * faded[distance]
  }
  return weights.hope * sum
}

export interface Survey {
  /** What a rail in a hex is worth, its price not counted. */
  readonly worth: (hex: number) => number
}

interface Surveyed extends Survey {
  readonly know: Knowledge
  readonly state: State
  readonly seat: number
  readonly turn: number
  readonly railsLeft: number
  readonly stationsLeft: number
  readonly left: number
}

/** The survey made last: a turn has many decisions, and only new rails and stations change what the next rail is worth. */
let last: Surveyed | null = null

/** What rails are worth to the seat now. */
export function survey(know: Knowledge, state: State, seat: number, left: number): Survey {
  const { turn, stationsLeft } = state
  const railsLeft = state.railsLeft[seat]
  if (
    last === null ||
    last.state !== state ||
    last.know !== know ||
    last.turn !== turn ||
    last.seat !== seat ||
    last.railsLeft !== railsLeft ||
    last.stationsLeft !== stationsLeft ||
    last.left !== left
  ) {
    last = { know, state, seat, turn, railsLeft, stationsLeft, left, ...surveyNow(know, state, seat, left) }
  }
  return last
}

function surveyNow(know: Knowledge, state: State, seat: number, left: number): Survey {
  const board = boardOf(state)
  const found = goals(know, state, seat, left)
  const nearest = stepsFrom(state, seat)
  const before = promise(know, state, found, nearest, NOWHERE, left)
  const worths = new Float64Array(board.size).fill(Number.NaN)
  return {
    worth(hex) {
      let worth = worths[hex]
      if (Number.isNaN(worth)) {
        const way = board.kind[hex] === REMOTE ? NOWHERE : hex
        // The goal itself is reached, so it no longer counts as promised.
        const promised =
          found[hex] === 0 ? 0 : know.weights.hope * know.faded[1] * Math.max(0, found[hex] - know.weights.thrift * board.terrain[hex])
        worth = found[hex] + promise(know, state, found, nearest, way, left) - before - (way === NOWHERE ? promised : 0)
        worths[hex] = worth
      }
      return worth
    },
  }
}

const NOWHERE = -1

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
  const now = state.stations[hex]
  if (now >= board.value[hex]) return Number.NEGATIVE_INFINITY
  const gain = CITY_POINTS[now + 1] - CITY_POINTS[now]
  const mine = (state.rails[hex] >> seat) & 1
  return (
    gain * (mine - (know.weights.rivals * company(state, seat, hex)) / (state.seats - 1)) +
    (mine === 0 && (state.reach[hex] >> seat) & 1 ? 0.3 : 0)
  )
}
