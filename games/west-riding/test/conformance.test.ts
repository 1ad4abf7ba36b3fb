import { defaultOptions, enumerateSetUps } from '@branchline/engine'
import { conform } from '@branchline/engine/kit'
import { expect, test } from 'vitest'
import { westRiding } from '../rules/index.ts'

const every = enumerateSetUps(westRiding)

test.each([3, 4, 5])('with %i players every choice of options keeps every law of the kit', (seats) => {
  const setUps = every.filter((setUp) => setUp.seats === seats)
  expect(setUps).toHaveLength(16)
  const report = conform(westRiding, { setUps, gamesPerSetUp: 1, playoutsPerSetUp: 3, closeLooks: 6, seed: 'west-riding' })
  expect(report.findings).toEqual([])
})

test('a game looked at more closely keeps them too', () => {
  const setUps = (['open', 'hidden'] as const).map((cash) => ({ options: { ...defaultOptions(westRiding.options), cash }, seats: 4 }))
  expect(conform(westRiding, { setUps, gamesPerSetUp: 1, playoutsPerSetUp: 0, closeLooks: 40, seed: 'closely' }).findings).toEqual([])
})
