/** Turn order (WR-8.1). */
import { type Emit, reveal } from '@branchline/engine'
import type { State } from './state.ts'

/** `before` is the cash of each seat before dividends: what came since is what everybody has seen (WR-11.5). */
export function setTurnOrder(state: State, before: readonly number[], emit?: Emit): void {
  const { order, cash } = state
  // The sort is stable: tied players keep their order.
  order.sort((one, other) => cash[other] - cash[one])
  for (let seat = 0; seat < state.seats; seat++) {
    state.shown[seat] = cash[seat] - before[seat]
    state.spent[seat] = 0
  }
  // With hidden cash the order tells who has more.
  if (state.hiddenCash) reveal(state)
  emit?.({ type: 'turn-order', clause: 'WR-8.1', seats: order.slice() })
}
