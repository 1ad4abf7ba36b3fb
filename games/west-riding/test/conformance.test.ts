import { conform } from '@branchline/engine/kit'
import { expect, test } from 'vitest'
import { westRiding } from '../rules/index.ts'

test('West Riding keeps every law of the kit, with all options and player counts', () => {
  const report = conform(westRiding, { gamesPerSetUp: 1, playoutsPerSetUp: 4, closeLooks: 8, seed: 'west-riding' })
  expect(report.findings).toEqual([])
  expect(report.setUps).toBe(48)
})
