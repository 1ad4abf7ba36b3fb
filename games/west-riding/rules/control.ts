/** Control of towns (WR-5.17 to WR-5.19). */
import { type Hex, urbanAt } from './board.ts'
import { BASIC_RAILWAYS, CONTROL_CUBES, type Grouping, type Railway } from './railways.ts'
import { NOBODY, occupies, type State } from './state.ts'

/** The grouping railway that would control the town if this railway entered it now, or NOBODY when nothing changes. */
export function controlGained(state: State, railway: Railway, town: Hex): Grouping | typeof NOBODY {
  if (state.control[urbanAt[town]] !== NOBODY) return NOBODY
  const grouping = state.group[railway]
  if (controlCubesOnBoard(state, grouping) === CONTROL_CUBES) return NOBODY
  for (let other = 0; other < BASIC_RAILWAYS; other++) {
    if (other !== railway && state.group[other] === grouping && occupies(state, other, town)) return grouping
  }
  return NOBODY
}

export function controlCubesOnBoard(state: State, grouping: Grouping): number {
  let cubes = 0
  for (let urban = 0; urban < state.control.length; urban++) if (state.control[urban] === grouping) cubes++
  return cubes
}
