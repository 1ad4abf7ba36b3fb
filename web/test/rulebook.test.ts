import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, UNFINISHED } from '@branchline/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { written } from '../language/spoken.ts'
import { RulesText } from '../rules/RulesText.tsx'
import { addressOf, readRulebook } from '../rules/rulebook.ts'

const games = join(import.meta.dirname, '..', '..', 'games')
const BOOKS = [
  ['wensleydale', 'wensleydale/RULES'],
  ['nuremberg', 'wensleydale/RULES-nuremberg'],
  ['west-riding', 'west-riding/RULES'],
  ['rising-sun', 'rising-sun/RULES'],
] as const
const FINISHED = LOCALES.filter((locale) => !UNFINISHED.includes(locale))
const PAGES = BOOKS.flatMap(([game, file]) => FINISHED.map((locale) => ({ game, file, locale })))

describe.each(PAGES)('the rules page of $game in “$locale”', ({ game, file, locale }) => {
  const book = readRulebook(readFileSync(join(games, `${file}${locale === 'en' ? '' : `.${locale}`}.md`), 'utf8'), locale)
  const page = renderToStaticMarkup(
    createElement(IntlProvider, {
      locale: written(locale),
      timeZone: 'UTC',
      messages: { rules: { ours: 'ours', english: 'in English' } } as never,
      // biome-ignore lint/correctness/noChildrenProp: its type asks for them among the properties
      children: createElement(RulesText, { book }),
    }),
  )

  it('shows no Markdown', () => {
    const text = page.replace(/<[^>]+>/g, '\n')
    expect(text.match(/\*\*.{0,30}|\]\(.{0,30}|^\|.{0,30}|^#+ .{0,30}|`.{0,30}/gm)).toBeNull()
  })

  it('is in that language', () => {
    expect(page).toContain(`lang="${locale}"`)
    expect(page).not.toContain('in English')
  })

  it('marks what is ours, as the English one does', () => {
    const oursIn = ({ sections }: typeof book) =>
      sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'clause' && block.ours ? [block.id] : [])))
    expect(oursIn(book)).toEqual(oursIn(readRulebook(readFileSync(join(games, `${file}.md`), 'utf8'))))
  })

  it('has an address for every clause', () => {
    for (const { blocks } of book.sections)
      for (const block of blocks) if (block.kind === 'clause') expect(page).toContain(`id="${block.id}" href="/rules/${game}#${block.id}"`)
  })
})

describe('links of a rulebook', () => {
  it.each([
    ['RULES-nuremberg.md#NB-1.1', '/rules/nuremberg#NB-1.1'],
    ['RULES.md#WD-1.1', '/rules/wensleydale#WD-1.1'],
    ['WR-4.15', '/rules/west-riding#WR-4.15'],
    ['ZZ-1.1', null],
    ['javascript:alert(1)', null],
  ])('%s leads to %s', (target, address) => {
    expect(addressOf(target)).toBe(address)
  })
})
