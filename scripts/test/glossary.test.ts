/** Every thing of a title has one name: what its glossary says is never said otherwise, in any of its words. */
import { type Glossary, knownCatalogues, LOCALES, type Locale, loadLanguages, type Texts } from '@branchline/engine'
import { TITLES } from '@branchline/games/catalogue'
import { describe, expect, it } from 'vitest'
import { sourcesOf } from './sources.ts'

for (const file of sourcesOf('games'))
  if (/\/(table|bot|coach|balance)\/messages\/index\.ts$|\/lessons\/\w+\.ts$/.test(file)) await import(`../../${file}`)
/** A title may do without a glossary. */
const LOADED = await Promise.all(
  TITLES.filter(({ glossary }) => glossary !== undefined).map(async (title) => ({
    id: title.id,
    glossary: (await title.glossary?.()) as Glossary,
    game: await title.rules(),
    rulebook: await title.rulebook(),
  })),
)
await loadLanguages()

/** Where a title does not live in the folder of its name. */
const FOLDERS: Readonly<Record<string, string>> = { nuremberg: 'wensleydale' }
/** Signs of one of two titles that share a table. */
const ELSEWHERE: Readonly<Record<string, string>> = { 'signs.minor-town': 'wensleydale', 'signs.major-town': 'wensleydale' }

/**
 * What a message says at this title's table: without the names of parameters, the places where words may be parted, and what it says on the board of another title, which is all the
 * rest where this one is named.
 */
function saidIn(text: string, title?: string): string {
  const others = TITLES.filter(({ id }) => id !== title).map(({ id }) => id)
  const away = title !== undefined && text.includes(`${title} {`) ? [...others, 'other'] : others
  return text.replace(new RegExp(`\\b(${away.join('|')}) \\{[^{}]*\\}`, 'g'), '').replace(/\{\w+(?=[,}])|(?<=\p{L})·(?=\p{L})/gu, '')
}

/** Where another name stands: "“wants” in “de” says “Verbindung”". */
function otherNames({ terms }: Glossary, texts: Texts, locale: Locale, title?: string): string[] {
  return terms.flatMap(({ id, never }) =>
    (never?.[locale] ?? []).flatMap((name) =>
      texts.keys(locale).flatMap((key) => {
        if (ELSEWHERE[key] !== undefined && ELSEWHERE[key] !== title) return []
        const found = name.exec(saidIn(texts.text(key, locale) ?? '', title))
        return found === null ? [] : [`${texts.name}: “${key}” in “${locale}” says “${found[0]}” for ${id}`]
      }),
    ),
  )
}

describe.each(LOADED)('$id', ({ id, glossary, game, rulebook }) => {
  it('names each thing, with one sentence', () => {
    expect(glossary.terms.length).toBeGreaterThan(10)
    for (const term of glossary.terms) {
      expect(glossary.messages.text(`${term.id}.name`), term.id).toMatch(/^\p{Lu}/u)
      expect(glossary.messages.text(`${term.id}.means`), term.id).toMatch(/^\p{Lu}.{8,110}\.$|^£.*\.$/u)
    }
    expect(glossary.messages.keys().length).toBe(2 * glossary.terms.length)
  })

  it('never calls it otherwise', () => {
    // Two titles share a folder: what is said of one of them only has its name, a table and a bot speak as each of the two has it.
    const of = ` of ${game.title.split(' ').at(-1)}`
    const folder = FOLDERS[id] ?? id
    const own = knownCatalogues().filter(({ name }) =>
      new RegExp(`^games/${folder}/(table|bot|coach|balance|lessons)(${of}| targets)?$`).test(name),
    )
    expect(own.length).toBeGreaterThan(4)
    expect(
      LOCALES.flatMap((locale) => [game.messages, glossary.messages, ...own].flatMap((texts) => otherNames(glossary, texts, locale, id))),
    ).toEqual([])
  })

  it('nor does its rulebook', () => {
    // Of two editions in one book, each is called as on its own board: see the table of names there.
    const strict = glossary.terms.flatMap(({ never }) => never?.en ?? []).filter(({ source }) => /Lay Rails|iant|irector|unk/.test(source))
    expect(strict.flatMap((name) => name.exec(rulebook)?.[0] ?? [])).toEqual([])
  })
})

it('falls for a name that a thing never has', () => {
  const [{ glossary, game }] = LOADED as [(typeof LOADED)[0]]
  const [term] = glossary.terms
  const faulty = { terms: [{ ...term, id: 'x', never: { en: [/influence/] } }], messages: glossary.messages } as Glossary
  expect(otherNames(faulty, game.messages, 'en').length).toBeGreaterThan(0)
})
