/** What things are worth, in points. Tuned by play of bots with different weights against each other (bots/RESULTS.md). */
import { CARDS, type Effect, MONEY } from '../rules/cards.ts'

export interface Weights {
  /** A unit of money, a card drawn, a rail and a station by card, a Waste taken by a card. */
  readonly money: number
  readonly draw: number
  readonly rail: number
  readonly station: number
  readonly waste: number
  /** How much of the room left in a city will be filled with stations. */
  readonly filling: number
  /** How much a goal fades with each step to it, and how much of all that is hoped for. */
  readonly fading: number
  readonly hope: number
  /** A turn: rails of the fastest player, stations and buys of each. */
  readonly railPace: number
  readonly stationPace: number
  readonly buyPace: number
  /** Turns until a bought card comes to the hand. */
  readonly delay: number
  /** A station that also helps rivals. */
  readonly rivals: number
  /** What money would bring elsewhere when a rail is paid for. */
  readonly thrift: number
  /** Waste out of the deck by a pass, against what the hand would have done. */
  readonly cleaning: number
}

export const WEIGHTS: Weights = {
  money: 0.54,
  draw: 0.42,
  rail: 1.08,
  station: 1.15,
  waste: 0.5,
  filling: 0.63,
  fading: 0.42,
  hope: 0.49,
  railPace: 1.38,
  stationPace: 0.56,
  buyPace: 0.86,
  delay: 1.04,
  rivals: 0.6,
  thrift: 0.14,
  cleaning: 1,
}

/** Weights, and what follows from them for every card. */
export interface Knowledge {
  readonly weights: Weights
  /** Each point of a gold card that is bought; a pass over what it is found to be worth; turns that a game lasts beyond what its pace says. */
  readonly gold: number
  readonly pass: number
  readonly lasts: number
  /** By card: what playing it once is worth, its rails and stations apart; these. */
  readonly utility: readonly number[]
  readonly rails: readonly number[]
  readonly stations: readonly number[]
  /** By card: the most Waste it returns when played, and what each is worth; null for all others. */
  readonly cleaning: readonly (Cleaning | null)[]
  /** By steps: how much of a goal that far away counts. Further than that nobody plans. */
  readonly faded: readonly number[]
}

export interface Cleaning {
  readonly most: number
  readonly each: number
}

const FURTHEST = 6
const RAILS = CARDS.map(({ effects }) => effects.reduce((sum, effect) => sum + (effect.do === 'rails' ? effect.n : 0), 0))
const STATIONS = CARDS.map(({ effects }) => effects.reduce((sum, effect) => sum + (effect.do === 'station' ? 1 : 0), 0))

/** What is said of a card beyond its text, by its name, and of gold, passes and turns. */
type Said = Readonly<Record<string, number>>

export function knowledgeFrom(weights: Weights, said: Said = {}): Knowledge {
  const utility = CARDS.map((card, number) => {
    const effects = card.effects.reduce((sum, effect) => sum + effectWorth(effect, weights), 0)
    // What brings rails or stations is played for them, Waste and all; other effects can be declined.
    const isForced = card.compulsory === true || RAILS[number] + STATIONS[number] > 0
    return MONEY[number] * weights.money + (isForced ? effects : Math.max(0, effects)) + (said[card.id] ?? 0)
  })
  return {
    weights,
    gold: said.gold ?? 1,
    pass: said.pass ?? 0,
    lasts: said.lasts ?? 0,
    utility,
    rails: RAILS,
    stations: STATIONS,
    cleaning: CARDS.map(({ effects }) => cleaningBy(effects, weights)),
    faded: Array.from({ length: FURTHEST + 1 }, (_, steps) => weights.fading ** steps),
  }
}

/** What a Waste out of the deck is worth to a cleaner, apart from the money or cards it brings. */
const RID = 0.6
const IN_HAND = 99

/** Cards that return Waste are worth something only as far as there is any. */
function cleaningBy(effects: readonly Effect[], { money, draw }: Weights): Cleaning | null {
  for (const effect of effects) {
    if (effect.do === 'return-all-waste') return { most: IN_HAND, each: 0.9 }
    if (effect.do === 'return-waste-anywhere') return { most: effect.max, each: RID }
    if (effect.do === 'return-waste')
      return { most: effect.max, each: RID + (effect.money ?? 0) * money + (effect.drawEach ?? 0) * draw + (effect.drawIfAny ?? 0) * 0.25 }
  }
  return null
}

function effectWorth(effect: Effect, weights: Weights): number {
  const { money, draw, waste } = weights
  switch (effect.do) {
    case 'rails':
    case 'station':
      return 0
    case 'waste':
      return -waste * effect.n
    case 'money':
      return money * effect.n * (effect.when === undefined ? 1 : 0.7)
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
    case 'return-waste':
    case 'return-waste-anywhere':
      return 0
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
