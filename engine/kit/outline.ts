/** Laws of the outline: a position in words that says only what the view says, in every language, and can be set as text. */

import { type GameState, LOCALES, type Locale, type Section, type Viewer } from '../basics.ts'
import type { Game } from '../game.ts'
import { hashOf, sameData } from '../hash.ts'
import { speaker } from '../language.ts'
import { outlineOf, type ToldSection } from '../outline.ts'
import { firstDifference } from './data.ts'
import type { Complain } from './finding.ts'
import { nameOf } from './secrets.ts'

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal']

/** The outline of this view, looked at in every language; null when the game has none or it throws. */
export function checkOutline<State extends GameState, Move>(
  game: Game<State, Move>,
  view: State,
  viewer: Viewer,
  seats: number,
  complain: Complain,
): readonly Section[] | null {
  if (game.outline === undefined) return null
  const before = hashOf(view)
  const sections = sectionsOf(game, view, viewer, complain)
  if (hashOf(view) !== before) complain('outline', `telling ${nameOf(viewer)} the position in words changed the view`)
  if (sections === null) return null
  const told: (readonly ToldSection[])[] = []
  for (const locale of LOCALES) {
    const spoken = toldIn(game, view, seats, locale, complain)
    if (spoken === null) return null
    told.push(spoken)
    // A seat that nobody has goes by its number.
    const strangers = [-1, seats].map((seat) => speaker(game, locale, NAMES.slice(0, seats)).seat(seat))
    for (const section of spoken) checkSection(section, strangers, locale, complain)
  }
  if (/\p{L}{3}/u.test(JSON.stringify(told[0].slice(0, -1))) && sameData(told[0].slice(0, -1), told[1].slice(0, -1)))
    complain('outline', `the outline says the very same in ${LOCALES[0]} and ${LOCALES[1]}`)
  return sections
}

/** Two views that are the same must be told in the same words: whatever else happened meanwhile. */
export function checkSameOutline<State extends GameState, Move>(
  game: Game<State, Move>,
  view: State,
  viewer: Viewer,
  said: readonly Section[] | null,
  complain: Complain,
): void {
  if (said === null) return
  const now = sectionsOf(game, view, viewer, complain)
  if (now !== null && !sameData(now, said))
    complain('outline', `the outline tells ${nameOf(viewer)} something that is not in the view: ${firstDifference(said, now)}`)
}

function sectionsOf<State extends GameState, Move>(
  game: Game<State, Move>,
  view: State,
  viewer: Viewer,
  complain: Complain,
): readonly Section[] | null {
  try {
    return game.outline!(view)
  } catch (error) {
    complain('outline', `the outline of the view of ${nameOf(viewer)} throws: ${(error as Error).message}`)
    return null
  }
}

function toldIn<State extends GameState, Move>(
  game: Game<State, Move>,
  view: State,
  seats: number,
  locale: Locale,
  complain: Complain,
): readonly ToldSection[] | null {
  try {
    return outlineOf(game, view, locale, NAMES.slice(0, seats))
  } catch (error) {
    complain('outline', `the outline cannot be said in ${locale}: ${(error as Error).message.slice(0, 200)}`)
    return null
  }
}

function checkSection({ title, lines }: ToldSection, strangers: readonly string[], locale: Locale, complain: Complain): void {
  if (title.trim() === '') complain('outline', `a section of the outline has no title in ${locale}`)
  for (const text of [title, ...lines]) {
    const key = /\boutline\.[a-z.-]+\b/i.exec(text)?.[0]
    if (key !== undefined) complain('outline', `${key} has no text in ${locale}`)
    if (strangers.some((stranger) => text.includes(stranger)) || /\bundefined\b|\bNaN\b|\bnull\b|\[object/.test(text))
      complain('outline', `the outline says “${text}” in ${locale}`)
    if (/: ?[.;,]|\(\)| {2}/.test(text)) complain('outline', `something is missing in “${text}” in ${locale}`)
  }
}
