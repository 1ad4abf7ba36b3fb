/** Cubes and discs for the round (WD-5, NB-5). */
import { draw, type Emit } from '@branchline/engine'
import { COUNTS, INFLUENCES } from './pieces.ts'
import { boardOf, clause, type State } from './state.ts'
import { bagFor, boxesFor } from './tables.ts'

/** Twelve from stock, fifteen in hand at most (WD-5.1). */
export function takeCubes(state: State, emit?: Emit): void {
  for (const seat of state.order) {
    const held = state.cubes[seat] as number
    const taken = Math.min(COUNTS.cubesARound, COUNTS.cubes - held)
    state.cubes[seat] = held + taken
    emit?.({ type: 'cubes-taken', clause: clause(state, '5.1'), seat, taken, cubes: held + taken })
  }
}

/** One disc from the full bag for each box (WD-5.3). */
export function fillBoxes(state: State, emit?: Emit): void {
  const { rules } = boardOf(state)
  const bag = bagFor(rules, state.seats).slice()
  let inBag = bag.reduce((sum, discs) => sum + discs, 0)
  const boxes = boxesFor(rules, state.seats).length
  for (let box = 0; box < boxes; box++) {
    let lot = draw(state.chance, inBag--)
    let colour = 0
    while (lot >= (bag[colour] as number)) lot -= bag[colour++] as number
    ;(bag[colour] as number)--
    state.discs[box] = colour
    state.bidder[box] = -1
    state.bid[box] = 0
  }
  emit?.({ type: 'boxes-filled', clause: clause(state, '5.3'), discs: state.discs.map((colour) => INFLUENCES[colour] as string) })
}
