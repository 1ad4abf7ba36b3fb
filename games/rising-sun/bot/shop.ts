/** What a menu of purchases can name: cards, and kinds of cards that there are whatever eight are drawn. */
import { CARDS, type Card, RETURNS_WASTE } from '../rules/cards.ts'
import { idsOf, wasteIn } from '../rules/deck.ts'
import type { Move } from '../rules/move.ts'
import { cardsOf } from '../rules/scoring.ts'
import type { State } from '../rules/state.ts'

/** By card: its own name first, then those of its kind. */
const NAMES: readonly (readonly string[])[] = CARDS.map((card, number) => [card.id, ...kindOf(card, RETURNS_WASTE[number])])
const NUMBERS = numbersByName()

export const shop = {
  names: [...NUMBERS.keys()],
  kinds: [
    ...['express-train', 'limited-express-train', 'station-expansion', 'house-1', 'house-2', 'house-4'],
    ...['rails', 'cleaner', 'drawer', 'train', 'attack', 'action'],
  ],
  offered: (state: State): readonly string[] => idsOf(state.piles),
  bought: (move: Move): readonly string[] => (move.do === 'buy' ? NAMES[move.card] : []),
  owned(state: State, name: string): number {
    const numbers = NUMBERS.get(name) ?? []
    return cardsOf(state, state.active).filter((card) => numbers.includes(card)).length
  },
  round: ({ turn, seats }: State): number => 1 + Math.floor(turn / seats),
  clutter: (state: State): number => wasteIn(state.hands[state.active]),
}

/** Normal, Express and Limited Express Trains and Station Expansions go by their names. */
function kindOf({ colour, effects, attack, points }: Card, isCleaner: boolean): string[] {
  if (colour === 'gold') return [`house-${points}`]
  if (colour === 'green') return ['rails']
  if (isCleaner) return ['cleaner']
  if (colour === 'blue') return effects.length > 0 ? ['train'] : []
  if (colour !== 'red') return []
  if (attack === true) return ['attack']
  return effects.some(({ do: name }) => name === 'draw' || name === 'draw-up-to') ? ['drawer'] : ['action']
}

function numbersByName(): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  for (const [number, names] of NAMES.entries()) for (const name of names) found.set(name, [...(found.get(name) ?? []), number])
  return found
}
