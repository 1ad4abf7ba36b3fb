/** Frozen: the bots of version 1 as they were on 2026-11-16. Never to be changed but to follow the rules; bots/v1/README.md says why. */
/** What a new route is worth: to its railway's shareholders, to the group that gains control, and who loses by it. */
import { controlledIncome, freeIncome, type Hex, urbanAt } from '../../rules/board.ts'
import { controlGained } from '../../rules/control.ts'
import { BASIC_RAILWAYS, COMPANIES, POUNDS_PER_CONTROL_CUBE, type Railway } from '../../rules/railways.ts'
import { NOBODY, occupies, type State } from '../../rules/state.ts'
import { dividendsLeft } from './books.ts'

/** A share of a stream is thinned by those still to be sold. */
const THINNED = 0.8

/** Gain of one seat when the railway enters the town, the share being bought already counted in. */
export function townWorth(state: State, railway: Railway, town: Hex, seat: number): number {
  const urban = urbanAt[town]
  const grouping = controlGained(state, railway, town)
  const isControlled = grouping !== NOBODY || state.control[urban] !== NOBODY
  const income = isControlled ? controlledIncome[urban] : freeIncome[urban]
  const turns = dividendsLeft(state)
  let sum = (income * turns * THINNED * held(state, seat, railway)) / Math.max(1, state.outstanding[railway])
  if (grouping === NOBODY) return sum
  sum +=
    (POUNDS_PER_CONTROL_CUBE * (turns * THINNED * held(state, seat, grouping) + pairs(state, seat, grouping))) / state.outstanding[grouping]
  const loss = freeIncome[urban] - controlledIncome[urban]
  for (let other = 0; other < BASIC_RAILWAYS; other++) {
    if (other === railway || !occupies(state, other, town)) continue
    sum -= (loss * turns * THINNED * held(state, seat, other)) / Math.max(1, state.outstanding[other])
  }
  return sum
}

/** The same, and what it does for rivals counts against it. */
export function townLead(state: State, railway: Railway, town: Hex, seat: number): number {
  let others = 0
  for (let other = 0; other < state.seats; other++) if (other !== seat) others += townWorth(state, railway, town, other)
  return townWorth(state, railway, town, seat) - others / state.seats
}

function held(state: State, seat: number, company: number): number {
  return state.shares[seat * COMPANIES + company]
}

/** Grouping shares in hand, and those that basic shares will become. */
function pairs(state: State, seat: number, grouping: number): number {
  let sum = held(state, seat, grouping)
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
    if (state.group[railway] === grouping) sum += held(state, seat, railway) / 2
  }
  return sum
}
