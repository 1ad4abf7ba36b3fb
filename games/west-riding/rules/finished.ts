/** The check for finished railways (WR-5.21 to WR-5.24). */
import type { Emit } from '@branchline/engine'
import { BASIC_RAILWAYS, COMPANY_IDS, type Railway, SHARES_OF_BASIC } from './railways.ts'
import { cheapestRoute } from './routes.ts'
import { FINISHED_REASONS, type Finished, NOT_FINISHED, SOLD_OUT, type State } from './state.ts'

const CLAUSES = ['', 'WR-5.21', 'WR-5.22', 'WR-5.23'] as const

/** After a route was built: what the cheapest route of each railway now costs, and whether it has one at all. */
export function checkFinished(state: State, emit?: Emit): void {
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
    // Track is never taken up and shares never return: what is finished stays so.
    if (state.finished[railway] !== NOT_FINISHED) continue
    const reason = finishedNow(state, railway)
    if (reason === NOT_FINISHED) continue
    state.finished[railway] = reason
    state.cheapest[railway] = 0
    emit?.({ type: 'finished', clause: CLAUSES[reason], railway: COMPANY_IDS[railway], reason: FINISHED_REASONS[reason] })
  }
}

function finishedNow(state: State, railway: Railway): Finished {
  if (state.outstanding[railway] === SHARES_OF_BASIC) return SOLD_OUT
  const cheapest = cheapestRoute(state, railway)
  if (cheapest < 0) return -cheapest as Finished
  state.cheapest[railway] = cheapest
  return NOT_FINISHED
}
