/** Hiring trains, and passing (WD-9.1 to 9.7, NB-9.1 to 9.7). */
import { type Emit, type Refusal, refusal } from '@branchline/engine'
import { HIRE, type Move, PASS } from './move.ts'
import { BROWN } from './pieces.ts'
import { collectPieces } from './shipping.ts'
import { boardOf, clause, type State } from './state.ts'
import { NOT_HIRED, NOT_ON_OFFER, TRAINS, TRAINS_IN_ROW, trainIn } from './tables.ts'
import { spend } from './tracks.ts'

/** Cubes or other influence for each missing point of train influence (WD-9.6). */
const EXCHANGE = 3

export function hireRefusal(state: State, seat: number, train: number): Refusal | null {
  const found = TRAINS[train]
  if (found === undefined || state.trains[train] === NOT_ON_OFFER)
    return refusal(clause(state, '3.10'), 'train-not-on-offer', { train: found?.id ?? '?' })
  const owner = state.trains[train]
  if (owner >= 0 && owner !== seat) return refusal(clause(state, '9.5'), 'train-taken', { train: found.id, bySeat: owner })
  if (hasTrainOfRow(state, seat, found.row)) return refusal(clause(state, '9.4'), 'one-train-per-row', { price: found.price })
  const missing = found.price - state.influence[seat * 4 + BROWN]
  const short = EXCHANGE * missing - exchangeable(state, seat)
  return missing > 0 && short > 0 ? refusal(clause(state, '9.6'), 'train-too-dear', { price: found.price, missing, short }) : null
}

function hasTrainOfRow(state: State, seat: number, row: number): boolean {
  const first = row * TRAINS_IN_ROW
  for (let train = first; train < first + TRAINS_IN_ROW; train++) if (state.trains[train] === seat) return true
  return false
}

function exchangeable(state: State, seat: number): number {
  const { influence } = state
  const at = seat * 4
  return state.cubes[seat] + influence[at] + influence[at + 2] + influence[at + 3]
}

/** What a train costs this seat now: train influence, and points by exchange. */
export function hirePrice(state: State, seat: number, train: number): { brown: number; exchange: number } {
  const { price } = TRAINS[train]
  const brown = Math.min(price, state.influence[seat * 4 + BROWN])
  return { brown, exchange: EXCHANGE * (price - brown) }
}

export function trainMoves(state: State): Move[] {
  const moves: Move[] = [PASS]
  collectHires(state, state.actor, moves)
  collectPieces(state, state.actor, moves)
  return moves
}

/** Adds every train the seat may hire; without a list it only says whether there is one. */
function collectHires(state: State, seat: number, moves: Move[] | null): boolean {
  const power = state.influence[seat * 4 + BROWN] + Math.floor(exchangeable(state, seat) / EXCHANGE)
  let found = false
  for (let row = 0, price = 3; row < 3; row++, price--) {
    if (price > power || hasTrainOfRow(state, seat, row)) continue
    const first = row * TRAINS_IN_ROW
    for (let train = first; train < first + TRAINS_IN_ROW; train++) {
      if (state.trains[train] !== NOT_HIRED) continue
      if (moves === null) return true
      moves.push(HIRE[train])
      found = true
    }
  }
  return found
}

/** The next in train order who has not passed and can do something; who can do nothing passes (WD-9.14). False when all have passed. */
export function toNextShipper(state: State, emit?: Emit): boolean {
  const { seats, trainOrder } = state
  for (let passes = 0; passes < seats; ) {
    const seat = trainOrder[state.turn]
    if (state.passed[seat] === 1) passes++
    else if (collectHires(state, seat, null) || collectPieces(state, seat, null)) {
      state.actor = seat
      return true
    } else {
      leave(state, seat, emit)
      // Trains given back by a pass may serve those who come next (NB-9.2), but a pass stays final.
      passes = 1
    }
    state.turn = (state.turn + 1) % seats
  }
  return false
}

export function playHire(state: State, train: number, emit?: Emit): void {
  const seat = state.actor
  const { brown, exchange } = hirePrice(state, seat, train)
  spend(state, seat, BROWN, brown)
  state.due = exchange
  state.trains[train] = seat
  const { id, goods, passengers } = trainIn(state, train)
  const { rules } = boardOf(state)
  state.slots[seat * 4] += goods
  for (const points of passengers) state.slots[seat * 4 + (rules === 2009 ? 1 : points)]++
  state.turn = (state.turn + 1) % state.seats
  emit?.({ type: 'train-hired', clause: clause(state, '9.3'), seat, train: id, brown, exchange })
}

export function passTrains(state: State, emit?: Emit): void {
  leave(state, state.actor, emit)
  state.turn = (state.turn + 1) % state.seats
}

function leave(state: State, seat: number, emit?: Emit): void {
  state.passed[seat] = 1
  // By the rules of 2010 the markers come off at once (NB-9.2), by those of 2009 in profit and loss.
  const isGivenBack = boardOf(state).rules === 2010
  emit?.({ type: 'trains-pass', clause: clause(state, '9.2'), seat, trains: isGivenBack ? trainsOf(state, seat) : 0 })
  if (isGivenBack) returnTrains(state, seat)
}

const trainsOf = (state: State, seat: number) => state.trains.filter((hirer) => hirer === seat).length

/** The markers come off and the slots with them. */
export function returnTrains(state: State, seat: number): void {
  for (let train = 0; train < TRAINS.length; train++) if (state.trains[train] === seat) state.trains[train] = NOT_HIRED
  for (let slot = seat * 4; slot < seat * 4 + 4; slot++) state.slots[slot] = 0
}
