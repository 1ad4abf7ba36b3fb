/** A server is killed between a move and what answers it by itself, an order or a pass without a choice: it is made all the same, and once. */

import { startProcess } from '@branchline/faults/process'
import { expect } from 'vitest'
import { westRiding } from '../../games/west-riding/rules/index.ts'
import type { Server } from '../server.ts'
import type { StoragePlace } from '../storage/storage.ts'
import { onBothDatabases } from './both.ts'
import { bundled } from './bundle.ts'
import { type Guest, guest } from './client.ts'
import { ownPostgres } from './postgres.ts'
import { afterwards, house } from './start.ts'
import { pause, until } from './until.ts'

/** Three people in the order in which they play, on a server that will die when the second move is stored. */
async function doomed(place: StoragePlace): Promise<{ id: string; first: Guest; second: Guest }> {
  const server = await startProcess(await bundled('child-dies'), { ...place, diesAt: 2 })
  afterwards(() => server.kill())
  const people = await Promise.all(['Ada', 'Ben', 'Cora'].map((name) => guest(server.url, name)))
  const { id } = await people[0]!.table({ game: 'west-riding', seats: ['open', 'open', 'open'] })
  for (const [seat, one] of people.entries()) await one.join(id, { seat })
  await people[0]!.start(id)
  const { order } = (await people[0]!.position(id)).view as { order: number[] }
  const [first, second] = order.map((seat) => people[seat]!) as [Guest, Guest]
  return { id, first, second }
}

/** The second has ordered to bid up to 6. The server dies with the first one's bid stored and nothing else done. */
async function killedAfterBid(place: StoragePlace): Promise<{ id: string; first: Guest; second: Guest }> {
  const { id, first, second } = await doomed(place)
  await second.must('POST', `/api/tables/${id}/orders`, { id: 'o', kind: 'bid', fields: { lot: 'lyr', most: 6 } })
  await first.play(id, 'offer lyr')
  await first.play(id, 'bid 5').catch(() => {})
  return { id, first, second }
}

/** The same, with all that anybody has as the bid: the other two can but pass. */
async function killedAfterAll(place: StoragePlace): Promise<{ id: string; first: Guest }> {
  const { id, first } = await doomed(place)
  await first.play(id, 'offer lyr')
  await first.play(id, 'bid 7').catch(() => {})
  return { id, first }
}

async function carriedOutOnce(
  { id, first, second }: Awaited<ReturnType<typeof killedAfterBid>>,
  servers: readonly Server[],
): Promise<void> {
  const [here] = servers as [Server]
  await until(async () => (await first.at(here).position(id)).seq > 2)
  for (const { context } of servers) context.jobs.look()
  await pause(500)
  expect((await first.at(here).position(id)).seq).toBe(3)
  expect((await second.at(here).must('GET', `/api/tables/${id}/orders`)).log).toMatchObject([{ what: 'fired', text: 'bid 6' }])
}

onBothDatabases((onBoth) =>
  onBoth('by the server that is started after it', async (place) => {
    const left = await killedAfterBid(place)
    await carriedOutOnce(left, [await house(place, { games: [westRiding] })])
  }),
)

onBothDatabases((onBoth) =>
  onBoth('passes without a choice, by the server that is started after it', async (place) => {
    const { id, first } = await killedAfterAll(place)
    const server = await house(place, { games: [westRiding] })
    await until(async () => (await first.at(server).position(id)).seq > 3)
    server.context.jobs.look()
    await pause(500)
    expect((await first.at(server).position(id)).seq).toBe(4)
  }),
)

const { onPostgres } = ownPostgres()
onPostgres('by one of two that are running beside it', async (postgres) => {
  const place = { data: 'unused', database: postgres.freshDatabase() }
  const servers = [await house(place, { games: [westRiding] }), await house(place, { games: [westRiding] })]
  await carriedOutOnce(await killedAfterBid(place), servers)
})
