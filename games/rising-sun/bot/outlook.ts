/** How long the game will last, and what a deck will do until then. */
import { POINTS, WASTE } from '../rules/cards.ts'
import { EMPTY_PILES_TO_END } from '../rules/cleanup.ts'
import { cityPoints, remotePoints } from '../rules/scoring.ts'
import { HAND_SIZE } from '../rules/setup.ts'
import { boardOf, OVER, type State } from '../rules/state.ts'
import { cityOutlook, goals, promise, stepsFrom } from './places.ts'
import type { Knowledge } from './weights.ts'

/** Turns each player can still expect. */
export function turnsLeft({ weights }: Knowledge, state: State): number {
  if (state.phase === OVER) return 0
  let rails = Number.POSITIVE_INFINITY
  for (let seat = 0; seat < state.seats; seat++) rails = Math.min(rails, state.railsLeft[seat]!)
  const byRails = rails / weights.railPace
  const byStations = state.stationsLeft / (weights.stationPace * state.seats)
  const least: number[] = []
  for (const card of state.piles) least.push(state.supply[card]!)
  least.sort((one, other) => one - other)
  let buys = 0
  for (let pile = 0; pile < EMPTY_PILES_TO_END; pile++) buys += least[pile] ?? 10
  const byPiles = buys / (weights.buyPace * state.seats)
  return Math.max(0.5, Math.min(byRails, byStations, byPiles, 24))
}

export interface Deck {
  readonly size: number
  readonly utility: number
  readonly gold: number
  readonly waste: number
}

export function deckOf({ utility: worths }: Knowledge, state: State, seat: number): Deck {
  let size = 0
  let utility = 0
  let gold = 0
  let waste = 0
  const count = (cards: readonly number[]) => {
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!
      if (card < 0) continue
      size++
      utility += worths[card]!
      gold += POINTS[card]!
      if (card === WASTE) waste++
    }
  }
  count(state.hands[seat]!)
  count(state.decks[seat]!)
  count(state.discards[seat]!)
  if (seat === state.active) {
    count(state.inPlay)
    count(state.gained)
  }
  return { size, utility, gold, waste }
}

/** What a card more of this utility is worth over the rest of the game: it comes up now and then, and keeps others from coming. */
export function cardWorth(know: Knowledge, utility: number, deck: Deck, left: number): number {
  const turns = Math.max(0, left - know.weights.delay)
  return HAND_SIZE * turns * ((deck.utility + utility) / (deck.size + 1) - deck.utility / deck.size)
}

export function expectedScore(know: Knowledge, state: State, seat: number, left: number): number {
  const deck = deckOf(know, state, seat)
  const board = boardOf(state)
  let score = deck.gold + state.touristPoints[seat]! + state.routePoints[seat]!
  if (left === 0) return score + cityPoints(state, seat) + remotePoints(state, seat)
  score += remotePoints(state, seat)
  const bit = 1 << seat
  for (const hex of board.cities) if ((state.rails[hex]! & bit) !== 0) score += cityOutlook(know, state, board, hex, left)
  score += (HAND_SIZE * left * deck.utility) / Math.max(5, deck.size)
  return score + promise(know, state, goals(know, state, seat, left), stepsFrom(state, seat), -1, left)
}
