/** Words of the glossary in a text. Fetched with the glossary, after the table. */
import type { Glossed } from '@branchline/design'
import type { Glossary, Locale } from '@branchline/engine'

/** Endings that a word may have where it stands: plurals and cases. */
const ENDINGS: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  en: ['', 's', 'es'],
  de: ['', 'e', 'en', 'er', 'em', 'es', 'n', 's'],
  fr: ['', 's', 'x'],
}
const LETTER = /[\p{L}\p{N}]/u

interface Sought {
  readonly id: string
  readonly name: string
  readonly means: string
  readonly written: string
}

/** The text in pieces, with the first place of each of its words that the glossary knows. Longer names are found before those within them. */
export function glossedIn(glossary: Glossary, locale: Locale, text: string): readonly (string | Glossed)[] {
  let pieces: (string | Glossed)[] = [text]
  const endings = ENDINGS[locale] ?? ['']
  for (const { id, name, means, written } of soughtIn(glossary, locale)) {
    const places = pieces.map((piece) => (typeof piece === 'string' ? placeOf(written, piece, endings) : null))
    const at = places.findIndex((place) => place !== null)
    const [piece, place] = [pieces[at], places[at]]
    if (typeof piece !== 'string' || !place) continue
    const parts = [piece.slice(0, place.from), { id, word: piece.slice(place.from, place.to), name, means }, piece.slice(place.to)]
    pieces = [...pieces.slice(0, at), ...parts.filter((part) => part !== ''), ...pieces.slice(at + 1)]
  }
  return pieces
}

/**
 * Where a word stands by itself. Looked for letter by letter: a pattern for each word of a glossary took a slow phone longer to compile, with the first
 * sentence, than drawing the move that it tells of.
 */
function placeOf(written: string, text: string, endings: readonly string[]): { readonly from: number; readonly to: number } | null {
  const lower = text.toLowerCase()
  // A name in it may have letters that are two when they are small: then it is looked for as it stands.
  const small = lower.length === text.length ? lower : text
  for (let from = small.indexOf(written); from >= 0; from = small.indexOf(written, from + 1)) {
    const end = from + written.length
    const ending = endings.find((each) => small.startsWith(each, end) && !isLetter(text, end + each.length))
    if (ending !== undefined && !isLetter(text, from - 1)) return { from, to: end + ending.length }
  }
  return null
}

const isLetter = (text: string, at: number) => LETTER.test(text.charAt(at))

/** Made once for a language. */
function soughtIn(glossary: Glossary, locale: Locale): readonly Sought[] {
  const ofGlossary = known.get(glossary) ?? new Map<Locale, readonly Sought[]>()
  known.set(glossary, ofGlossary)
  const sought = ofGlossary.get(locale) ?? made(glossary, locale)
  ofGlossary.set(locale, sought)
  return sought
}

const known = new WeakMap<Glossary, Map<Locale, readonly Sought[]>>()

function made({ terms, messages }: Glossary, locale: Locale): readonly Sought[] {
  return terms
    .map(({ id }) => ({ id, name: messages.say(locale, `${id}.name`) ?? '', means: messages.say(locale, `${id}.means`) ?? '' }))
    .filter(({ name }) => name !== '')
    .sort((one, other) => other.name.length - one.name.length)
    .map((term) => ({ ...term, written: term.name.toLowerCase() }))
}
