/** The example holds to what it teaches: every clause is shown by a test, every verb has a word in every language. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { words } from '../../examples/slip-coach/words.ts'
import { EXAMPLE } from './made.ts'

const read = (file: string) => readFileSync(join(EXAMPLE, file), 'utf8')

it('every clause is cited by the name of a test, and no other', () => {
  const clauses = [...read('RULES.md').matchAll(/^\*\*(SC-[\d.]+)\*\*/gm)].map(([, clause]) => clause)
  const names = [...read('test/rules.test.ts').matchAll(/\bit\('([^']*)'/g)].map(([, name]) => name).join(' ')
  const cited = names.match(/SC-\d+\.\d+/g)
  expect(clauses.length).toBeGreaterThan(10)
  expect([...new Set(cited)].sort()).toEqual(clauses.sort())
})

it('every verb of its notation has a German word', () => {
  expect(Object.keys(words.de ?? {}).sort()).toEqual(['catch', 'couple', 'slip'])
})
