/** Kills around what people write about each other. */
import { peopleCampaign } from '@branchline/faults/people'
import { expect, test } from 'vitest'
import type { StoragePlace } from '../storage/storage.ts'
import { bundled } from './bundle.ts'
import { ownPostgres } from './postgres.ts'
import { temporaryFolder } from './start.ts'

async function campaign(kills: number, given: StoragePlace = { data: temporaryFolder() }) {
  const result = await peopleCampaign({ script: await bundled('child'), given, people: 5, kills, milliseconds: 400 })
  expect(result.complaints).toEqual([])
  expect(result.acknowledged).toBeGreaterThan(kills * 10)
  return result
}

test('kill -9 while people follow and block, join and leave a club, hand it over, ask others along, and the host announces: all or nothing of each', {
  tags: 'ci',
}, async () => {
  expect((await campaign(3)).kills).toBe(3)
})

test('the same, again and again', { tags: 'ci' }, async () => {
  expect((await campaign(20)).kills).toBe(20)
})

ownPostgres().onPostgres('the same on PostgreSQL', async (postgres) => {
  expect((await campaign(3, { data: temporaryFolder(), database: postgres.freshDatabase() })).kills).toBe(3)
})
