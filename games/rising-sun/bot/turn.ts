/** The worth of what a player may do in a turn. */
import { BOUGHT_WASTE, CARDS, HAS_EFFECTS, IS_PLAYABLE, MONEY, POINTS, WASTE } from '../rules/cards.ts'
import type { Move } from '../rules/move.ts'
import { priceOf, purse } from '../rules/rails.ts'
import { boardOf, type State } from '../rules/state.ts'
import { outOfOrder } from './order.ts'
import { cardWorth, type Deck, deckOf, turnsLeft } from './outlook.ts'
import { railNet, type Survey, stationNet, survey } from './places.ts'
import type { Knowledge } from './weights.ts'

export function appraiseTurn(know: Knowledge, state: State, moves: readonly Move[]): number[] {
  const seat = state.active
  const left = turnsLeft(know, state)
  const deck = deckOf(know, state, seat)
  const waste = -cardWorth(know, WASTE, deck, left)
  const places = () => survey(know, state, seat, left)
  const coming = moneyToCome(state, seat)
  let rail = Number.NaN
  const rails = () => {
    if (Number.isNaN(rail)) rail = bestRail(know, state, seat, places(), waste, coming)
    return rail
  }
  const away = outOfOrder(state, moves)
  return moves.map((move, place) => {
    if (away[place] === 1) return Number.NEGATIVE_INFINITY
    switch (move.do) {
      case 'play':
        return playWorth(know, state, seat, move.card, move.effects, rails, waste)
      case 'buy':
        return buyWorth(know, move.card, deck, left, waste) - (coming > 0 ? 6 : state.railPoints > 0 ? 0.5 : 0) + (move.top ? 0.2 : 0)
      case 'rail':
        // First all the money, then the best place for it.
        return railNet(know, state, seat, move.hex, places().worth(move.hex), move.partners, waste) - (coming > 0 ? 3 : 0)
      case 'route':
        return 0.5
      case 'pass':
        return passWorth(know, state, seat, waste)
      default:
        return 0
    }
  })
}

/** Money of the cards that are still to be played this turn. */
function moneyToCome(state: State, seat: number): number {
  let money = 0
  for (const card of state.hands[seat]) if (IS_PLAYABLE[card]) money += MONEY[card] + (DRAWS[card] ? 1 : 0)
  return money
}

const DRAWS: readonly boolean[] = CARDS.map(({ effects }) => effects.some((effect) => effect.do === 'draw' || effect.do === 'money'))

function playWorth(
  know: Knowledge,
  state: State,
  seat: number,
  card: number,
  effects: boolean,
  rails: () => number,
  waste: number,
): number {
  const money = MONEY[card] * know.weights.money
  if (!effects) return money > 0 ? money + 0.05 : -1
  if (!HAS_EFFECTS[card]) return 2 + money
  let worth = money
  for (const effect of CARDS[card].effects) {
    if (effect.do === 'rails') worth += effect.n * rails()
    else if (effect.do === 'station') worth += bestStation(know, state, seat)
    else if (effect.do === 'waste') worth -= waste * effect.n
    else if (effect.do === 'draw') worth += 3 + effect.n
    else if (effect.do === 'return-all-waste' || effect.do === 'return-waste') worth += 0.2 + waste * countWaste(state, seat)
    else worth += 0.4
  }
  return worth
}

/** The best rail the seat could lay with the money it will have. */
function bestRail(know: Knowledge, state: State, seat: number, places: Survey, waste: number, coming: number): number {
  const board = boardOf(state)
  const bit = 1 << seat
  const money = purse(state) + coming
  let best = 0
  for (let hex = 0; hex < board.size; hex++) {
    if ((state.reach[hex] & bit) === 0 || (state.rails[hex] & bit) !== 0 || priceOf(state, seat, hex) > money) continue
    best = Math.max(best, railNet(know, state, seat, hex, places.worth(hex), 0, waste))
  }
  return best
}

function bestStation(know: Knowledge, state: State, seat: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (const hex of boardOf(state).cities) best = Math.max(best, stationNet(know, state, seat, hex))
  return best
}

export function buyWorth(know: Knowledge, card: number, deck: Deck, left: number, waste: number): number {
  return know.gold * POINTS[card] - waste * BOUGHT_WASTE[card] + cardWorth(know, card, deck, left)
}

function countWaste(state: State, seat: number): number {
  let count = 0
  for (const card of state.hands[seat]) if (card === WASTE) count++
  return count
}

const FIRST_OF_ALL = 8

/** What a card does when it is played, its rails and stations included. */
export function playedOnce({ weights, utility, rails, stations }: Knowledge, card: number): number {
  return utility[card] + rails[card] * weights.rail + stations[card] * weights.station
}

/** A pass takes the Waste of the hand out of the deck, and the rest of the hand with it. */
function passWorth(know: Knowledge, state: State, seat: number, waste: number): number {
  let lost = 0
  for (const card of state.hands[seat]) lost += playedOnce(know, card)
  const net = countWaste(state, seat) * waste * know.weights.cleaning + know.pass - lost
  // It is decided before anything else: the other moves are but the beginning of a turn.
  return net > 0 ? FIRST_OF_ALL + net : net
}
