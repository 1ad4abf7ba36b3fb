/**
 * The books of all railways as an investor keeps them: what a share of each will still pay until the end of the game. Shares
 * will go on being sold, towns entered and controlled; how fast is an average over many games.
 */
import { homeOf, hullBarnsleyDividend, urbanHexes } from '../rules/board.ts'
import { townIncome } from '../rules/dividends.ts'
import {
  BASIC_RAILWAYS,
  COMPANIES,
  GROUPINGS,
  HULL_BARNSLEY_FINAL,
  POUNDS_PER_CONTROL_CUBE,
  POUNDS_PER_ODD_SHARE,
  SHARES_OF_BASIC,
  SHARES_OF_GROUPING,
} from '../rules/railways.ts'
import { NOBODY, NOT_FINISHED, type State } from '../rules/state.ts'

export interface Books {
  /** Dividends still to be paid, this turn's included. */
  readonly turnsLeft: number
  /** By basic railway: what its towns earn a turn. */
  readonly urban: Float64Array
  /** By company: what one share will pay in dividends from now on. */
  readonly stream: Float64Array
  /** By grouping railway − 6: what one of its shares will pay in the Big Payoff. */
  readonly final: Float64Array
  /** By basic railway: what a share will receive of its treasury. */
  readonly treasury: Float64Array
}

/** By town or city: the railway whose home it is, as a bit. */
const homeBits = urbanHexes.map((hex) => homeOf.reduce((bits, home, railway) => bits | (home === hex ? 1 << railway : 0), 0))

/** Average growth a turn, as played: income of a railway by a new route, its bonus, control cubes of a group. */
export const NEW_TOWN_INCOME = 2.2
export const NEW_TRACK_BONUS = 3.2
const NEW_CONTROL_CUBES = 0.75
const MOST_CONTROL_CUBES = 12
/** Half of all shares sold from now on end in pairs of their group, less those that stay odd. */
const PAIRED = 0.4

/** The books seen last: while an auction runs nothing in them changes, and most decisions are bids. */
let last: { state: State; turn: number; at: number; books: Books } | null = null

export function booksOf(state: State): Books {
  const isAuction = state.phase === 'offer' || state.phase === 'bid'
  if (isAuction && last !== null && last.state === state && last.turn === state.turn && last.at === state.at) return last.books
  const books = keepBooks(state)
  last = isAuction ? { state, turn: state.turn, at: state.at, books } : null
  return books
}

export const dividendsLeft = (state: State) => Math.max(0, state.lastTurn - state.turn + 1)

function keepBooks(state: State): Books {
  const turnsLeft = dividendsLeft(state)
  const open = state.phase === 'trade' || state.phase === 'over' ? 0 : 1 - state.at / state.seats
  const urban = new Float64Array(BASIC_RAILWAYS)
  const cubes = [0, 0]
  for (let place = 0; place < urbanHexes.length; place++) {
    const income = townIncome(state, place)
    let present = state.cubes[urbanHexes[place]] | homeBits[place]
    for (let railway = 0; present !== 0; railway++, present >>= 1) if ((present & 1) === 1) urban[railway] += income
    if (state.control[place] !== NOBODY) cubes[state.control[place] - BASIC_RAILWAYS]++
  }
  const stream = new Float64Array(COMPANIES)
  const treasury = new Float64Array(BASIC_RAILWAYS)
  const pace = paceOf(state)
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
    const sales = state.finished[railway] === NOT_FINISHED ? pace : 0
    stream[railway] = basicStream(state.outstanding[railway], urban[railway], state.bonus[railway], sales, turnsLeft, open)
    if (state.outstanding[railway] > 0)
      treasury[railway] = state.treasury[railway] / Math.min(SHARES_OF_BASIC, state.outstanding[railway] + sales * turnsLeft * 0.5)
  }
  const final = new Float64Array(2)
  for (const grouping of GROUPINGS) {
    const group = grouping - BASIC_RAILWAYS
    const issued = state.outstanding[grouping]
    const last = lastIssued(state, grouping, pace, turnsLeft - 1 + open)
    let sum = 0
    for (let turn = 0; turn < turnsLeft; turn++) {
      const controlled = Math.min(MOST_CONTROL_CUBES, cubes[group] + NEW_CONTROL_CUBES * (turn + open))
      const shares = issued + ((last - issued) * 0.6 * turn) / Math.max(1, turnsLeft)
      sum += (POUNDS_PER_CONTROL_CUBE * controlled) / Math.max(1, shares)
    }
    stream[grouping] = sum
    const controlled = Math.min(MOST_CONTROL_CUBES, cubes[group] + NEW_CONTROL_CUBES * Math.max(0, turnsLeft - 1 + open))
    final[group] = (POUNDS_PER_CONTROL_CUBE * controlled + state.treasury[grouping]) / Math.max(1, last)
  }
  return { turnsLeft, urban, stream, final, treasury }
}

/** Shares sold a turn, by railway: every player offers one, now and then in vain. */
function paceOf(state: State): number {
  let unfinished = 0
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) if (state.finished[railway] === NOT_FINISHED) unfinished++
  return unfinished === 0 ? 0 : (0.9 * state.seats) / unfinished
}

/** What one share pays from now on when `shares` are out and the towns earn `urban` a turn. */
export function basicStream(shares: number, urban: number, bonus: number, pace: number, turnsLeft: number, open: number): number {
  if (shares === 0) return 0
  let sum = 0
  for (let turn = 0; turn < turnsLeft; turn++) {
    const sold = Math.min(SHARES_OF_BASIC - shares, pace * (turn + open))
    const track = turn === 0 ? bonus + pace * open * NEW_TRACK_BONUS : Math.min(sold, pace) * NEW_TRACK_BONUS
    // Rounding down loses about half a pound a share.
    sum += Math.max(0, (urban + sold * NEW_TOWN_INCOME + track) / (shares + sold) - 0.4)
  }
  return sum
}

/** Shares of a group that will be out at the end, when all pairs have been exchanged. */
function lastIssued(state: State, grouping: number, pace: number, turns: number): number {
  let pairs = 0
  for (let seat = 0; seat < state.seats; seat++) {
    let held = 0
    for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
      if (state.group[railway] === grouping) held += state.shares[seat * COMPANIES + railway]
    }
    pairs += held >> 1
  }
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
    if (state.group[railway] === grouping && state.finished[railway] === NOT_FINISHED) pairs += pace * turns * PAIRED
  }
  const issued = state.outstanding[grouping] + Math.max(0, pairs - state.publiclyHeld[grouping])
  return Math.min(SHARES_OF_GROUPING, issued)
}

/** What a seat's papers will bring until the end, cash not counted. */
export function paperWorth(state: State, books: Books, seat: number): number {
  let sum = state.hullBarnsleyOwner === seat ? hullBarnsleyWorth(state, books.turnsLeft) : 0
  for (const grouping of GROUPINGS) {
    const group = grouping - BASIC_RAILWAYS
    let basic = 0
    for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
      if (state.group[railway] !== grouping) continue
      const held = state.shares[seat * COMPANIES + railway]
      basic += held
      sum += held * (books.stream[railway] + books.treasury[railway])
    }
    const pair = books.final[group]
    // An odd share may still find its partner.
    const hope = books.turnsLeft > 1 ? 0.5 : 0
    sum += (basic >> 1) * pair + (basic & 1) * (hope * (pair / 2) + (1 - hope) * POUNDS_PER_ODD_SHARE)
    sum += state.shares[seat * COMPANIES + grouping] * (books.stream[grouping] + pair)
  }
  return sum
}

export function hullBarnsleyWorth(state: State, turnsLeft: number): number {
  let sum = HULL_BARNSLEY_FINAL
  for (let turn = state.lastTurn - turnsLeft + 1; turn <= state.lastTurn; turn++)
    sum += hullBarnsleyDividend(turn, state.seats, state.plainHullBarnsley, state.hullBarnsleyFrom)
  return sum
}
