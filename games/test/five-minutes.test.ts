/** The rules in five minutes say nothing that the rules do not: every figure stands in the clause it cites, in every language the same. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, UNFINISHED } from '@branchline/engine'
import { describe, expect, it } from 'vitest'

const GAMES = [
  ['wensleydale', 'wensleydale', 'RULES.md'],
  ['wensleydale', 'nuremberg', 'RULES-nuremberg.md'],
  ['west-riding', 'west-riding', 'RULES.md'],
  ['rising-sun', 'rising-sun', 'RULES.md'],
] as const
const FINISHED = LOCALES.filter((locale) => !UNFINISHED.includes(locale))
const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, '..', ...path), 'utf8')

/** What stands before each citation, back to the citation or the sentence before it. */
function citations(text: string): { readonly clause: string; readonly figures: string[] }[] {
  return Array.from(text.matchAll(/([^().]*(?:\.\d[^().]*)*)\(([A-Z]{2}-[\d.]+)\)/g), ([, before, clause]) => ({
    clause,
    figures: before.match(/\d+/g) ?? [],
  }))
}

describe.each(GAMES)('%s: %s', (folder, id, rules) => {
  const clauses = new Map(
    Array.from(read(folder, rules).matchAll(/^\*\*([A-Z]{2}-[\d.]+)\*\* (.*)$/gm), ([, clause, text]) => [clause, text.toLowerCase()]),
  )
  const brief = (locale: string) => citations(read(folder, 'five-minutes', `${id}-${locale}.md`))

  it.each(FINISHED)('cites clauses that exist, and figures that stand there (%s)', (locale) => {
    const found = brief(locale)
    expect(found.length).toBeGreaterThan(10)
    for (const { clause, figures } of found) {
      const text = clauses.get(clause)
      expect(text, clause).toBeDefined()
      for (const figure of figures) {
        const isThere = new RegExp(`\\b${figure}\\b|\\b${WORDS[Number(figure)] ?? figure}\\b`).test(text ?? '')
        expect(isThere, `${clause} does not say ${figure}: ${text}`).toBe(true)
      }
    }
  })

  it('says the same in every language', () => {
    for (const locale of FINISHED) expect(brief(locale), locale).toEqual(brief('en'))
  })
})
