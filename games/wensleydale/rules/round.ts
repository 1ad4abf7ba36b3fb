/** The round (WD-4, NB-4): from decision to decision, through all that needs none. */
import type { Emit } from '@branchline/engine'
import { resolveAuction, toNextBidder } from './auction.ts'
import { toNextBuilder } from './build.ts'
import { fillBoxes, takeCubes } from './investment.ts'
import { setOrders } from './orders.ts'
import { payIfForced } from './payment.ts'
import { profitAndLoss } from './profit.ts'
import { standing } from './scoring.ts'
import { boardOf, clause, type Phase, type State } from './state.ts'
import { toNextSeller } from './takeover.ts'
import { toNextShipper } from './trains.ts'

/** Goes on to the next real decision: `actor` is then the seat that has it, or −1 when the game is over. */
export function settle(state: State, emit?: Emit): void {
  if (state.due > 0 && !payIfForced(state, emit)) return
  for (;;) {
    switch (state.phase) {
      case 'auction':
        if (toNextBidder(state)) return
        resolveAuction(state, emit)
        setOrders(state, emit)
        begin(state, 'build')
        break
      case 'build':
        if (toNextBuilder(state, emit)) return
        begin(state, 'trains')
        break
      case 'trains':
        if (toNextShipper(state, emit)) return
        profitAndLoss(state, emit)
        begin(state, 'takeover')
        break
      case 'takeover':
        if (toNextSeller(state)) return
        endRound(state, emit)
        break
      case 'over':
        return
    }
  }
}

function begin(state: State, phase: Phase): void {
  state.phase = phase
  state.turn = 0
}

/** Cubes before discs in 2009, discs before cubes in 2010: the result is the same, the log follows the book. */
export function beginRound(state: State, emit?: Emit): void {
  state.round++
  begin(state, 'auction')
  emit?.({ type: 'round-begins', clause: clause(state, '4.2'), round: state.round, rounds: state.rounds })
  if (boardOf(state).rules === 2009) takeCubes(state, emit)
  fillBoxes(state, emit)
  if (boardOf(state).rules === 2010) takeCubes(state, emit)
}

function endRound(state: State, emit?: Emit): void {
  if (state.round < state.rounds) {
    beginRound(state, emit)
    return
  }
  begin(state, 'over')
  state.actor = -1
  if (emit === undefined) return
  for (const { seat, score, rank } of standing(state)) emit({ type: 'final-score', clause: clause(state, '12.6'), seat, score, rank })
}
