/** What must hold at every moment: money, shares and cubes are conserved, nothing is negative, Presidents preside. */
import type { Complaint } from '@branchline/engine'
import { excludedBy, HEXES, hexIds, homeOf, homeRailwayAt, RURAL, urbanAt, urbanHexes } from './board.ts'
import { canAnyRailwayBeOffered } from './buy-and-build-offer.ts'
import { controlCubesOnBoard } from './control.ts'
import {
  BASIC_RAILWAYS,
  COMPANIES,
  COMPANY_IDS,
  CONTROL_CUBES,
  GROUPINGS,
  isGrouping,
  SHARES_OF_BASIC,
  SHARES_OF_GROUPING,
  TRACK_CUBES,
} from './railways.ts'
import { cheapestRoute } from './routes.ts'
import { NOBODY, NOT_FINISHED, occupies, SOLD_OUT, type State, sharesOf } from './state.ts'

export function referee(state: State): Complaint[] {
  const complaints: Complaint[] = []
  const hold = (holds: boolean, clause: string, what: string) => {
    if (!holds) complaints.push({ clause, what })
  }
  inspectMoney(state, hold)
  inspectShares(state, hold)
  inspectTrack(state, hold)
  inspectControl(state, hold)
  inspectFinished(state, hold)
  return complaints
}

type Hold = (holds: boolean, clause: string, what: string) => void

function inspectMoney(state: State, hold: Hold): void {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const total = state.bank + state.onShare + sum(state.cash) + sum(state.treasury)
  hold(total === 0, 'WR-2.8', `£${total} came from nowhere`)
  hold(
    [...state.cash, ...state.treasury, state.onShare].every((amount) => amount >= 0),
    'WR-4.11',
    'somebody has less than no money',
  )
  hold(state.onShare > 0 === ['to', 'from', 'path'].includes(state.phase), 'WR-5.3', 'bid money lies about')
  hold(
    [...state.order].sort((a, b) => a - b).every((seat, place) => seat === place),
    'WR-2.9',
    'the turn order does not name each seat once',
  )
  hold(state.turn >= 1 && state.turn <= state.lastTurn, 'WR-9.1', `there is no turn ${state.turn}`)
  hold(state.hullBarnsleyOwner < state.seats, 'WR-4.2', 'the Hull & Barnsley belongs to nobody at the table')
  if (state.phase === 'over') return
  const had = state.order.map((seat) => state.cash[seat] + state.spent[seat])
  hold(
    had.every((money, place) => place === 0 || had[place - 1] >= money),
    'WR-8.1',
    'the turn order is not that of the cash it was set by',
  )
  hold(
    state.cash.every((cash, seat) => state.shown[seat] <= cash + state.spent[seat]),
    'WR-4.11',
    'a bid was not covered',
  )
}

function inspectShares(state: State, hold: Hold): void {
  for (let company = 0; company < COMPANIES; company++) {
    const railway = COMPANY_IDS[company]
    const held = Array.from({ length: state.seats }, (_, seat) => sharesOf(state, seat, company))
    const inHands = held.reduce((sum, shares) => sum + shares, 0)
    const limit = isGrouping(company) ? SHARES_OF_GROUPING : SHARES_OF_BASIC
    const clause = isGrouping(company) ? 'WR-1.3' : 'WR-1.2'
    hold(inHands + state.publiclyHeld[company] === state.outstanding[company], clause, `shares of the ${railway} are lost`)
    hold(state.outstanding[company] <= limit && state.publiclyHeld[company] >= 0, clause, `the ${railway} has too many shares`)
    hold(
      held.every((shares) => shares >= 0),
      clause,
      `somebody has less than no share of the ${railway}`,
    )
    if (isGrouping(company))
      hold(state.outstanding[company] >= (inHands === 0 ? 2 : 3), 'WR-2.6', `public shares of the ${railway} are lost`)
    hold(state.outstanding[company] > 0 || state.treasury[company] === 0, 'WR-2.3', `the ${railway} has money before a share is sold`)
    // In the Big Payoff basic shares are given up without regard to the presidency.
    if (state.phase === 'over' && !isGrouping(company)) continue
    const president = state.president[company]
    if (president === NOBODY) hold(inHands === 0, 'WR-4.15', `the ${railway} has no President`)
    else
      hold(
        held[president] > 0 && held.every((shares) => shares <= held[president]),
        'WR-4.15',
        `the wrong player presides over the ${railway}`,
      )
  }
}

function inspectTrack(state: State, hold: Hold): void {
  const used = Array<number>(BASIC_RAILWAYS).fill(0)
  for (let hex = 0; hex < HEXES; hex++) {
    const cubes = state.cubes[hex]
    hold(cubes >= 0 && cubes < 1 << BASIC_RAILWAYS, 'WR-1.2', `strange cubes in hex ${hex}`)
    if (urbanAt[hex] === RURAL) hold((cubes & (cubes - 1)) === 0, 'WR-5.8', `two railways in rural hex ${hex}`)
    for (let railway = 0; railway < BASIC_RAILWAYS; railway++) if ((cubes >> railway) & 1) used[railway]++
    if (homeRailwayAt[hex] >= 0) hold(((cubes >> homeRailwayAt[hex]) & 1) === 0, 'WR-5.5', 'a railway has a cube in its home city')
    const twin = excludedBy[hex]
    for (let railway = 0; twin > hex && railway < BASIC_RAILWAYS; railway++) {
      hold(
        !(occupies(state, railway, hex) && occupies(state, railway, twin)),
        'WR-5.10',
        `the ${COMPANY_IDS[railway]} is in both parts of Leeds`,
      )
    }
  }
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
    hold(
      used[railway] + state.supply[railway] === TRACK_CUBES && state.supply[railway] >= 0,
      'WR-1.2',
      `cubes of the ${COMPANY_IDS[railway]} are lost`,
    )
    hold(used[railway] === 0 || state.outstanding[railway] > 0, 'WR-5.1', `the ${COMPANY_IDS[railway]} built before a share was sold`)
    hold(
      state.bonus[railway] >= 0 && state.bonus[railway] <= used[railway],
      'WR-5.16',
      `the bonus of the ${COMPANY_IDS[railway]} is not of its track`,
    )
  }
}

function inspectControl(state: State, hold: Hold): void {
  for (const grouping of GROUPINGS) {
    const cubes = controlCubesOnBoard(state, grouping)
    const members = state.group.flatMap((of, railway) => (of === grouping ? [railway] : []))
    for (const [urban, town] of urbanHexes.entries()) {
      const stand = members.filter((railway) => occupies(state, railway, town)).length
      hold(stand < 2 || state.control[urban] !== NOBODY || cubes === CONTROL_CUBES, 'WR-5.17', `nobody controls ${hexIds[town]}`)
    }
    hold(cubes <= CONTROL_CUBES, 'WR-1.3', `too many cubes of the ${COMPANY_IDS[grouping]}`)
  }
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
    hold(
      state.control[urbanAt[homeOf[railway]]] === state.group[railway],
      'WR-2.5',
      `the home of the ${COMPANY_IDS[railway]} lost its control cube`,
    )
  }
  for (const grouping of GROUPINGS)
    hold(state.group.filter((of) => of === grouping).length === 3, 'WR-11.1', 'the groups are not of three railways')
}

function inspectFinished(state: State, hold: Hold): void {
  hold(state.phase !== 'offer' || canAnyRailwayBeOffered(state), 'WR-4.5', 'an offer is asked for when no railway can be offered')
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
    // While a share's route is being built the check is still to come.
    if (state.onShare > 0) continue
    const name = COMPANY_IDS[railway]
    const isSoldOut = state.outstanding[railway] === SHARES_OF_BASIC
    const cheapest = cheapestRoute(state, railway)
    hold(
      (state.finished[railway] === NOT_FINISHED) === (cheapest > 0 && !isSoldOut),
      'WR-5.21',
      `the ${name} is finished and does not say so, or says so and is not`,
    )
    if (state.finished[railway] === NOT_FINISHED)
      hold(state.cheapest[railway] === cheapest, 'WR-4.8', `the minimum bid for the ${name} is wrong`)
    else
      hold(state.cheapest[railway] === 0 && (state.finished[railway] !== SOLD_OUT || isSoldOut), 'WR-5.23', `the ${name} is not sold out`)
  }
}
