import { enumerateSetUps } from '@branchline/engine'
import { conform, setUpsToTry } from '@branchline/engine/kit'
import { expect, test } from 'vitest'
import { nuremberg } from '../rules/index.ts'

/** Each by itself, so that a finding names its set-up. */
const setUps = setUpsToTry(nuremberg, process.env.CI).map((setUp) => [JSON.stringify(setUp), setUp] as const)

test.each(setUps)(
  'First Train to Nuremberg keeps the contract of a game: %s',
  (_, setUp) => {
    expect(conform(nuremberg, { setUps: [setUp], gamesPerSetUp: 1, playoutsPerSetUp: 4, closeLooks: 8 }).findings).toEqual([])
  },
  120_000,
)

test('it is played on two boards, for two lengths, with one variant for each board, with scarce track or not, and by two to four players', () => {
  expect(enumerateSetUps(nuremberg)).toHaveLength(48)
})
