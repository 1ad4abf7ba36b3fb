/** What can be wrong with the words of a catalogue, and with words that stand outside of any. Each function returns sentences. */
import { parametersIn } from '@branchline/engine/kit'

/** The messages of one package in one language, by key. */
export type Spoken = ReadonlyMap<string, string>

/** Between English and a translation. What an unfinished language lacks is no fault. */
export function faultsOfTranslation(name: string, english: Spoken, locale: string, other: Spoken, isUnfinished: boolean): string[] {
  const at = (key: string) => `${name}: “${key}” in “${locale}”`
  const missing = isUnfinished ? [] : [...english.keys()].filter((key) => !other.has(key)).map((key) => `${at(key)} is missing`)
  const strange = [...other.keys()].filter((key) => !english.has(key)).map((key) => `${at(key)} is there, and not in English`)
  const differing = [...other].flatMap(([key, text]) => {
    const [theirs, ours] = [parametersIn(text), parametersIn(english.get(key) ?? '')]
    if (theirs === null || ours === null || !english.has(key)) return []
    return theirs.join() === ours.join() ? [] : [`${at(key)} needs {${theirs.join(', ')}} and in English {${ours.join(', ')}}`]
  })
  const miscounted = [...other].flatMap(([key, text]) => {
    const [theirs, ours] = [figuresIn(text), figuresIn(english.get(key) ?? '')]
    return theirs === ours || !english.has(key) ? [] : [`${at(key)} has the figures ${theirs || '–'} and in English ${ours || '–'}`]
  })
  const badlySet = [...other].flatMap(([key, text]) => faultsOfSetting(locale, text).map((fault) => `${at(key)} ${fault}`))
  return [...missing, ...strange, ...differing, ...miscounted, ...badlySet, ...faultsOfMessages(`${name} (${locale})`, other)]
}

/** What a card costs or brings is the same in every language; how a plural is chosen is not, and one is often a word. */
const figuresIn = (text: string): string => [...new Set(text.replace(/=\d+|\b1\b/g, '').match(/\d+/g) ?? [])].sort().join(' ')

/** How a language sets its signs (French has a space before some of them, at which no line may break), how German speaks to people, and what is called otherwise elsewhere. */
const SETTING: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  fr: [
    [/\S [;!?%»]|\S :(?=[\s}]|$)|« /u, 'has a space where a line may break before a sign'],
    [/\p{L}'\p{L}/u, 'has a straight apostrophe'],
    [/(?<![-{/\w$])[Bb]ots?\b(?![/}.]| \{)/u, 'says “bot” for a “robot”'],
  ],
  de: [[/[\p{Ll},] (Sie|Ihnen|Ihre?[mnr]?)\b/u, 'speaks to a stranger: we say “du”']],
}

export const faultsOfSetting = (locale: string, text: string): string[] =>
  (SETTING[locale] ?? []).flatMap(([wrong, fault]) => (wrong.test(text) ? [fault] : []))

/** A count that stands before a noun in the plural is wrong for one. */
const COUNT =
  /\{(n|number|count|left|most|waste|\w*(?:cubes|links|cards|pieces|points|rails|stations|tables|moves|hexes|slots|trains|goods|passengers|players|turns|rounds|days|hours|minutes|tokens|shares|towns|bids|draws|copies|piles|lines|partners|steps))\} (\p{Ll}+(?:s|en))\b/giu

export function faultsOfMessages(name: string, spoken: Spoken): string[] {
  return [...spoken].flatMap(([key, text]) => {
    if (parametersIn(text) === null) return [`${name}: “${key}” is no message: ${text.slice(0, 60)}`]
    const bare = text.replace(/\{\w+, (plural|selectordinal),/g, '{')
    return [...bare.matchAll(COUNT)]
      .filter(([, , noun]) => noun !== undefined && !VERBS.has(noun))
      .map(([found]) => `${name}: “${key}” counts without a plural: ${found}`)
  })
}

/** They end like a plural and are none. */
const VERBS: ReadonlySet<string> = new Set(['ablegen', 'aus', 'begins', 'des', 'geboten', 'green', 'is', 'less'])

/**
 * Messages that nothing in these sources can say: neither the last part of their key stands there, nor is one of their groups chosen from by
 * a name that is only known when it is said.
 */
export function unusedIn(name: string, keys: Iterable<string>, sources: string): string[] {
  const isSaid = (word: string) => new RegExp(`[.'"\`{ ]${word.replace(/[^\w]/g, '\\$&')}(?![\\w-])`).test(sources)
  const isChosenFrom = (group: string) =>
    new RegExp(`\\b${group.replace(/[^\w]/g, '\\$&')}(\\)?(\\.\\w+)?\\[|\\.\\$\\{)|Object\\.\\w+\\([^)]*\\b${group}\\)`).test(sources)
  // `${what}Ask` says confirmAsk.
  const isEnding = (word: string) => /\p{Ll}\p{Lu}/u.test(word) && sources.includes(`}${/\p{Lu}\p{Ll}*$/u.exec(word)?.[0]}\``)
  return [...keys]
    .filter((key) => {
      const parts = key.split('.')
      const word = parts.at(-1) as string
      return !isSaid(word) && !isEnding(word) && !parts.slice(0, -1).some(isChosenFrom)
    })
    .map((key) => `${name}: nothing says “${key}”`)
}

const JSX_TEXT = />\s*([^<>{}=;()]*\p{L}{3,}[^<>{}=;()]*)\s*<\//gu
const ATTRIBUTE = /\b(aria-label|aria-description|title|placeholder|alt|label)="(?!https:)([^"]*\p{L}{2,}[^"]*)"/gu
/** A sentence in quotes, wherever it stands in what is drawn: chosen by a condition, kept in a name, put together with figures. */
const QUOTED = /(['`])(\p{Lu}\p{Ll}+(?: [\p{L}’,]+)+[^'`\n]*)\1/gu
/** The help of a command: what it does, its options and arguments. */
const HELP = /\.(?:description|option|argument|addHelpText)\((?:\s*'[^']*',)?\s*(['`])((?:(?!\1).)*\p{L}{2,} \p{L}{2,}(?:(?!\1).)*)\1/gu
const PRINTED = /(?:console\.(?:log|info|warn|error)|process\.(?:stdout|stderr)\.write)\((['`])((?:(?!\1).)*?\p{L}{3,} \p{L}{2,}.*?)\1/gu

/** What is filled into a text is code. */
const FILLED_IN = /\$\{(?:[^{}]|\{[^{}]*\})*\}?/g
const PHRASE = /\p{L}{2,} \p{L}{2,}/u

/** What a person is told of something that is not done, up to the end of its line or list of arguments. */
const TOLD = /new (?:Denial|Problem)\(((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)\)/gu
const PROSE = /(['"`])((?:(?!\1).)*\p{L}{3,} \p{L}{2,}(?:(?!\1).)*)\1/gu

/** Sentences that refuse something, made where they are thrown. No file is free of this, whoever reads it. */
export function refusalsOutside(file: string, source: string): string[] {
  return [...source.matchAll(TOLD)].flatMap(([, told = '']) =>
    [...told.matchAll(PROSE)].map(([, , text]) => `${file}: “${text}” stands in no catalogue`),
  )
}

/** Words that a person reads and no catalogue knows, and code that asks which language it is. */
export function wordsOutside(file: string, source: string): string[] {
  const code = source.replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, '')
  const texts = file.endsWith('.tsx') ? [...code.matchAll(JSX_TEXT), ...code.matchAll(ATTRIBUTE), ...code.matchAll(QUOTED)] : []
  const printed = [...code.matchAll(PRINTED), ...code.matchAll(HELP)].filter(([, , text = '']) => PHRASE.test(text.replace(FILLED_IN, '')))
  const asked = [
    ...code.matchAll(/[!=]==? '(?:en|de|fr)'|case '(?:en|de|fr)':|\.(?:startsWith|endsWith|includes)\('(?:en|de|fr)\b/g),
  ].filter(() => !ASKS_LANGUAGE.has(file))
  return [
    ...texts.map(([, first, second]) => `${file}: “${(second ?? first ?? '').trim()}” stands in no catalogue`),
    ...printed.map(([, , text]) => `${file}: “${text}” stands in no catalogue`),
    ...asked.map(([found]) => `${file}: asks which language it is: ${found}`),
  ]
}

/** English is the text that all else is measured by: these may know it. */
const ASKS_LANGUAGE: ReadonlySet<string> = new Set(['engine/kit/lesson-texts.ts', 'engine/kit/lessons.ts'])
