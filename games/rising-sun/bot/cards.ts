/** What a card is worth each time it is played, in points; a rough sum over its effects, and the same for all boards. */
import { CARDS, type Effect, MONEY } from '../rules/cards.ts'

/** A unit of money, a card drawn, a rail, a station, a Waste in the deck: in points, as bought with. */
export const POINTS_PER_MONEY = 0.36
const PER_DRAW = 0.42
const PER_RAIL = 1.25
const PER_STATION = 1.15
const PER_WASTE = 0.5
/** Waste in an average hand, and trains in it. */
const WASTE_IN_HAND = 0.8

export const UTILITY: readonly number[] = CARDS.map((card, number) => {
  const effects = card.effects.reduce((sum, effect) => sum + effectWorth(effect), 0)
  return MONEY[number]! * POINTS_PER_MONEY + (card.compulsory === true ? effects : Math.max(0, effects))
})

function effectWorth(effect: Effect): number {
  switch (effect.do) {
    case 'rails':
      return PER_RAIL * effect.n
    case 'waste':
      return -PER_WASTE * effect.n
    case 'money':
      return POINTS_PER_MONEY * effect.n * (effect.when === undefined ? 1 : 0.7)
    case 'points':
      return effect.n
    case 'draw':
      return PER_DRAW * effect.n
    case 'may-draw':
      return PER_DRAW * effect.n
    case 'draw-up-to':
      return PER_DRAW * 2.5
    case 'station':
      return PER_STATION
    case 'rest-of-turn':
      return 0.35
    case 'return-all-waste':
      return 0.9 * WASTE_IN_HAND
    case 'return-waste':
      return (
        WASTE_IN_HAND * (0.6 + (effect.money ?? 0) * POINTS_PER_MONEY + (effect.drawEach ?? 0) * PER_DRAW) + (effect.drawIfAny ?? 0) * 0.25
      )
    case 'return-waste-anywhere':
      return 0.5 * effect.max
    case 'discard':
      return effect.min > 0 ? -0.25 : effect.money !== undefined ? 0.5 : 0.45
    case 'trash':
      return 0.55
    case 'trash-this':
      return -0.2
    case 'hand-to-top':
      return -0.2
    case 'choose-one':
      return Math.max(...effect.of.map(({ effects }) => effects.reduce((sum, one) => sum + effectWorth(one), 0)))
    case 'copy-action':
      return 0.5
    case 'look':
      return 0.12 * effect.n
    case 'gain':
      return 0.9
    case 'trade':
      return 0.8
    case 'gain-shown-train':
      return 0.8
    case 'reveal-until-trains':
      return 0.75
    case 'reveal-for-train':
      return 0.4
    case 'reveal-and-take':
      return 0.45
    case 'take-train-from-discard':
      return 0.6
    case 'money-of-train-in-play':
      return 0.5
    case 'attack-protesters':
      return 0.5
    case 'attack-regulations':
    case 'attack-roundhouse':
    case 'attack-unhappy-passengers':
      return 0.25
    default:
      return 0.1
  }
}
