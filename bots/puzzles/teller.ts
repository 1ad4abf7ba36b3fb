/** What is said of a puzzle: its task, its answer in three steps. By the title's coach. */
import type { AnyCoach, AnyGame, Locale, Puzzle } from '@branchline/engine'
import { tellerFor } from '../coach/words.ts'

export interface ToldPuzzle {
  readonly theme: string
  readonly task: string
  /** The idea, what comes of it, and what the obvious would have brought. */
  readonly idea: string
  readonly why: string
  readonly instead: string
}

export function tellPuzzle(game: AnyGame, coach: AnyCoach, puzzle: Puzzle, locale: Locale, players: readonly string[]): ToldPuzzle {
  const teller = tellerFor(game, coach, locale, players)
  const { theme, reason } = puzzle
  return { ...teller.puzzle(theme), idea: teller.lead(reason), why: teller.reason(reason), instead: teller.instead(reason) }
}

/** What the themes are called. */
export function themesOf(game: AnyGame, coach: AnyCoach, themes: readonly string[], locale: Locale): Readonly<Record<string, string>> {
  const teller = tellerFor(game, coach, locale, [])
  return Object.fromEntries(themes.map((theme) => [theme, teller.puzzle(theme).theme]))
}
