import { enumerateSetUps } from '@branchline/engine'
import { conform } from '@branchline/engine/kit'
import { expect, test } from 'vitest'
import { wensleydale } from '../rules/index.ts'

const setUps = enumerateSetUps(wensleydale).map((setUp) => [JSON.stringify(setUp), setUp] as const)

test.each(setUps)('Last Train to Wensleydale keeps the contract of a game: %s', (_, setUp) => {
  expect(conform(wensleydale, { setUps: [setUp], gamesPerSetUp: 1, playoutsPerSetUp: 3, closeLooks: 4 }).findings).toEqual([])
})

test.each(setUps)('looked at closely it does so too: %s', { tags: 'ci' }, (_, setUp) => {
  expect(conform(wensleydale, { setUps: [setUp], gamesPerSetUp: 2, playoutsPerSetUp: 15, closeLooks: 15 }).findings).toEqual([])
})

test('it is played with three and with four players, short or whole, with scarce track or not, by the first tables or today’s', () => {
  expect(setUps).toHaveLength(16)
})
