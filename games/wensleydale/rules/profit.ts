/** Profit and loss, and the new player order (WD-10, NB-10). */
import type { Emit } from '@branchline/engine'
import { INCOME, KINDS, PROFIT, PROFIT_RANGE } from './pieces.ts'
import { clause, type State } from './state.ts'
import { arrive, orderBy } from './tracks.ts'
import { returnTrains } from './trains.ts'

/** What the round brings: pieces moved less upkeep of links (WD-10.1). */
export function resultOf(state: State, seat: number): { income: number; upkeep: number } {
  let income = 0
  for (let kind = 0; kind < KINDS; kind++) income += state.loaded[seat * 4 + kind] * INCOME[kind]
  return { income, upkeep: state.links[seat].length }
}

export function profitAfter(state: State, seat: number): number {
  const { income, upkeep } = resultOf(state, seat)
  return Math.max(PROFIT_RANGE.least, Math.min(PROFIT_RANGE.most, state.profit[seat] + income - upkeep))
}

export function profitAndLoss(state: State, emit?: Emit): void {
  for (let place = 0; place < state.seats; place++) {
    const seat = state.order[place]
    const profit = profitAfter(state, seat)
    if (emit !== undefined) {
      const { income, upkeep } = resultOf(state, seat)
      emit({ type: 'profit', clause: clause(state, '10.1'), seat, income, upkeep, profit })
    }
    state.profit[seat] = profit
    // Even a disc that does not change its space goes on top of it (WD-10.3).
    arrive(state, PROFIT, seat)
    for (let kind = 0; kind < KINDS; kind++) {
      state.won[seat * 4 + kind] += state.loaded[seat * 4 + kind]
      state.loaded[seat * 4 + kind] = 0
    }
    returnTrains(state, seat)
  }
  state.passed.fill(0)
  state.order = orderBy(state, PROFIT, (seat) => state.profit[seat])
  emit?.({ type: 'player-order', clause: clause(state, '10.5'), seats: state.order.slice() })
}
