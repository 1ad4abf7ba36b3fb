import { enumerateSetUps, type SetUp } from '@branchline/engine'
import { conform, pairwise } from '@branchline/engine/kit'
import { expect, test } from 'vitest'
import { type WensleydaleOptions, wensleydale } from '../rules/index.ts'

/** Each by itself, so that a finding names its set-up. */
const named = (setUps: readonly SetUp<WensleydaleOptions>[]) => setUps.map((setUp) => [JSON.stringify(setUp), setUp] as const)
const every = enumerateSetUps(wensleydale)
/** The first tables come before the second: both together are the first. */
const close = every.filter(({ options }) => !options.firstTables || !options.secondTables)

test.each(named(pairwise(every)))('Last Train to Wensleydale keeps the contract of a game: %s', (_, setUp) => {
  expect(conform(wensleydale, { setUps: [setUp], gamesPerSetUp: 1, playoutsPerSetUp: 3, closeLooks: 4 }).findings).toEqual([])
})

test.each(named(close))('looked at closely it does so too: %s', { tags: 'ci' }, (_, setUp) => {
  expect(conform(wensleydale, { setUps: [setUp], gamesPerSetUp: 2, playoutsPerSetUp: 15, closeLooks: 15 }).findings).toEqual([])
})

test('it is played with three and with four players, short or whole, with scarce track or not, by the first tables, the second or today’s', () => {
  expect([every.length, close.length]).toEqual([32, 24])
})
