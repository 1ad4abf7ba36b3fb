/** Setting up (WD-3, NB-3): the discs on their tracks, goods and people drawn blind from the bag. */
import { draw, seedChance, shuffle } from '@branchline/engine'
import { drawFrom } from './bag.ts'
import { type Board, boardNumber } from './board.ts'
import type { Options } from './options.ts'
import { CHEESE, COUNTS, GREEN_PASSENGER, MIDLAND, NORTH_EASTERN, RED_PASSENGER, type RuleSet, STONE, TRACKS } from './pieces.ts'
import { beginRound, settle } from './round.ts'
import { boardOf, type State } from './state.ts'
import { isOnOffer, NOT_HIRED, NOT_ON_OFFER, roundsFor, STARTING_INFLUENCE, TRAINS } from './tables.ts'

/** The rounds of a short game (WD-4.3). */
const LAST_ROUNDS = 3

export function setup(rules: RuleSet, options: Options, seats: number, seed: string, isShort = false): State {
  const state = emptyState(rules, options, seats, seed)
  if (isShort) state.round = state.rounds - LAST_ROUNDS
  state.order = firstOrder(state, rules)
  for (let track = 0; track < TRACKS; track++) {
    for (let place = 0; place < seats; place++) state.stacks[track * seats + place] = state.order[place]
  }
  seedGoods(state)
  seedPeople(state, rules, options.swapFixed)
  beginRound(state)
  settle(state)
  return state
}

/** Everything in its place before anything is drawn: all goods and people are still in the box. */
export function emptyState(rules: RuleSet, options: Options, seats: number, seed: string): State {
  const number = boardNumber(options.map, rules, options.largerSouth)
  const each = (value: number) => new Array<number>(seats).fill(value)
  const inTableOrder = Array.from({ length: seats }, (_, seat) => seat)
  const tables = tablesFor(rules, options)
  const state: State = {
    chance: seedChance(seed),
    revealed: 0,
    board: number,
    seats,
    rounds: roundsFor(rules, seats, options.rounds === 'reversed'),
    round: 0,
    phase: 'auction',
    actor: -1,
    turn: 0,
    order: inTableOrder,
    buildOrder: [],
    trainOrder: [],
    cubes: each(0),
    influence: inTableOrder.flatMap(() => [...STARTING_INFLUENCE]),
    stacks: Array.from({ length: TRACKS }, () => inTableOrder).flat(),
    profit: each(0),
    discs: [],
    bidder: [],
    bid: [],
    passed: each(0),
    owner: [],
    links: inTableOrder.map(() => []),
    company: [],
    companyTowns: [],
    goods: [],
    red: [],
    green: [],
    white: [],
    trains: TRAINS.map((_, train) => (isOnOffer(train, rules, seats, tables) ? NOT_HIRED : NOT_ON_OFFER)),
    slots: new Array<number>(seats * 4).fill(0),
    loaded: new Array<number>(seats * 4).fill(0),
    won: new Array<number>(seats * 4).fill(0),
    points: each(0),
    bonus: each(0),
    joined: 0,
    chain: [],
    due: 0,
    supply: [],
    out: [...COUNTS.pieces],
    ...tables,
    ...(options.fuerthByLine ? { fuerthByLine: true } : {}),
    ...(options.startOnAnyTrack ? { startOnAnyTrack: true } : {}),
    ...(options.beerAtCompanies ? { beerAtCompanies: true } : {}),
  }
  const { blank, links } = boardOf(state)
  const trackOfEach = options.scarceTrack ? COUNTS.companyLinks[rules] : links
  state.supply = [trackOfEach, trackOfEach]
  state.owner = blank.links.slice()
  state.company = blank.company.slice()
  state.companyTowns = blank.companyTowns.slice()
  state.goods = blank.areas.slice()
  state.red = blank.areas.slice()
  state.green = blank.areas.slice()
  state.white = blank.areas.slice()
  return state
}

/** Trains and boxes (WD-3.12, WD-3.13, NB-3.14, NB-3.15). */
function tablesFor(rules: RuleSet, { firstTables, secondTables }: Options): Pick<State, 'retuned' | 'thirdTables'> {
  if (firstTables) return {}
  if (secondTables) return { retuned: true }
  return rules === 2009 ? { thirdTables: true } : { retuned: true, thirdTables: true }
}

/** 2009: a random player begins and the others follow clockwise (WD-3.2); 2010: the order is random (NB-3.2). */
function firstOrder(state: State, rules: RuleSet): number[] {
  const inTableOrder = Array.from({ length: state.seats }, (_, seat) => seat)
  if (rules === 2010) return shuffle(state.chance, inTableOrder)
  const first = draw(state.chance, state.seats)
  return inTableOrder.map((_, place) => (first + place) % state.seats)
}

/** Two cubes for each goods area; those of the wrong kind go back to the box (WD-3.4, WD-3.5). */
function seedGoods(state: State): void {
  const board = boardOf(state)
  const bag = [COUNTS.pieces[STONE], COUNTS.pieces[CHEESE]]
  for (let area = 0; area < board.areas; area++) {
    const kind = board.goodsKind[area]
    if (kind < 0) continue
    let matching = 0
    for (let cube = 0; cube < 2; cube++) if (drawFrom(state.chance, bag) === kind) matching++
    state.goods[area] = matching
    state.out[kind] -= matching
  }
}

/** Fixed passengers first (NB-3.6), then the bag up to the number of each town (WD-3.6, NB-3.7). */
function seedPeople(state: State, rules: RuleSet, swapFixed: boolean): void {
  const board = boardOf(state)
  const bag = [0, 0, ...COUNTS.pieces.slice(RED_PASSENGER)]
  if (rules === 2010) {
    for (let area = 0; area < board.areas; area++) {
      const kind = fixedKind(board, area, swapFixed)
      if (kind < 0) continue
      place(state, area, kind)
      bag[kind]--
    }
  }
  for (let area = 0; area < board.areas; area++) {
    const taken = rules === 2010 && board.fixed[area] !== 0 ? 1 : 0
    for (let room = board.people[area] - taken; room > 0; room--) place(state, area, drawFrom(state.chance, bag))
  }
}

function fixedKind(board: Board, area: number, swapped: boolean): number {
  const bits = board.fixed[area]
  if (bits === 0) return -1
  return (bits === MIDLAND) !== swapped ? RED_PASSENGER : GREEN_PASSENGER
}

/** A passenger who is drawn into a station of the own colour leaves at once (NB-3.8). */
function place(state: State, area: number, kind: number): void {
  const company = state.company[area]
  const arrived = (kind === RED_PASSENGER && (company & MIDLAND) !== 0) || (kind === GREEN_PASSENGER && (company & NORTH_EASTERN) !== 0)
  if (arrived) return
  const people = kind === RED_PASSENGER ? state.red : kind === GREEN_PASSENGER ? state.green : state.white
  people[area]++
  state.out[kind]--
}
