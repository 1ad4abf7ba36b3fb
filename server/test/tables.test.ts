import { verifyRecord } from '@branchline/engine'
import { expect, test } from 'vitest'
import { parcels } from '../../engine/test/parcels.ts'
import type { Table } from '../protocol/index.ts'
import { Guest, guest, LineOut } from './client.ts'
import { gameHash } from './records.ts'
import { house } from './start.ts'
import { pause } from './until.ts'

async function people(names: readonly string[], given = {}, parts = {}) {
  const server = await house(given, parts)
  return { server, guests: await Promise.all(names.map((name) => guest(server.url, name))) }
}

test('a table is made, joined by its link, left, joined again and started', async () => {
  const { guests } = await people(['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  const table = await ada.table({ seats: ['open', 'me'], options: { turns: 3 } })
  expect(table).toMatchObject({ status: 'open', visibility: 'unlisted', undo: 'consent', you: { seat: 1, owner: true } })
  expect((await ada.post(`/api/tables/${table.id}/start`)).body.problem).toMatchObject({
    code: 'not-possible-now',
    message: 'One seat is still open.',
  })
  expect((await ben.join(table.id)).you).toMatchObject({ seat: 0, owner: false })
  expect((await ben.must('POST', `/api/tables/${table.id}/leave`)).table.seats[0]).toMatchObject({ kind: 'open', person: null })
  await ben.join(table.id, { seat: 0 })
  const started = await ada.start(table.id)
  expect(started).toMatchObject({ status: 'running', toAct: 0, seq: 0 })
  expect(started.seedCommitment).toMatch(/^[0-9a-f]{64}$/)
  expect((await ben.post(`/api/tables/${table.id}/leave`)).status).toBe(409)
})

test('wishes that cannot be are refused with a reason', async () => {
  const { guests } = await people(['Ada'])
  const [ada] = guests as [Guest]
  const why = async (wish: object) => (await ada.post('/api/tables', { game: 'parcels', seats: ['me', 'open'], ...wish })).body.problem
  expect(await why({ game: 'chess' })).toMatchObject({ code: 'bad-message', message: 'There is no game “chess”.' })
  expect(await why({ seats: ['me'] })).toMatchObject({ message: 'Parcels is for 2 to 4, not for 1.' })
  expect(await why({ seats: ['me', 'me'] })).toMatchObject({ message: 'You can take one seat only.' })
  expect(await why({ seats: ['me', { bot: 'deep-blue' }] })).toMatchObject({ code: 'bad-message' })
  expect(await why({ options: { turns: 99 } })).toMatchObject({ refusal: { code: 'bad-option' } })
  expect(await why({ options: { speed: 3 } })).toMatchObject({ refusal: { code: 'unknown-option' } })
  expect(await why({ extra: true })).toMatchObject({ code: 'bad-message' })
})

test('a private table exists for those at it and those invited, and for nobody else', async () => {
  const { guests } = await people(['Ada', 'Ben', 'Cy'])
  const [ada, ben, cy] = guests as [Guest, Guest, Guest]
  const { id, invite } = await ada.table({ seats: ['me', 'open'], visibility: 'private' })
  for (const stranger of [ben, new Guest(ada.url)]) {
    expect((await stranger.get(`/api/tables/${id}`)).status).toBe(404)
    expect((await stranger.post(`/api/tables/${id}/join`, {})).status).toBe(404)
    const line = await stranger.line()
    await line.watch(id)
    expect(line.problem()?.code).toBe('not-found')
    line.close()
  }
  expect((await ben.get(`/api/tables/${id}?invite=AAAAAAAAAAAAAAAA`)).status).toBe(404)
  await ben.join(id, { invite })
  // Whoever came by the invitation comes again without.
  expect((await cy.get(`/api/tables/${id}?invite=${invite}`)).body.table.invite).toBeUndefined()
  expect((await cy.get(`/api/tables/${id}`)).status).toBe(200)
  expect((await cy.must('GET', '/api/tables')).tables).toEqual([])
  await ada.start(id)
  expect((await cy.position(id)).viewer).toBe('spectator')
})

test('the record of a private table is for those at it, those who came by its invitation, and whoever brings it', async () => {
  const { guests } = await people(['Ada', 'Ben', 'Cy', 'Dee'])
  const [ada, ben, cy, dee] = guests as [Guest, Guest, Guest, Guest]
  const { id, invite } = await ada.table({ seats: ['me', 'open'], visibility: 'private' })
  await ben.join(id, { invite })
  await ada.start(id)
  const path = `/api/tables/${id}/record`
  expect((await new Guest(ada.url).get(`${path}?invite=${invite}`)).status).toBe(409)
  await ben.must('POST', `/api/tables/${id}/resign`, { id: 'r', at: 0 })
  const record = await ada.must('GET', path)
  expect(record).toMatchObject({ game: 'parcels', moves: [] })
  for (const stranger of [cy, dee, new Guest(ada.url)]) {
    for (const wrong of ['', '?invite=AAAAAAAAAAAAAAAA']) {
      const { status, body } = await stranger.get(path + wrong)
      expect([status, body]).toEqual([404, (await stranger.get('/api/tables/AAAAAAAAAAAA/record')).body])
    }
    expect(await stranger.must('GET', `${path}?invite=${invite}`)).toEqual(record)
  }
  // Reading it by the invitation lets nobody in for good; looking at the table by it does.
  expect((await cy.get(path)).status).toBe(404)
  await dee.must('GET', `/api/tables/${id}?invite=${invite}`)
  for (const who of [ben, dee]) expect(await who.must('GET', path)).toEqual(record)
})

test('spectators see what is public, and are not asked who they are', async () => {
  const { server, guests } = await people(['Ada'])
  const [ada] = guests as [Guest]
  const { id } = await ada.table({ seats: ['me', { bot: 'random' }], visibility: 'public' })
  await ada.start(id)
  const line = await LineOut.open(server.url)
  await line.watch(id)
  await line.until(() => line.positions.has(id))
  expect(line.positions.get(id)).toMatchObject({ viewer: 'spectator', undo: null })
  expect(line.positions.get(id)!.moves).toBeUndefined()
  expect(line.tables.get(id)!.invite).toBeUndefined()
  line.close()
})

test('presence is told: who looks at the table, and who went', async () => {
  const { guests } = await people(['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  const { id } = await ada.table({ seats: ['me', 'open'] })
  await ben.join(id)
  const a = await ada.line()
  await a.watch(id)
  expect(a.tables.get(id)!.seats.map(({ present }) => present)).toEqual([true, false])
  const b = await ben.line()
  await b.watch(id)
  await a.until(() => a.tables.get(id)!.seats[1]!.present)
  b.close()
  await a.until(() => !a.tables.get(id)!.seats[1]!.present)
})

test('who went from one of two windows, or was nobody, is no news', async () => {
  const { server, guests } = await people(['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  const { id } = await ada.table({ seats: ['me', 'open'], visibility: 'public' })
  await ben.join(id)
  const [a, first, second, stranger] = [await ada.line(), await ben.line(), await ben.line(), await new Guest(server.url).line()]
  for (const line of [a, first, second, stranger]) await line.watch(id)
  const toldOfTable = () => a.heard.filter(({ type }) => type === 'table').length
  await a.until(() => a.tables.get(id)!.seats[1]!.present)
  const before = toldOfTable()
  for (const line of [first, stranger]) {
    line.close()
    await pause(100)
  }
  expect(toldOfTable()).toBe(before)
  second.close()
  await a.until(() => !a.tables.get(id)!.seats[1]!.present)
})

test('a watcher who sits down is told the position of their seat when the game begins', async () => {
  const { guests } = await people(['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  const { id } = await ada.table({ seats: ['open', 'me'] })
  const b = await ben.line()
  await b.watch(id)
  await ben.join(id)
  await ada.start(id)
  await b.until(() => b.positions.has(id))
  expect(b.positions.get(id)).toMatchObject({ viewer: 0, toAct: 0 })
  expect(b.positions.get(id)!.moves!.length).toBeGreaterThan(0)
})

test('of two, one resigns: the game is over and the other has won', async () => {
  const { guests } = await people(['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  const { id } = await ada.table({ seats: ['me', 'open'] })
  await ben.join(id)
  await ada.start(id)
  await ada.must('POST', `/api/tables/${id}/resign`, { id: 'r', at: 0 })
  expect(await ada.must('POST', `/api/tables/${id}/resign`, { id: 'r', at: 0 })).toEqual({ seq: 1, n: 0 })
  const { table } = await ben.must('GET', `/api/tables/${id}`)
  expect(table).toMatchObject({ status: 'finished', result: { how: 'resigned' } })
  expect(table.result.standing.map(({ rank }: { rank: number }) => rank)).toEqual([2, 1])
  const record = await ben.must('GET', `/api/tables/${id}/record`)
  expect(record).toMatchObject({ moves: [], resigned: [0] })
  expect(verifyRecord(record, () => parcels)).toMatchObject({ isSound: true, record: { resigned: [0] } })
})

test('of three, one resigns: a bot plays on for the seat, and it ends behind the others', async () => {
  const { guests } = await people(['Ada', 'Ben', 'Cy'])
  const [ada, ben, cy] = guests as [Guest, Guest, Guest]
  const { id } = await ada.table({ seats: ['me', 'open', 'open'], options: { turns: 3 } })
  await ben.join(id)
  await cy.join(id)
  await ada.start(id)
  await ada.must('POST', `/api/tables/${id}/resign`, { id: 'r', at: 0 })
  for (let round = 0; round < 3; round++) {
    for (const who of [ben, cy]) {
      let position = await who.position(id)
      while (position.toAct !== position.viewer) position = await who.position(id, `?since=${position.seq}&wait=5`)
      await who.play(id)
    }
  }
  const { table } = await ben.must('GET', `/api/tables/${id}`)
  expect(table).toMatchObject({ status: 'finished', result: { how: 'played' } })
  expect(table.result.standing[0].rank).toBe(3)
  expect((await ben.must('GET', `/api/tables/${id}/record`)).resigned).toEqual([0])
})

test('a bot plays for an absent person until they return', async () => {
  let now = 1_800_000_000_000
  const { guests } = await people(['Ada', 'Ben'], {}, { now: () => now })
  const [ada, ben] = guests as [Guest, Guest]
  const { id } = await ada.table({ seats: ['me', 'open'], absentAfter: 60 })
  await ben.join(id)
  await ada.start(id)
  await ada.play(id, 'rest')
  const ask = (who: Guest, body: object) => who.post(`/api/tables/${id}/stand-in`, body)
  expect((await ask(ada, { seat: 1, bot: 'random' })).body.problem).toMatchObject({
    code: 'not-possible-now',
    message: expect.stringContaining('1 h'),
  })
  now += 61 * 60_000
  expect((await ask(ada, { seat: 1, bot: 'random' })).body.table.seats[1].standIn).toBe('random')
  expect((await ada.position(id, '?since=1&wait=25')).seq).toBe(2)
  expect((await ask(ada, { seat: 1, bot: null })).body.problem.code).toBe('not-your-seat')
  const line = await ben.line()
  await line.watch(id)
  expect(line.tables.get(id)!.seats[1]!.standIn).toBeNull()
  await ada.play(id, 'rest')
  await line.until(() => line.positions.get(id)?.toAct === 1)
  expect(line.tables.get(id)!.you.seat).toBe(1)
})

test('a bot one asked for oneself stays until one says so', async () => {
  const { guests } = await people(['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  const { id } = await ada.table({ seats: ['me', 'open'] })
  await ben.join(id)
  await ada.start(id)
  await ada.must('POST', `/api/tables/${id}/stand-in`, { seat: 0, bot: 'random' })
  const line = await ada.line()
  await line.watch(id)
  expect(line.tables.get(id)!.seats[0]!.standIn).toBe('random')
  await ada.must('POST', `/api/tables/${id}/stand-in`, { seat: 0, bot: null })
  await line.until(() => line.tables.get(id)!.seats[0]!.standIn === null)
})

async function finished(ada: Guest, ben: Guest): Promise<Table> {
  const { id } = await ada.table({ seats: ['me', 'open'], options: { turns: 3 } })
  await ben.join(id)
  await ada.start(id)
  for (let turn = 0; turn < 6; turn++) await [ada, ben][turn % 2]!.play(id)
  return (await ada.must('GET', `/api/tables/${id}`)).table
}

test('a rematch is the same table with the seats moved on, however many ask for it', async () => {
  const { guests } = await people(['Ada', 'Ben', 'Cy'])
  const [ada, ben, cy] = guests as [Guest, Guest, Guest]
  const { id } = await finished(ada, ben)
  const again = (await ben.must('POST', `/api/tables/${id}/rematch`)).table
  expect(again).toMatchObject({ rematchOf: id, options: { turns: 3 }, status: 'open' })
  expect(again.seats.map(({ person }: { person: string | null }) => person)).toEqual([ben.id, null])
  expect((await ada.must('POST', `/api/tables/${id}/rematch`)).table.id).toBe(again.id)
  expect((await ada.must('GET', '/api/me/tables')).tables.map((table: Table) => table.id)).toContain(again.id)
  expect((await cy.post(`/api/tables/${id}/rematch`)).status).toBe(403)
})

test('an archived table leaves one’s own list only', async () => {
  const { guests } = await people(['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  const { id } = await finished(ada, ben)
  await ada.must('POST', `/api/tables/${id}/archive`, { archived: true })
  const listed = async (who: Guest, query: string) =>
    (await who.must('GET', `/api/me/tables${query}`)).tables.map((table: Table) => table.id)
  expect(await listed(ada, '')).toEqual([])
  expect(await listed(ada, '?archived=yes')).toEqual([id])
  expect(await listed(ben, '')).toEqual([id])
  await ada.must('POST', `/api/tables/${id}/archive`, { archived: false })
  expect(await listed(ada, '')).toEqual([id])
})

test('the record of a finished game replays to its hash and proves the seed that was promised', async () => {
  const { guests } = await people(['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  const { id, seedCommitment } = await finished(ada, ben)
  const record = await ben.must('GET', `/api/tables/${id}/record`)
  expect(record).toMatchObject({ game: 'parcels', seats: 2, names: ['Ada', 'Ben'] })
  expect(gameHash(record)).toEqual({ hash: record.finalHash, commitment: seedCommitment })
})

test('the record of a game under way is nobody’s: it has the seed', async () => {
  const { guests } = await people(['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  const { id } = await ada.table({ seats: ['me', 'open'] })
  await ben.join(id)
  await ada.start(id)
  expect((await ada.get(`/api/tables/${id}/record`)).status).toBe(409)
})

test('a record can be put on a table: finished to look at, unfinished to go on', async () => {
  const { guests } = await people(['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  const { id } = await finished(ada, ben)
  const record = await ada.must('GET', `/api/tables/${id}/record`)
  const shown = await ada.table({ seats: ['me', 'open'], options: record.options, record })
  expect(shown).toMatchObject({ status: 'finished', n: 6, result: { how: 'played' } })
  expect((await ben.position(shown.id, '?at=3')).n).toBe(3)

  const half = { ...record, moves: record.moves.slice(0, 3), finalHash: undefined }
  const on = await ada.table({ seats: ['me', 'open'], options: record.options, record: half })
  expect(on.status).toBe('open')
  await ben.join(on.id, { agree: true })
  expect(await ada.start(on.id)).toMatchObject({ n: 3, seq: 3, toAct: 1 })
  expect(await ben.play(on.id, 'rest')).toEqual({ seq: 4, n: 4 })

  const wrong = { ...record, moves: ['load 9'] }
  expect((await ada.post('/api/tables', { game: 'parcels', seats: ['me', 'open'], record: wrong })).body.problem).toMatchObject({
    code: 'bad-message',
    message: 'Move 1 of the record (“load 9”) is not possible.',
  })
})

test('the log has every entry with its events, undone ones too, and no secret of others', async () => {
  const { guests } = await people(['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  const { id } = await ada.table({ seats: ['me', 'open'] })
  await ben.join(id)
  await ada.start(id)
  await ada.play(id, 'rest')
  await ada.must('POST', `/api/tables/${id}/undo`, { id: 'u', at: 1 })
  await ada.play(id, 'draw')
  const log = async (who: Guest, since = 0) => (await who.must('GET', `/api/tables/${id}/log?since=${since}`)).entries
  expect((await log(ada)).map(({ kind, move }: { kind: string; move: string }) => [kind, move])).toEqual([
    ['move', 'rest'],
    ['undo', null],
    ['move', 'draw'],
  ])
  expect((await log(ada, 2))[0].events.map(({ type }: { type: string }) => type)).toEqual(['drew', 'saw'])
  expect((await log(ben, 2))[0]).toMatchObject({ move: null, events: [{ type: 'drew' }] })
  expect(await log(ben, 2)).toHaveLength(1)
})

test('the owner closes a table before the start, not during the game', async () => {
  const { guests } = await people(['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  const open = await ada.table({ seats: ['me', 'open'], visibility: 'public' })
  expect((await ada.must('POST', `/api/tables/${open.id}/close`)).table.status).toBe('closed')
  expect((await ben.must('GET', '/api/tables')).tables).toEqual([])
  const { id } = await ada.table({ seats: ['me', { bot: 'random' }] })
  await ada.start(id)
  expect((await ada.post(`/api/tables/${id}/close`)).status).toBe(409)
})

test('chat reaches all who watch, once, and keeps its place in the game; spectators read', async () => {
  const { guests } = await people(['Ada', 'Ben', 'Cy'])
  const [ada, ben, cy] = guests as [Guest, Guest, Guest]
  const { id } = await ada.table({ seats: ['me', 'open'] })
  await ben.join(id)
  await ada.start(id)
  const [a, b, c] = [await ada.line(), await ben.line(), await cy.line()]
  for (const line of [a, b, c]) await line.watch(id)
  await a.ask({ type: 'chat', table: id, id: 'hello', text: 'Hello, Ben' })
  await a.ask({ type: 'chat', table: id, id: 'hello', text: 'Hello, Ben' })
  for (const line of [b, c]) await line.until(() => line.heard.some((one) => one.type === 'chat' && one.lines[0]?.text === 'Hello, Ben'))
  expect((await cy.must('GET', `/api/tables/${id}/chat`)).lines).toHaveLength(1)
  expect(await c.ask({ type: 'chat', table: id, text: 'and me?' })).toMatchObject({ problem: { code: 'not-allowed' } })
  const later = await ben.line()
  await later.watch(id, { since: 0, chatSince: 1 })
  expect(later.heard.some((one) => one.type === 'chat')).toBe(false)
})

test('notes are one’s own', async () => {
  const { guests } = await people(['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  const { id } = await ada.table({ seats: ['me', 'open'] })
  await ben.join(id)
  await ada.must('PUT', `/api/tables/${id}/notes`, { text: 'beware of Ben' })
  expect((await ben.must('GET', `/api/tables/${id}/notes`)).text).toBe('')
  expect((await ada.must('GET', `/api/tables/${id}/notes`)).text).toBe('beware of Ben')
})

test('more than 500 tables of one person: no game under way is left out, and the others come page by page, each once', async () => {
  const server = await house()
  const ada = await guest(server.url)
  const { id } = await ada.table({ seats: ['me', { bot: 'random' }] })
  await ada.start(id)
  const { db } = server.context.storage
  const begun = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const seat = await db.selectFrom('seats').selectAll().where('table_id', '=', id).where('seat', '=', 0).executeTakeFirstOrThrow()
  // Games under way older than all others; of these, three at a time in the same moment, the 500th and the 1000th in the middle of such.
  const many = (count: number, name: string, change: (at: number) => object) =>
    Array.from({ length: count }, (_, at) => ({ ...begun, ...change(at), id: `${name}${String(at).padStart(11, '0')}` }))
  const rows = [
    ...many(510, 'r', (at) => ({ created_at: at + 1, changed_at: at + 1, to_act: 0 })),
    ...many(1200, 'f', (at) => ({ status: 'finished', created_at: 10_000 + Math.floor(at / 3), changed_at: at })),
    ...many(1, 'c', () => ({ status: 'closed', created_at: 10_000 })),
  ]
  for (let from = 0; from < rows.length; from += 100) {
    await db
      .insertInto('tables')
      .values(rows.slice(from, from + 100))
      .execute()
    await db
      .insertInto('seats')
      .values(rows.slice(from, from + 100).map((row) => ({ ...seat, table_id: row.id })))
      .execute()
  }
  type Listed = { id: string; status: string; createdAt: number; you: { yourTurn: boolean } }
  const pages: Listed[][] = []
  for (let after: string | null = ''; after !== null; ) {
    const { tables, next } = (await ada.must('GET', `/api/me/tables?limit=400${after}`)) as { tables: Listed[]; next: string | null }
    pages.push(tables)
    after = next === null ? null : `&after=${next}`
  }
  // Those made last come on the first page, and there those that wait longest come first; games that are over come when none is left under way.
  expect(pages.map((tables) => tables.length)).toEqual([500, 11 + 400, 400, 400])
  expect(pages[0]?.every(({ status }) => status === 'running')).toBe(true)
  expect(pages[0]?.slice(0, 499).map((table) => table.id)).toEqual(rows.slice(11, 510).map((row) => row.id))
  expect(pages[1]?.slice(0, 11).map((table) => table.id)).toEqual(rows.slice(0, 11).map((row) => row.id))
  const all = pages.flat().map((table) => table.id)
  expect(all.sort()).toEqual([id, ...rows.slice(0, -1).map((row) => row.id)].sort())
})
