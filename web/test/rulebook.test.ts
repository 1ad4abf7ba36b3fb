import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { RulesText } from '../rules/RulesText.tsx'
import { addressOf, readRulebook } from '../rules/rulebook.ts'

const games = join(import.meta.dirname, '..', '..', 'games')
const BOOKS = [
  ['wensleydale', 'wensleydale/RULES.md'],
  ['nuremberg', 'wensleydale/RULES-nuremberg.md'],
  ['west-riding', 'west-riding/RULES.md'],
  ['rising-sun', 'rising-sun/RULES.md'],
] as const

describe.each(BOOKS)('the rules page of %s', (game, file) => {
  const book = readRulebook(readFileSync(join(games, file), 'utf8'))
  const page = renderToStaticMarkup(
    createElement(IntlProvider, {
      locale: 'en',
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
