/** A railway in words: whose it is, what it has, what it earns and pays, where it stands, what its next route costs. */
import type { Said } from '@branchline/engine'
import { hexIds, urbanHexes } from './board.ts'
import { controlCubesOnBoard } from './control.ts'
import { dividendOf, urbanIncome } from './dividends.ts'
import { COMPANY_IDS, COMPANY_NAMES, CONTROL_CUBES, type Grouping, type Railway, SHARES_OF_BASIC, SHARES_OF_GROUPING } from './railways.ts'
import { FINISHED_REASONS, NOBODY, NOT_FINISHED, occupies, type State } from './state.ts'

export function railwaySaid(state: State, railway: Railway): Said {
  const { perShare, remainder } = dividendOf(state, railway)
  const id = COMPANY_IDS[railway]
  return {
    say: 'outline.railway',
    railway: id,
    named: COMPANY_NAMES[id],
    group: COMPANY_IDS[state.group[railway]],
    president: presidentSaid(state.president[railway], 'outline.president'),
    sold: state.outstanding[railway],
    shares: SHARES_OF_BASIC,
    public: state.publiclyHeld[railway],
    treasury: state.treasury[railway],
    cubes: state.supply[railway],
    income: urbanIncome(state, railway),
    bonus: state.bonus[railway],
    perShare,
    remainder,
    towns: urbanHexes.filter((hex) => occupies(state, railway, hex)).map((hex) => hexIds[hex]),
    next:
      state.finished[railway] === NOT_FINISHED
        ? { say: 'outline.next-route', cost: state.cheapest[railway] }
        : { say: 'outline.finished', reason: FINISHED_REASONS[state.finished[railway]] },
  }
}

export function groupingSaid(state: State, grouping: Grouping): Said {
  const { perShare, remainder } = dividendOf(state, grouping)
  const id = COMPANY_IDS[grouping]
  const towns = urbanHexes.filter((_, urban) => state.control[urban] === grouping).map((hex) => hexIds[hex])
  return {
    say: 'outline.grouping',
    railway: id,
    named: COMPANY_NAMES[id],
    members: state.group.flatMap((of, railway) => (of === grouping ? [COMPANY_IDS[railway]] : [])),
    president: presidentSaid(state.president[grouping], 'outline.president'),
    sold: state.outstanding[grouping],
    shares: SHARES_OF_GROUPING,
    public: state.publiclyHeld[grouping],
    treasury: state.treasury[grouping],
    perShare,
    remainder,
    towns,
    controls: towns.length,
    cubes: CONTROL_CUBES - controlCubesOnBoard(state, grouping),
  }
}

/** "President Ada", or that there is none. */
export function presidentSaid(seat: number, say: string): Said {
  return seat === NOBODY ? { say: `${say}.none` } : { say, seat }
}
