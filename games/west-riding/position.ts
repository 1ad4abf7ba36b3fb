/**
 * Any position of the game, by the names players see. For tests, puzzles and bug reports.
 *
 *   const state = position({
 *     players: 4,
 *     turn: 5,
 *     cash: [20, 12, 9, 4],
 *     hullBarnsley: 2,
 *     railways: {
 *       mr: { shares: [2, 1], treasury: 3, track: ['f9', 'halifax'], bonus: 2 },
 *       lyr: { shares: [0, 0, 1], track: ['e18', 'castleford'] },
 *     },
 *     groupings: { lmsr: { shares: [1, 1], public: 1 } },
 *   })
 *
 * Lists go by seat and may be short. `track` names the hexes in which a railway has cubes (its home city never does). What is left
 * out is as at the start; what happens in the middle of an auction or a route is reached by playing on from here. Turn order is by cash unless given; towns with two railways of one group are under its control.
 * A position that breaks a rule of conservation is refused with an error that says which.
 */
import { type Seat, seedChance } from '@branchline/engine'
import { hexById, historicalGroup, RURAL, urbanAt } from './rules/board.ts'
import { finishedNow } from './rules/finished.ts'
import { BASIC_RAILWAYS, COMPANIES, COMPANY_IDS, type Company, GROUPINGS, STARTING_CASH, TRACK_CUBES } from './rules/railways.ts'
import { referee } from './rules/referee.ts'
import { emptyTable } from './rules/setup.ts'
import { NOBODY, NOT_FINISHED, type Options, occupies, type State } from './rules/state.ts'

export type RailwayId = 'mr' | 'lnwr' | 'ner' | 'gcr' | 'gnr' | 'lyr'
export type GroupingId = 'lmsr' | 'lner'

export interface CompanyPlan {
  /** Shares by seat. */
  readonly shares?: readonly number[]
  /** Publicly held shares. Left out: none of a basic, 2 of a grouping railway. */
  readonly public?: number
  /** Left out: the first of those with the most shares. */
  readonly president?: Seat
  readonly treasury?: number
}

export interface RailwayPlan extends CompanyPlan {
  readonly track?: readonly string[]
  readonly bonus?: number
}

export interface GroupingPlan extends CompanyPlan {
  /** Towns it controls, besides home cities and towns where two of its railways stand. */
  readonly control?: readonly string[]
}

export interface PositionPlan {
  readonly players?: 3 | 4 | 5
  readonly options?: Partial<Options>
  /** Left out: as in history. */
  readonly affiliation?: Readonly<Record<RailwayId, GroupingId>>
  readonly turn?: number
  readonly order?: readonly Seat[]
  /** 'offer': Buy & Build, before an offer. 'trade': Trade 2 for 1. */
  readonly phase?: 'offer' | 'trade'
  /** Left out: the first in turn order. */
  readonly toAct?: Seat
  readonly cash?: readonly number[]
  readonly hullBarnsley?: Seat
  readonly railways?: Partial<Readonly<Record<RailwayId, RailwayPlan>>>
  readonly groupings?: Partial<Readonly<Record<GroupingId, GroupingPlan>>>
  readonly seed?: string
}

export function position(plan: PositionPlan): State {
  const seats = plan.players ?? 4
  const options: Options = {
    affiliation: 'historical',
    hullBarnsley: 'capped',
    earlyHullBarnsley: true,
    cash: 'open',
    turns: 0,
    ...plan.options,
  }
  const group = COMPANY_IDS.slice(0, BASIC_RAILWAYS).map((id, railway) =>
    plan.affiliation === undefined ? historicalGroup[railway] : companyOf(plan.affiliation[id as RailwayId]),
  )
  const state = emptyTable(options, seats, [], group)
  state.chance = seedChance(plan.seed ?? 'position')
  state.turn = plan.turn ?? 1
  layTrack(state, plan)
  dealShares(state, plan)
  putDownCubes(state, plan)
  state.hullBarnsleyOwner = plan.hullBarnsley ?? NOBODY
  payMoney(state, plan)
  setOrder(state, plan)
  state.phase = plan.phase ?? 'offer'
  state.finished = state.finished.map((_, railway) => finishedNow(state, railway))
  state.cheapest = state.cheapest.map((cheapest, railway) => (state.finished[railway] === NOT_FINISHED ? cheapest : 0))
  const complaints = referee(state).map(({ what, clause }) => `${what} (${clause})`)
  const lists = [plan.cash, ...companiesOf(plan).map(([, { shares }]) => shares)]
  if (lists.some((list) => list !== undefined && list.length > seats)) complaints.push(`a list has more than ${seats} places`)
  if (state.at < 0) complaints.push(`seat ${plan.toAct} is not at the table`)
  if (complaints.length > 0) throw new Error(`not a legal position: ${complaints.join('; ')}`)
  return state
}

function layTrack(state: State, plan: PositionPlan): void {
  for (const [id, railway] of Object.entries(plan.railways ?? {})) {
    const company = companyOf(id)
    for (const name of railway.track ?? []) state.cubes[hexOf(name)] |= 1 << company
    state.supply[company] = TRACK_CUBES - state.cubes.filter((cubes) => (cubes >> company) & 1).length
    state.bonus[company] = railway.bonus ?? 0
  }
}

function dealShares(state: State, plan: PositionPlan): void {
  for (const [id, company] of companiesOf(plan)) {
    const shares = Array.from({ length: state.seats }, (_, seat) => company.shares?.[seat] ?? 0)
    shares.forEach((count, seat) => {
      state.shares[seat * COMPANIES + id] = count
    })
    const held = shares.reduce((sum, count) => sum + count, 0)
    state.publiclyHeld[id] = company.public ?? state.publiclyHeld[id]
    state.outstanding[id] = held + state.publiclyHeld[id]
    state.president[id] = held === 0 ? NOBODY : (company.president ?? shares.indexOf(Math.max(...shares)))
    state.treasury[id] = company.treasury ?? 0
  }
}

function putDownCubes(state: State, plan: PositionPlan): void {
  for (const [id, { control = [] }] of Object.entries(plan.groupings ?? {})) {
    for (const town of control) state.control[urbanOf(town)] = companyOf(id)
  }
  for (const hex of hexById.values()) {
    if (urbanAt[hex] === RURAL || state.control[urbanAt[hex]] !== NOBODY) continue
    const inControl = GROUPINGS.filter(
      (grouping) => state.group.filter((of, railway) => of === grouping && occupies(state, railway, hex)).length >= 2,
    )
    if (inControl.length === 1) state.control[urbanAt[hex]] = inControl[0]
  }
}

function payMoney(state: State, plan: PositionPlan): void {
  state.cash = Array.from({ length: state.seats }, (_, seat) => plan.cash?.[seat] ?? STARTING_CASH)
  state.bank = -[...state.cash, ...state.treasury].reduce((sum, amount) => sum + amount, 0)
}

/** Where the order is not that of the cash, players have spent money since it was set: as little as explains it. */
function setOrder(state: State, plan: PositionPlan): void {
  const { cash } = state
  state.order = plan.order?.slice() ?? cash.map((_, seat) => seat).sort((one, other) => cash[other] - cash[one] || one - other)
  let had = 0
  for (const seat of state.order.toReversed()) {
    had = Math.max(had, cash[seat])
    state.spent[seat] = had - cash[seat]
    state.shown[seat] = state.spent[seat]
  }
  state.at = plan.toAct === undefined ? 0 : state.order.indexOf(plan.toAct)
}

function companiesOf(plan: PositionPlan): [Company, CompanyPlan][] {
  return [...Object.entries(plan.railways ?? {}), ...Object.entries(plan.groupings ?? {})].map(([id, company]) => [companyOf(id), company])
}

function companyOf(id: string): Company {
  const company = (COMPANY_IDS as readonly string[]).indexOf(id.toLowerCase())
  if (company < 0) throw new Error(`there is no railway “${id}”`)
  return company
}

function hexOf(name: string): number {
  const hex = hexById.get(name.toLowerCase().replaceAll(' ', '-'))
  if (hex === undefined) throw new Error(`there is no hex “${name}”`)
  return hex
}

function urbanOf(name: string): number {
  const urban = urbanAt[hexOf(name)]
  if (urban === RURAL) throw new Error(`${name} is neither a town nor a city`)
  return urban
}
