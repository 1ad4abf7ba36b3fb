/**
 * A position in words: sections of sentences, the standing last. What terminals print, screen readers read and the web shows comes from here; a
 * game that says nothing about itself is shown by its standing.
 */
import type { Locale, Said, Section, Standing } from './basics.ts'
import type { AnyGame } from './game.ts'
import { speaker } from './language.ts'

export interface ToldSection {
  readonly title: string
  readonly lines: readonly string[]
}

/** `names` are the players by seat. A heading with nothing under it tells nobody anything: such sections are left out. */
export function outlineOf(game: AnyGame, view: unknown, locale: Locale, names: readonly string[] = []): readonly ToldSection[] {
  const say = speaker(game, locale, names)
  return [...(game.outline?.(view) ?? []), standingSection(game, view)]
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => ({ title: say.said(title), lines: lines.map((line) => say.said(line)) }))
}

/** Who is where, and what the points are made of. */
function standingSection(game: AnyGame, view: unknown): Section {
  const standings: readonly Standing[] = [...game.standing(view)].sort((one, other) => one.rank - other.rank || one.seat - other.seat)
  return {
    title: { say: 'outline.standing' },
    lines: standings.map(
      ({ seat, rank, score, parts }): Said => ({
        say: 'outline.standing.place',
        seat,
        rank,
        score,
        parts: parts.map(({ source, points }) => ({ say: 'outline.standing.part', source: { say: `source.${source}` }, points })),
      }),
    ),
  }
}
