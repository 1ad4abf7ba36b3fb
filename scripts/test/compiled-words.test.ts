/** The built client has the words of engine, bots and games compiled: it says the same sentences as everywhere else. */
import { knownCatalogues, LOCALES, loadLanguages } from '@branchline/engine'
import { expect, it } from 'vitest'
import * as read from '../../engine/icu.ts'
import { asText, OF_GAMES } from '../../web/build/compiledWords.ts'
import * as built from '../../web/language/icu.ts'
import { isTest, sourcesOf, textOf } from './sources.ts'

const SOURCES = ['engine', 'bots', 'games'].flatMap((room) => sourcesOf(room)).filter((file) => !isTest(file))
for (const file of SOURCES) if (/catalogue\(\s*'/.test(textOf(file))) await import(`../../${file}`)
await loadLanguages()

/** Those of other tests, which run in the same process, are not the client's. */
const MESSAGES = knownCatalogues()
  .filter(({ name }) => /^(engine|bots|games\/.*)$/.test(name))
  .flatMap(({ keys, text }) => LOCALES.flatMap((locale) => keys(locale).map((key) => ({ locale, key, text: text(key, locale) as string }))))

/** Values for all that a message needs: every choice of its, some numbers, and names for the rest. */
function samples(text: string): Record<string, string | number>[] {
  const names = [...new Set(Array.from(text.matchAll(/\{(\w+)(?=[,}])/g), ([, name]) => name as string))]
  const isCounted = (name: string) => new RegExp(`\\{${name}, (plural|selectordinal|number)`).test(text)
  const branches = [...new Set(Array.from(text.matchAll(/(\w+) \{/g), ([, branch]) => branch as string))]
  return [0, 1, 2, 7].flatMap((count) =>
    [...branches, 'Skipton'].map((choice) => Object.fromEntries(names.map((name) => [name, isCounted(name) ? count : choice]))),
  )
}

it('a compiled message says what the message says, whatever it is told', () => {
  expect(MESSAGES.length).toBeGreaterThan(2000)
  for (const { locale, key, text } of MESSAGES) {
    const compiled = asText(text)
    expect(built.isPlain(compiled), key).toBe(read.isPlain(text))
    if (read.isPlain(text)) expect(compiled).toBe(text)
    else {
      const [inClient, elsewhere] = [built.sentence(compiled, locale), read.sentence(text, locale)]
      for (const values of samples(text)) expect(inClient(values), `${key} in ${locale}`).toBe(elsewhere(values))
    }
    expect([...new Set(built.choicesIn(compiled))].sort(), key).toEqual([...new Set(read.choicesIn(text))].sort())
  }
})

it('every catalogue has its messages where they are compiled', () => {
  const outside = SOURCES.filter((file) => /catalogue\(\s*'[^']*',\s*\{/.test(textOf(file)) && !OF_GAMES.test(`/${file}`))
  expect(outside).toEqual([])
})
