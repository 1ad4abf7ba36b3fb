/** Cubes and discs for the round (WD-5, NB-5). */
import type { Emit } from '@branchline/engine'
import { drawFrom } from './bag.ts'
import { COUNTS, INFLUENCES } from './pieces.ts'
import { boardOf, clause, type State } from './state.ts'
import { bagFor, boxCount } from './tables.ts'

/** Twelve from stock, fifteen in hand at most (WD-5.1). */
export function takeCubes(state: State, emit?: Emit): void {
  for (const seat of state.order) {
    const held = state.cubes[seat]
    const taken = Math.min(COUNTS.cubesARound, COUNTS.cubes - held)
    state.cubes[seat] = held + taken
    emit?.({ type: 'cubes-taken', clause: clause(state, '5.1'), seat, taken, cubes: held + taken })
  }
}

/** One disc from the full bag for each box (WD-5.3). */
export function fillBoxes(state: State, emit?: Emit): void {
  const { rules } = boardOf(state)
  const bag = bagFor(rules, state.seats).slice()
  const boxes = boxCount(rules, state.seats)
  for (let box = 0; box < boxes; box++) {
    state.discs[box] = drawFrom(state.chance, bag)
    state.bidder[box] = -1
    state.bid[box] = 0
  }
  emit?.({ type: 'boxes-filled', clause: clause(state, '5.3'), discs: state.discs.map((colour) => INFLUENCES[colour]) })
}
