/** Whoever only watches a game with secrets is behind; those at the table never are, and at the end nobody is. */
import { expect, test } from 'vitest'
import { parcels } from '../../engine/test/parcels.ts'
import { type Guest, guest } from './client.ts'
import { house } from './start.ts'
import { until } from './until.ts'

async function started(ada: Guest, ben: Guest): Promise<string> {
  const { id } = await ada.table({ seats: ['me', 'open'], visibility: 'public', options: { turns: 3 } })
  await ben.join(id)
  await ada.start(id)
  return id
}

test('over HTTP: position, earlier positions and the log end where a watcher is', async () => {
  let now = 1_000_000_000_000
  const server = await house({ watchDelay: 60 }, { games: [{ ...parcels, secrets: true }], now: () => now })
  const [ada, ben, eve] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben'), await guest(server.url, 'Eve')]
  const id = await started(ada, ben)
  await ada.play(id, 'rest')
  now += 30_000
  await ben.play(id, 'rest')
  expect(await eve.position(id)).toMatchObject({ seq: 0, n: 0, viewer: 'spectator', over: false })
  expect((await ben.position(id)).seq).toBe(2)
  expect((await eve.get(`/api/tables/${id}/position?at=1`)).status).toBe(404)
  expect((await eve.must('GET', `/api/tables/${id}/log`)).entries).toEqual([])
  now += 31_000
  expect(await eve.position(id)).toMatchObject({ seq: 1, n: 1 })
  expect((await eve.must('GET', `/api/tables/${id}/log`)).entries).toHaveLength(1)
  // Taken back meanwhile: what a watcher is shown is never a position that no longer stands.
  await ben.must('POST', `/api/tables/${id}/undo`, { id: 'u', at: 2 })
  now += 29_000
  expect((await eve.position(id)).n).toBe(1)
  now += 60_000
  expect(await eve.position(id)).toMatchObject({ seq: 3, n: 1 })
})

test('over the socket: told later, and of the end at once', async () => {
  const server = await house({ watchDelay: 2 }, { games: [{ ...parcels, secrets: true }] })
  const [ada, ben, eve] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben'), await guest(server.url, 'Eve')]
  const id = await started(ada, ben)
  const [watching, playing] = [await eve.line(), await ben.line()]
  await watching.watch(id)
  await playing.watch(id)
  await ada.play(id, 'rest')
  await until(() => playing.positions.get(id)?.seq === 1)
  expect(watching.positions.get(id)?.seq).toBe(0)
  await until(() => watching.positions.get(id)?.seq === 1)
  expect(watching.steps).toEqual([])
  await ada.must('POST', `/api/tables/${id}/resign`, { id: 'r', at: 1 })
  await until(() => watching.positions.get(id)?.over === true)
  watching.close()
  playing.close()
})

test('where nothing is secret nobody is behind', async () => {
  const server = await house({ watchDelay: 60 }, { games: [{ ...parcels, secrets: false }] })
  const [ada, ben, eve] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben'), await guest(server.url, 'Eve')]
  const id = await started(ada, ben)
  await ada.play(id, 'rest')
  expect((await eve.position(id)).seq).toBe(1)
})
