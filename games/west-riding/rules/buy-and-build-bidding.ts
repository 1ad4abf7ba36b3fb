/** Buy & Build, the bidding and the sale (WR-4.6 to WR-4.16). */
import { type Emit, type Refusal, refusal, type Seat } from '@branchline/engine'
import { minimumBid } from './buy-and-build-offer.ts'
import { beginRoute } from './buy-and-build-route.ts'
import { missedBid } from './forced.ts'
import { updatePresident } from './president.ts'
import { COMPANIES, COMPANY_IDS, HULL_BARNSLEY, LOT_IDS } from './railways.ts'
import { NOBODY, type State, settle } from './state.ts'

export function bidRefusal(state: State, amount: number): Refusal | null {
  if (state.phase !== 'bid') return refusal('WR-4.6', 'not-now', { asked: state.phase })
  const minimum = minimumBid(state)
  if (amount < minimum) {
    if (state.bid > 0) return refusal('WR-4.10', 'bid-too-low', { minimum, standing: state.bid })
    return refusal(state.lot === HULL_BARNSLEY ? 'WR-4.9' : 'WR-4.8', 'below-minimum', { minimum, lot: LOT_IDS[state.lot] })
  }
  const cash = state.cash[state.bidding]
  if (amount > cash) return refusal('WR-4.11', 'bid-over-cash', { cash, short: amount - cash })
  if (!Number.isInteger(amount)) return refusal('WR-4.10', 'bid-not-whole')
  return null
}

export function passBidRefusal(state: State): Refusal | null {
  if (state.phase === 'bid') return null
  // Nobody may pass on the offer (WR-4.1) nor on the route of a share just bought (WR-5.1).
  if (state.phase === 'offer') return refusal('WR-4.1', 'must-offer')
  return state.lot === NOBODY
    ? refusal('WR-5.1', 'not-now', { asked: state.phase })
    : refusal('WR-5.1', 'must-build', { railway: COMPANY_IDS[state.lot] })
}

export function bid(state: State, amount: number, emit?: Emit): void {
  const seat = state.bidding
  state.bid = amount
  state.bidder = seat
  state.shown[seat] = Math.max(state.shown[seat], state.spent[seat] + amount)
  emit?.({ type: 'bid', clause: 'WR-4.10', seat, lot: LOT_IDS[state.lot], amount })
  const next = nextBidder(state, seat)
  if (next === seat) sell(state, emit)
  else state.bidding = next
}

/** WR-4.7: a pass is final. */
export function passBid(state: State, emit?: Emit): void {
  const seat = state.bidding
  const missed = missedBid(state)
  state.passed |= 1 << seat
  emit?.({ type: 'passed', clause: 'WR-4.7', seat, lot: LOT_IDS[state.lot], missed })
  const next = nextBidder(state, seat)
  if (next === NOBODY) {
    emit?.({ type: 'unsold', clause: 'WR-4.13', lot: LOT_IDS[state.lot] })
    settle(state)
  } else if (next === state.bidder) sell(state, emit)
  else state.bidding = next
}

/** The next in turn order who has not passed; the same seat when it is the only one. */
function nextBidder(state: State, seat: Seat): Seat {
  const place = state.order.indexOf(seat)
  for (let further = 1; further <= state.seats; further++) {
    const next = state.order[(place + further) % state.seats]
    if (((state.passed >> next) & 1) === 0) return next
  }
  return NOBODY
}

/** WR-4.13 to WR-4.16, then the new route (WR-5.1). */
function sell(state: State, emit?: Emit): void {
  const { bidder: seat, bid: price, lot } = state
  state.cash[seat] -= price
  state.spent[seat] += price
  state.bidding = NOBODY
  emit?.({ type: 'sold', clause: 'WR-4.13', seat, lot: LOT_IDS[lot], price })
  if (lot === HULL_BARNSLEY) {
    state.bank += price
    state.hullBarnsleyOwner = seat
    settle(state)
    return
  }
  state.onShare = price
  state.shares[seat * COMPANIES + lot]++
  state.outstanding[lot]++
  updatePresident(state, lot, seat, emit)
  beginRoute(state, emit)
}
