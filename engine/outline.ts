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
  const { said } = speaker(game, locale, names)
  return sectionsOf(game, view).map(({ title, lines }) => ({ title: said(title), lines: lines.map(said) }))
}

/** What there is to say, in no language yet. */
export function sectionsOf(game: AnyGame, view: unknown): readonly Section[] {
  return [...(game.outline?.(view) ?? []), standingSection(game, view)].filter(({ lines }) => lines.length > 0)
}

/** Who is where, and what the points are made of. */
function standingSection(game: AnyGame, view: unknown): Section {
  const standings: readonly Standing[] = [...game.standing(view)].sort((one, other) => one.rank - other.rank || one.seat - other.seat)
  return {
    title: { say: 'outline.standing' },
    lines: standings.flatMap((one, at) => {
      const level = levelSaid(game, view, one, standings[at + 1])
      return [placeSaid(one), ...(level === null ? [] : [level])]
    }),
  }
}

function placeSaid({ seat, rank, score, parts }: Standing): Said {
  const made = parts.map(({ source, points }) => ({ say: 'outline.standing.part', source: { say: `source.${source}` }, points }))
  return { say: 'outline.standing.place', seat, rank, score, parts: made }
}

/** With equal points one is before the other by a rule, or they share the place; null where the points say it. */
export function levelSaid(game: AnyGame, view: unknown, { seat, rank, score }: Standing, other: Standing | undefined): Said | null {
  if (other === undefined || other.score !== score) return null
  if (other.rank === rank) return { say: 'outline.standing.shared', seat, otherSeat: other.seat }
  return game.tie?.(view, seat, other.seat) ?? null
}
