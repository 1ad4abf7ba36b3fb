/** Laws of the outline: a position in words that says only what the view says, in every language, and can be set as text. */

import type { Section } from '../basics.ts'
import { type GameState, LOCALES, type Locale, type Viewer } from '../basics.ts'
import type { Game } from '../game.ts'
import { hashOf, sameData } from '../hash.ts'
import { firstDifference } from './data.ts'
import type { Complain } from './finding.ts'
import { nameOf } from './secrets.ts'

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal']
const nobody = (seat: number) => `Nobody (${seat})`

/** The outline of this view in every language; null when the game has none or it throws. */
export function checkOutline<State extends GameState, Move>(
  game: Game<State, Move>,
  view: State,
  viewer: Viewer,
  seats: number,
  complain: Complain,
): readonly Section[] | null {
  if (game.outline === undefined) return null
  const before = hashOf(view)
  const said: (readonly Section[])[] = []
  for (const locale of LOCALES) {
    const sections = outlineIn(game, view, viewer, seats, locale, complain)
    if (sections === null) return null
    said.push(sections)
    for (const section of sections) checkSection(section, locale, complain)
  }
  if (hashOf(view) !== before) complain('outline', `telling ${nameOf(viewer)} the position in words changed the view`)
  const shapes = said.map((sections) => sections.map(({ lines, table }) => [lines?.length ?? 0, table?.rows.length ?? 0]))
  if (!sameData(shapes[0], shapes[1]))
    complain('outline', `the outline has other sections, lines or rows in ${LOCALES[1]} than in ${LOCALES[0]}`)
  if (said[0].length > 0 && /\p{L}{3}/u.test(JSON.stringify(said[0].map(({ title }) => title))) && sameData(said[0], said[1]))
    complain('outline', `the outline says the very same in ${LOCALES[0]} and ${LOCALES[1]}`)
  return said[0]
}

/** Two views that are the same must be told in the same words: whatever else happened meanwhile. */
export function checkSameOutline<State extends GameState, Move>(
  game: Game<State, Move>,
  view: State,
  viewer: Viewer,
  seats: number,
  said: readonly Section[] | null,
  complain: Complain,
): void {
  if (said === null) return
  const now = outlineIn(game, view, viewer, seats, 'en', complain)
  if (now !== null && !sameData(now, said))
    complain('outline', `the outline tells ${nameOf(viewer)} something that is not in the view: ${firstDifference(said, now)}`)
}

function outlineIn<State extends GameState, Move>(
  game: Game<State, Move>,
  view: State,
  viewer: Viewer,
  seats: number,
  locale: Locale,
  complain: Complain,
): readonly Section[] | null {
  try {
    return game.outline!(view, locale, (seat) => (seat < seats ? NAMES[seat] : undefined) ?? nobody(seat))
  } catch (error) {
    complain('outline', `the outline of the view of ${nameOf(viewer)} throws in ${locale}: ${(error as Error).message}`)
    return null
  }
}

function checkSection({ title, lines = [], table }: Section, locale: Locale, complain: Complain): void {
  const texts = [title, ...lines, ...(table?.columns ?? []), ...(table?.rows.flat() ?? [])]
  if (typeof title !== 'string' || title.trim() === '') complain('outline', `a section of the outline has no title in ${locale}`)
  const odd = texts.find((text) => typeof text !== 'string')
  if (odd !== undefined) complain('outline', `the outline holds ${JSON.stringify(odd) ?? String(odd)} where text should be`)
  const bad = texts.find((text) => /\bundefined\b|\bNaN\b|\bnull\b|\[object|\bNobody \(/.test(text))
  if (bad !== undefined) complain('outline', `the outline says “${bad}” in ${locale}`)
  const ragged = table?.rows.find((row) => row.length !== table.columns.length)
  if (table !== undefined && ragged !== undefined)
    complain('outline', `under “${title}” a row has ${ragged.length} cells, the table ${table.columns.length} columns`)
}
