/** The auction of influence (WD-6, NB-6). */
import { type Emit, type Refusal, refusal } from '@branchline/engine'
import { BID, type Move, PASS } from './move.ts'
import { INFLUENCES, type Influence } from './pieces.ts'
import { boardOf, clause, type State } from './state.ts'
import { type Box, boxesFor } from './tables.ts'
import { gain } from './tracks.ts'

const MOST_BIDS = 2

export function boxesOf(state: State): readonly Box[] {
  const { rules, map } = boardOf(state)
  return boxesFor(rules, state.seats, map, state)
}

export function bidRefusal(state: State, seat: number, box: number, amount: number): Refusal | null {
  const boxes = boxesOf(state)
  const found = boxes[box]
  if (found === undefined) return refusal(clause(state, '5.3'), 'no-such-box', { box: box + 1, boxes: boxes.length })
  if (state.bidder[box] === seat) return refusal(clause(state, '6.5'), 'own-bid', { box: box + 1 })
  if (bidsOf(state, seat) >= MOST_BIDS) return refusal(clause(state, '6.2'), 'two-bids')
  if (amount < found.least) return refusal(clause(state, '6.3'), 'below-least-bid', { box: box + 1, least: found.least })
  const standing = state.bid[box]
  if (amount <= standing) return refusal(clause(state, '6.4'), 'bid-not-higher', { box: box + 1, standing })
  const cubes = state.cubes[seat]
  if (amount > cubes) return refusal(clause(state, '6.4'), 'cubes-short', { cubes, short: amount - cubes })
  return null
}

/** The least that would be accepted in a box. */
export function leastBid(state: State, box: number): number {
  return Math.max(boxesOf(state)[box].least, state.bid[box] + 1)
}

export function auctionMoves(state: State): Move[] {
  const seat = state.actor
  const cubes = state.cubes[seat]
  const boxes = boxesOf(state)
  const moves: Move[] = [PASS]
  for (let box = 0; box < boxes.length; box++) {
    if (state.bidder[box] === seat) continue
    const amounts = BID[box]
    for (let amount = leastBid(state, box); amount <= cubes; amount++) moves.push(amounts[amount])
  }
  return moves
}

/** The next in player order who has fewer than two bids, has not passed and can afford one; false when there is none (WD-6.8). */
export function toNextBidder(state: State): boolean {
  const { seats, order } = state
  for (let step = 0; step < seats; step++) {
    const turn = (state.turn + step) % seats
    const seat = order[turn]
    if (state.passed[seat] === 1 || !mayBid(state, seat)) continue
    state.turn = turn
    state.actor = seat
    return true
  }
  return false
}

function mayBid(state: State, seat: number): boolean {
  if (bidsOf(state, seat) >= MOST_BIDS) return false
  const cubes = state.cubes[seat]
  for (let box = 0; box < state.bidder.length; box++) {
    if (state.bidder[box] !== seat && leastBid(state, box) <= cubes) return true
  }
  return false
}

export function bidsOf(state: State, seat: number): number {
  let bids = 0
  for (let box = 0; box < state.bidder.length; box++) if (state.bidder[box] === seat) bids++
  return bids
}

export function playBid(state: State, box: number, amount: number, emit?: Emit): void {
  const seat = state.actor
  const loser = state.bidder[box]
  emit?.({ type: 'bid', clause: clause(state, '6.4'), seat, box: box + 1, amount })
  if (loser >= 0) {
    state.cubes[loser] += state.bid[box]
    // Who is outbid may come back even after a pass (WD-6.7).
    state.passed[loser] = 0
    emit?.({ type: 'outbid', clause: clause(state, '6.4'), seat: loser, bySeat: seat, box: box + 1, cubes: state.bid[box] })
  }
  state.cubes[seat] -= amount
  state.bidder[box] = seat
  state.bid[box] = amount
  state.turn = (state.turn + 1) % state.seats
}

export function passAuction(state: State, emit?: Emit): void {
  state.passed[state.actor] = 1
  emit?.({ type: 'auction-pass', clause: clause(state, '6.7'), seat: state.actor })
  state.turn = (state.turn + 1) % state.seats
}

/** The boxes in their order; the cubes bid are already gone from hand and so back in stock (WD-6.9). */
export function resolveAuction(state: State, emit?: Emit): void {
  const boxes = boxesOf(state)
  for (let box = 0; box < boxes.length; box++) {
    const seat = state.bidder[box]
    if (seat < 0) continue
    const gained = pointsIn(state, box)
    for (let colour = 0; colour < 4; colour++) {
      if (gained[colour] !== 0) gain(state, seat, colour as Influence, gained[colour])
    }
    emit?.({
      type: 'box-won',
      clause: clause(state, '6.9'),
      seat,
      box: box + 1,
      cubes: state.bid[box],
      influence: [...boxes[box].printed, state.discs[box]].map((colour) => INFLUENCES[colour]),
    })
  }
  for (let box = 0; box < boxes.length; box++) {
    state.bidder[box] = -1
    state.bid[box] = 0
  }
  state.passed.fill(0)
}

/** What a box is worth: white, brown, red, green. */
export function pointsIn(state: State, box: number): number[] {
  const points = [0, 0, 0, 0]
  for (const colour of boxesOf(state)[box].printed) points[colour]++
  points[state.discs[box]]++
  return points
}
