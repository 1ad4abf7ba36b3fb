/** What things are worth, in points. Tuned by play of bots with different weights against each other (bots/RESULTS.md). */
import { CARDS, type Effect, MONEY } from '../rules/cards.ts'

export interface Weights {
  /** A unit of money, a card drawn, a Waste taken by a card; how much more a unit is worth for each other that comes with it in a turn. */
  readonly money: number
  readonly bulk: number
  readonly draw: number
  readonly waste: number
  /** How much counts of what the rails and stations to come are planned to bring; one more of either when a card is compared with others. */
  readonly rail: number
  readonly station: number
  readonly railOnce: number
  readonly stationOnce: number
  /** A station for which the seat has no city yet. */
  readonly laterStation: number
  /** How much of the room left in a city will be filled with stations. */
  readonly filling: number
  /** How much counts of what a rail makes possible beyond its own hex. */
  readonly way: number
  /** Of the rails and stations in a deck, how much is built when they come up; and what is built without. A turn: buys of each. */
  readonly railPace: number
  readonly slowestRails: number
  readonly stationPace: number
  readonly slowestStations: number
  readonly buyPace: number
  /** How much of the deck must be drawn before a bought card comes up. */
  readonly delay: number
  /** A station that also helps rivals. */
  readonly rivals: number
  /** What money would bring elsewhere when a rail is paid for. */
  readonly thrift: number
  /** Waste out of the deck by a pass, against what the hand would have done. */
  readonly cleaning: number
}

export const WEIGHTS: Weights = {
  money: 0.78,
  bulk: 0.052,
  draw: 0.97,
  waste: 0.43,
  rail: 0.69,
  station: 0.52,
  railOnce: 1.21,
  stationOnce: 1.62,
  laterStation: 0.63,
  filling: 0.6,
  way: 0.6,
  railPace: 0.68,
  slowestRails: 0.13,
  stationPace: 0.59,
  slowestStations: 0.069,
  buyPace: 1.23,
  delay: 1.14,
  rivals: 0.69,
  thrift: 0.065,
  cleaning: 0.93,
}

/** Weights, and what follows from them for every card. */
export interface Knowledge {
  readonly weights: Weights
  /** By card: what playing it once is worth, its money, rails and stations apart; these. */
  readonly utility: readonly number[]
  readonly money: readonly number[]
  readonly rails: readonly number[]
  readonly stations: readonly number[]
}

const RAILS = CARDS.map(({ effects }) => effects.reduce((sum, effect) => sum + (effect.do === 'rails' ? effect.n : 0), 0))
const STATIONS = CARDS.map(({ effects }) => effects.reduce((sum, effect) => sum + (effect.do === 'station' ? 1 : 0), 0))

/** What comes only under some condition comes most of the time. */
const MONEYS = CARDS.map(({ effects }, number) =>
  effects.reduce((sum, effect) => sum + (effect.do === 'money' ? effect.n * (effect.when === undefined ? 1 : 0.7) : 0), MONEY[number]!),
)

export function knowledgeFrom(weights: Weights): Knowledge {
  const utility = CARDS.map((card, number) => {
    const effects = card.effects.reduce((sum, effect) => sum + effectWorth(effect, weights), 0)
    // What brings rails or stations is played for them, Waste and all; other effects can be declined.
    const isForced = card.compulsory === true || RAILS[number]! + STATIONS[number]! > 0
    return isForced ? effects : Math.max(0, effects)
  })
  return {
    weights,
    utility,
    money: MONEYS,
    rails: RAILS,
    stations: STATIONS,
  }
}

/** Waste in an average hand. */
const WASTE_IN_HAND = 0.8

function effectWorth(effect: Effect, weights: Weights): number {
  const { money, draw, waste } = weights
  switch (effect.do) {
    case 'rails':
    case 'station':
    case 'money':
      return 0
    case 'waste':
      return -waste * effect.n
    case 'points':
      return effect.n
    case 'draw':
    case 'may-draw':
      return draw * effect.n
    case 'draw-up-to':
      return draw * 2.5
    case 'rest-of-turn':
      return 0.35
    case 'return-all-waste':
      return 0.9 * WASTE_IN_HAND
    case 'return-waste':
      return WASTE_IN_HAND * (0.6 + (effect.money ?? 0) * money + (effect.drawEach ?? 0) * draw) + (effect.drawIfAny ?? 0) * 0.25
    case 'return-waste-anywhere':
      return 0.5 * effect.max
    case 'discard':
      return effect.min > 0 ? -0.25 : effect.money !== undefined ? 0.5 : 0.45
    case 'choose-one':
      return Math.max(...effect.of.map(({ effects }) => effects.reduce((sum, one) => sum + effectWorth(one, weights), 0)))
    case 'look':
      return 0.12 * effect.n
    default:
      return OTHERS[effect.do] ?? 0.1
  }
}

const OTHERS: Readonly<Partial<Record<Effect['do'], number>>> = {
  trash: 0.55,
  'trash-this': -0.2,
  'hand-to-top': -0.2,
  'copy-action': 0.5,
  gain: 0.9,
  trade: 0.8,
  'gain-shown-train': 0.8,
  'reveal-until-trains': 0.75,
  'reveal-for-train': 0.4,
  'reveal-and-take': 0.45,
  'take-train-from-discard': 0.6,
  'money-of-train-in-play': 0.5,
  'attack-protesters': 0.5,
  'attack-regulations': 0.25,
  'attack-roundhouse': 0.25,
  'attack-unhappy-passengers': 0.25,
}
