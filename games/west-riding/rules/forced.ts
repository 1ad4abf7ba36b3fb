/** What is played without asking: whoever cannot pay the least bid passes. With hidden cash the speed would tell how little there is (WR-11.5). */
import type { Said } from '@branchline/engine'
import { minimumBid } from './buy-and-build-offer.ts'
import { HULL_BARNSLEY, LOT_IDS } from './railways.ts'
import type { State } from './state.ts'

export function forced(view: State): Said | null {
  const minimum = missedBid(view)
  if (minimum === 0) return null
  return view.lot === HULL_BARNSLEY
    ? { say: 'forced.pass-hull-barnsley', minimum }
    : { say: 'forced.pass', railway: LOT_IDS[view.lot], minimum }
}

/** The least bid, where everybody sees that the bidder cannot pay it; otherwise 0. */
export function missedBid(state: State): number {
  if (state.phase !== 'bid' || state.hiddenCash) return 0
  const minimum = minimumBid(state)
  return minimum > state.cash[state.bidding] ? minimum : 0
}
