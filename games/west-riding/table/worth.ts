/** The Big Payoff as it was, or as it would be if the game ended now; with the Presidents of the groupings and what they take besides. */
import type { GameEvent, Seat } from '@branchline/engine'
import { afterPayoff } from '../rules/big-payoff.ts'
import { type PayoffOfSeat, payoffStatement } from '../rules/index.ts'
import { COMPANY_IDS, GROUPINGS, type Grouping } from '../rules/railways.ts'
import { clone, NOBODY, type State } from '../rules/state.ts'
import { type PayoffLine, payoffLines } from './payoff.ts'

export interface Worth {
  readonly lines: readonly PayoffLine[]
  readonly bySeat: readonly PayoffOfSeat[]
  readonly presidents: readonly { readonly grouping: Grouping; readonly seat: Seat | null; readonly remainder: number }[]
}

/** `told`: what the rules said when the game ended. */
export function worthOf(view: State, told: readonly GameEvent[]): Worth {
  const settled = withBidSettled(view)
  const statement = payoffStatement(settled)
  const events = view.phase === 'over' ? told : statement.steps
  const { president } = view.phase === 'over' ? view : afterPayoff(settled)
  return {
    lines: payoffLines(events, view.seats),
    bySeat: statement.bySeat,
    presidents: GROUPINGS.map((grouping) => ({
      grouping,
      seat: president[grouping] === NOBODY ? null : president[grouping],
      remainder: remainderOf(events, grouping),
    })),
  }
}

/** While a route is chosen the bid lies on the share: it is the railway's, and counts as its treasury until it is spent. */
function withBidSettled(view: State): State {
  if (view.onShare === 0) return view
  const settled = clone(view)
  settled.treasury[view.lot] += view.onShare
  settled.onShare = 0
  return settled
}

function remainderOf(events: readonly GameEvent[], grouping: Grouping): number {
  const paid = events.find(
    ({ type, railway, clause }) => type === 'payoff-treasury' && railway === COMPANY_IDS[grouping] && clause === 'WR-10.7',
  )
  return typeof paid?.remainder === 'number' ? paid.remainder : 0
}
