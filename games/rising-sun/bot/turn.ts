/** The worth of what a player may do in a turn. */
import { BOUGHT_WASTE, CARDS, COST, HAS_EFFECTS, IS_PLAYABLE, MONEY, POINTS, WASTE } from '../rules/cards.ts'
import type { Move } from '../rules/move.ts'
import { priceOf, purse } from '../rules/rails.ts'
import { boardOf, type State } from '../rules/state.ts'
import { cardWorth, type Deck, deckOf, railsToCome, turnsLeft } from './outlook.ts'
import { railNet, type Survey, stationNet, survey } from './places.ts'
import type { Knowledge } from './weights.ts'

export function appraiseTurn(know: Knowledge, state: State, moves: readonly Move[]): number[] {
  const seat = state.active
  const left = turnsLeft(know, state)
  const deck = deckOf(know, state, seat)
  const places = survey(know, state, seat, left)
  const waste = -cardWorth(know, WASTE, deck, places, left)
  const coming = moneyToCome(state, seat)
  const toCome = railsToCome(deck, left) + Math.max(0, state.railPoints - 1)
  let rail = Number.NaN
  const rails = () => {
    if (Number.isNaN(rail)) rail = bestRail(know, state, seat, places, toCome, waste, coming)
    return rail
  }
  return moves.map((move) => {
    switch (move.do) {
      case 'play':
        return playWorth(know, state, seat, move.card, move.effects, rails, waste)
      case 'buy':
        return (
          buyWorth(know, move.card, deck, places, left, waste) - (coming > 0 ? 6 : state.railPoints > 0 ? 0.5 : 0) + (move.top ? 0.2 : 0)
        )
      case 'rail':
        // First all the money, then the best place for it.
        return railNet(know, state, seat, move.hex, places.worth(move.hex, toCome), move.partners, waste) - (coming > 0 ? 3 : 0)
      case 'route':
        return 0.5
      case 'pass':
        return passWorth(know, state, seat, deck, places, left, waste, rails)
      default:
        return 0
    }
  })
}

/** Money of the cards that are still to be played this turn. */
function moneyToCome(state: State, seat: number): number {
  let money = 0
  for (const card of state.hands[seat]!) if (IS_PLAYABLE[card]!) money += MONEY[card]! + (DRAWS[card] ? 1 : 0)
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
  const money = MONEY[card]! * know.weights.money
  if (!effects) return money > 0 ? money + 0.05 : -1
  if (!HAS_EFFECTS[card]) return 2 + money
  let worth = money
  for (const effect of CARDS[card]!.effects) {
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
function bestRail(know: Knowledge, state: State, seat: number, places: Survey, toCome: number, waste: number, coming: number): number {
  const board = boardOf(state)
  const bit = 1 << seat
  const money = purse(state) + coming
  let best = 0
  for (let hex = 0; hex < board.size; hex++) {
    if ((state.reach[hex]! & bit) === 0 || (state.rails[hex]! & bit) !== 0 || priceOf(state, seat, hex) > money) continue
    best = Math.max(best, railNet(know, state, seat, hex, places.worth(hex, toCome), 0, waste))
  }
  return best
}

function bestStation(know: Knowledge, state: State, seat: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (const hex of boardOf(state).cities) best = Math.max(best, stationNet(know, state, seat, hex))
  return best
}

export function buyWorth(know: Knowledge, card: number, deck: Deck, places: Survey, left: number, waste: number): number {
  return POINTS[card]! - waste * BOUGHT_WASTE[card]! + cardWorth(know, card, deck, places, left)
}

function countWaste(state: State, seat: number): number {
  let count = 0
  for (const card of state.hands[seat]!) if (card === WASTE) count++
  return count
}

const FIRST_OF_ALL = 8

/** What a card does when it is played, its rails and stations included. */
export function playedOnce({ weights, utility, money, rails, stations }: Knowledge, card: number): number {
  return utility[card]! + money[card]! * weights.money + rails[card]! * weights.railOnce + stations[card]! * weights.stationOnce
}

/** A pass takes the Waste of the hand out of the deck; what the hand could have done is lost. */
function passWorth(
  know: Knowledge,
  state: State,
  seat: number,
  deck: Deck,
  places: Survey,
  left: number,
  waste: number,
  rails: () => number,
): number {
  const wastes = countWaste(state, seat)
  if (wastes === 0) return -FIRST_OF_ALL
  let lost = 0
  let money = 0
  for (const card of state.hands[seat]!) {
    money += MONEY[card]! + (DRAWS[card] ? 1 : 0)
    if (know.rails[card]! > 0) lost += Math.max(0, know.rails[card]! * rails() - waste)
    if (know.stations[card]! > 0) lost += Math.max(0, bestStation(know, state, seat) - waste)
  }
  lost += bestBuy(know, state, deck, places, left, waste, money)
  const net = wastes * waste * know.weights.cleaning - lost
  // It is decided before anything else: the other moves are but the beginning of a turn.
  return net > 0 ? FIRST_OF_ALL + net : net
}

/** What the best card is worth that so much money can buy. */
function bestBuy(know: Knowledge, state: State, deck: Deck, places: Survey, left: number, waste: number, money: number): number {
  let best = 0
  for (const card of state.piles) {
    if (state.supply[card]! === 0 || COST[card]! > money) continue
    best = Math.max(best, buyWorth(know, card, deck, places, left, waste))
  }
  return best
}
