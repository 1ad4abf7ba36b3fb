/** What the seat to act is asked to do. */
import type { Prompt } from '@branchline/engine'
import { bidsOf } from './auction.ts'
import { goodsSlots, passengerSlots } from './shipping.ts'
import { boardOf, clause, type State } from './state.ts'

export function prompt(state: State): Prompt | null {
  const seat = state.actor
  const cubes = state.cubes[seat]
  switch (state.phase) {
    case 'over':
      return null
    case 'auction':
      return { seat, code: 'bid', clause: clause(state, '6.1'), cubes, bids: bidsOf(state, seat) }
    case 'build': {
      if (state.due > 0) return { seat, code: 'pay-link', clause: clause(state, '8.8'), due: state.due }
      const end = state.chain.at(-1)
      if (end === undefined) return { seat, code: 'build-start', clause: clause(state, '8.6'), cubes }
      return { seat, code: 'build-on', clause: clause(state, '8.2'), cubes, area: boardOf(state).ids[end] }
    }
    case 'trains':
      if (state.due > 0) return { seat, code: 'pay-train', clause: clause(state, '9.6'), due: state.due }
      return { seat, code: 'ship', clause: clause(state, '9.1'), goods: goodsSlots(state, seat), passengers: passengerSlots(state, seat) }
    case 'takeover':
      return { seat, code: 'takeover', clause: clause(state, '11.1'), links: state.links[seat].length }
  }
}
