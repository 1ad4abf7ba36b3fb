/** What can be wrong with the words of a catalogue, and with words that stand outside of any. Each function returns sentences. */
import { IntlMessageFormat } from 'intl-messageformat'

/** The messages of one package in one language, by key. */
export type Spoken = ReadonlyMap<string, string>

/** Between English and a translation. What an unfinished language lacks is no fault. */
export function faultsOfTranslation(name: string, english: Spoken, locale: string, other: Spoken, isUnfinished: boolean): string[] {
  const at = (key: string) => `${name}: “${key}” in “${locale}”`
  const missing = isUnfinished ? [] : [...english.keys()].filter((key) => !other.has(key)).map((key) => `${at(key)} is missing`)
  const strange = [...other.keys()].filter((key) => !english.has(key)).map((key) => `${at(key)} is there, and not in English`)
  const differing = [...other].flatMap(([key, text]) => {
    const [theirs, ours] = [needsOf(text), needsOf(english.get(key) ?? '')]
    if (theirs === null || ours === null || !english.has(key)) return []
    const [left, right] = [Object.keys(ours).sort(), Object.keys(theirs).sort()]
    return left.join() === right.join() ? [] : [`${at(key)} needs {${right.join(', ')}} and in English {${left.join(', ')}}`]
  })
  return [...missing, ...strange, ...differing, ...faultsOfMessages(`${name} (${locale})`, other)]
}

/** A count that stands before a noun in the plural is wrong for one. */
const COUNT =
  /\{(n|number|count|left|most|min|max|waste|\w*(?:cubes|links|cards|pieces|points|rails|stations|tables|moves|hexes|slots|trains|goods|passengers|players|turns|rounds|days|hours|minutes|tokens|shares|towns|bids|draws|copies|piles|lines|partners|steps))\} (\p{Ll}+(?:s|en))\b/giu

export function faultsOfMessages(name: string, spoken: Spoken): string[] {
  return [...spoken].flatMap(([key, text]) => {
    if (needsOf(text) === null) return [`${name}: “${key}” is no message: ${text.slice(0, 60)}`]
    const bare = text.replace(/\{\w+, (plural|selectordinal),/g, '{')
    return [...bare.matchAll(COUNT)]
      .filter(([, , noun]) => noun !== undefined && !VERBS.has(noun))
      .map(([found]) => `${name}: “${key}” counts without a plural: ${found}`)
  })
}

/** They end like a plural and are none. */
const VERBS: ReadonlySet<string> = new Set([
  'bids',
  'has',
  'is',
  'pays',
  'was',
  'costs',
  'goods',
  'as',
  'plus',
  'offen',
  'oben',
  'gegen',
  'wegen',
])

type Ast = ReturnType<IntlMessageFormat['getAst']>

/** The names that a message needs; null when it is no ICU message. */
export function needsOf(text: string): Readonly<Record<string, true>> | null {
  try {
    const found: Record<string, true> = {}
    collect(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst(), found)
    return found
  } catch {
    return null
  }
}

function collect(parts: Ast, found: Record<string, true>): void {
  for (const part of parts) {
    const { type, value, options } = part as { type: number; value?: unknown; options?: Record<string, { value: Ast }> }
    // 0 is plain text, 7 the # of a plural.
    if (type !== 0 && type !== 7 && typeof value === 'string') found[value] = true
    for (const choice of Object.values(options ?? {})) collect(choice.value, found)
  }
}

/**
 * Messages that nothing in these sources can say: neither the last part of their key stands there, nor is one of their groups chosen from by
 * a name that is only known when it is said.
 */
export function unusedIn(name: string, keys: Iterable<string>, sources: string): string[] {
  const isSaid = (word: string) => new RegExp(`[.'"\`{ ]${word.replace(/[^\w]/g, '\\$&')}(?![\\w-])`).test(sources)
  const isChosenFrom = (group: string) =>
    new RegExp(`\\b${group.replace(/[^\w]/g, '\\$&')}(\\)?(\\.\\w+)?\\[|\\.\\$\\{)|Object\\.\\w+\\([^)]*\\b${group}\\)`).test(sources)
  return [...keys]
    .filter((key) => {
      const parts = key.split('.')
      return !isSaid(parts.at(-1) as string) && !parts.slice(0, -1).some(isChosenFrom)
    })
    .map((key) => `${name}: nothing says “${key}”`)
}

const JSX_TEXT = />\s*([^<>{}=;()]*\p{L}{3,}[^<>{}=;()]*)\s*<\//gu
const ATTRIBUTE = /\b(aria-label|aria-description|title|placeholder|alt|label)="([^"]*\p{L}{2,}[^"]*)"/gu
const PRINTED = /console\.log\((['`])((?:(?!\1).)*?\p{L}{3,} \p{L}{2,}.*?)\1/gu

/** Words that a person reads and no catalogue knows, and code that asks which language it is. */
export function wordsOutside(file: string, source: string): string[] {
  const code = source.replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, '')
  const texts = file.endsWith('.tsx') ? [...code.matchAll(JSX_TEXT), ...code.matchAll(ATTRIBUTE)] : []
  const printed = [...code.matchAll(PRINTED)]
  const asked = [...code.matchAll(/[!=]==? '(?:en|de|fr)'|case '(?:en|de|fr)':/g)].filter(() => !ASKS_LANGUAGE.has(file))
  return [
    ...texts.map(([, first, second]) => `${file}: “${(second ?? first ?? '').trim()}” stands in no catalogue`),
    ...printed.map(([, , text]) => `${file}: “${text}” stands in no catalogue`),
    ...asked.map(([found]) => `${file}: asks which language it is: ${found}`),
  ]
}

/** English is the text that all else is measured by: these may know it. */
const ASKS_LANGUAGE: ReadonlySet<string> = new Set(['web/rules/RulesText.tsx', 'engine/kit/lesson-texts.ts', 'engine/kit/lessons.ts'])
