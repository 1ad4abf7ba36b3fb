/** Buy & Build, the offer (WR-4.1 to WR-4.5). */
import { type Emit, type Refusal, refusal } from '@branchline/engine'
import { BASIC_RAILWAYS, COMPANY_IDS, HULL_BARNSLEY, HULL_BARNSLEY_MINIMUM, LOT_IDS, SHARES_OF_BASIC } from './railways.ts'
import { BLOCKED, NOBODY, NOT_FINISHED, OUT_OF_CUBES, type State } from './state.ts'

export function offerRefusal(state: State, lot: number): Refusal | null {
  if (state.phase !== 'offer') return refusal('WR-4.1', 'not-now', { asked: state.phase })
  if (lot === HULL_BARNSLEY) {
    if (state.hullBarnsleyOwner === NOBODY) return null
    return refusal('WR-4.2', 'hull-barnsley-owned', { ownerSeat: state.hullBarnsleyOwner })
  }
  const railway = COMPANY_IDS[lot]
  if (state.outstanding[lot] === SHARES_OF_BASIC) return refusal('WR-4.4', 'sold-out', { railway })
  if (state.finished[lot] === BLOCKED) return refusal('WR-4.3', 'blocked', { railway })
  if (state.finished[lot] === OUT_OF_CUBES) return refusal('WR-4.3', 'out-of-cubes', { railway, cubes: state.supply[lot] })
  return null
}

/** WR-4.5: while any railway can be offered the phase goes on. */
export function canAnyRailwayBeOffered(state: State): boolean {
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) if (state.finished[railway] === NOT_FINISHED) return true
  return false
}

/** WR-4.6: the bidding begins with the player who offers. */
export function offer(state: State, lot: number, emit?: Emit): void {
  const seat = state.order[state.at]
  state.lot = lot
  state.bid = 0
  state.bidder = NOBODY
  state.passed = 0
  state.bidding = seat
  state.phase = 'bid'
  emit?.({ type: 'offered', clause: lot === HULL_BARNSLEY ? 'WR-4.2' : 'WR-4.1', seat, lot: LOT_IDS[lot], minimum: minimumBid(state) })
}

/** WR-4.8, WR-4.9, WR-4.10 */
export function minimumBid(state: State): number {
  return state.bid > 0 ? state.bid + 1 : firstBid(state, state.lot)
}

/** WR-4.8, WR-4.9: what the bidding for a lot begins at. */
export function firstBid(state: State, lot: number): number {
  return lot === HULL_BARNSLEY ? HULL_BARNSLEY_MINIMUM : state.cheapest[lot]
}
