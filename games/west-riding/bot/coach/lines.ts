/** What one can decide in one go: an offer, a bid, a route from its town to its path, a trade. */
import { minimumBid } from '../../rules/buy-and-build-offer.ts'
import { moves as legalMoves, play } from '../../rules/moves.ts'
import { clone, type Move, type State, toAct } from '../../rules/state.ts'
import { appraiseBids } from '../auction.ts'
import { booksOf } from '../books.ts'
import { townLead } from '../routes.ts'
import { tradeWorth } from '../trading.ts'

const BIDS = 4
const TOWNS = 6
const TRADES = 5
const WAYS = 5

export function lines(state: State): readonly (readonly Move[])[] {
  const legal = legalMoves(state)
  switch (state.phase) {
    case 'offer':
      return legal.map((move) => [move])
    case 'bid': {
      const points = appraiseBids(state, booksOf(state), legal)
      const least = minimumBid(state)
      const worthOf = (move: Move, place: number) =>
        move.kind === 'bid' && move.amount === least ? Number.POSITIVE_INFINITY : points[place]
      return [...best(legal, worthOf, BIDS), ...legal.filter(({ kind }) => kind === 'pass')]
        .filter((move, place, all) => all.indexOf(move) === place)
        .map((move) => [move])
    }
    case 'to': {
      const worthOf = (move: Move) => (move.kind === 'to' ? townLead(state, state.lot, move.hex, state.bidder) : 0)
      return best(legal, worthOf, TOWNS).map((move) => toItsEnd(state, move))
    }
    case 'trade': {
      const books = booksOf(state)
      const worthOf = (move: Move) => (move.kind === 'trade' ? tradeWorth(state, books, move) : 0)
      return [...best(legal, worthOf, TRADES), ...legal.filter(({ kind }) => kind === 'pass')]
        .filter((move, place, all) => all.indexOf(move) === place)
        .map((move) => [move])
    }
    default:
      return legal.slice(0, WAYS).map((move) => toItsEnd(state, move))
  }
}

function best(moves: readonly Move[], worthOf: (move: Move, place: number) => number, most: number): Move[] {
  return moves
    .map((move, place) => ({ move, worth: worthOf(move, place) }))
    .filter(({ worth }) => worth > Number.NEGATIVE_INFINITY)
    .sort((one, other) => (one.worth === other.worth ? 0 : other.worth - one.worth))
    .slice(0, most)
    .map(({ move }) => move)
}

/** The route is finished the cheapest way. */
function toItsEnd(start: State, first: Move): Move[] {
  const state = clone(start)
  const seat = toAct(state)
  const line = [first]
  play(state, first)
  while ((state.phase === 'from' || state.phase === 'path') && toAct(state) === seat) {
    const legal = legalMoves(state)
    const move = legal.find(({ kind }) => kind === 'cheapest') ?? legal[0]
    line.push(move)
    play(state, move)
  }
  return line
}
