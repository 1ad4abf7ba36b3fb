import { conform } from '@branchline/engine/kit'
import { expect, test } from 'vitest'
import { nuremberg, wensleydale } from '../rules/index.ts'

test('Last Train to Wensleydale keeps the contract of a game, with three and with four', () => {
  const report = conform(wensleydale, { gamesPerSetUp: 2, playoutsPerSetUp: 20, closeLooks: 40 })
  expect(report.findings).toEqual([])
  expect(report.setUps).toBe(2)
})

test('First Train to Nuremberg keeps the contract of a game on every board, with every variant and player count', () => {
  const report = conform(nuremberg, { gamesPerSetUp: 1, playoutsPerSetUp: 4, closeLooks: 16 })
  expect(report.findings).toEqual([])
  // Two boards, two lengths, one variant for each board, two to four players.
  expect(report.setUps).toBe(24)
})
