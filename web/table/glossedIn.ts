/** Words of the glossary in a text. Fetched with the glossary, after the table. */
import type { Glossed } from '@branchline/design'
import type { Glossary, Locale } from '@branchline/engine'

/** Endings that a word may have where it stands: plurals and cases. */
const ENDINGS: Readonly<Partial<Record<Locale, string>>> = { en: '(?:s|es)?', de: '(?:e[nrms]?|n|s)?', fr: '[sx]?' }

interface Sought {
  readonly id: string
  readonly name: string
  readonly means: string
  readonly pattern: RegExp
}

/** The text in pieces, with the first place of each of its words that the glossary knows. Longer names are found before those within them. */
export function glossedIn(glossary: Glossary, locale: Locale, text: string): readonly (string | Glossed)[] {
  let pieces: (string | Glossed)[] = [text]
  for (const { id, name, means, pattern } of soughtIn(glossary, locale)) {
    const at = pieces.findIndex((piece) => typeof piece === 'string' && pattern.test(piece))
    const piece = pieces[at]
    if (typeof piece !== 'string') continue
    const found = pattern.exec(piece) as RegExpExecArray
    const [before, after] = [piece.slice(0, found.index), piece.slice(found.index + found[0].length)]
    const parts = [before, { id, word: found[0], name, means }, after].filter((part) => part !== '')
    pieces = [...pieces.slice(0, at), ...parts, ...pieces.slice(at + 1)]
  }
  return pieces
}

/** Made once for a language: for every text anew they took a slow phone longer than drawing the move that it tells of. */
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
    .map((term) => ({
      ...term,
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escaped(term.name)}${ENDINGS[locale] ?? ''}(?![\\p{L}\\p{N}])`, 'iu'),
    }))
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
