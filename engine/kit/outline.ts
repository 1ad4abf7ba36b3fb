/** Laws of the outline: a position in words that says only what the view says, in every language, and can be set as text. */

import { type GameState, LOCALES, type Locale, type Said, type Section, type Viewer } from '../basics.ts'
import type { AnyGame, Game } from '../game.ts'
import { hashOf, sameData } from '../hash.ts'
import { speaker } from '../language.ts'
import { sectionsOf, type ToldSection } from '../outline.ts'
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
  const sections = attempted(() => game.outline!(view), viewer, complain)
  if (hashOf(view) !== before) complain('outline', `telling ${nameOf(viewer)} the position in words changed the view`)
  // With the standing, which is told in the same breath.
  const all = sections && attempted(() => sectionsOf(game, view), viewer, complain)
  if (all === null) return null
  const told: (readonly ToldSection[])[] = []
  for (const locale of LOCALES) {
    const teller = tellerOf(game, seats, locale)
    const spoken = toldIn(all, teller, locale, complain)
    if (spoken === null) return null
    told.push(spoken)
    for (const section of spoken) checkSection(section, teller.strangers, locale, complain)
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
  const now = attempted(() => game.outline!(view), viewer, complain)
  if (now !== null && !sameData(now, said))
    complain('outline', `the outline tells ${nameOf(viewer)} something that is not in the view: ${firstDifference(said, now)}`)
}

function attempted(sections: () => readonly Section[], viewer: Viewer, complain: Complain): readonly Section[] | null {
  try {
    return sections()
  } catch (error) {
    complain('outline', `the outline of the view of ${nameOf(viewer)} throws: ${(error as Error).message}`)
    return null
  }
}

function toldIn(sections: readonly Section[], { say }: Teller, locale: Locale, complain: Complain): readonly ToldSection[] | null {
  try {
    return sections.map(({ title, lines }) => ({ title: say(title), lines: lines.map(say) }))
  } catch (error) {
    complain('outline', `the outline cannot be said in ${locale}: ${(error as Error).message.slice(0, 200)}`)
    return null
  }
}

interface Teller {
  say(said: Said): string
  /** A seat that nobody has goes by its number. */
  readonly strangers: readonly string[]
}

const tellers = new WeakMap<AnyGame, Map<string, Teller>>()

/** From view to view most lines stay: each is put into words once in every language, which was a quarter of all that the kit did. */
function tellerOf(game: AnyGame, seats: number, locale: Locale): Teller {
  const own = tellers.get(game) ?? new Map<string, Teller>()
  tellers.set(game, own)
  const known = own.get(`${seats} ${locale}`)
  if (known !== undefined) return known
  const { said, seat } = speaker(game, locale, NAMES.slice(0, seats))
  const texts = new Map<string, string>()
  const say = (line: Said) => {
    const key = JSON.stringify(line)
    const text = texts.get(key) ?? said(line)
    texts.set(key, text)
    return text
  }
  const teller = { say, strangers: [-1, seats].map(seat) }
  own.set(`${seats} ${locale}`, teller)
  return teller
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
