import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runCampaign } from '../campaign/campaign.ts'

const program = fileURLToPath(new URL('../../cli/bin/branchline.js', import.meta.url))

test('a short campaign against two servers on one PostgreSQL: nothing is lost, doubled or seen and gone', { tags: 'ci' }, async () => {
  const { complaints, acknowledged, sights, faults } = await runCampaign({
    program,
    servers: 2,
    database: 'postgres',
    game: 'nuremberg',
    tables: 3,
    seconds: 8,
    seed: 'short',
    faults: ['kill', 'reset', 'clock'],
  })
  expect(complaints).toEqual([])
  expect(acknowledged).toBeGreaterThan(0)
  expect(sights).toBeGreaterThan(0)
  expect(Object.keys(faults).length).toBeGreaterThan(0)
})
