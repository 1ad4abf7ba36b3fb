/** Setting up the game (WR-2.1 to WR-2.9), with the other ways to play (WR-11.1 to WR-11.5). */
import { type OptionSchema, type Seat, seedChance, shuffle } from '@branchline/engine'
import { HEXES, historicalGroup, homeOf, hullBarnsleyFrom, lastTurnFor, URBANS, urbanAt } from './board.ts'
import { BASIC_RAILWAYS, COMPANIES, GROUPINGS, type Grouping, LMSR, LNER, PUBLIC_AT_START, STARTING_CASH, TRACK_CUBES } from './railways.ts'
import { cheapestRoute } from './routes.ts'
import { NOBODY, NOT_FINISHED, type Options, type State } from './state.ts'

export const OPTIONS: OptionSchema<Options> = {
  affiliation: { kind: 'choice', values: ['historical', 'random'], default: 'historical' },
  hullBarnsley: { kind: 'choice', values: ['capped', 'plain'], default: 'capped' },
  earlyHullBarnsley: { kind: 'flag', default: false },
  cash: { kind: 'choice', values: ['open', 'hidden'], default: 'open' },
  turns: { kind: 'number', min: 0, max: 16, default: 0 },
}

export function setup(options: Options, seats: number, seed: string): State {
  const chance = seedChance(seed)
  const order = shuffle(
    chance,
    Array.from({ length: seats }, (_, seat): Seat => seat),
  )
  const group = options.affiliation === 'random' ? shuffle(chance, [LMSR, LMSR, LMSR, LNER, LNER, LNER]) : historicalGroup.slice()
  const state = emptyTable(options, seats, order, group)
  state.chance = chance
  return state
}

/** By its formula the Hull & Barnsley pays nothing in turn 1 (WR-7.1). */
const FIRST_TO_PAY = 2

/** The table before the first offer. */
export function emptyTable(options: Options, seats: number, order: Seat[], group: Grouping[]): State {
  const perRailway = (value: number): number[] => Array<number>(BASIC_RAILWAYS).fill(value)
  const perCompany = (value: number): number[] => Array<number>(COMPANIES).fill(value)
  const perSeat = (value: number): number[] => Array<number>(seats).fill(value)
  const state: State = {
    chance: null,
    revealed: 0,
    seats,
    hiddenCash: options.cash === 'hidden',
    plainHullBarnsley: options.hullBarnsley === 'plain',
    lastTurn: options.turns === 0 ? lastTurnFor(seats) : options.turns,
    group,
    turn: 1,
    phase: 'offer',
    order,
    at: 0,
    bank: -STARTING_CASH * seats,
    onShare: 0,
    cash: perSeat(STARTING_CASH),
    treasury: perCompany(0),
    spent: perSeat(0),
    shown: perSeat(STARTING_CASH),
    shares: Array<number>(seats * COMPANIES).fill(0),
    outstanding: perCompany(0),
    publiclyHeld: perCompany(0),
    president: perCompany(NOBODY),
    hullBarnsleyOwner: NOBODY,
    cubes: Array<number>(HEXES).fill(0),
    control: Array<number>(URBANS).fill(NOBODY),
    supply: perRailway(TRACK_CUBES),
    bonus: perRailway(0),
    cheapest: perRailway(0),
    finished: Array<typeof NOT_FINISHED>(BASIC_RAILWAYS).fill(NOT_FINISHED),
    lot: NOBODY,
    bid: 0,
    bidder: NOBODY,
    bidding: NOBODY,
    passed: 0,
    target: NOBODY,
    origin: NOBODY,
    path: [],
    choices: [],
    payoff: [],
  }
  const from = hullBarnsleyFrom(seats)
  if (options.hullBarnsley === 'capped' && !options.earlyHullBarnsley && from > FIRST_TO_PAY) state.hullBarnsleyFrom = from
  // WR-2.5, WR-11.2
  homeOf.forEach((home, railway) => {
    state.control[urbanAt[home]] = group[railway]
  })
  // WR-2.6
  for (const grouping of GROUPINGS) state.outstanding[grouping] = state.publiclyHeld[grouping] = PUBLIC_AT_START
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) state.cheapest[railway] = cheapestRoute(state, railway)
  return state
}
