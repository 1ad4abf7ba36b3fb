/** What a lot is worth to each player, and what to bid for it. */
import { firstBid, minimumBid } from '../rules/buy-and-build-offer.ts'
import { COMPANIES, HULL_BARNSLEY, POUNDS_PER_ODD_SHARE } from '../rules/railways.ts'
import { type Move, NOBODY, NOT_FINISHED, type State } from '../rules/state.ts'
import { type Books, basicStream, hullBarnsleyWorth, NEW_TOWN_INCOME, NEW_TRACK_BONUS } from './books.ts'
import { worthOfPound } from './purse.ts'
import { type Tuning, tuningFor } from './tuning.ts'

/** What holding one more share is worth at the end, whoever would hold it otherwise. */
export function lotWorth(state: State, books: Books, lot: number, seat: number, known = tuningFor(state.seats)): number {
  if (lot === HULL_BARNSLEY) return known.certificate * hullBarnsleyWorth(state, books.turnsLeft)
  const isOpen = state.finished[lot] === NOT_FINISHED
  const pace = isOpen ? (0.9 * state.seats) / 6 : 0
  const open = Math.max(0, 1 - (state.at + 1) / state.seats)
  const shares = state.outstanding[lot] + 1
  const stream = basicStream(
    shares,
    books.urban[lot] + NEW_TOWN_INCOME + 1,
    state.bonus[lot] + NEW_TRACK_BONUS,
    pace,
    books.turnsLeft,
    open,
  )
  const half = known.half * books.final[state.group[lot] - 6]
  // The builder chooses the route: the more shares in hand, the more that choice brings.
  const held = state.shares[seat * COMPANIES + lot]
  const choice = (held * books.turnsLeft * known.choice) / shares
  return stream + books.treasury[lot] + Math.max(POUNDS_PER_ODD_SHARE, half) + choice
}

/** The most a seat should pay: worth at the end, over what the money would earn elsewhere. */
export function limitOf(state: State, books: Books, lot: number, seat: number, known = tuningFor(state.seats)): number {
  return Math.min(state.cash[seat], priceWorth(state, books, lot, seat, known))
}

/** What a lot is worth in pounds of now. */
export function priceWorth(state: State, books: Books, lot: number, seat: number, known = tuningFor(state.seats)): number {
  const more = known[POUNDS[Math.min(books.turnsLeft, POUNDS.length - 1)]] * (worthOfPound(books.turnsLeft) - 1)
  return lotWorth(state, books, lot, seat, known) / (1 + more)
}

/** By dividends left. With one left, or none, a pound is a pound. */
const POUNDS = ['pound2', 'pound2', 'pound2', 'pound3', 'pound4', 'pound5', 'pound6', 'pound7', 'pound8'] as const

/** Points of every bid and of the pass, for the seat whose turn to bid it is. */
export function appraiseBids(state: State, books: Books, moves: readonly Move[], known = tuningFor(state.seats)): Float64Array {
  const points = new Float64Array(moves.length).fill(Number.NEGATIVE_INFINITY)
  const seat = state.bidding
  const eagerness = books.turnsLeft === 1 ? known.eagernessLast : known.eagerness
  const worth = eagerness * priceWorth(state, books, state.lot, seat, known)
  const least = minimumBid(state)
  let rival = 0
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || ((state.passed >> other) & 1) === 1) continue
    rival = Math.max(rival, known.rivals * limitOf(state, books, state.lot, other, known))
  }
  const shutOut = Math.max(least, Math.min(Math.ceil(rival), Math.floor(worth)))
  for (let place = 0; place < moves.length; place++) {
    const move = moves[place]
    // Whoever passes leaves the gain to a rival.
    if (move.kind === 'pass')
      points[place] = state.bidder === NOBODY ? -known.passFirst : (-known.passLeft * Math.max(0, worth - least)) / state.seats
    else if (move.kind === 'bid' && isWorthAThought(move.amount, least, shutOut, worth)) {
      const wins = move.amount >= rival ? 1 : known.hope
      points[place] = (worth - move.amount) * wins - known.over * (move.amount - least)
    }
  }
  return points
}

function isWorthAThought(amount: number, least: number, shutOut: number, worth: number): boolean {
  return amount === least || amount === least + 2 || amount === shutOut || amount === shutOut + 1 || amount === Math.floor(worth)
}

/** Points of offering each lot: what one can hope to gain by buying it oneself. */
export function offerWorth(state: State, books: Books, lot: number, seat: number, known: Tuning): number {
  const worth = priceWorth(state, books, lot, seat, known)
  const least = firstBid(state, lot)
  let rival = 0
  for (let other = 0; other < state.seats; other++)
    if (other !== seat) rival = Math.max(rival, known.rivals * limitOf(state, books, lot, other, known))
  const price = Math.max(least, Math.min(rival, worth))
  const own = state.cash[seat] >= price && worth > price ? worth - price : 0
  const theirs = rival >= least ? Math.max(0, rival - least) : 0
  // What a sale does to the shares one holds already: thinner, but more towns.
  const held = lot === HULL_BARNSLEY ? 0 : state.shares[seat * COMPANIES + lot]
  return own - known.offerRivals * theirs + known.offerHeld * held
}
