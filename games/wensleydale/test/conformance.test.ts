import { enumerateSetUps, type Game } from '@branchline/engine'
import { conform } from '@branchline/engine/kit'
import { describe, expect, test } from 'vitest'
import { nuremberg, wensleydale } from '../rules/index.ts'

/** Every board, player count and combination of variants, each by itself, so that a finding names its set-up. */
const setUpsOf = <Options>(game: Game<never, never, Options>) =>
  enumerateSetUps(game).map((setUp) => [JSON.stringify(setUp), setUp] as const)
const PATIENCE = 120_000

describe('Last Train to Wensleydale keeps the contract of a game', () => {
  const setUps = setUpsOf(wensleydale as unknown as Game<never, never, object>)
  test.each(setUps)(
    '%s',
    (_, setUp) => {
      expect(conform(wensleydale, { setUps: [setUp], gamesPerSetUp: 2, playoutsPerSetUp: 15, closeLooks: 30 }).findings).toEqual([])
    },
    PATIENCE,
  )
  test('with three and with four players', () => {
    expect(setUps).toHaveLength(2)
  })
})

describe('First Train to Nuremberg keeps the contract of a game', () => {
  const setUps = setUpsOf(nuremberg as unknown as Game<never, never, Parameters<typeof nuremberg.setup>[0]>)
  test.each(setUps)(
    '%s',
    (_, setUp) => {
      expect(conform(nuremberg, { setUps: [setUp], gamesPerSetUp: 1, playoutsPerSetUp: 4, closeLooks: 16 }).findings).toEqual([])
    },
    PATIENCE,
  )
  test('on two boards, for two lengths, with one variant for each board, and two to four players', () => {
    expect(setUps).toHaveLength(24)
  })
})
