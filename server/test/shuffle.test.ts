/** A shuffle anybody can check, over HTTP: nobody chooses it, everybody can prove it. */
import { randomBytes } from 'node:crypto'
import { commitmentOf, type GameRecord, isRefusal, type Verdict, verifyRecord } from '@branchline/engine'
import { expect, test } from 'vitest'
import { parcels } from '../../engine/test/parcels.ts'
import { onBothDatabases } from './both.ts'
import { type Guest, guest } from './client.ts'
import { ownPostgres } from './postgres.ts'
import { house } from './start.ts'

const anyShare = () => randomBytes(32).toString('hex')
const gameById = (id: string) => (id === 'parcels' ? parcels : undefined)

function checked(record: unknown, noted = {}): Verdict {
  const verdict = verifyRecord(record, gameById, noted)
  if (isRefusal(verdict)) throw new Error(JSON.stringify(verdict))
  return verdict
}
const codes = ({ lines }: Verdict, is: string) => lines.filter((line) => line.is === is).map(({ code }) => code)

async function playToTheEnd(id: string, players: readonly Guest[]): Promise<void> {
  for (let seat = 0; (await players[0]!.position(id)).toAct !== null; seat = (seat + 1) % players.length) await players[seat]!.play(id)
}

onBothDatabases((onBoth) => {
  onBoth('a game of two devices: the commitment comes first, the record proves the deal, and every share is in it', async (place) => {
    const { url } = await house(place)
    const [ada, ben] = [await guest(url, 'Ada'), await guest(url, 'Ben')]
    const { id, shuffle } = await ada.table({ seats: ['me', 'open'] })
    expect(shuffle).toMatchObject({ method: 'branchline-shuffle-1', shares: [null, null] })
    const mine = anyShare()
    const his = anyShare()
    await ada.must('POST', `/api/tables/${id}/share`, { share: mine })
    await ben.join(id, { share: his })
    const begun = await ada.start(id)
    const shares = [
      { by: 'device', share: mine },
      { by: 'device', share: his },
    ]
    expect(begun.shuffle).toEqual({ ...shuffle, shares })
    await playToTheEnd(id, [ada, ben])
    const record: GameRecord = await ben.must('GET', `/api/tables/${id}/record`)
    expect(record.shuffle).toMatchObject({ table: id, commitment: shuffle!.commitment, at: 0, shares })
    const verdict = checked(record, { commitment: shuffle!.commitment, share: { seat: 1, share: his } })
    expect(codes(verdict, 'wrong')).toEqual([])
    expect(codes(verdict, 'proved')).toEqual(['seal', 'moves', 'hash', 'commitment', 'seed', 'noted-commitment', 'noted-share'])
  })

  onBoth('the secret and the seed reach nobody before the end', async (place) => {
    const server = await house(place)
    const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
    const { id } = await ada.table({ seats: ['me', 'open'], visibility: 'public' })
    const line = await ada.line()
    await line.watch(id)
    const heard: string[] = []
    const read = async () => {
      for (const path of ['', '/position', '/log', '/record', '/report', '/orders', '/chat', '/notes'])
        for (const who of [ada, ben]) heard.push(JSON.stringify((await who.get(`/api/tables/${id}${path}`)).body))
      for (const path of ['/api/me/export', '/api/me/tables', '/api/tables']) heard.push(JSON.stringify((await ada.get(path)).body))
    }
    await read()
    await ben.join(id, { share: anyShare() })
    await ada.start(id)
    await ada.play(id)
    await read()
    const row = await server.context.storage.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const all = heard.join() + JSON.stringify(line.heard)
    line.close()
    expect(row.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(all).toContain(row.commitment)
    for (const secret of [row.secret!, row.seed]) expect(all).not.toContain(secret)
  })

  onBoth('a changed commitment or secret in the database: the game does not begin', async (place) => {
    const { url, context: inside } = await house(place)
    const ada = await guest(url, 'Ada')
    const { id } = await ada.table({ seats: ['me', { bot: 'random' }] })
    const other = commitmentOf(id, '00'.repeat(32))
    // The column is written once, so the type of the query layer knows no such update.
    const change = { commitment: other } as never
    await inside.storage.commit([inside.storage.db.updateTable('tables').set(change).where('id', '=', id).compile()])
    inside.live.clear()
    const { status, body } = await ada.post(`/api/tables/${id}/start`)
    expect([status, body.problem.code]).toEqual([409, 'not-possible-now'])
    expect(body.problem.message).toContain('bound itself')
  })

  onBoth('a table of an older version begins as it was dealt then, and has nothing to prove but its moves', async (place) => {
    const { url, context: inside } = await house(place)
    const ada = await guest(url, 'Ada')
    const { id } = await ada.table({ seats: ['me', { bot: 'random' }] })
    const old = { secret: null, commitment: null, seed: 'dealt long ago' } as never
    await inside.storage.commit([inside.storage.db.updateTable('tables').set(old).where('id', '=', id).compile()])
    inside.live.clear()
    expect((await ada.start(id)).shuffle).toBeNull()
    await ada.must('POST', `/api/tables/${id}/resign`, { id: 'r', at: 0 })
    const record = await ada.must('GET', `/api/tables/${id}/record`)
    expect(record).toMatchObject({ seed: 'dealt long ago' })
    expect(checked(record)).toMatchObject({ isSound: true, isDealtOpenly: false })
  })
})

const { onPostgres } = ownPostgres()

onPostgres('a share and the start sent to two servers at once: the start has it, or it is refused', async (postgres) => {
  const database = postgres.freshDatabase()
  const [one, other] = [await house({ database }), await house({ database })]
  const ada = await guest(one.url, 'Ada')
  for (let round = 0; round < 10; round++) {
    const { id } = await ada.table({ seats: ['me', { bot: 'random' }] })
    const share = anyShare()
    const elsewhere = ada.at(other)
    await elsewhere.must('GET', `/api/tables/${id}`)
    const [given] = await Promise.all([elsewhere.post(`/api/tables/${id}/share`, { share }), ada.start(id)])
    const { shuffle } = (await elsewhere.must('GET', `/api/tables/${id}`)).table
    const isIn = shuffle.shares[0].by === 'device' && shuffle.shares[0].share === share
    expect(given.status).toBe(isIn ? 200 : 409)
    await ada.must('POST', `/api/tables/${id}/resign`, { id: 'r', at: (await ada.position(id)).seq })
    expect(checked(await elsewhere.must('GET', `/api/tables/${id}/record`)).isSound).toBe(true)
  }
})

test('shares: one for a seat, made by its own device, before the start, and gone with whoever gave it', async () => {
  const { url } = await house()
  const [ada, ben, cay] = [await guest(url, 'Ada'), await guest(url, 'Ben'), await guest(url, 'Cay')]
  const { id } = await ada.table({ seats: ['me', 'open'] })
  const path = `/api/tables/${id}/share`
  const mine = anyShare()
  const problem = async (who: Guest, share: unknown) => (await who.post(path, { share })).body.problem?.code
  for (const bad of ['', 'ff', 'G'.repeat(64), 'A'.repeat(64), 7, null]) expect(await problem(ada, bad)).toBe('bad-message')
  expect(await problem(cay, mine)).toBe('not-your-seat')
  await ada.must('POST', path, { share: mine })
  await ada.must('POST', path, { share: mine })
  expect(await problem(ada, anyShare())).toBe('not-possible-now')
  // A copy of what everybody can see.
  expect((await ben.post(`/api/tables/${id}/join`, { share: mine })).body.problem.code).toBe('bad-message')
  const his = anyShare()
  expect((await ben.join(id, { share: his })).shuffle?.shares[1]).toEqual({ by: 'device', share: his })
  await ben.must('POST', `/api/tables/${id}/leave`)
  expect((await cay.join(id)).shuffle?.shares).toEqual([{ by: 'device', share: mine }, null])
  const { shuffle } = await ada.start(id)
  expect(shuffle?.shares.map((share) => share?.by)).toEqual(['device', 'house'])
  expect(await problem(cay, anyShare())).toBe('not-possible-now')
  await ada.must('POST', path, { share: mine })
})

test('a share sent with `join` by who sits there already is taken as it would be by itself, and never dropped', async () => {
  const { url } = await house()
  const [ada, ben] = [await guest(url, 'Ada'), await guest(url, 'Ben')]
  const { id } = await ada.table({ seats: ['me', 'open'] })
  await ben.join(id)
  const his = anyShare()
  const again = (share: string) => ben.post(`/api/tables/${id}/join`, { share })
  for (let times = 0; times < 2; times++) expect((await again(his)).body.table.shuffle.shares).toEqual([null, { by: 'device', share: his }])
  expect(await again(anyShare())).toMatchObject({ status: 409, body: { problem: { code: 'not-possible-now' } } })
  await ada.start(id)
  expect((await again(his)).status).toBe(200)
  expect((await again(anyShare())).status).toBe(409)
  expect((await ben.join(id)).you.seat).toBe(1)
})

test('nobody chooses the seed: not by making a table, not by a rematch, not by bringing a record', async () => {
  const { url, context: inside } = await house()
  const [ada, ben] = [await guest(url, 'Ada'), await guest(url, 'Ben')]
  for (const more of [{ seed: 'mine' }, { secret: '00'.repeat(32) }, { commitment: '00'.repeat(32) }, { share: anyShare() }, { deals: [] }])
    expect((await ada.post('/api/tables', { game: 'parcels', seats: ['me', 'open'], ...more })).body.problem.code).toBe('bad-message')
  const { id } = await ada.table({ seats: ['me', { bot: 'random' }] })
  await ada.start(id)
  await ada.must('POST', `/api/tables/${id}/resign`, { id: 'r', at: 0 })
  expect((await ada.post(`/api/tables/${id}/rematch`, { seed: 'mine' })).body.problem.code).toBe('bad-message')
  const again = (await ada.must('POST', `/api/tables/${id}/rematch`)).table
  expect(again.shuffle.commitment).not.toBe((await ada.must('GET', `/api/tables/${id}`)).table.shuffle.commitment)
  const record = { game: 'parcels', rulesVersion: 1, options: { turns: 8, deck: 'light', rich: false }, seats: 2, seed: 'mine', moves: [] }
  const brought = await ada.table({ seats: ['me', 'open'], options: record.options, record })
  expect(brought.fromRecord).toEqual({ by: 'Ada', moves: 0 })
  await ben.join(brought.id, { agree: true })
  await ada.start(brought.id)
  const { state } = inside.live.get(brought.id)!.play!.history
  expect(state.deck).not.toEqual(parcels.setup(record.options as never, 2, 'mine').deck)
})
