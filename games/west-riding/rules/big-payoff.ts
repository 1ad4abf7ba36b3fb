/** The Big Payoff in its six steps (WR-10.1 to WR-10.7). */
import type { Emit, Seat } from '@branchline/engine'
import { controlCubesOnBoard } from './control.ts'
import { divide } from './dividends.ts'
import {
  BASIC_RAILWAYS,
  COMPANY_IDS,
  type Company,
  GROUPINGS,
  type Grouping,
  HULL_BARNSLEY_FINAL,
  POUNDS_PER_CONTROL_CUBE,
  POUNDS_PER_ODD_SHARE,
} from './railways.ts'
import { clone, NOBODY, type ShareSource, type State, sharesOf } from './state.ts'
import { giveUp, takeGroupingShare } from './trade.ts'

/** The steps that pay players, in the order of a statement's columns. */
export const PAYOFF_STEPS = ['hull-barnsley', 'treasuries', 'odd-shares', 'grouping-shares'] as const
const HULL_BARNSLEY_STEP = 0
const TREASURIES_STEP = 1
const ODD_SHARES_STEP = 2
const GROUPING_SHARES_STEP = 3

export function bigPayoff(state: State, emit?: Emit): void {
  state.payoff = Array.from({ length: state.seats }, () => PAYOFF_STEPS.map(() => 0))
  liquidateHullBarnsley(state, emit)
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) liquidateTreasury(state, railway, TREASURIES_STEP, emit)
  for (const seat of state.order) for (const grouping of GROUPINGS) exchangePairs(state, seat, grouping, emit)
  for (const grouping of GROUPINGS) valueGrouping(state, grouping, emit)
  for (const grouping of GROUPINGS) payOddShares(state, grouping, emit)
  for (const grouping of GROUPINGS) liquidateTreasury(state, grouping, GROUPING_SHARES_STEP, emit)
}

/** The state as the Big Payoff would leave it if the game ended now. A bid that lies on a share is the railway's: it counts as its treasury. */
export function afterPayoff(state: State): State {
  const later = clone(state)
  if (later.onShare > 0) {
    later.treasury[later.lot] += later.onShare
    later.onShare = 0
  }
  bigPayoff(later)
  return later
}

/** WR-10.1 */
function liquidateHullBarnsley(state: State, emit?: Emit): void {
  const seat = state.hullBarnsleyOwner
  if (seat === NOBODY) return
  state.bank -= HULL_BARNSLEY_FINAL
  receive(state, seat, HULL_BARNSLEY_STEP, HULL_BARNSLEY_FINAL)
  emit?.({ type: 'payoff-hull-barnsley', clause: 'WR-10.1', seat, amount: HULL_BARNSLEY_FINAL })
}

/** WR-10.2, WR-10.7 */
function liquidateTreasury(state: State, company: Company, step: number, emit?: Emit): void {
  const treasury = state.treasury[company]
  if (treasury === 0) return
  const { perShare, remainder, outstanding } = divide(treasury, state.outstanding[company])
  const president = state.president[company]
  let left = treasury
  const paid = Array.from({ length: state.seats }, (_, seat) => {
    const amount = perShare * sharesOf(state, seat, company) + (seat === president ? remainder : 0)
    receive(state, seat, step, amount)
    left -= amount
    return amount
  })
  state.treasury[company] = 0
  state.bank += left
  const clause = step === TREASURIES_STEP ? 'WR-10.2' : 'WR-10.7'
  emit?.({ type: 'payoff-treasury', clause, railway: COMPANY_IDS[company], treasury, outstanding, perShare, remainder, paid })
}

/** WR-10.3, WR-10.4 */
function exchangePairs(state: State, seat: Seat, grouping: Grouping, emit?: Emit): void {
  const pairs = Math.floor(basicShares(state, seat, grouping) / 2)
  if (pairs === 0) return
  for (let share = 0; share < 2 * pairs; share++) giveUp(state, seat, firstHeld(state, seat, grouping))
  for (let pair = 0; pair < pairs; pair++) takeGroupingShare(state, seat, grouping, exchangeSource(state, grouping))
  emit?.({
    type: 'payoff-exchange',
    clause: 'WR-10.3',
    seat,
    grouping: COMPANY_IDS[grouping],
    pairs,
    presidentSeat: state.president[grouping],
  })
}

function exchangeSource(state: State, grouping: Grouping): ShareSource {
  if (state.president[grouping] === NOBODY) return 'president'
  return state.publiclyHeld[grouping] > 0 ? 'public' : 'stack'
}

/** Shares of a group's basic railways in one hand: at the end it does not matter of which of them. */
function basicShares(state: State, seat: Seat, grouping: Grouping): number {
  let shares = 0
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
    if (state.group[railway] === grouping) shares += sharesOf(state, seat, railway)
  }
  return shares
}

function firstHeld(state: State, seat: Seat, grouping: Grouping): Company {
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
    if (state.group[railway] === grouping && sharesOf(state, seat, railway) > 0) return railway
  }
  throw new Error('no share left to exchange')
}

/** WR-10.5 */
function valueGrouping(state: State, grouping: Grouping, emit?: Emit): void {
  const cubes = controlCubesOnBoard(state, grouping)
  const amount = POUNDS_PER_CONTROL_CUBE * cubes
  state.treasury[grouping] += amount
  state.bank -= amount
  emit?.({ type: 'payoff-valuation', clause: 'WR-10.5', grouping: COMPANY_IDS[grouping], cubes, amount })
}

/** WR-10.6: at most one odd share a player, so the treasury always suffices. */
function payOddShares(state: State, grouping: Grouping, emit?: Emit): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (basicShares(state, seat, grouping) === 0) continue
    state.treasury[grouping] -= POUNDS_PER_ODD_SHARE
    receive(state, seat, ODD_SHARES_STEP, POUNDS_PER_ODD_SHARE)
    emit?.({ type: 'payoff-odd-share', clause: 'WR-10.6', seat, grouping: COMPANY_IDS[grouping], amount: POUNDS_PER_ODD_SHARE })
  }
}

function receive(state: State, seat: Seat, step: number, amount: number): void {
  state.cash[seat] += amount
  state.payoff[seat][step] += amount
}
