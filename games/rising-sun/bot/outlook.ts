/** How long the game will last, and what a deck will do until then. */
import { POINTS } from '../rules/cards.ts'
import { EMPTY_PILES_TO_END } from '../rules/cleanup.ts'
import { CITY_POINTS, cityPoints, remotePoints } from '../rules/scoring.ts'
import { HAND_SIZE } from '../rules/setup.ts'
import { boardOf, OVER, type State } from '../rules/state.ts'
import { type Survey, survey } from './places.ts'
import { planned } from './plan.ts'
import type { Knowledge } from './weights.ts'

/** Turns each player can still expect: until rails, stations or piles run out at the pace of the decks. */
export function turnsLeft({ weights, rails, stations }: Knowledge, state: State): number {
  if (state.phase === OVER) return 0
  let byRails = Number.POSITIVE_INFINITY
  let stationPace = weights.slowestStations * state.seats
  for (let seat = 0; seat < state.seats; seat++) {
    const deck = pieces(state, seat, rails, stations)
    byRails = Math.min(byRails, state.railsLeft[seat]! / (weights.slowestRails + (weights.railPace * HAND_SIZE * deck.rails) / deck.size))
    stationPace += (weights.stationPace * HAND_SIZE * deck.stations) / deck.size
  }
  const byPiles = buysToEnd(state) / (weights.buyPace * state.seats)
  return Math.max(0.5, Math.min(byRails, state.stationsLeft / stationPace, byPiles, 30))
}

const counted = { size: 0, rails: 0, stations: 0 }

/** How many cards a seat has, and the rails and stations on them. */
function pieces(state: State, seat: number, rails: readonly number[], stations: readonly number[]): typeof counted {
  counted.size = 0
  counted.rails = 0
  counted.stations = 0
  const add = (cards: readonly number[]) => {
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!
      if (card < 0) continue
      counted.size++
      counted.rails += rails[card]!
      counted.stations += stations[card]!
    }
  }
  add(state.hands[seat]!)
  add(state.decks[seat]!)
  add(state.discards[seat]!)
  if (seat === state.active) {
    add(state.inPlay)
    add(state.gained)
  }
  counted.size = Math.max(HAND_SIZE, counted.size)
  return counted
}

const lowest = new Uint8Array(EMPTY_PILES_TO_END)
const MORE_THAN_ANY_PILE = 255

/** Cards left in the piles that are nearest to being empty, as many piles as end the game. */
function buysToEnd(state: State): number {
  lowest.fill(MORE_THAN_ANY_PILE)
  const { piles, supply } = state
  for (let pile = 0; pile < piles.length; pile++) {
    const cards = supply[piles[pile]!]!
    let place = EMPTY_PILES_TO_END - 1
    if (cards >= lowest[place]!) continue
    for (; place > 0 && lowest[place - 1]! > cards; place--) lowest[place] = lowest[place - 1]!
    lowest[place] = cards
  }
  let buys = 0
  for (let place = 0; place < EMPTY_PILES_TO_END; place++) buys += lowest[place]!
  return buys
}

export interface Deck {
  size: number
  utility: number
  money: number
  rails: number
  stations: number
  gold: number
  /** Cards that come up before any that is bought now. */
  readonly before: number
  readonly railsLeft: number
}

export function deckOf(know: Knowledge, state: State, seat: number): Deck {
  const deck = {
    size: 0,
    utility: 0,
    money: 0,
    rails: 0,
    stations: 0,
    gold: 0,
    before: state.decks[seat]!.length,
    railsLeft: state.railsLeft[seat]!,
  }
  count(know, deck, state.hands[seat]!)
  count(know, deck, state.decks[seat]!)
  count(know, deck, state.discards[seat]!)
  if (seat === state.active) {
    count(know, deck, state.inPlay)
    count(know, deck, state.gained)
  }
  return deck
}

function count(know: Knowledge, deck: Deck, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!
    if (card < 0) continue
    deck.size++
    deck.utility += know.utility[card]!
    deck.money += know.money[card]!
    deck.rails += know.rails[card]!
    deck.stations += know.stations[card]!
    deck.gold += POINTS[card]!
  }
}

const NO_CARD = -1

/**
 * What a deck, with one more card or none, will bring in so many turns: its cards come up in turn; rails and stations bring what there
 * is to build.
 */
function futureOf(know: Knowledge, deck: Deck, places: Survey, turns: number, more = NO_CARD): number {
  const { weights } = know
  const isMore = more !== NO_CARD
  const draws = (HAND_SIZE * turns) / Math.max(HAND_SIZE, isMore ? deck.size + 1 : deck.size)
  const rails = Math.min(draws * (isMore ? deck.rails + know.rails[more]! : deck.rails), deck.railsLeft)
  const stations = draws * (isMore ? deck.stations + know.stations[more]! : deck.stations)
  const utility = isMore ? deck.utility + know.utility[more]! : deck.utility
  // Much money in one turn buys what pays best.
  const money = isMore ? deck.money + know.money[more]! : deck.money
  const bulk = 1 + (weights.bulk * HAND_SIZE * money) / Math.max(HAND_SIZE, isMore ? deck.size + 1 : deck.size)
  return (
    draws * (utility + weights.money * money * bulk) +
    weights.rail * planned(places.railPlan, rails) +
    weights.station * planned(places.stationPlan, stations)
  )
}

/** What one more copy of a card is worth over the rest of the game: it comes up now and then, and keeps others from coming. */
export function cardWorth(know: Knowledge, card: number, deck: Deck, places: Survey, left: number): number {
  const turns = Math.max(0, left - (know.weights.delay * deck.before) / HAND_SIZE)
  return futureOf(know, deck, places, turns, card) - futureOf(know, deck, places, turns)
}

/** Rails that the deck will lay, this turn's points not among them. */
export function railsToCome(deck: Deck, left: number): number {
  return Math.min((HAND_SIZE * left * deck.rails) / Math.max(HAND_SIZE, deck.size), deck.railsLeft)
}

/**
 * From 12,700 pairs of seats in games of apprentices: how long games last when `turnsLeft` says how long cards pay, and what of the things
 * to come is seen in the difference of final scores. Buying needs other weights than forecasting (bots/RESULTS.md).
 */
const LENGTH = { least: 4, times: 2 }
const TO_COME = { filling: 0.1, money: 0.25, utility: 0.12, rails: 0.42, stations: 0.7 }
const TURNS_TO_FILL = 7

export function expectedScore(know: Knowledge, state: State, seat: number, left: number): number {
  const deck = deckOf(know, state, seat)
  const board = boardOf(state)
  const score = deck.gold + state.touristPoints[seat]! + state.routePoints[seat]! + cityPoints(state, seat) + remotePoints(state, seat)
  if (left === 0) return score
  const turns = LENGTH.least + LENGTH.times * left
  const draws = (HAND_SIZE * turns) / Math.max(HAND_SIZE, deck.size)
  const { railPlan, stationPlan } = survey(know, state, seat, turns)
  const bit = 1 << seat
  let room = 0
  for (const hex of board.cities) {
    if ((state.rails[hex]! & bit) !== 0) room += CITY_POINTS[Math.min(3, board.value[hex]!)]! - CITY_POINTS[state.stations[hex]!]!
  }
  return (
    score +
    TO_COME.filling * room * Math.min(1, turns / TURNS_TO_FILL) +
    draws * (TO_COME.money * deck.money + TO_COME.utility * deck.utility) +
    TO_COME.rails * planned(railPlan, Math.min(draws * deck.rails, deck.railsLeft)) +
    TO_COME.stations * planned(stationPlan, draws * deck.stations)
  )
}
