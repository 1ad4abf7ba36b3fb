/** Help for players about money: dividends if paid now, the Big Payoff if the game ended now, Presidents, trades. */
import type { GameEvent, Seat } from '@branchline/engine'
import { afterPayoff, bigPayoff, PAYOFF_STEPS } from './big-payoff.ts'
import { type Dividend, dividendOf, hullBarnsleyNow, urbanIncome } from './dividends.ts'
import { presidentAfter } from './president.ts'
import { BASIC_RAILWAYS, COMPANIES, COMPANY_IDS, type Company, type CompanyId, POUNDS_PER_ODD_SHARE, type Railway } from './railways.ts'
import { clone, HIDDEN, NOBODY, type ShareSource, type State, sharesOf } from './state.ts'
import { trade } from './trade.ts'

export interface DividendNow extends Dividend {
  readonly company: CompanyId
  /** Of a basic railway: what its towns earn, and its New Track Bonus; null for a grouping railway. */
  readonly urban: number | null
  readonly bonus: number | null
  /** What stays in the bank for publicly held shares. */
  readonly forPublicShares: number
  readonly bySeat: readonly number[]
}

export interface DividendsNow {
  readonly hullBarnsley: { readonly ownerSeat: Seat | null; readonly amount: number }
  readonly companies: readonly DividendNow[]
  /** All that each seat would be paid. */
  readonly bySeat: readonly number[]
}

/** What all railways would pay if dividends were paid now. */
export function dividendsNow(state: State): DividendsNow {
  const owner = state.hullBarnsleyOwner
  const amount = hullBarnsleyNow(state)
  const companies = Array.from({ length: COMPANIES }, (_, company) => dividendNow(state, company))
  const bySeat = seatsOf(state).map(
    (seat) => (seat === owner ? amount : 0) + companies.reduce((sum, dividend) => sum + dividend.bySeat[seat], 0),
  )
  return { hullBarnsley: { ownerSeat: owner === NOBODY ? null : owner, amount }, companies, bySeat }
}

function dividendNow(state: State, company: Company): DividendNow {
  const dividend = dividendOf(state, company)
  const isBasic = company < BASIC_RAILWAYS
  return {
    company: COMPANY_IDS[company],
    ...dividend,
    urban: isBasic ? urbanIncome(state, company) : null,
    bonus: isBasic ? state.bonus[company] : null,
    forPublicShares: dividend.perShare * state.publiclyHeld[company],
    bySeat: seatsOf(state).map((seat) => dividend.perShare * sharesOf(state, seat, company)),
  }
}

export interface PayoffOfSeat {
  readonly seat: Seat
  /** Cash before the Big Payoff; null when the viewer does not see it. */
  readonly cash: number | null
  readonly hullBarnsley: number
  readonly treasuries: number
  readonly oddShares: number
  readonly groupingShares: number
  readonly total: number | null
}

export interface PayoffStatement {
  /** The six steps as events, in their order. */
  readonly steps: readonly GameEvent[]
  readonly bySeat: readonly PayoffOfSeat[]
}

/** The Big Payoff step by step, as it would be if the game ended now. (Of a game that is over: its state keeps what was paid.) */
export function payoffStatement(state: State): PayoffStatement {
  const isOver = state.phase === 'over'
  const steps: GameEvent[] = []
  const later = clone(state)
  if (!isOver) bigPayoff(later, (event) => steps.push(event))
  const bySeat = seatsOf(state).map((seat): PayoffOfSeat => {
    const [hullBarnsley, treasuries, oddShares, groupingShares] = PAYOFF_STEPS.map((_, step) => later.payoff[seat][step])
    const paid = hullBarnsley + treasuries + oddShares + groupingShares
    const seen = state.cash[seat]
    const cash = seen === HIDDEN ? null : isOver ? seen - paid : seen
    return { seat, cash, hullBarnsley, treasuries, oddShares, groupingShares, total: cash === null ? null : cash + paid }
  })
  return { steps, bySeat }
}

export interface ShareValue {
  readonly company: CompanyId
  /** What the holder of one share would be paid in the Big Payoff, remainders for the President not counted. */
  readonly inPair: number
  /** The same for a share that is left over; of a grouping railway there are none. */
  readonly odd: number
}

/** What a share would be worth if the game ended now. A basic share in a pair is worth half a share of its grouping railway. */
export function shareValues(state: State): ShareValue[] {
  const { steps } = payoffStatement(state)
  const perShare = (company: Company): number => {
    const paid = steps.find((step) => step.type === 'payoff-treasury' && step.railway === COMPANY_IDS[company])
    return typeof paid?.perShare === 'number' ? paid.perShare : 0
  }
  return COMPANY_IDS.map((id, company) => {
    if (company >= BASIC_RAILWAYS) return { company: id, inPair: perShare(company), odd: 0 }
    return { company: id, inPair: perShare(company) + perShare(state.group[company]) / 2, odd: perShare(company) + POUNDS_PER_ODD_SHARE }
  })
}

/** By seat: who would be President of the railway if that seat bought its next share. */
export function presidentIfBought(state: State, railway: Railway): Seat[] {
  return seatsOf(state).map((seat) => presidentAfter(state, railway, seat, sharesOf(state, seat, railway) + 1))
}

export interface TradeOutlook {
  /** Dividends of this turn, and money in the Big Payoff if the game ended now: more (or less) than without the trade. */
  readonly dividends: number
  readonly payoff: number
  /** Who would be President of the grouping railway. */
  readonly presidentSeat: Seat
}

/** What a trade gains or loses the player whose turn to trade it is. */
export function tradeOutlook(state: State, first: Railway, second: Railway, source: ShareSource): TradeOutlook {
  const seat = state.order[state.at]
  const later = clone(state)
  trade(later, first, second, source)
  const payoff = (of: State) => afterPayoff(of).payoff[seat].reduce((sum, amount) => sum + amount, 0)
  return {
    dividends: dividendsNow(later).bySeat[seat] - dividendsNow(state).bySeat[seat],
    payoff: payoff(later) - payoff(state),
    presidentSeat: later.president[state.group[first]],
  }
}

function seatsOf(state: State): Seat[] {
  return Array.from({ length: state.seats }, (_, seat) => seat)
}
