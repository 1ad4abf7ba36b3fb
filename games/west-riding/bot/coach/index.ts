/** How decisions in the West Riding are explained: a share at its price, a route, a trade, by what they pay now and every turn. */
import type { Coach, Matter, Seat } from '@branchline/engine'
import { divide, dividendOf, hullBarnsleyNow, urbanIncome } from '../../rules/dividends.ts'
import { BASIC_RAILWAYS, COMPANIES, isGrouping } from '../../rules/railways.ts'
import { standing } from '../../rules/scoring.ts'
import { isPresident, type Move, type State, sharesOf } from '../../rules/state.ts'
import { describe } from './describe.ts'
import { lines } from './lines.ts'
import { messages } from './messages/index.ts'
import { puzzles } from './puzzles.ts'

const later = (id: string, worth: number): Matter => ({ id, when: 'later', as: 'change', worth })
const MATTERS: readonly Matter[] = [
  later('now', 1),
  later('turn', 3),
  { ...later('spent', -1), isPrice: true },
  { id: 'bid', when: 'now', as: 'level', worth: -0.02, isPrice: true },
  later('ended', 0.5),
  later('rivals', -1.5),
  later('purse', -0.15),
  later('president', 2),
]

export const coach: Coach<State, Move> = {
  lines,
  describe,
  isUnderWay: (state) => state.phase === 'from' || state.phase === 'path',
  /** The share has found its owner and its route; a trade is done at once. */
  isSeen: (start, state) => start.phase === 'trade' || state.at !== start.at || state.turn !== start.turn || state.phase === 'trade',
  figures,
  matters: MATTERS,
  messages,
  phase: (state) => (state.phase === 'from' || state.phase === 'path' ? 'to' : state.phase),
  least: 6,
  puzzles,
}

/** By company: what a share pays this turn, or in the turns to come, when nothing is built any more. */
function perShare(state: State, company: number, isLater: boolean): number {
  if (isLater && !isGrouping(company)) return divide(urbanIncome(state, company), state.outstanding[company]).perShare
  return dividendOf(state, company).perShare
}

function paid(state: State, seat: Seat, isLater: boolean): number {
  let sum = state.hullBarnsleyOwner === seat ? hullBarnsleyNow(state) : 0
  for (let company = 0; company < COMPANIES; company++) sum += sharesOf(state, seat, company) * perShare(state, company, isLater)
  return sum
}

function figures(state: State, seat: Seat): Readonly<Record<string, number>> {
  const others = Array.from({ length: state.seats }, (_, other) => other).filter((other) => other !== seat)
  let presidencies = 0
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) if (isPresident(state, seat, railway)) presidencies++
  return {
    now: paid(state, seat, false),
    turn: paid(state, seat, true),
    spent: -state.cash[seat],
    bid: state.bidder === seat ? state.bid : 0,
    ended: standing(state).find((one) => one.seat === seat)?.score ?? 0,
    rivals: Math.max(...others.map((other) => paid(state, other, true))),
    // What is hidden from the seat is no figure to tell it.
    purse: state.hiddenCash ? 0 : Math.max(...others.map((other) => state.cash[other])),
    president: presidencies,
  }
}
