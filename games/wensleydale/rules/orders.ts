/** Orders of play (WD-7, NB-7): set once a round, then fixed whatever is spent. */
import type { Emit } from '@branchline/engine'
import { BROWN, WHITE } from './pieces.ts'
import { clause, type State } from './state.ts'
import { orderByInfluence } from './tracks.ts'

export function setOrders(state: State, emit?: Emit): void {
  state.buildOrder = orderByInfluence(state, WHITE)
  state.trainOrder = orderByInfluence(state, BROWN)
  emit?.({ type: 'build-order', clause: clause(state, '7.1'), seats: state.buildOrder.slice() })
  emit?.({ type: 'train-order', clause: clause(state, '7.2'), seats: state.trainOrder.slice() })
}
