/** The moves: every one is made once and shared; a list of legal moves only points to them. */
import type { Emit, Refusal } from '@branchline/engine'
import { HEXES } from './board.ts'
import { bid, bidRefusal, passBid, passBidRefusal } from './buy-and-build-bidding.ts'
import { minimumBid, offer, offerRefusal } from './buy-and-build-offer.ts'
import {
  chooseOrigin,
  chooseReadyMade,
  chooseStep,
  chooseTown,
  originRefusal,
  readyMadeRefusal,
  stepRefusal,
  townRefusal,
} from './buy-and-build-route.ts'
import { BASIC_RAILWAYS, GROUPINGS, HULL_BARNSLEY } from './railways.ts'
import { carryOn } from './sequence.ts'
import { CHEAPEST, type Move, NOBODY, NOT_FINISHED, SHORTEST, type ShareSource, type State } from './state.ts'
import { passTrade, passTradeRefusal, sourceRefusal, spareShares, trade, tradeRefusal } from './trade.ts'

const PASS: Move = Object.freeze({ kind: 'pass' })
const CHEAPEST_PATH: Move = Object.freeze({ kind: 'cheapest' })
const SHORTEST_PATH: Move = Object.freeze({ kind: 'shortest' })
const OFFERS: readonly Move[] = Array.from({ length: HULL_BARNSLEY + 1 }, (_, lot) => Object.freeze({ kind: 'offer', lot }))
const hexMoves = (kind: 'to' | 'from' | 'via'): readonly Move[] => Array.from({ length: HEXES }, (_, hex) => Object.freeze({ kind, hex }))
const TOWNS = hexMoves('to')
const ORIGINS = hexMoves('from')
const STEPS = hexMoves('via')
const SOURCES: readonly ShareSource[] = ['president', 'public', 'stack']
const TRADES: readonly (readonly (readonly Move[])[])[] = Array.from({ length: BASIC_RAILWAYS }, (_, first) =>
  Array.from({ length: BASIC_RAILWAYS }, (_, second) => SOURCES.map((source) => Object.freeze({ kind: 'trade', first, second, source }))),
)
/** Grows with the money in the game. */
const BIDS: Move[] = []

/** WR-4.11: every amount from the minimum to all the bidder has. */
function bids(minimum: number, cash: number): Move[] {
  if (minimum > cash) return [PASS]
  while (BIDS.length <= cash) BIDS.push(Object.freeze({ kind: 'bid', amount: BIDS.length }))
  const moves = BIDS.slice(minimum - 1, cash + 1)
  moves[0] = PASS
  return moves
}

export function moves(state: State): readonly Move[] {
  switch (state.phase) {
    case 'offer':
      return offers(state)
    case 'bid':
      return bids(minimumBid(state), state.cash[state.bidding])
    case 'to':
      return state.choices.map((hex) => TOWNS[hex])
    case 'from':
      return state.choices.map((hex) => ORIGINS[hex])
    case 'path':
      return state.choices.map((choice) => (choice === CHEAPEST ? CHEAPEST_PATH : choice === SHORTEST ? SHORTEST_PATH : STEPS[choice]))
    case 'trade':
      return trades(state)
    default:
      return []
  }
}

function offers(state: State): Move[] {
  const found: Move[] = []
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) if (state.finished[railway] === NOT_FINISHED) found.push(OFFERS[railway])
  if (state.hullBarnsleyOwner === NOBODY) found.push(OFFERS[HULL_BARNSLEY])
  return found
}

function trades(state: State): Move[] {
  const found: Move[] = [PASS]
  const seat = state.order[state.at]
  for (const grouping of GROUPINGS) {
    const sources = [0, 1, 2].filter((source) => sourceRefusal(state, grouping, SOURCES[source]) === null)
    for (let first = 0; first < BASIC_RAILWAYS; first++) {
      if (state.group[first] !== grouping) continue
      const spare = spareShares(state, seat, first)
      if (spare === 0) continue
      for (let second = first; second < BASIC_RAILWAYS; second++) {
        if (state.group[second] !== grouping || (second === first ? spare < 2 : spareShares(state, seat, second) === 0)) continue
        for (const source of sources) found.push(TRADES[first][second][source])
      }
    }
  }
  return found
}

export function explain(state: State, move: Move): Refusal | null {
  switch (move.kind) {
    case 'offer':
      return offerRefusal(state, move.lot)
    case 'bid':
      return bidRefusal(state, move.amount)
    case 'pass':
      return state.phase === 'trade' ? passTradeRefusal(state) : passBidRefusal(state)
    case 'to':
      return townRefusal(state, move.hex)
    case 'from':
      return originRefusal(state, move.hex)
    case 'via':
      return stepRefusal(state, move.hex)
    case 'cheapest':
      return readyMadeRefusal(state, CHEAPEST)
    case 'shortest':
      return readyMadeRefusal(state, SHORTEST)
    case 'trade':
      return tradeRefusal(state, move.first, move.second, move.source)
  }
}

export function play(state: State, move: Move, emit?: Emit): void {
  switch (move.kind) {
    case 'offer':
      offer(state, move.lot, emit)
      break
    case 'bid':
      bid(state, move.amount, emit)
      break
    case 'pass':
      if (state.phase === 'trade') passTrade(state, emit)
      else passBid(state, emit)
      break
    case 'to':
      chooseTown(state, move.hex, emit)
      break
    case 'from':
      chooseOrigin(state, move.hex, emit)
      break
    case 'via':
      chooseStep(state, move.hex, emit)
      break
    case 'cheapest':
      chooseReadyMade(state, CHEAPEST, emit)
      break
    case 'shortest':
      chooseReadyMade(state, SHORTEST, emit)
      break
    case 'trade':
      trade(state, move.first, move.second, move.source, emit)
      break
  }
  carryOn(state, emit)
}
