/**
 * A plain player for balance reports: money first, a few rails and stations, gold late. It reads only what its seat may know
 * and is meant to be steady, not strong.
 */
import type { Random } from '@branchline/engine'
import { CITY, REMOTE } from '../rules/board.ts'
import { CARDS, COST, IS_GREEN, IS_TRAIN, NORMAL_TRAIN, POINTS, WASTE } from '../rules/cards.ts'
import { countOf } from '../rules/deck.ts'
import type { Move } from '../rules/move.ts'
import { moves } from '../rules/play.ts'
import { company, priceOf } from '../rules/rails.ts'
import { CITY_POINTS, cardsOf } from '../rules/scoring.ts'
import { boardOf, type State, toAct } from '../rules/state.ts'

export function plainMove(state: State, random: Random): Move {
  const seat = toAct(state)!
  let best: Move | undefined
  let highest = Number.NEGATIVE_INFINITY
  for (const move of moves(state)) {
    // A little chance keeps games apart from each other.
    const worth = worthOf(state, seat, move) + random.below(1000) / 1000
    if (worth > highest) {
      highest = worth
      best = move
    }
  }
  return best!
}

function worthOf(state: State, seat: number, move: Move): number {
  switch (move.do) {
    case 'start':
      // Among good places chance decides, so that a report sees many starts.
      return surroundings(state, seat, move.hex) / 3
    case 'pass':
      return wantsToPass(state, seat) ? 1000 : -1000
    case 'play':
      return playWorth(state, move.card, move.effects)
    case 'rail':
      return 60 + railWorth(state, seat, move.hex, move.partners)
    case 'buy':
      return buyWorth(state, seat, move.card) - (move.top && POINTS[move.card]! > 0 ? 5 : 0)
    case 'route':
      return 85
    case 'station':
      return stationWorth(state, seat, move.hex)
    case 'choose':
      return chooseWorth(state, move.card)
    case 'return':
      return move.n
    case 'return-from':
      return move.place === 'hand' ? 3 : 2
    case 'option':
      return move.id === 'waste' ? 3 : move.id === 'draw' ? 2 : 1
    case 'discard-place':
      return placeIsPoor(state, seat, move.place) ? 5 : -5
    case 'react':
    case 'yes':
      return 5
    default:
      return 0
  }
}

function wantsToPass(state: State, seat: number): boolean {
  const waste = countOf(state.hands[seat]!, WASTE)
  const money = state.hands[seat]!.reduce((sum, card) => sum + CARDS[card]!.money, 0)
  return waste >= 3 || (waste === 2 && money <= 2)
}

function playWorth(state: State, card: number, effects: boolean): number {
  const { colour } = CARDS[card]!
  if (!effects) return IS_TRAIN[card] || colour === 'red' ? 78 : -50
  if (colour === 'blue') return 100
  if (colour === 'purple') return 80
  if (IS_GREEN[card]) return state.railsLeft[state.active]! > 0 ? 75 : -50
  return 90
}

/** What a hex may be worth at the end. */
function hexValue(state: State, hex: number): number {
  const { kind, value } = boardOf(state)
  if (kind[hex] === REMOTE) return value[hex]!
  if (kind[hex] !== CITY) return 0
  return CITY_POINTS[state.stations[hex]!]! + 0.5 * (CITY_POINTS[value[hex]!]! - CITY_POINTS[state.stations[hex]!]!)
}

function surroundings(state: State, seat: number, hex: number): number {
  const { neighbours } = boardOf(state)
  const own = 1 << seat
  const ahead = neighbours[hex]!.filter((next) => !(state.rails[next]! & own)).reduce((sum, next) => sum + hexValue(state, next), 0)
  return hexValue(state, hex) + 0.35 * ahead
}

function railWorth(state: State, seat: number, hex: number, partners: number): number {
  const waste = company(state, seat, hex) > 0 ? 0.6 : 0
  return 2 * (surroundings(state, seat, hex) - 0.45 * priceOf(state, seat, hex, partners) - waste)
}

function stationWorth(state: State, seat: number, hex: number): number {
  const more = CITY_POINTS[state.stations[hex]! + 1]! - CITY_POINTS[state.stations[hex]!]!
  const mine = state.rails[hex]! & (1 << seat) ? more : 0
  return 3 * mine - more * company(state, seat, hex) * (mine > 0 ? 0.7 : 2)
}

function buyWorth(state: State, seat: number, card: number): number {
  const own = cardsOf(state, seat)
  const round = state.turn / state.seats
  const { id } = CARDS[card]!
  if (POINTS[card]! > 0) return round < 9 ? -10 : 10 + 6 * POINTS[card]!
  if (id === 'lay-rails') return countOf(own, card) < 4 ? 24 : -10
  if (id === 'station-expansion') return countOf(own, card) < 3 ? 22 : -10
  if (round > 14) return -10
  if (IS_TRAIN[card]) return 18 + 2 * COST[card]!
  if (IS_GREEN[card]) return own.filter((known) => IS_GREEN[known]).length < 6 ? 20 + COST[card]! : -10
  return countOf(own, card) < 2 ? 16 + COST[card]! : -10
}

/** Cards chosen are mostly given away: the poorest first. When a card is gained or taken the dearest is best. */
function chooseWorth(state: State, card: number): number {
  const frame = state.frames[state.frames.length - 1]!
  const isHeld = state.hands[frame.asked]!.includes(card)
  const worth = card === WASTE ? -5 : card === NORMAL_TRAIN ? 0 : POINTS[card]! > 0 ? -2 : COST[card]!
  return isHeld && frame.stage === 1 ? 4 - worth : worth + POINTS[card]!
}

function placeIsPoor(state: State, seat: number, place: number): boolean {
  const deck = state.decks[seat]!
  const card = deck[deck.length - place]!
  return card === WASTE || POINTS[card]! > 0
}
