/**
 * A position in words: sections with lines or a table. What the terminal prints and screen readers read comes from here; a game
 * that says nothing about itself is shown by its standing.
 */
import type { Locale, Seat, Section, Standing } from './basics.ts'
import type { AnyGame } from './game.ts'
import { speaker } from './language.ts'

/** `names` are the players by seat. */
export function outlineOf(game: AnyGame, view: unknown, locale: Locale, names: readonly string[] = []): readonly Section[] {
  const say = speaker(game, locale, names)
  const sections = game.outline?.(view, locale, (seat: Seat) => say.seat(seat)) ?? []
  return [...sections, standingSection(game, view, locale, names)]
}

function standingSection(game: AnyGame, view: unknown, locale: Locale, names: readonly string[]): Section {
  const say = speaker(game, locale, names)
  const standings: readonly Standing[] = [...game.standing(view)].sort((one, other) => one.rank - other.rank || one.seat - other.seat)
  const sources = standings[0]?.parts.map(({ source }) => source) ?? []
  return {
    title: say.word('outline.standing'),
    table: {
      columns: ['', say.word('outline.score'), ...sources.map((source) => say.word(`source.${source}`))],
      rows: standings.map(({ seat, score, parts }) => [say.seat(seat), String(score), ...parts.map(({ points }) => String(points))]),
    },
  }
}
