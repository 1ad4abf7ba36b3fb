import { beHostile } from '@branchline/faults/hostile'
import { killCampaign } from '@branchline/faults/kill'
import { expect, test } from 'vitest'
import { bundled } from './bundle.ts'
import { guest } from './client.ts'
import { ownPostgres } from './postgres.ts'
import { house, temporaryFolder } from './start.ts'

const load = { game: 'parcels', seats: 2, tables: 12, milliseconds: 400, options: { turns: 12 } }

for (const [times, rounds, tags] of [
  ['once', 1, []],
  ['three times', 3, ['ci']],
] as const)
  test(`kill -9 under load, ${times}: no acknowledged move is missing or doubled (SQLite)`, { tags: [...tags] }, async () => {
    const result = await killCampaign({ ...load, script: await bundled('child'), given: { data: temporaryFolder() }, rounds })
    expect(result.complaints).toEqual([])
    expect(result.acknowledged).toBeGreaterThan(0)
  })

ownPostgres().onPostgres('kill -9 under load: no acknowledged move is missing or doubled (PostgreSQL)', async (postgres) => {
  const result = await killCampaign({ ...load, script: await bundled('child'), given: { database: postgres.freshDatabase() }, rounds: 1 })
  expect(result.complaints).toEqual([])
  expect(result.acknowledged).toBeGreaterThan(0)
})

test('hostile bytes from all sides: the server stands, and a game beside it goes on', async () => {
  const result = await beHostile({ script: await bundled('child'), data: temporaryFolder(), game: 'parcels', seats: 2, seconds: 3 })
  expect(result.complaints).toEqual([])
  expect(result.played).toBeGreaterThan(0)
  expect(result.sent).toBeGreaterThan(50)
})

test('a full disk: told so, nothing acknowledged that is not stored, and on it goes when there is room', async () => {
  const data = temporaryFolder()
  const server = await house({ data })
  const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
  const { id } = await ada.table({ seats: ['me', 'open'], options: { turns: 12 }, undo: 'always' })
  await ben.join(id)
  await ada.start(id)
  const { file } = server.context.storage
  const { page_count } = file!.prepare('pragma page_count').all()[0] as { page_count: number }
  file!.exec(`pragma max_page_count = ${page_count}`)
  let refused = null
  let stored = 0
  for (let line = 0; line < 200 && refused === null; line++) {
    const { status, body } = await ada.post(`/api/tables/${id}/chat`, { id: `c${line}`, text: 'x'.repeat(900) })
    if (status === 200) stored++
    else refused = { status, code: body.problem.code }
  }
  expect(refused).toEqual({ status: 503, code: 'storage' })
  expect((await ada.must('GET', `/api/tables/${id}/chat`)).lines).toHaveLength(stored)
  expect((await ada.position(id)).seq).toBe(0)
  file!.exec('pragma max_page_count = 1000000')
  expect(await ada.play(id, 'rest')).toEqual({ seq: 1, n: 1 })
  await server.close()
  const again = await house({ data })
  const later = await guest(again.url)
  later.cookie = ada.cookie
  expect((await later.position(id)).seq).toBe(1)
})

test('watchers of a table whose move could not be stored begin afresh, and see what is stored', async () => {
  const server = await house({ data: temporaryFolder() })
  const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
  const { id } = await ada.table({ seats: ['me', 'open'] })
  await ben.join(id)
  await ada.start(id)
  const [a, b] = [await ada.line(), await ben.line()]
  await a.watch(id)
  await b.watch(id)
  server.context.storage.file!.exec('pragma query_only = on')
  expect(await a.ask({ type: 'move', table: id, id: 'm', at: 0, move: 'rest' })).toMatchObject({
    type: 'refused',
    problem: { code: 'storage' },
  })
  await b.until(() => b.heard.filter(({ type }) => type === 'position').length === 2)
  expect(b.steps).toEqual([])
  server.context.storage.file!.exec('pragma query_only = off')
  expect(await a.ask({ type: 'move', table: id, id: 'm', at: 0, move: 'rest' })).toMatchObject({ type: 'accepted', seq: 1 })
  await b.until(() => b.positions.get(id)?.seq === 1)
  expect(b.positions.get(id)).toEqual(await ben.position(id))
})
