/**
 * Words for people. A catalogue is a plain object of ICU messages in English and the same keys in other languages; code asks it for
 * words and never puts a sentence together. The types of what a message needs are read from its English text.
 *
 * English is always there. Another language is fetched by `loadLanguage`, and what it has not said yet is said in English.
 */
import type { GetICUArgs } from '@schummar/icu-type-parser'
import { LOCALES, type Locale } from './basics.ts'
import { isPlain, type Sentence, sentence } from './icu.ts'

/** ICU messages under their names, in groups or flat. */
export type MessageTree = { readonly [name: string]: string | MessageTree }

/** The same messages in another language: any of them, and no others. */
export type Translation<Tree> = {
  readonly [Name in keyof Tree]?: Tree[Name] extends string ? string : Translation<Tree[Name]>
}

type Loader<Tree> = () => Promise<{ readonly default: Translation<Tree> }>

/** What can be put into a sentence: a list is joined as the language does it. */
export type Value = string | number | boolean | readonly (string | number)[]

type Arguments<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string | number | readonly (string | number)[]; ICUNumberArgument: number }
>
type Given<Args> = Args extends Args
  ? { readonly [Name in keyof Args]: 'true' extends Args[Name] ? Args[Name] | boolean : Args[Name] }
  : never

/** A message that needs nothing is a text; one that needs something is a function of it. */
export type Phrase<Text extends string> = keyof Arguments<Text> extends never ? string : (values: Given<Arguments<Text>>) => string

export type Words<Tree> = { readonly [Name in keyof Tree]: Tree[Name] extends string ? Phrase<Tree[Name]> : Words<Tree[Name]> }

/** The messages by key: groups are joined by dots ("signs.stone"). */
export interface Texts {
  /** Of the package that speaks: "server/notices". */
  readonly name: string
  /** All keys that the language has said; without `locale` those of English, which are all there are. */
  keys(locale?: Locale): readonly string[]
  /** The ICU text in that language itself; without `locale` the English one. */
  text(key: string, locale?: Locale): string | undefined
  /** The sentence, in English where that language has none; undefined where no language has. */
  say(locale: Locale, key: string, values?: Readonly<Record<string, Value>>): string | undefined
  load(locale: Locale): Promise<void>
}

export interface Catalogue<Tree> extends Texts {
  words(locale: Locale): Words<Tree>
}

const known = new Map<string, Texts>()

/** `others` are translations, or what fetches them: a page should not carry languages that nobody reads there. */
export function catalogue<const Tree extends MessageTree>(
  name: string,
  english: Tree,
  others: Readonly<Partial<Record<Locale, Translation<Tree> | Loader<Tree>>>>,
): Catalogue<Tree> {
  const texts = new Map<Locale, ReadonlyMap<string, string>>([['en', flat(english)]])
  const formats = new Map<string, Sentence>()
  const words = new Map<Locale, Words<Tree>>()

  function put(locale: Locale, translation: Translation<Tree>): void {
    texts.set(locale, flat(translation as MessageTree))
    formats.clear()
    words.clear()
  }

  function say(locale: Locale, key: string, values: Readonly<Record<string, Value>> = {}): string | undefined {
    const own = texts.get(locale)?.get(key)
    const text = own ?? texts.get('en')?.get(key)
    return text === undefined ? undefined : format(own === undefined ? 'en' : locale, text, values)
  }

  function format(locale: Locale, text: string, values: Readonly<Record<string, Value>>): string {
    if (isPlain(text)) return text
    const id = `${locale} ${text}`
    let found = formats.get(id)
    if (found === undefined) {
      found = sentence(text, locale)
      formats.set(id, found)
    }
    const said = found(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inWords(locale, value)])))
    return JOINED[locale]?.(said) ?? said
  }

  function wordsOf(locale: Locale, tree: MessageTree, path = ''): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(tree).map(([name, inner]) => {
        const key = path + name
        if (typeof inner !== 'string') return [name, wordsOf(locale, inner, `${key}.`)]
        return [name, isPlain(inner) ? say(locale, key) : (values: Readonly<Record<string, Value>>) => say(locale, key, values)]
      }),
    )
  }

  for (const [locale, other] of Object.entries(others)) if (typeof other !== 'function') put(locale as Locale, other)

  const made: Catalogue<Tree> = {
    name,
    keys: (locale = 'en') => [...(texts.get(locale)?.keys() ?? [])],
    text: (key, locale = 'en') => texts.get(locale)?.get(key),
    say,
    async load(locale) {
      const other = others[locale]
      if (typeof other === 'function' && !texts.has(locale)) put(locale, (await other()).default)
    },
    words(locale) {
      let found = words.get(locale)
      if (found === undefined) {
        found = wordsOf(locale, english) as Words<Tree>
        words.set(locale, found)
      }
      return found
    },
  }
  known.set(name, made)
  return made
}

const wanted = new Set<Locale>()

/** Fetches that language for every catalogue known by now. Whoever has imported more asks again, without naming the language. */
export async function loadLanguage(locale?: Locale): Promise<void> {
  if (locale !== undefined) wanted.add(locale)
  await Promise.all([...wanted].flatMap((one) => Array.from(known.values(), (texts) => texts.load(one))))
}

/** For programs that speak with everybody. */
export async function loadLanguages(): Promise<void> {
  for (const locale of LOCALES) wanted.add(locale)
  await loadLanguage()
}

/** All that were made by now, for those who check them. */
export const knownCatalogues = (): readonly Texts[] => [...known.values()]

/** Some messages of a group need values and others do not: said the same way. */
export function phrase(message: string | ((values: never) => string), values: Readonly<Record<string, Value>>): string {
  return typeof message === 'string' ? message : (message as (given: typeof values) => string)(values)
}

/** What words do to each other where they meet: whoever writes a message cannot know how a name put into it begins. French drops the e of "de" and "que" before a vowel. */
const JOINED: Readonly<Record<string, (said: string) => string>> = {
  fr: (said) => said.replaceAll(/\b(d|qu)e (?=[aeiouàâäéèêëîïôöûüœ])(?!onze)/gi, '$1’'),
}

const listFormats = new Map<string, Intl.ListFormat>()
/**
 * Between two, and before the last of more: as `Intl.ListFormat` has it for a unit, and a test says so. Boards name their places with such lists, and the
 * first list format that a browser makes takes a slow phone a tenth of a second.
 */
const IN_A_ROW: Readonly<Record<string, readonly [two: string, last: string]>> = {
  en: [', ', ', '],
  de: [', ', ' und '],
  fr: [' et ', ' et '],
}

/** In a row, as the language has it: "A, B, C"; `conjunction` ends with its "and", `disjunction` with its "or". */
export function list(locale: Locale, items: readonly string[], type: Intl.ListFormatType = 'unit'): string {
  if (items.length < 2) return items[0] ?? ''
  const joints = IN_A_ROW[locale]
  return type === 'unit' && joints !== undefined ? inARow(items, joints) : listFormat(locale, type).format(items)
}

function inARow(items: readonly string[], [two, last]: readonly [string, string]): string {
  return `${items.slice(0, -1).join(', ')}${items.length === 2 ? two : last}${items.at(-1)}`
}

function listFormat(locale: Locale, type: Intl.ListFormatType): Intl.ListFormat {
  const id = `${locale} ${type}`
  const found = listFormats.get(id) ?? new Intl.ListFormat(locale, { type, style: type === 'unit' ? 'short' : 'long' })
  listFormats.set(id, found)
  return found
}

function inWords(locale: Locale, value: Value): string | number {
  if (typeof value === 'object') return list(locale, value.map(String))
  return typeof value === 'boolean' ? String(value) : value
}

function flat(tree: MessageTree, path = '', found = new Map<string, string>()): Map<string, string> {
  for (const [name, inner] of Object.entries(tree)) {
    if (typeof inner === 'string') found.set(path + name, inner)
    else flat(inner, `${path + name}.`, found)
  }
  return found
}
