/** All that changes during a game, in small integers that index the compiled board and the tables. */
import type { GameState } from '@branchline/engine'
import { BOARDS, type Board } from './board.ts'

export type Phase = 'auction' | 'build' | 'trains' | 'takeover' | 'over'

export interface State extends GameState {
  /** Which of BOARDS this is: map and rule set. */
  readonly board: number
  readonly seats: number
  /** How many rounds the game lasts, and which one it is, from 1. */
  readonly rounds: number
  round: number
  phase: Phase
  /** Whose decision it is; −1 when the game is over. */
  actor: number
  /** The place in the order of this phase from which the next to decide is looked for. */
  turn: number
  order: number[]
  buildOrder: number[]
  trainOrder: number[]
  cubes: number[]
  /** By seat × 4 + colour. */
  influence: number[]
  /** By track × seats: the seats, the disc that arrived last first. Tracks: the four influences, profit and loss. */
  stacks: number[]
  profit: number[]
  /** By box: the colour drawn, the seat whose bid stands (−1 nobody), its cubes. */
  discs: number[]
  bidder: number[]
  bid: number[]
  /** By seat: 1 after a pass in the auction or in the train phase. */
  passed: number[]
  /** By link: 0 free, seat + 1, or a company. */
  owner: number[]
  /** By seat: the links owned. */
  links: number[][]
  /** By area: the companies it belongs to, as bits; and the list of areas that belong to any. */
  company: number[]
  companyTowns: number[]
  /** By area: stone or cheese, passengers, opposition. */
  goods: number[]
  red: number[]
  green: number[]
  white: number[]
  /** By train: the seat that hired it, −1 free, −2 not on offer. */
  trains: number[]
  /** By seat × 4: free slots for goods, for passengers at 1, at 2 and at 3 points. */
  slots: number[]
  /** By seat × 4 + kind: pieces moved this round, and in the rounds before. */
  loaded: number[]
  won: number[]
  /** By seat: points for pieces, and for Nuremberg–Fürth. */
  points: number[]
  bonus: number[]
  /** 1 once Nuremberg and Fürth are joined. */
  joined: number
  /** The areas of the chain under way, the starting one first; empty before its first link. */
  chain: number[]
  /** Points still to be paid, for a link or for a train. */
  due: number
  /** Links left with the companies: red, green. */
  supply: number[]
  /** Pieces out of the game: stone, cheese, red, green, opposition. */
  out: number[]
  /** Trains and boxes that are not the first (tables.ts), and other readings of the rules (NB-8.20, NB-8.21, NB-9.19): absent in games without, so that states of old records hash as they did. */
  retuned?: true
  thirdTables?: true
  fuerthByLine?: true
  startOnAnyTrack?: true
  beerAtCompanies?: true
}

export function boardOf(state: State): Board {
  return BOARDS[state.board]
}

/** The clause of this title: both rule texts share their section numbers. */
export function clause(state: State, number: string): string {
  return `${boardOf(state).rules === 2009 ? 'WD' : 'NB'}-${number}`
}

export function clone(state: State): State {
  const { links } = state
  const linksOfAll: number[][] = new Array(links.length)
  for (let seat = 0; seat < links.length; seat++) linksOfAll[seat] = links[seat].slice()
  const copy: State = {
    chance: state.chance === null ? null : { key: state.chance.key, drawn: state.chance.drawn },
    revealed: state.revealed,
    board: state.board,
    seats: state.seats,
    rounds: state.rounds,
    round: state.round,
    phase: state.phase,
    actor: state.actor,
    turn: state.turn,
    order: state.order.slice(),
    buildOrder: state.buildOrder.slice(),
    trainOrder: state.trainOrder.slice(),
    cubes: state.cubes.slice(),
    influence: state.influence.slice(),
    stacks: state.stacks.slice(),
    profit: state.profit.slice(),
    discs: state.discs.slice(),
    bidder: state.bidder.slice(),
    bid: state.bid.slice(),
    passed: state.passed.slice(),
    owner: state.owner.slice(),
    links: linksOfAll,
    company: state.company.slice(),
    companyTowns: state.companyTowns.slice(),
    goods: state.goods.slice(),
    red: state.red.slice(),
    green: state.green.slice(),
    white: state.white.slice(),
    trains: state.trains.slice(),
    slots: state.slots.slice(),
    loaded: state.loaded.slice(),
    won: state.won.slice(),
    points: state.points.slice(),
    bonus: state.bonus.slice(),
    joined: state.joined,
    chain: state.chain.slice(),
    due: state.due,
    supply: state.supply.slice(),
    out: state.out.slice(),
  }
  if (state.retuned) copy.retuned = true
  if (state.thirdTables) copy.thirdTables = true
  if (state.fuerthByLine) copy.fuerthByLine = true
  if (state.startOnAnyTrack) copy.startOnAnyTrack = true
  if (state.beerAtCompanies) copy.beerAtCompanies = true
  return copy
}
