/** The state of a game: only what changes, in small numbers that index the tables of board.ts and railways.ts. */
import type { GameState, Seat } from '@branchline/engine'
import { type Hex, homeOf } from './board.ts'
import { COMPANIES, type Company, type Grouping, type Railway } from './railways.ts'

export interface Options {
  readonly affiliation: 'historical' | 'random'
  readonly hullBarnsley: 'capped' | 'plain'
  /** WR-11.6: it pays from the second turn on, whatever the number of players. */
  readonly earlyHullBarnsley: boolean
  readonly cash: 'open' | 'hidden'
  /** 0: by the number of players. */
  readonly turns: number
}

/**
 * Who decides what: an offer, a bid, the three steps of a new route (the new town, where it starts, the path), a trade.
 * 'settled' and 'traded' are passed through when an offer or a trade is over: sequence.ts finds what comes next.
 */
export type Phase = 'offer' | 'bid' | 'to' | 'from' | 'path' | 'settled' | 'trade' | 'traded' | 'over'

export interface State extends GameState {
  seats: number
  hiddenCash: boolean
  plainHullBarnsley: boolean
  /** The first turn that the Hull & Barnsley pays in; absent where it pays from the start, as in the first version of the rules. */
  hullBarnsleyFrom?: number
  lastTurn: number
  /** By basic railway: the grouping railway it is affiliated with. */
  group: Grouping[]

  turn: number
  phase: Phase
  /** Seats in turn order, and the place in it of the player whose offer or trade it is. */
  order: Seat[]
  at: number

  /** What the bank has taken in less what it has paid out: with all other money it makes nought. */
  bank: number
  /** Bid money that lies on a share while its route is built. */
  onShare: number
  cash: number[]
  /** By company. */
  treasury: number[]
  /** By seat: spent since the turn order was set, and the most that was seen of the money had then (WR-11.5). */
  spent: number[]
  shown: number[]

  /** By seat and company: seat × 8 + company. */
  shares: number[]
  /** By company: shares that have left the stack, those of them publicly held, the President's seat or −1. */
  outstanding: number[]
  publiclyHeld: number[]
  president: number[]
  hullBarnsleyOwner: number

  /** By hex: the railways that have a cube there, one bit each. */
  cubes: number[]
  /** By town or city: the grouping railway that controls it, or −1. */
  control: number[]
  /** By basic railway: cubes left, New Track Bonus, cost of the cheapest new route (0 when there is none), why finished. */
  supply: number[]
  bonus: number[]
  cheapest: number[]
  finished: Finished[]

  /** The auction: what is for sale (−1: nothing), the standing bid and its bidder, whose turn to bid, who has passed (one bit each). */
  lot: number
  bid: number
  bidder: number
  bidding: number
  passed: number

  /** The route being chosen, and what may be chosen next (hexes; CHEAPEST and SHORTEST for the ready-made paths). */
  target: number
  origin: number
  path: Hex[]
  choices: number[]

  /** By seat, after the Big Payoff: what each step of it paid (see PAYOFF_STEPS), before it the empty list. */
  payoff: number[][]
}

/** 0 not finished, else the reason: WR-5.21, WR-5.22, WR-5.23. */
export type Finished = 0 | 1 | 2 | 3
export const NOT_FINISHED = 0
export const OUT_OF_CUBES = 1
export const BLOCKED = 2
export const SOLD_OUT = 3
export const FINISHED_REASONS = ['', 'out-of-cubes', 'blocked', 'sold-out'] as const

export const CHEAPEST = -1
export const SHORTEST = -2
export const NOBODY = -1
/** Stands in a view for cash that the viewer does not see. */
export const HIDDEN = -1

export type ShareSource = 'president' | 'public' | 'stack'

export type Move =
  | { readonly kind: 'offer'; readonly lot: number }
  | { readonly kind: 'bid'; readonly amount: number }
  | { readonly kind: 'pass' }
  | { readonly kind: 'to' | 'from' | 'via'; readonly hex: Hex }
  | { readonly kind: 'cheapest' | 'shortest' }
  /** `first` is never above `second`. */
  | { readonly kind: 'trade'; readonly first: Railway; readonly second: Railway; readonly source: ShareSource }

export function clone(state: State): State {
  const copy: State = {
    chance: state.chance === null ? null : { key: state.chance.key, drawn: state.chance.drawn },
    revealed: state.revealed,
    seats: state.seats,
    hiddenCash: state.hiddenCash,
    plainHullBarnsley: state.plainHullBarnsley,
    lastTurn: state.lastTurn,
    group: state.group.slice(),
    turn: state.turn,
    phase: state.phase,
    order: state.order.slice(),
    at: state.at,
    bank: state.bank,
    onShare: state.onShare,
    cash: state.cash.slice(),
    treasury: state.treasury.slice(),
    spent: state.spent.slice(),
    shown: state.shown.slice(),
    shares: state.shares.slice(),
    outstanding: state.outstanding.slice(),
    publiclyHeld: state.publiclyHeld.slice(),
    president: state.president.slice(),
    hullBarnsleyOwner: state.hullBarnsleyOwner,
    cubes: state.cubes.slice(),
    control: state.control.slice(),
    supply: state.supply.slice(),
    bonus: state.bonus.slice(),
    cheapest: state.cheapest.slice(),
    finished: state.finished.slice(),
    lot: state.lot,
    bid: state.bid,
    bidder: state.bidder,
    bidding: state.bidding,
    passed: state.passed,
    target: state.target,
    origin: state.origin,
    path: state.path.slice(),
    choices: state.choices.slice(),
    payoff: state.payoff.map((parts) => parts.slice()),
  }
  if (state.hullBarnsleyFrom !== undefined) copy.hullBarnsleyFrom = state.hullBarnsleyFrom
  return copy
}

export function toAct(state: State): Seat | null {
  switch (state.phase) {
    case 'over':
    case 'settled':
    case 'traded':
      return null
    case 'bid':
      return state.bidding
    case 'to':
    case 'from':
    case 'path':
      return state.bidder
    default:
      return state.order[state.at]
  }
}

export function sharesOf(state: State, seat: Seat, company: Company): number {
  return state.shares[seat * COMPANIES + company]
}

/** WR-5.5: a railway always occupies its home city. */
export function occupies(state: State, railway: Railway, hex: Hex): boolean {
  return ((state.cubes[hex] >> railway) & 1) === 1 || homeOf[railway] === hex
}

export function isPresident(state: State, seat: Seat, company: Company): boolean {
  return state.president[company] === seat
}

/** The offer is over: the table is cleared for the next. */
export function settle(state: State): void {
  state.lot = NOBODY
  state.bid = 0
  state.bidder = NOBODY
  state.bidding = NOBODY
  state.passed = 0
  state.target = NOBODY
  state.origin = NOBODY
  state.path = []
  state.choices = []
  state.phase = 'settled'
}
