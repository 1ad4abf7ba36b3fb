/** What the rules say of a position, by name: texts are filled with it, and `expects` is compared with it. */
import type { GameState } from '../basics.ts'
import type { AnyGame } from '../game.ts'
import type { AnyLessonBook, Expects, Fact, Facts } from './format.ts'

export function factsOf(game: AnyGame, book: AnyLessonBook, state: GameState): Facts {
  const standing = game.standing(state)
  const bySeat = (figure: (of: (typeof standing)[number]) => number) => standing.toSorted((a, b) => a.seat - b.seat).map((of) => figure(of))
  return {
    ...numbered({ score: bySeat(({ score }) => score), rank: bySeat(({ rank }) => rank) }),
    ...numbered(book.facts?.(state) ?? {}),
  }
}

/** `score: [12, 9]` is `score0: 12, score1: 9`. */
function numbered(facts: Readonly<Record<string, Fact | readonly Fact[]>>): Facts {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((one: Fact, at) => [`${name}${at}`, one] as const) : [[name, value as Fact] as const],
    ),
  )
}

/** What is otherwise than expected, in a sentence; null when all is as it should be. */
export function unexpected(expects: Expects | undefined, facts: Facts): string | null {
  const wrong = Object.entries(numbered(expects ?? {})).filter(([name, value]) => facts[name] !== value)
  if (wrong.length === 0) return null
  return wrong.map(([name, value]) => `${name} is ${facts[name] ?? 'unknown'} and not ${value}`).join(', ')
}
