/** The conformance kit over every card: eight groups of eight in which each of the 59 appears. */
import { conform } from '@branchline/engine/kit'
import { expect, it } from 'vitest'
import { BASE_CARDS, RISING_SUN_CARDS } from '../rules/cards.ts'
import { risingSun } from '../rules/index.ts'
import { options } from './conformance.ts'

const groups = (() => {
  const all = [...BASE_CARDS, ...RISING_SUN_CARDS].map(({ id }) => id)
  return Array.from({ length: 8 }, (_, group) => Array.from({ length: 8 }, (_, n) => all[(group + n * 8) % all.length]!))
})()

const numbered = groups.map((custom, n) => [n, custom] as const)

function keepsTheLaws(n: number, custom: readonly string[], look: { playoutsPerSetUp: number; closeLooks: number }): void {
  expect(new Set(custom).size).toBe(8)
  const setUps = [{ seats: n % 2 === 0 ? 2 : 3, options: options({ map: n % 4 < 2 ? 'tokyo' : 'osaka', cards: 'custom', custom }) }]
  const report = conform(risingSun, { setUps, gamesPerSetUp: 1, deals: 0, seed: `group ${n}`, ...look })
  expect(report.findings).toEqual([])
}

it.each(numbered)('RS-3.11 card group %i', (n, custom) => keepsTheLaws(n, custom, { playoutsPerSetUp: 1, closeLooks: 4 }))

it.each(numbered)('RS-3.11 card group %i, looked at closely', { tags: 'ci' }, (n, custom) =>
  keepsTheLaws(n, custom, { playoutsPerSetUp: 2, closeLooks: 9 }),
)

it('RS-2.4 the groups hold every card', () => {
  expect(new Set(groups.flat()).size).toBe(59)
})
