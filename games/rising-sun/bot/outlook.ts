/** How long the game will last, and what a deck will do until then. */
import { POINTS, WASTE } from '../rules/cards.ts'
import { EMPTY_PILES_TO_END } from '../rules/cleanup.ts'
import { cityPoints, remotePoints } from '../rules/scoring.ts'
import { HAND_SIZE } from '../rules/setup.ts'
import { boardOf, OVER, type State } from '../rules/state.ts'
import { cityOutlook, goals, promise, stepsFrom } from './places.ts'
import type { Cleaning, Knowledge } from './weights.ts'

/** Turns each player can still expect. */
export function turnsLeft({ weights, lasts }: Knowledge, state: State): number {
  if (state.phase === OVER) return 0
  let rails = Number.POSITIVE_INFINITY
  for (let seat = 0; seat < state.seats; seat++) rails = Math.min(rails, state.railsLeft[seat])
  const byRails = rails / weights.railPace
  const byStations = state.stationsLeft / (weights.stationPace * state.seats)
  const byPiles = buysToEnd(state) / (weights.buyPace * state.seats)
  return Math.max(0.5, Math.min(byRails, byStations, byPiles, 24) + lasts)
}

const lowest = new Uint8Array(EMPTY_PILES_TO_END)
const MORE_THAN_ANY_PILE = 255

/** Cards left in the piles that are nearest to being empty, as many piles as end the game. */
export function buysToEnd(state: State): number {
  lowest.fill(MORE_THAN_ANY_PILE)
  const { piles, supply } = state
  for (let pile = 0; pile < piles.length; pile++) {
    const cards = supply[piles[pile]]
    let place = EMPTY_PILES_TO_END - 1
    if (cards >= lowest[place]) continue
    for (; place > 0 && lowest[place - 1] > cards; place--) lowest[place] = lowest[place - 1]
    lowest[place] = cards
  }
  let buys = 0
  for (let place = 0; place < EMPTY_PILES_TO_END; place++) buys += lowest[place]
  return buys
}

export interface Deck {
  size: number
  utility: number
  rails: number
  stations: number
  gold: number
  waste: number
  /** The cards that rid it of Waste. */
  readonly cleaners: number[]
  /** Rails the seat has left, and stations that its cities have room for. */
  readonly railRoom: number
  readonly stationRoom: number
}

export function deckOf(know: Knowledge, state: State, seat: number): Deck {
  const deck: Deck = {
    size: 0,
    utility: 0,
    rails: 0,
    stations: 0,
    gold: 0,
    waste: 0,
    cleaners: [],
    railRoom: state.railsLeft[seat],
    stationRoom: roomIn(state, seat),
  }
  count(know, deck, state.hands[seat])
  count(know, deck, state.decks[seat])
  count(know, deck, state.discards[seat])
  if (seat === state.active) {
    count(know, deck, state.inPlay)
    count(know, deck, state.gained)
  }
  return deck
}

function count(know: Knowledge, deck: Deck, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]
    if (card < 0) continue
    deck.size++
    deck.utility += know.utility[card]
    deck.rails += know.rails[card]
    deck.stations += know.stations[card]
    deck.gold += POINTS[card]
    if (card === WASTE) deck.waste++
    else if (know.cleaning[card] !== null) deck.cleaners.push(card)
  }
}

/** Stations that can still be built where the seat stands, and a few where it will. */
function roomIn(state: State, seat: number): number {
  const board = boardOf(state)
  let room = 1
  for (const hex of board.cities) if (((state.rails[hex] >> seat) & 1) === 1) room += board.value[hex] - state.stations[hex]
  return Math.min(room, state.stationsLeft)
}

const NO_CARD = -1

/**
 * What a deck, with one more card or none, will bring in so many turns: its cards come up in turn, but rails and stations only as
 * far as there is room.
 */
function futureOf(know: Knowledge, deck: Deck, turns: number, more = NO_CARD): number {
  const isMore = more !== NO_CARD
  const draws = (HAND_SIZE * turns) / Math.max(HAND_SIZE, isMore ? deck.size + 1 : deck.size)
  const rails = Math.min(draws * (isMore ? deck.rails + know.rails[more] : deck.rails), deck.railRoom)
  const stations = Math.min(draws * (isMore ? deck.stations + know.stations[more] : deck.stations), deck.stationRoom)
  const utility = isMore ? deck.utility + know.utility[more] : deck.utility
  return draws * utility + rails * know.weights.rail + stations * know.weights.station + cleaningOf(know, deck, turns, draws, more)
}

/** Waste that comes into a deck in a turn: by rails, stations and rivals. */
const WASTE_A_TURN = 0.4

/** What cleaners will bring: only as far as there is Waste, in the hands they come with and in all. */
function cleaningOf(know: Knowledge, deck: Deck, turns: number, draws: number, more: number): number {
  const isMore = more !== NO_CARD && know.cleaning[more] !== null
  if (deck.cleaners.length === 0 && !isMore) return 0
  const waste = deck.waste + (more === WASTE ? 1 : 0)
  const coming = WASTE_A_TURN * turns
  const inHand = (HAND_SIZE * (waste + coming / 2)) / Math.max(HAND_SIZE, deck.size + (more === NO_CARD ? 0 : 1))
  let returned = 0
  let worth = 0
  for (let place = 0; place < deck.cleaners.length + (isMore ? 1 : 0); place++) {
    const { most, each } = know.cleaning[place < deck.cleaners.length ? deck.cleaners[place] : more] as Cleaning
    const times = draws * Math.min(most, inHand)
    returned += times
    worth += times * each
  }
  const there = waste + coming
  return returned <= there ? worth : (worth * there) / returned
}

/** What one more copy of a card is worth over the rest of the game: it comes up now and then, and keeps others from coming. */
export function cardWorth(know: Knowledge, card: number, deck: Deck, left: number): number {
  const turns = Math.max(0, left - know.weights.delay)
  return futureOf(know, deck, turns, card) - futureOf(know, deck, turns)
}

export function expectedScore(know: Knowledge, state: State, seat: number, left: number): number {
  const deck = deckOf(know, state, seat)
  const board = boardOf(state)
  let score = deck.gold + state.touristPoints[seat] + state.routePoints[seat]
  if (left === 0) return score + cityPoints(state, seat) + remotePoints(state, seat)
  score += remotePoints(state, seat)
  const bit = 1 << seat
  for (const hex of board.cities) if ((state.rails[hex] & bit) !== 0) score += cityOutlook(know, state, board, hex, left)
  score += futureOf(know, deck, left)
  return score + promise(know, state, goals(know, state, seat, left), stepsFrom(state, seat), -1, left)
}
