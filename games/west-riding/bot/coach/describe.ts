/** Of what kind a line is, and the names its words need. */
import type { Described, Seat } from '@branchline/engine'
import { hexIds } from '../../rules/board.ts'
import { firstBid, minimumBid } from '../../rules/buy-and-build-offer.ts'
import { controlGained } from '../../rules/control.ts'
import { COMPANY_IDS, HULL_BARNSLEY, LOT_IDS } from '../../rules/railways.ts'
import { HIDDEN, type Move, NOBODY, type State, sharesOf, toAct } from '../../rules/state.ts'
import { priceWorth } from '../auction.ts'
import { booksOf, dividendsLeft } from '../books.ts'

export function describe(state: State, moves: readonly Move[]): Described {
  const [first] = moves
  const seat = toAct(state) as Seat
  switch (first.kind) {
    case 'offer':
      return offered(state, first.lot, seat)
    case 'bid':
      return bidFor(state, first.amount, seat)
    case 'to':
      return townOf(state, first.hex)
    case 'from':
    case 'via':
      return { kind: 'way', group: `${first.hex}`, names: { place: hexIds[first.hex] } }
    case 'cheapest':
    case 'shortest':
      return { kind: first.kind, names: {} }
    case 'trade':
      return {
        kind: `${first.source}Share`,
        names: { first: COMPANY_IDS[first.first], second: COMPANY_IDS[first.second], giant: COMPANY_IDS[state.group[first.first]] },
      }
    default:
      if (state.phase === 'trade') return { kind: 'keep', names: {} }
      return state.bidder === NOBODY
        ? { kind: 'unwanted', names: { lot: LOT_IDS[state.lot] } }
        : { kind: 'leave', names: { lot: LOT_IDS[state.lot], seat: state.bidder } }
  }
}

const rivalsOf = (state: State, seat: Seat) => Array.from({ length: state.seats }, (_, other) => other).filter((other) => other !== seat)

function offered(state: State, lot: number, seat: Seat): Described {
  const names = { lot: LOT_IDS[lot], least: firstBid(state, lot) }
  if (lot === HULL_BARNSLEY) return { kind: 'paper', names }
  const richest = rivalsOf(state, seat).reduce((most, other) => (state.cash[other] > state.cash[most] ? other : most))
  const canOthers = rivalsOf(state, seat).some((other) => state.cash[other] === HIDDEN || state.cash[other] >= names.least)
  if (!canOthers) return { kind: 'alone', group: `alone ${state.outstanding[lot] > 0}`, names }
  if (state.outstanding[lot] === 0) return { kind: 'fresh', names, riskSeat: richest }
  return sharesOf(state, seat, lot) > 0 ? { kind: 'mine', names } : { kind: 'theirs', names }
}

function bidFor(state: State, amount: number, seat: Seat): Described {
  const names = { lot: LOT_IDS[state.lot], amount, turns: dividendsLeft(state) }
  const books = booksOf(state)
  const least = minimumBid(state)
  const holder = state.bidder
  const isDear = amount > priceWorth(state, books, state.lot, seat)
  if (isDear) return { kind: 'dear', names }
  if (amount > least) return { kind: 'jump', names }
  const isTheirs = holder !== NOBODY && state.lot !== HULL_BARNSLEY && sharesOf(state, holder, state.lot) > 0
  if (isTheirs) return { kind: 'deny', names: { ...names, seat: holder }, riskSeat: holder }
  return { kind: holder === NOBODY ? 'open' : 'buy', names, ...(holder === NOBODY ? {} : { riskSeat: holder }) }
}

function townOf(state: State, hex: number): Described {
  const grouping = controlGained(state, state.lot, hex)
  const names = { place: hexIds[hex] }
  if (grouping === NOBODY) return { kind: 'town', group: `town ${hex}`, names }
  return { kind: 'control', names: { ...names, giant: COMPANY_IDS[grouping] } }
}
