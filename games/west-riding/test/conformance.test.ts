import { defaultOptions, enumerateSetUps } from '@branchline/engine'
import { conform } from '@branchline/engine/kit'
import { expect, test } from 'vitest'
import { westRiding } from '../rules/index.ts'

const every = enumerateSetUps(westRiding)

const parts = [3, 4, 5].flatMap((seats) => (['open', 'hidden'] as const).map((cash) => [seats, cash] as const))

test.each(parts)('with %i players and %s cash every choice of options keeps every law of the kit', (seats, cash) => {
  const setUps = every.filter((setUp) => setUp.seats === seats && setUp.options.cash === cash)
  expect(setUps).toHaveLength(8)
  // The title has secrets because one option has; without it the kit insists that everybody sees everything.
  const report = conform(
    { ...westRiding, secrets: cash === 'hidden' },
    { setUps, gamesPerSetUp: 1, playoutsPerSetUp: 3, closeLooks: 6, seed: 'west-riding' },
  )
  expect(report.findings).toEqual([])
})

test('a game looked at more closely keeps them too', () => {
  const setUps = (['open', 'hidden'] as const).map((cash) => ({ options: { ...defaultOptions(westRiding.options), cash }, seats: 4 }))
  expect(conform(westRiding, { setUps, gamesPerSetUp: 1, playoutsPerSetUp: 0, closeLooks: 40, seed: 'closely' }).findings).toEqual([])
})
