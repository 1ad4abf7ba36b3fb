/** Trains and pieces: what a slot is good for, and which piece to take first. */
import type { Board } from '../rules/board.ts'
import type { Move } from '../rules/move.ts'
import { CHEESE, GREEN_PASSENGER, RED_PASSENGER, STONE } from '../rules/pieces.ts'
import { goodsSlots, passengerSlots } from '../rules/shipping.ts'
import { boardOf, type State } from '../rules/state.ts'
import { trainIn } from '../rules/tables.ts'
import { hirePrice } from '../rules/trains.ts'
import { withinReach } from './network.ts'
import type { Tuning } from './tuning.ts'
import { pieceWorth, roundsAfter } from './worth.ts'

const NO_PIECES = [0, 0, 0, 0] as const

/** Whoever searches may find a use for a train that would carry nothing, if only that nobody else has it. */
const IDLE = -1

/** `idle`: what such a train is worth. */
export function appraiseTrains(state: State, moves: readonly Move[], known: Tuning, idle = IDLE): number[] {
  const seat = state.actor
  const board = boardOf(state)
  const isHire = moves.some((move) => move.do === 'hire')
  const reach = isHire ? withinReach(state, board, seat) : NO_PIECES
  const worths = [STONE, CHEESE, RED_PASSENGER, GREEN_PASSENGER].map((kind) => pieceWorth(state, seat, kind, known))
  markRivalTrack(state, board, seat)
  return moves.map((move) => {
    if (move.do === 'hire') return hireWorth(state, seat, move.train, reach, worths, known) ?? idle
    if (move.do === 'move') return worths[move.kind] + (isContested(board, move.kind, move.area) ? known.hurry : 0)
    return 0
  })
}

/** What more slots would carry, less what the train costs; null where they would carry nothing. In the last round nothing is worth keeping. */
function hireWorth(
  state: State,
  seat: number,
  train: number,
  reach: readonly number[],
  worths: readonly number[],
  known: Tuning,
): number | null {
  const { goods, passengers } = trainIn(state, train)
  const spareGoods = Math.max(0, reach[STONE] + reach[CHEESE] - goodsSlots(state, seat))
  const sparePeople = Math.max(0, reach[RED_PASSENGER] + reach[GREEN_PASSENGER] - passengerSlots(state, seat))
  const isOf2010 = boardOf(state).rules === 2010
  let gain = Math.min(goods, spareGoods) * known.slot * mean(worths, STONE, CHEESE, reach)
  passengers.slice(0, sparePeople).forEach((points) => {
    gain += known.slot * mean(worths, RED_PASSENGER, GREEN_PASSENGER, reach) + (isOf2010 ? points - 1 : 0)
  })
  if (gain === 0) return null
  const { brown, exchange } = hirePrice(state, seat, train)
  if (roundsAfter(state) === 0) return gain - 0.01 * (brown + exchange)
  return gain - known.brownPrice * brown - known.exchangePrice * exchange - known.timeLost
}

function mean(worths: readonly number[], one: number, other: number, reach: readonly number[]): number {
  const pieces = reach[one] + reach[other]
  if (pieces === 0) return 0
  return (worths[one] * reach[one] + worths[other] * reach[other]) / pieces
}

/** Whether somebody else could fetch this piece this round. */
export function isWanted(state: State, kind: number, area: number): boolean {
  const board = boardOf(state)
  markRivalTrack(state, board, state.actor)
  return isContested(board, kind, area)
}

const MOST_AREAS = 128
const track = new Uint8Array(MOST_AREAS)

/** Where rivals who still ship have track. */
function markRivalTrack(state: State, board: Board, seat: number): void {
  track.fill(0)
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || state.passed[other] === 1) continue
    for (const link of state.links[other]) {
      track[board.linkA[link]] = 1
      track[board.linkB[link]] = 1
    }
  }
}

function isContested(board: Board, kind: number, area: number): boolean {
  if (kind !== STONE) return track[area] === 1
  for (const town of board.servedBy[area]) if (track[town] === 1) return true
  return false
}

/** What to pay with, where there is a choice: first what is least needed. */
export function paymentWorth(state: State, means: number): number {
  const dear = [1, 2.4, 1.4, 1.4, roundsAfter(state) === 0 ? 0.2 : 0.7]
  const have = means < 4 ? state.influence[state.actor * 4 + means] : state.cubes[state.actor]
  return -dear[means] + 0.15 * Math.min(have, 6)
}
