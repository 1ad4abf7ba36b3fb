/** Standings: money at the end; before it, what each would have if the game ended now (WR-9.3, WR-10.7). */
import type { Standing } from '@branchline/engine'
import { afterPayoff, PAYOFF_STEPS } from './big-payoff.ts'
import { HIDDEN, type State } from './state.ts'

export function standing(state: State): Standing[] {
  const { payoff } = state.phase === 'over' ? state : afterPayoff(state)
  const standings = payoff.map((steps, seat) => {
    const paid = steps.reduce((sum, amount) => sum + amount, 0)
    const cash = cashBefore(state, seat, paid)
    const parts = [{ source: 'cash', points: cash }, ...PAYOFF_STEPS.map((source, step) => ({ source, points: steps[step] }))]
    return { seat, score: cash + paid, parts }
  })
  return standings
    .map((one) => ({ ...one, rank: 1 + standings.filter((other) => other.score > one.score).length }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat)
}

/** Cash before the Big Payoff. Money that a viewer does not see counts for nothing (WR-11.5). */
function cashBefore(state: State, seat: number, paid: number): number {
  const cash = state.cash[seat]
  if (cash === HIDDEN) return 0
  return state.phase === 'over' ? cash - paid : cash
}
