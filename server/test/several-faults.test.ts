/** Two servers on one PostgreSQL, and what can happen to them. */
import type { AnyGame } from '@branchline/engine'
import { layCable } from '@branchline/faults/cut'
import { severalCampaign } from '@branchline/faults/several'
import pg from 'pg'
import { expect } from 'vitest'
import { parcels } from '../../engine/test/parcels.ts'
import { connectionTo } from '../storage/postgres.ts'
import type { MoveRow } from '../storage/schema.ts'
import { bundled } from './bundle.ts'
import { guest } from './client.ts'
import { ownPostgres } from './postgres.ts'
import { afterwards, house } from './start.ts'
import { PATIENCE } from './until.ts'

const { onPostgres } = ownPostgres()

const load = { game: 'parcels', seats: 2, bots: ['random'], tables: 8, milliseconds: 400, options: { turns: 8 } }

for (const how of ['kill', 'stop'] as const) {
  const name = how === 'kill' ? 'kill -9 of one server of two under load' : 'a rolling restart under load'
  onPostgres(`${name}: no move is lost or doubled, and every game ends`, async (postgres) => {
    process.env.BRANCHLINE_TEST_BOTS = (await bundled('bot-worker')).href
    const result = await severalCampaign({ ...load, how, script: await bundled('child'), database: postgres.freshDatabase(), rounds: 2 })
    expect(result.complaints).toEqual([])
    expect(result.finished).toBe(result.tables)
    expect(result.acknowledged).toBe(result.tables * 2 * 8)
  })
}

const isReady = async (url: string) => (await fetch(`${url}/readyz`)).status === 200

onPostgres('PostgreSQL restarted under two servers: both say so, nothing is lost, and play goes on', async (postgres) => {
  const database = postgres.freshDatabase()
  const [a, b] = [await house({ database }), await house({ database })]
  const [ada, ben] = [await guest(a.url, 'Ada'), await guest(b.url, 'Ben')]
  const { id } = await ada.table({ seats: ['me', 'open'], options: { turns: 8 } })
  await ben.join(id)
  await ada.start(id)
  await ada.play(id)
  const next = await ben.position(id)
  postgres.halt()
  for (const { url } of [a, b]) expect(await isReady(url)).toBe(false)
  const attempt = { id: 'the-same', at: next.seq, move: next.moves?.[0] }
  const refused = await ben.post(`/api/tables/${id}/moves`, attempt)
  expect([refused.status, refused.body.problem?.code]).toEqual([503, 'storage'])
  postgres.resume()
  for (const { url } of [a, b]) await expect.poll(() => isReady(url), { timeout: PATIENCE }).toBe(true)
  expect(await ben.must('POST', `/api/tables/${id}/moves`, attempt)).toEqual({ seq: 2, n: 2 })
  // News travel again too.
  const line = await ada.line()
  await line.watch(id)
  await line.until(() => line.positions.get(id)?.seq === 2)
  await expect.poll(() => a.context.bus?.isBlind || b.context.bus?.isBlind, { timeout: PATIENCE }).toBe(false)
  await ada.at(b).play(id)
  await line.until(() => line.steps.some(({ seq }) => seq === 3))
})

onPostgres(
  'the line between one server and the database is cut: it refuses within seconds, the other goes on, and it catches up',
  async (postgres) => {
    const database = postgres.freshDatabase()
    const cable = await layCable(database)
    afterwards(() => cable.close())
    const [cut, whole] = [await house({ database: cable.url }), await house({ database })]
    const [ada, ben] = [await guest(cut.url, 'Ada'), await guest(whole.url, 'Ben')]
    const { id } = await ada.table({ seats: ['me', 'open'], options: { turns: 8 } })
    await ben.join(id)
    await ada.start(id)
    const other = await ada.table({ seats: ['me', 'open'], options: { turns: 8 } })
    await ben.join(other.id)
    await ada.start(other.id)
    const watching = await ada.line()
    await watching.watch(id)
    await watching.watch(other.id)
    const adaElsewhere = ada.at(whole)
    cable.cut()
    // Carried out by the other server, and sent again to the one that does not know how far the table has come: it must not say that it knows.
    await adaElsewhere.play(other.id)
    await ben.play(other.id)
    const carriedOut = { id: 'once', at: 2, move: 'rest' }
    await adaElsewhere.must('POST', `/api/tables/${other.id}/moves`, carriedOut)
    const again = watching.ask({ type: 'move', table: other.id, ...carriedOut })
    const began = performance.now()
    const position = watching.positions.get(id)!
    const refused = watching.ask({ type: 'move', table: id, id: 'lost', at: 0, move: position.moves?.[0] }).catch(() => null)
    // Meanwhile the other server takes the same person's move, and Ben's.
    await adaElsewhere.play(id)
    await ben.play(id)
    expect(performance.now() - began).toBeLessThan(15_000)
    const answer = await refused
    expect(performance.now() - began).toBeLessThan(30_000)
    if (answer !== null) expect(answer).toMatchObject({ type: 'refused', problem: { code: 'storage' } })
    expect(await again).toMatchObject({ type: 'refused', problem: { code: 'storage' } })
    expect(await isReady(cut.url)).toBe(false)
    expect(await isReady(whole.url)).toBe(true)
    cable.mend()
    await expect.poll(() => isReady(cut.url), { timeout: PATIENCE }).toBe(true)
    expect((await ada.position(id)).seq).toBe(2)
    expect(await ada.must('POST', `/api/tables/${other.id}/moves`, carriedOut)).toEqual({ seq: 3, n: 3 })
    await ada.play(id)
    await expect.poll(async () => (await ben.position(id)).seq, { timeout: PATIENCE }).toBe(3)
  },
)

onPostgres(
  'a server that vanishes in the middle of a commit, and nobody is told, holds up the others for seconds only',
  async (postgres) => {
    const database = postgres.freshDatabase()
    const server = await house({ database })
    const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
    const { id } = await ada.table({ seats: ['me', 'open'], pace: { kind: 'live', minutes: 10, increment: 0 } })
    await ben.join(id)
    await ada.start(id)
    const vanished = new pg.Client(connectionTo(database))
    vanished.on('error', () => {})
    await vanished.connect()
    afterwards(() => vanished.end().catch(() => {}))
    await vanished.query('begin')
    await vanished.query('update tables set revision = revision where id = $1', [id])
    const { moves } = await ada.position(id)
    expect(await ada.must('POST', `/api/tables/${id}/moves`, { id: 'm', at: 0, move: moves?.[0] })).toEqual({ seq: 1, n: 1 })
  },
)

onPostgres(
  'whoever comes with more than this server knows, and its rules fail on it, watches the table that is read anew',
  async (postgres) => {
    const faulty: AnyGame = {
      ...parcels,
      play(state, move, emit) {
        parcels.play(state, move, emit)
        if (state.turn === 1) throw new Error('a fault in the rules')
      },
    }
    const server = await house({ database: postgres.freshDatabase() }, { games: [faulty] })
    const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
    const { id } = await ada.table({ seats: ['me', 'open'] })
    await ben.join(id)
    await ada.start(id)
    // Played at a server whose rules do not fail, and not heard of here.
    const entry = {
      table_id: id,
      seq: 1,
      n: 1,
      kind: 'move',
      seat: 0,
      by: 'person',
      move: 'rest',
      request_id: 'm',
      barrier: 0,
      to_act: 1,
      at: 1,
    }
    await server.context.storage.db
      .insertInto('moves')
      .values(entry as MoveRow)
      .execute()
    const line = await ada.line()
    await line.watch(id, { since: 1 })
    await ben.must('POST', `/api/tables/${id}/chat`, { id: 'c', text: 'What now?' })
    await line.until(() => line.heard.some((one) => one.type === 'chat'))
    expect(line.tables.get(id)).toMatchObject({ seq: 1, status: 'running' })
  },
)
