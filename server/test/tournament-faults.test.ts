/** Kills around the drawing of rounds. */
import { tournamentCampaign } from '@branchline/faults/tournament'
import { expect, test } from 'vitest'
import { bundled } from './bundle.ts'
import { temporaryFolder } from './start.ts'

const field = { game: 'parcels', options: { turns: 3 }, seats: 2, people: 4, rounds: 2, kills: 1 }

test('kill -9 while rounds are drawn: none is lost, none drawn twice', { tags: 'ci' }, async () => {
  const script = await bundled('child')
  const result = await tournamentCampaign({ ...field, script, given: { data: temporaryFolder() }, system: 'swiss' })
  expect(result.complaints).toEqual([])
  expect(result).toMatchObject({ rounds: 2, tables: 4 })
  expect(result.kills).toBeGreaterThanOrEqual(4)
})

test('the same in a league, whose rounds are planned at once', { tags: 'ci' }, async () => {
  const script = await bundled('child')
  const result = await tournamentCampaign({
    ...field,
    script,
    given: { data: temporaryFolder() },
    system: 'league',
    people: 5,
    rounds: 3,
    kills: 2,
  })
  expect(result.complaints).toEqual([])
  expect(result.rounds).toBe(3)
})
