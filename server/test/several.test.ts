/** Two servers on one PostgreSQL, clients on both. */
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { GivenConfig } from '../config.ts'
import type { Server } from '../server.ts'
import { CHANNEL } from '../storage/postgres.ts'
import { Guest, guest } from './client.ts'
import { ownPostgres } from './postgres.ts'
import { house } from './start.ts'
import { until } from './until.ts'

const { onPostgres } = ownPostgres('at a desk')

interface Two {
  readonly a: Server
  readonly b: Server
}

const onTwo = (name: string, body: (two: Two) => Promise<void>, given: GivenConfig = {}) =>
  onPostgres(name, async (postgres) => {
    const database = postgres.freshDatabase()
    await body({ a: await house({ ...given, database }), b: await house({ ...given, database }) })
  })

/** Ada at the first server, Ben at the second, a game between them. */
async function game({ a, b }: Two, options = { turns: 4 }) {
  const ada = await guest(a.url, 'Ada')
  const ben = await guest(b.url, 'Ben')
  const { id } = await ada.table({ seats: ['me', 'open'], options, undo: 'consent' })
  await ben.join(id)
  await ada.start(id)
  return { ada, ben, id, adaAtB: ada.at(b) }
}

onTwo('people on different servers play one game, and everybody who watches sees the same steps', async (two) => {
  const { ada, ben, id } = await game(two)
  const stranger = await (await guest(two.b.url)).line()
  const neighbour = await (await guest(two.a.url)).line()
  const lines = [await ada.line(), await ben.line()]
  for (const line of [...lines, stranger, neighbour]) await line.watch(id)
  for (let n = 0; n < 8; n++) {
    const line = lines[n % 2]!
    await line.until(() => line.positions.get(id)?.n === n && (line.positions.get(id)?.moves?.length ?? 0) > 0)
    await line.play(id)
  }
  for (const line of [...lines, stranger, neighbour]) await line.until(() => line.tables.get(id)?.status === 'finished')
  expect(stranger.steps).toEqual(neighbour.steps)
  expect(stranger.steps.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(lines[0]!.steps.map(({ entry }) => entry.seat)).toEqual([0, 1, 0, 1, 0, 1, 0, 1])
  expect(stranger.positions.get(id)?.view).toEqual((await (await guest(two.b.url)).position(id)).view)
})

onTwo('of two moves for the same entry one is taken, the other is told that the table has gone on', async (two) => {
  const { ada, adaAtB, id } = await game(two, { turns: 12 })
  await adaAtB.position(id)
  let seq = 0
  for (let round = 0; round < 8; round++) {
    const position = await ada.position(id)
    if (position.moves === undefined) break
    seq = position.seq
    const send = (who: Guest, name: string) =>
      who.post(`/api/tables/${id}/moves`, { id: `${name}${round}`, at: seq, move: position.moves?.[0] })
    const answers = await Promise.all([send(ada, 'a'), send(adaAtB, 'b')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const stale = answers.find(({ status }) => status === 409)!.body
    expect(stale.problem.code).toBe('stale')
    expect(stale.position.seq).toBe(seq + 1)
    // Under the id it was carried out with, the other server gives the first answer.
    const winner = answers[0]!.status === 200 ? 'a' : 'b'
    for (const who of [ada, adaAtB]) expect((await send(who, winner)).body).toEqual({ seq: seq + 1, n: seq + 1 })
    const next = await ada.position(id)
    if (next.toAct === 1) break
  }
  expect((await adaAtB.must('GET', `/api/tables/${id}/log`)).entries).toHaveLength(seq + 1)
})

onTwo('two who want the same seat at the same moment: one gets it', async ({ a, b }) => {
  const ada = await guest(a.url, 'Ada')
  for (let round = 0; round < 4; round++) {
    const { id } = await ada.table({ seats: ['me', 'open', 'open'] })
    const [ben, eve] = [await guest(a.url, 'Ben'), await guest(b.url, 'Eve')]
    await eve.must('GET', `/api/tables/${id}`)
    const answers = await Promise.all([ben, eve].map((who) => who.post(`/api/tables/${id}/join`, { seat: 1 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.body.problem.message).toBe('That seat is taken.')
    const { table } = await eve.must('GET', `/api/tables/${id}`)
    expect(table.seats.filter((seat: { person: string | null }) => seat.person !== null)).toHaveLength(2)
  }
})

onTwo('seats, start, wishes to undo, resignation and chat reach the other server', async (two) => {
  const { ada, ben, adaAtB, id } = await game(two)
  const [a, b] = [await ada.line(), await ben.line()]
  await a.watch(id)
  await b.watch(id)
  await a.until(() => a.tables.get(id)?.seats[1]?.present === true)
  await b.until(() => b.tables.get(id)?.seats[0]?.present === true)
  await a.play(id)
  await b.until(() => b.positions.get(id)?.seq === 1)
  await b.play(id)
  await a.until(() => a.positions.get(id)?.seq === 2)
  await a.ask({ type: 'undo', table: id, id: 'no', at: 2, to: 0 })
  await b.until(() => b.tables.get(id)?.request?.request === 'no')
  await b.ask({ type: 'consent', table: id, request: 'no', agree: false })
  await a.until(() => a.tables.get(id)?.request === null)
  // Sent again to the other server it is the same wish, and Ben is not asked a second time.
  for (const who of [adaAtB, ada])
    expect(await who.must('POST', `/api/tables/${id}/undo`, { id: 'no', at: 2, to: 0 })).toEqual({ seq: 2, n: 2 })
  expect(b.tables.get(id)?.request).toBeNull()
  expect(await a.ask({ type: 'undo', table: id, id: 'back', at: 2, to: 0 })).toMatchObject({ type: 'accepted', seq: 2 })
  await b.until(() => b.tables.get(id)?.request?.request === 'back')
  await b.ask({ type: 'consent', table: id, request: 'back', agree: true })
  await a.until(() => a.positions.get(id)?.n === 0)
  await a.until(() => a.tables.get(id)?.request === null)
  await Promise.all(
    [0, 1, 2].flatMap((i) => [a.ask({ type: 'chat', table: id, text: `a${i}` }), b.ask({ type: 'chat', table: id, text: `b${i}` })]),
  )
  const said = (line: typeof a) => line.heard.flatMap((one) => (one.type === 'chat' ? one.lines : []))
  await a.until(() => said(a).length >= 6)
  await b.until(() => said(b).length >= 6)
  expect(said(a).map((line) => line.id)).toEqual([1, 2, 3, 4, 5, 6])
  expect(said(b)).toEqual(said(a))
  b.close()
  await a.until(() => a.tables.get(id)?.seats[1]?.present === false)
  await ben.must('POST', `/api/tables/${id}/resign`, { id: 'enough', at: 3 })
  await a.until(() => a.tables.get(id)?.status === 'finished')
})

onTwo('a table that begins to wait is told to devices at the other server', async (two) => {
  const { ada, ben, id } = await game(two)
  const device = await ben.line()
  await ada.play(id)
  await device.until(() => device.heard.some((one) => one.type === 'turn' && one.table === id && one.seq === 1))
})

onTwo('whoever waits over HTTP at the other server is woken', async (two) => {
  const { ada, ben, id } = await game(two)
  const waiting = ben.position(id, '?since=0&wait=20')
  await ada.play(id)
  expect((await waiting).seq).toBe(1)
})

onTwo('a new name, a sign-out and an erasure take effect at the other server', async (two) => {
  const { ada, ben, adaAtB, id } = await game(two)
  const line = await ben.line()
  await line.watch(id)
  expect((await adaAtB.get('/api/me')).body.person.name).toBe('Ada')
  await ada.must('POST', '/api/me', { name: 'Ada the First' })
  await line.until(() => line.tables.get(id)?.seats[0]?.name === 'Ada the First')
  expect((await adaAtB.get('/api/me')).body.person.name).toBe('Ada the First')
  const device = await ben.line()
  await ada.post('/api/me/sign-out')
  await until(async () => (await adaAtB.get('/api/me')).body.person === null)
  await ben.at(two.a).must('POST', '/api/me/erase', { erase: 'everything' })
  await device.until(() => device.closed !== null)
  expect((await ben.get('/api/me')).body.person).toBeNull()
})

onTwo('signing out at one server closes the lines of the person at the other, and nobody else’s', async (two) => {
  const { ada, ben, adaAtB, id } = await game(two)
  const [there, other, bens] = [await adaAtB.line(), await adaAtB.line(), await ben.line()]
  for (const line of [there, other, bens]) await line.watch(id)
  await ada.must('POST', '/api/me/sign-out')
  for (const line of [there, other]) {
    await line.until(() => line.closed !== null)
    expect(line.closed).toEqual({ code: 1008, reason: 'signed out' })
  }
  await bens.until(() => bens.tables.get(id)?.seats[0]?.present === false)
  expect(bens.closed).toBeNull()
  // With the cookie of before the line is a stranger's.
  const again = await adaAtB.line()
  expect(again.heard[0]).toMatchObject({ type: 'welcome', person: null })
})

onTwo('late news of what a server did itself are not read again and not told again', async (two) => {
  const { ada, ben, id } = await game(two)
  const bensHere = ben.at(two.a)
  const [watching, device] = [await ada.line(), await bensHere.line()]
  await watching.watch(id)
  await watching.play(id)
  const turns = () => device.heard.filter(({ type }) => type === 'turn').length
  await device.until(() => turns() === 1)
  const { bus, live, process, storage } = two.a.context
  const table = live.get(id)!
  const { checkedAt } = table
  const news = { type: 'table', table: id, seq: 1, revision: table.row.revision, waits: ben.id }
  const say = (from: string) => sql`select pg_notify(${CHANNEL}, ${`${from} ${JSON.stringify(news)}`})`.execute(storage.db)
  // The line brings its own news back; and, once a commit is in doubt, it listens to those from before as well.
  await say(`${process}.0`)
  bus!.doubt()
  await say(`${process}.0`)
  // News come in their order: when the other server's are here, so were these.
  const bens = await ben.line()
  await bens.watch(id)
  await watching.until(() => watching.tables.get(id)?.seats[1]?.present === true)
  expect([table.behind, table.checkedAt]).toEqual(['not', checkedAt])
  expect(watching.steps.map(({ seq }) => seq)).toEqual([1])
  expect(turns()).toBe(1)
  // A commit of its own that it does not know of, though, is news.
  await storage.db
    .insertInto('moves')
    .values({
      table_id: id,
      seq: 2,
      n: 2,
      kind: 'move',
      seat: 1,
      by: 'person',
      move: 'rest',
      request_id: 'late',
      barrier: 0,
      to_act: 0,
      at: 1,
    })
    .execute()
  Object.assign(news, { seq: 2, waits: ada.id })
  await say(`${process}.0`)
  await watching.until(() => watching.positions.get(id)?.seq === 2)
})

onTwo('a session that is ended at one server loses its sockets at the other at once, and no other session does', async ({ a, b }) => {
  const ada = await guest(a.url, 'Ada')
  const phone = new Guest(b.url)
  await phone.must('POST', '/api/me/claim', { code: (await ada.must('POST', '/api/me/links')).code })
  const [phones, here, there] = [await phone.line(), await ada.line(), await ada.at(b).line()]
  await ada.must('POST', '/api/me/sessions/remove-others')
  await phones.until(() => phones.closed !== null)
  expect(phones.closed?.code).toBe(1008)
  expect((await phone.must('GET', '/api/me')).person).toBeNull()
  expect([here.closed, there.closed]).toEqual([null, null])
})

onTwo('bots at a table are asked by one server, and everybody sees what they play', async ({ a, b }) => {
  const ada = await guest(a.url, 'Ada')
  const { id } = await ada.table({ seats: ['me', { bot: 'random' }, { bot: 'random' }], options: { turns: 4 } })
  const [here, there] = [await ada.line(), await ada.at(b).line()]
  await here.watch(id)
  await there.watch(id)
  await ada.start(id)
  for (let turn = 0; turn < 4; turn++) {
    const line = turn % 2 === 0 ? here : there
    await line.until(() => line.positions.get(id)?.n === turn * 3)
    await line.play(id)
  }
  for (const line of [here, there]) await line.until(() => line.tables.get(id)?.status === 'finished')
  // The game may have begun and gone on before the other server heard of either; from then on nothing is left out.
  const shown = there.shown(id).filter((seq) => seq > 0)
  expect(shown).toEqual(Array.from({ length: shown.length }, (_, i) => 12 - shown.length + i + 1))
  expect(there.positions.get(id)?.view).toEqual(here.positions.get(id)?.view)
  expect(await a.context.storage.db.selectFrom('jobs').selectAll().where('kind', '=', 'bot').execute()).toEqual([])
})

onTwo(
  'a server that stops hands its clients and its bots over',
  async (two) => {
    const ada = await guest(two.a.url, 'Ada')
    const { id } = await ada.table({ seats: ['me', { bot: 'stuck' }], options: { turns: 3 } })
    const line = await ada.line()
    await line.watch(id)
    await ada.start(id)
    await line.until(() => line.positions.has(id))
    await line.play(id)
    await two.a.close()
    expect(line.closed?.code).toBe(1001)
    const again = await ada.at(two.b).line()
    await again.watch(id, { since: 1 })
    // What was asked of the bot there is asked again here; it is stuck here too, until its deadline.
    await again.until(() => again.steps.some(({ seq, entry }) => seq === 2 && entry.by === 'bot'))
  },
  { botDeadline: 2_000 },
)
