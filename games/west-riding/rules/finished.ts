/** The check for finished railways (WR-5.21 to WR-5.24). */
import type { Emit } from '@branchline/engine'
import { distances, HEXES, type Hex, URBANS, urbanHexes } from './board.ts'
import { BASIC_RAILWAYS, COMPANY_IDS, type Railway, SHARES_OF_BASIC } from './railways.ts'
import { cheapestRoute, longestFor } from './routes.ts'
import { FINISHED_REASONS, type Finished, NOT_FINISHED, occupies, SOLD_OUT, type State } from './state.ts'

const CLAUSES = ['', 'WR-5.21', 'WR-5.22', 'WR-5.23'] as const

/** What the cheapest route of each railway now costs, and whether it has one at all: after `builder` has built `path`. */
export function checkFinished(state: State, builder: Railway, path: readonly Hex[], emit?: Emit): void {
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
    // Track is never taken up and shares never return: what is finished stays so.
    if (state.finished[railway] !== NOT_FINISHED) continue
    if (railway !== builder && isOutOfTheWay(state, railway, path)) continue
    const reason = finishedNow(state, railway)
    if (reason === NOT_FINISHED) continue
    state.finished[railway] = reason
    state.cheapest[railway] = 0
    emit?.({ type: 'finished', clause: CLAUSES[reason], railway: COMPANY_IDS[railway], reason: FINISHED_REASONS[reason] })
  }
}

export function finishedNow(state: State, railway: Railway): Finished {
  if (state.outstanding[railway] === SHARES_OF_BASIC) return SOLD_OUT
  const cheapest = cheapestRoute(state, railway)
  if (cheapest < 0) return -cheapest as Finished
  state.cheapest[railway] = cheapest
  return NOT_FINISHED
}

/**
 * A cheapest route of so many pounds stays near the towns of its railway; track laid farther off leaves it as it is. Where cubes
 * are short this does not hold: another path may become the shortest and so be allowed.
 */
function isOutOfTheWay(state: State, railway: Railway, path: readonly Hex[]): boolean {
  const longest = longestFor(state.cheapest[railway])
  if (state.supply[railway] < longest) return false
  for (let urban = 0; urban < URBANS; urban++) {
    if (!occupies(state, railway, urbanHexes[urban])) continue
    for (let place = 0; place < path.length - 1; place++) if (distances[urban * HEXES + path[place]] < longest) return false
  }
  return true
}
