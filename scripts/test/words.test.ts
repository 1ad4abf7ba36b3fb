/** Whatever a person reads stands in a catalogue, in every language, and is said somewhere. */
import { knownCatalogues, LOCALES, type Locale, loadLanguages, type MessageTree, UNFINISHED } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { isTest, sourcesOf, textOf } from './sources.ts'
import { faultsOfMessages, faultsOfTranslation, refusalsOutside, type Spoken, unusedIn, wordsOutside } from './speech.ts'

interface Package {
  readonly name: string
  readonly in: (locale: Locale) => Spoken
  /** Whose sources say it. */
  readonly rooms: readonly string[]
}

const ROOMS = ['engine', 'design', 'games', 'packs', 'bots', 'tournaments', 'server', 'web', 'faults', 'bench', 'lab', 'cli', 'examples']
const SOURCES = ROOMS.flatMap((room) => sourcesOf(room)).filter((file) => !isTest(file))

/** Every catalogue makes itself known when it is loaded. */
for (const file of SOURCES) if (/catalogue\(\s*'/.test(textOf(file)) && !file.startsWith('examples/')) await import(`../../${file}`)
await loadLanguages()

const flat = (tree: MessageTree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [[path + name, inner] as [string, string]] : flat(inner, `${path + name}.`),
  )

async function shell(folder: string, name: string): Promise<Package> {
  const read = async (locale: Locale): Promise<Spoken> => {
    const files = [`${folder}/${locale}.ts`, `${folder}/pages.${locale}.ts`].filter((file) => SOURCES.includes(file))
    const read = files.map((file) => import(`../../${file}`) as Promise<{ default?: MessageTree } & Record<string, MessageTree>>)
    return new Map((await Promise.all(read)).flatMap(({ default: own, ...areas }) => flat(own ?? areas)))
  }
  const texts = new Map(await Promise.all(LOCALES.map(async (locale) => [locale, await read(locale)] as const)))
  return { name, in: (locale) => texts.get(locale) as Spoken, rooms: ['web'] }
}

/** "games/some/table of One" is said by games/some; what rules and engine say may be asked for from anywhere. */
function roomsOf(name: string): readonly string[] {
  const [room, title] = name.split('/')
  // What a tournament says, the terminal prints.
  if (room === 'tournaments') return [room, 'cli']
  if (/^(server|cli|bots)$/.test(room)) return [room]
  return /rules|^engine/.test(name) ? ROOMS : [`${room}/${title}`]
}

const PACKAGES: readonly Package[] = [
  ...knownCatalogues()
    .filter(({ name }) => /^(engine|server|cli|bots|tournaments|games)/.test(name))
    .map(({ name, keys, text }) => ({
      name,
      in: (locale: Locale): Spoken => new Map(keys(locale).map((key) => [key, text(key, locale) as string])),
      rooms: roomsOf(name),
    })),
  await shell('web/language', 'web'),
  await shell('web/account/language', 'web/account'),
  await shell('web/coach/language', 'web/coach'),
  await shell('web/learn/language', 'web/learn'),
  await shell('web/puzzles/language', 'web/puzzles'),
]

it('all catalogues are looked at', () => {
  expect(PACKAGES.map(({ name }) => name)).toEqual(expect.arrayContaining(['engine', 'bots', 'server', 'cli', 'web', 'web/account']))
  expect(PACKAGES.length).toBeGreaterThan(15)
})

const [, ...others] = LOCALES

describe.each(PACKAGES)('$name', (spoken) => {
  const english = spoken.in('en')

  it('is well formed in English', () => expect(faultsOfMessages(spoken.name, english)).toEqual([]))

  it.each(others)('says the same in “%s”', (locale) => {
    expect(faultsOfTranslation(spoken.name, english, locale, spoken.in(locale), UNFINISHED.includes(locale))).toEqual([])
  })

  it('says nothing in vain', () => {
    const sources = SOURCES.filter(
      (file) => spoken.rooms.some((room) => file.startsWith(`${room}/`)) && !/(messages|language)\//.test(file),
    )
    // Names and texts of things are asked for by ids that stand in data.
    const keys = [...english.keys()].filter(
      (key) =>
        !/^(name|text|source|option|order|outline|question|verify|event|prompt|other|refusal|glossary)\./.test(key) &&
        !spoken.name.includes('lessons'),
    )
    expect(unusedIn(spoken.name, keys, sources.map(textOf).join('\n'))).toEqual([])
  })
})

it('a language that is unfinished says how much it lacks', () => {
  for (const locale of UNFINISHED) {
    const lacking = PACKAGES.map(({ name, in: said }) => ({
      name,
      n: [...said('en').keys()].filter((key) => !said(locale).has(key)).length,
    }))
    const all = lacking.reduce((sum, { n }) => sum + n, 0)
    console.info(`“${locale}” lacks ${all}: ${lacking.flatMap(({ name, n }) => (n > 0 ? [`${name} ${n}`] : [])).join(', ')}`)
    expect(all, `“${locale}” is complete: take it out of UNFINISHED`).toBeGreaterThan(0)
  }
})

/** Samples of type, and the names on boxes; what developers measure with; the one line of the server that scripts wait for. */
const EXEMPT =
  /^(web\/(design|bench)\/|games\/[^/]+\/poster\/|examples\/[^/]+\/poster\/|(bench|lab|faults)\/|cli\/commands\/(serve|bench)\.|web\/shell\/Frame\.tsx)/

it('no words stand outside of catalogues, and no code asks which language it is', () => {
  const files = SOURCES.filter((file) => !EXEMPT.test(file) && /\.tsx?$/.test(file) && !/(messages|language)\//.test(file))
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((file) => wordsOutside(file, textOf(file)))).toEqual([])
})

it('what is refused is said by a catalogue, in the server and at the terminal', () => {
  const files = SOURCES.filter((file) => /^(server|cli)\//.test(file))
  expect(files.filter((file) => /new (Denial|Problem)\(/.test(textOf(file))).length).toBeGreaterThan(40)
  expect(files.flatMap((file) => refusalsOutside(file, textOf(file)))).toEqual([])
})

describe('the check falls for', () => {
  const english: Spoken = new Map([
    ['cards', '{n, plural, one {# card} other {# cards}}'],
    ['hello', 'Hello {name}'],
  ])
  const german = (changed: Record<string, string>): Spoken =>
    new Map(Object.entries({ cards: '{n, plural, one {# Karte} other {# Karten}}', hello: 'Hallo {name}', ...changed }))
  const translation = (other: Spoken, isUnfinished = false) => faultsOfTranslation('x', english, 'de', other, isUnfinished)

  it.each([
    ['a message that is missing', () => translation(new Map([['hello', 'Hallo {name}']])), 'x: “cards” in “de” is missing'],
    ['a message that English has not', () => translation(german({ bye: 'Tschüss' })), 'x: “bye” in “de” is there, and not in English'],
    [
      'a parameter that differs',
      () => translation(german({ hello: 'Hallo {nam}' })),
      'x: “hello” in “de” needs {nam} and in English {name}',
    ],
    [
      'a French sign that may begin a line',
      () => faultsOfTranslation('x', english, 'fr', new Map([['hello', 'Salut {name} !']]), true),
      'x: “hello” in “fr” has a space where a line may break before a sign',
    ],
    ['a text that is no message', () => translation(german({ hello: 'Hallo {name' })), 'x (de): “hello” is no message: Hallo {name'],
    [
      'a count without a plural',
      () => faultsOfMessages('x', new Map([['reach', 'its {cubes} cubes reach']])),
      'x: “reach” counts without a plural: {cubes} cubes',
    ],
    ['a message that nothing says', () => unusedIn('x', english.keys(), 't.hello({ name })'), 'x: nothing says “cards”'],
    ['words between tags', () => wordsOutside('a.tsx', '<p>Pay now</p>'), 'a.tsx: “Pay now” stands in no catalogue'],
    ['a label', () => wordsOutside('a.tsx', '<b aria-label="Pay now" />'), 'a.tsx: “Pay now” stands in no catalogue'],
    ['a help', () => wordsOutside('a.ts', "c.option('--so', 'how it is done')"), 'a.ts: “how it is done” stands in no catalogue'],
    ['a printed sentence', () => wordsOutside('a.ts', "console.log('Pay at once.')"), 'a.ts: “Pay at once.” stands in no catalogue'],
    [
      'a sentence that a condition chooses',
      () => wordsOutside('a.tsx', "<p>{isMine ? 'Pay now' : t.wait}</p>"),
      'a.tsx: “Pay now” stands in no catalogue',
    ],
    [
      'a label in braces',
      () => wordsOutside('a.tsx', '<b aria-label={`Pay at once, please`} />'),
      'a.tsx: “Pay at once, please” stands in no catalogue',
    ],
    ['a sentence with a name', () => wordsOutside('a.tsx', "const ASK = 'Pay now'"), 'a.tsx: “Pay now” stands in no catalogue'],
    ['a warning', () => wordsOutside('a.ts', "console.error('not paid yet')"), 'a.ts: “not paid yet” stands in no catalogue'],
    [
      'a language that is asked for in another way',
      () => wordsOutside('a.ts', "locale.startsWith('de')"),
      "a.ts: asks which language it is: .startsWith('de",
    ],
    [
      'a sentence that is thrown',
      () => refusalsOutside('a.ts', "throw new Denial('not-found', `There is no such thing.`)"),
      'a.ts: “There is no such thing.” stands in no catalogue',
    ],
    [
      'a question which language it is',
      () => wordsOutside('a.ts', "return locale === 'de' ? 1 : 2"),
      "a.ts: asks which language it is: === 'de'",
    ],
  ])('%s', (_, faults, wanted) => expect(faults()).toContain(wanted))

  it('nothing else', () => {
    expect(translation(german({}))).toEqual([])
    expect(translation(new Map([['hello', 'Hallo {name}']]), true)).toEqual([])
    expect(wordsOutside('a.tsx', '<p title={t.pay}>{t.pay}</p>')).toEqual([])
    expect(unusedIn('x', ['ask.gain', 'hello'], 'phrase(t.ask[code]); t.hello')).toEqual([])
  })
})
