/** Why a move, in one sentence. */
import type { Locale } from '@branchline/engine'
import { hexNames, railwayName } from '../rules/board.ts'
import { minimumBid } from '../rules/buy-and-build-offer.ts'
import { controlGained } from '../rules/control.ts'
import { moves } from '../rules/moves.ts'
import { COMPANY_IDS, HULL_BARNSLEY } from '../rules/railways.ts'
import { type Move, NOBODY, type State } from '../rules/state.ts'
import { priceWorth } from './auction.ts'
import { booksOf } from './books.ts'
import { wordsFor } from './messages/index.ts'
import { tradeWorth } from './trading.ts'

export function reason(state: State, move: Move, locale: Locale): string {
  const books = booksOf(state)
  const t = wordsFor(locale)
  const worth = (lot: number, seat: number) => Math.round(priceWorth(state, books, lot, seat))
  const name = (lot: number) => (lot === HULL_BARNSLEY ? t.hullBarnsley : railwayName(lot))
  switch (move.kind) {
    case 'offer':
      return t.values({ lot: name(move.lot), pounds: worth(move.lot, state.order[state.at]) })
    case 'bid':
      return t.bids({ amount: move.amount, pounds: worth(state.lot, state.bidding) })
    case 'to': {
      const grouping = controlGained(state, state.lot, move.hex)
      const town = hexNames[move.hex]
      if (grouping === NOBODY) return t.income({ town, railway: railwayName(state.lot) })
      return t.control({ town, grouping: COMPANY_IDS[grouping].toUpperCase() })
    }
    case 'trade': {
      const pounds = Math.round(tradeWorth(state, books, move))
      if (pounds === 0) return t.tradeEven
      return pounds < 0 ? t.tradeLoses({ pounds: -pounds }) : t.tradeGains({ pounds })
    }
    case 'pass': {
      if (state.phase === 'trade') {
        const mayGain = moves(state).some((other) => other.kind === 'trade' && tradeWorth(state, books, other) > 0)
        return mayGain ? t.keepsForNow : t.keeps
      }
      const least = minimumBid(state)
      if (moves(state).length === 1) return t.cannotBid({ least })
      const pounds = worth(state.lot, state.bidding)
      return least < pounds ? t.leaves({ lot: name(state.lot), pounds }) : t.tooMuch({ pounds })
    }
    case 'from':
      return t.from({ town: hexNames[move.hex] })
    case 'via':
      return t.via({ town: hexNames[move.hex] })
    case 'cheapest':
      return t.cheapest
    case 'shortest':
      return t.shortest
  }
}
