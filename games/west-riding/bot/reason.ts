/** Why a move, in one sentence. */
import type { Locale } from '@branchline/engine'
import { hexNames, railwayName } from '../rules/board.ts'
import { minimumBid } from '../rules/buy-and-build-offer.ts'
import { controlGained } from '../rules/control.ts'
import { moves } from '../rules/moves.ts'
import { COMPANY_IDS, HULL_BARNSLEY } from '../rules/railways.ts'
import { type Move, NOBODY, type State } from '../rules/state.ts'
import { lotWorth } from './auction.ts'
import { booksOf } from './books.ts'
import { worthOfPound } from './purse.ts'
import { tradeWorth } from './trading.ts'

export function reason(state: State, move: Move, locale: Locale): string {
  const books = booksOf(state)
  const de = locale === 'de'
  const worth = (lot: number, seat: number) => Math.round(lotWorth(state, books, lot, seat) / worthOfPound(books.turnsLeft))
  const name = (lot: number) => (lot === HULL_BARNSLEY ? 'Hull & Barnsley' : railwayName(lot))
  switch (move.kind) {
    case 'offer': {
      const pounds = worth(move.lot, state.order[state.at])
      return de ? `schätzt ${name(move.lot)} auf etwa £${pounds}` : `values ${name(move.lot)} at about £${pounds}`
    }
    case 'bid': {
      const pounds = worth(state.lot, state.bidding)
      return de ? `bietet £${move.amount} auf etwa £${pounds} Wert` : `bids £${move.amount} for about £${pounds} of value`
    }
    case 'to': {
      const grouping = controlGained(state, state.lot, move.hex)
      const town = hexNames[move.hex]
      if (grouping === NOBODY)
        return de ? `${town} bringt ${railwayName(state.lot)} Einkommen` : `${town} brings ${railwayName(state.lot)} income`
      const group = COMPANY_IDS[grouping].toUpperCase()
      return de ? `${town} kommt unter die Kontrolle der ${group}` : `${town} comes under control of the ${group}`
    }
    case 'trade': {
      const pounds = Math.round(tradeWorth(state, books, move))
      if (pounds === 0) return de ? 'der Tausch kostet bis zum Ende nichts' : 'the trade costs nothing by the end'
      if (pounds < 0) return de ? `der Tausch kostet bis zum Ende etwa £${-pounds}` : `the trade loses about £${-pounds} by the end`
      return de ? `der Tausch bringt bis zum Ende etwa £${pounds}` : `the trade gains about £${pounds} by the end`
    }
    case 'pass': {
      if (state.phase === 'trade') {
        const mayGain = moves(state).some((other) => other.kind === 'trade' && tradeWorth(state, books, other) > 0)
        if (mayGain) return de ? 'behält die Basisaktien noch' : 'keeps the basic shares for now'
        return de ? 'die Basisaktien zahlen noch mehr' : 'the basic shares still pay more'
      }
      const least = minimumBid(state)
      if (moves(state).length === 1) return de ? `kann keine £${least} bieten` : `cannot bid £${least}`
      const pounds = worth(state.lot, state.bidding)
      if (least < pounds) {
        const lot = name(state.lot)
        return de ? `überlässt ${lot} anderen, trotz etwa £${pounds} Wert` : `leaves ${lot} to others, though it is worth about £${pounds}`
      }
      return de ? `mehr als etwa £${pounds} wäre zu viel` : `more than about £${pounds} would be too much`
    }
    case 'from':
      return de ? `baut von ${hexNames[move.hex]} aus` : `builds from ${hexNames[move.hex]}`
    case 'via':
      return de ? `der Weg über ${hexNames[move.hex]}` : `the way by ${hexNames[move.hex]}`
    case 'cheapest':
      return de ? 'der billigste Weg lässt Geld in der Kasse' : 'the cheapest way leaves money in the treasury'
    case 'shortest':
      return de ? 'der kürzeste Weg spart Steine' : 'the shortest way saves cubes'
  }
}
