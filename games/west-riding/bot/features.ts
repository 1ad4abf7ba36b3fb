/** How a position between two turns is told to the learned judgement: every investor's papers and cash, every railway's books. */
import type { Features } from '@branchline/engine'
import { BASIC_RAILWAYS, COMPANIES, GROUPINGS } from '../rules/railways.ts'
import { NOT_FINISHED, type State } from '../rules/state.ts'
import { type Books, booksOf, dividendsLeft, hullBarnsleyWorth } from './books.ts'

const MOST_SEATS = 5
const PARTS = 12
const OWN = 52
const SHARED = 86

export const features: Features<State> = {
  own: OWN,
  shared: SHARED,
  scale: 50,
  parts: PARTS,
  part: (state) => (state.phase === 'over' ? -1 : Math.min(PARTS, dividendsLeft(state)) - 1),
  fill(state, base, own, shared) {
    const books = booksOf(state)
    let mean = 0
    for (const points of base) mean += points / state.seats
    for (let seat = 0; seat < state.seats; seat++) fillSeat(state, books, seat, base[seat] - mean, own, seat * OWN)
    fillTable(state, books, shared)
  },
}

function fillSeat(state: State, books: Books, seat: number, ahead: number, own: Float64Array, from: number): void {
  let to = from
  own[to++] = ahead / 50
  const cash = state.cash[seat]
  own[to++] = cash / 50
  own[to++] = Math.min(cash, 20) / 20
  own[to++] = state.hullBarnsleyOwner === seat ? hullBarnsleyWorth(state, books.turnsLeft) / 50 : 0
  own[to + state.order.indexOf(seat)] = 1
  to += MOST_SEATS
  let streams = 0
  let finals = 0
  let dividend = 0
  for (let company = 0; company < COMPANIES; company++) {
    const held = state.shares[seat * COMPANIES + company]
    const isBasic = company < BASIC_RAILWAYS
    const stream = held * books.stream[company]
    const treasury = isBasic ? held * books.treasury[company] : 0
    own[to++] = held / 4
    own[to++] = stream / 50
    own[to++] = state.president[company] === seat ? 1 : 0
    own[to++] = held / Math.max(1, state.outstanding[company])
    if (isBasic) dividend += (held * books.urban[company]) / Math.max(1, state.outstanding[company])
    streams += stream + treasury
  }
  for (const grouping of GROUPINGS) {
    let basic = 0
    for (let railway = 0; railway < BASIC_RAILWAYS; railway++)
      if (state.group[railway] === grouping) basic += state.shares[seat * COMPANIES + railway]
    const pair = books.final[grouping - BASIC_RAILWAYS]
    const papers = ((basic >> 1) + state.shares[seat * COMPANIES + grouping]) * pair
    own[to++] = basic / 6
    own[to++] = basic & 1
    own[to++] = papers / 50
    finals += papers
  }
  own[to++] = streams / 100
  own[to++] = finals / 100
  own[to++] = dividend / 20
  own[to++] = (dividend * books.turnsLeft) / 100
  own[to++] = (cash * books.turnsLeft) / 500
}

function fillTable(state: State, books: Books, shared: Float64Array): void {
  let to = 0
  shared[to + state.seats - 3] = 1
  to += 3
  shared[to + Math.min(PARTS, books.turnsLeft) - 1] = 1
  to += PARTS
  shared[to++] = books.turnsLeft / 10
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
    shared[to++] = state.outstanding[railway] / 8
    shared[to++] = books.urban[railway] / 20
    shared[to++] = state.treasury[railway] / 30
    shared[to++] = state.bonus[railway] / 10
    shared[to++] = state.supply[railway] / 30
    shared[to++] = state.cheapest[railway] / 10
    shared[to++] = state.finished[railway] === NOT_FINISHED ? 0 : 1
    shared[to++] = state.group[railway] === GROUPINGS[0] ? 1 : 0
    shared[to++] = books.stream[railway] / 20
    shared[to++] = books.turnsLeft * (state.finished[railway] === NOT_FINISHED ? 0.1 : 0)
  }
  for (const grouping of GROUPINGS) {
    shared[to++] = state.outstanding[grouping] / 12
    shared[to++] = books.stream[grouping] / 30
    shared[to++] = books.final[grouping - BASIC_RAILWAYS] / 20
    shared[to++] = state.publiclyHeld[grouping] / 4
  }
  shared[to++] = state.hullBarnsleyOwner < 0 ? 1 : 0
  let purse = 0
  for (const cash of state.cash) purse += cash / state.seats
  shared[to++] = purse / 50
}
