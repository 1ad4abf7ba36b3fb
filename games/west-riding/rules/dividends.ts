/** Dividends (WR-7.1 to WR-7.10). */
import type { Emit, Seat } from '@branchline/engine'
import { controlledIncome, freeIncome, hullBarnsleyDividend, urbanHexes } from './board.ts'
import { controlCubesOnBoard } from './control.ts'
import { BASIC_RAILWAYS, COMPANY_IDS, type Company, GROUPINGS, isGrouping, POUNDS_PER_CONTROL_CUBE, type Railway } from './railways.ts'
import { NOBODY, occupies, type State, sharesOf } from './state.ts'

/** First the Hull & Barnsley, then the grouping railways, last the basic railways. */
export function payDividends(state: State, emit?: Emit): void {
  payHullBarnsley(state, emit)
  for (const grouping of GROUPINGS) payCompany(state, grouping, emit)
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
    payCompany(state, railway, emit)
    state.bonus[railway] = 0 // WR-7.10
  }
}

/** WR-7.1 */
function payHullBarnsley(state: State, emit?: Emit): void {
  const seat = state.hullBarnsleyOwner
  if (seat === NOBODY) return
  const amount = hullBarnsleyNow(state)
  pay(state, seat, amount)
  emit?.({ type: 'hull-barnsley-dividend', clause: 'WR-7.1', seat, amount })
}

/** WR-7.3 to WR-7.5 */
function payCompany(state: State, company: Company, emit?: Emit): void {
  const dividend = dividendOf(state, company)
  if (dividend.outstanding === 0) return
  for (let seat = 0; seat < state.seats; seat++) pay(state, seat, dividend.perShare * sharesOf(state, seat, company))
  state.treasury[company] += dividend.remainder
  state.bank -= dividend.remainder
  emit?.({
    type: 'dividend',
    clause: isGrouping(company) ? 'WR-7.3' : 'WR-7.7',
    railway: COMPANY_IDS[company],
    ...dividend,
    paid: Array.from({ length: state.seats }, (_, seat) => dividend.perShare * sharesOf(state, seat, company)),
  })
}

function pay(state: State, seat: Seat, amount: number): void {
  state.cash[seat] += amount
  state.bank -= amount
}

export function hullBarnsleyNow(state: State): number {
  return hullBarnsleyDividend(state.turn, state.seats, state.plainHullBarnsley, state.hullBarnsleyFrom)
}

export interface Dividend {
  readonly income: number
  readonly outstanding: number
  readonly perShare: number
  readonly remainder: number
}

/** What a railway would pay for each share now. */
export function dividendOf(state: State, company: Company): Dividend {
  const income = isGrouping(company) ? POUNDS_PER_CONTROL_CUBE * controlCubesOnBoard(state, company) : incomeOf(state, company)
  return divide(income, state.outstanding[company])
}

/** WR-7.3, WR-7.5 */
export function divide(income: number, outstanding: number): Dividend {
  const perShare = outstanding === 0 ? 0 : Math.floor(income / outstanding)
  return { income, outstanding, perShare, remainder: outstanding === 0 ? 0 : income - perShare * outstanding }
}

/** WR-7.7; nothing before the first share is sold. */
export function incomeOf(state: State, railway: Railway): number {
  return state.outstanding[railway] === 0 ? 0 : urbanIncome(state, railway) + state.bonus[railway]
}

/** WR-7.8 */
export function urbanIncome(state: State, railway: Railway): number {
  let income = 0
  for (let urban = 0; urban < urbanHexes.length; urban++) {
    if (occupies(state, railway, urbanHexes[urban])) income += townIncome(state, urban)
  }
  return income
}

export function townIncome(state: State, urban: number): number {
  return state.control[urban] === NOBODY ? freeIncome[urban] : controlledIncome[urban]
}
