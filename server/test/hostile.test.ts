/** What a stranger's client found between the lines of docs/protocol.md. */
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { Guest, guest } from './client.ts'
import { house } from './start.ts'

async function pair(wish: Record<string, unknown> = {}) {
  const server = await house()
  const [ada, ben, cy] = await Promise.all(['Ada', 'Ben', 'Cy'].map((name) => guest(server.url, name)))
  const table = await ada!.table({ seats: ['me', 'open'], ...wish })
  await ben!.join(table.id, { invite: table.invite })
  return { server, ada: ada!, ben: ben!, cy: cy!, id: table.id, invite: table.invite }
}

test('whatever comes under an id that was carried out gets the first answer', async () => {
  const { ada, ben, id } = await pair()
  await ada.start(id)
  const first = await ada.must('POST', `/api/tables/${id}/moves`, { id: 'once', at: 0, move: 'rest' })
  expect(first).toEqual({ seq: 1, n: 1 })
  await ben.play(id, 'rest')
  const a = await ada.line()
  await a.watch(id)
  for (const other of [
    { type: 'move', at: 0, move: 'rest' },
    { type: 'move', at: 0, move: 'draw' },
    { type: 'move', at: 2, move: 'rest' },
    { type: 'undo', at: 2 },
    { type: 'redo', at: 2 },
    { type: 'resign', at: 2 },
  ])
    expect(await a.ask({ ...other, table: id, id: 'once' })).toMatchObject({ type: 'accepted', seq: 1, n: 1 })
  expect((await ada.position(id)).seq).toBe(2)
  // Ids are each seat's own: another may use the same.
  await a.play(id, 'rest')
  expect(await ben.must('POST', `/api/tables/${id}/moves`, { id: 'once', at: 3, move: 'rest' })).toEqual({ seq: 4, n: 4 })
})

test('what answers an older position is stale, also when the game is over', async () => {
  const { ada, ben, id } = await pair()
  await ada.start(id)
  await ben.must('POST', `/api/tables/${id}/resign`, { id: 'r', at: 0 })
  const { status, body } = await ada.post(`/api/tables/${id}/moves`, { id: 'm', at: 0, move: 'rest' })
  expect([status, body.problem.code, body.position.over]).toEqual([409, 'stale', true])
  expect((await ada.post(`/api/tables/${id}/moves`, { id: 'n', at: 1, move: 'rest' })).body.problem.code).toBe('not-possible-now')
})

test('an invitation makes a spectator, also where no seat is left', async () => {
  const { cy, id, invite } = await pair({ visibility: 'private' })
  expect((await cy.post(`/api/tables/${id}/join`, { invite })).status).toBe(409)
  expect((await cy.get(`/api/tables/${id}`)).status).toBe(200)
})

test('only those who have a table in their list put it away', async () => {
  const { ben, cy, id } = await pair({ visibility: 'public' })
  expect((await cy.post(`/api/tables/${id}/archive`, { archived: true })).status).toBe(403)
  expect((await ben.post(`/api/tables/${id}/archive`, { archived: true })).status).toBe(200)
  expect((await ben.must('GET', '/api/me/tables?archived=yes')).tables).toHaveLength(1)
  expect((await ben.must('GET', '/api/me/tables')).tables).toHaveLength(0)
})

test('nobody can tell a private table from one that is not there', async () => {
  const { server, cy, id } = await pair({ visibility: 'private' })
  const answers = async (table: string) => {
    const found: unknown[] = []
    for (const who of [new Guest(server.url), cy])
      for (const [path, body] of [
        ['start', undefined],
        ['leave', undefined],
        ['chat', { id: 'c', text: 'x' }],
        ['moves', { id: 'm', at: 0, move: 'rest' }],
        ['archive', { archived: true }],
        ['stand-in', { seat: 0, bot: 'random' }],
      ] as const) {
        const { status, body: answer } = await who.call('POST', `/api/tables/${table}/${path}`, body)
        found.push([path, status, answer])
      }
    return found
  }
  expect(await answers(id)).toEqual(await answers('A'.repeat(12)))
})

test('tables made in the same moment are each on one page; what is no page is said so', async () => {
  const server = await house({}, { now: () => 1_700_000_000_000 })
  const ada = await guest(server.url)
  const ids: string[] = []
  for (let made = 0; made < 5; made++) ids.push((await ada.table({ seats: ['me', 'open'], visibility: 'public' })).id)
  for (const list of [
    '/api/tables',
    '/api/tables?status=open',
    '/api/tables?game=parcels',
    '/api/me/tables',
    '/api/me/tables?archived=all',
  ]) {
    const seen: string[] = []
    const page = async (after = '') => ada.must('GET', `${list}${list.includes('?') ? '&' : '?'}limit=2${after}`)
    for (let { tables, next } = await page(); ; { tables, next } = await page(`&after=${next}`)) {
      seen.push(...tables.map(({ id }: { id: string }) => id))
      if (next === null) break
    }
    expect(seen, list).toHaveLength(5)
    expect(seen.sort(), list).toEqual(ids.toSorted())
  }
  for (const odd of ['after=', 'after=1', 'after=x-y', "after=1-'", 'after=r', 'before=1700000000000'])
    for (const list of ['/api/tables', '/api/me/tables']) expect((await ada.call('GET', `${list}?${odd}`)).status, odd).toBe(400)
  expect((await ada.must('GET', `/api/tables?after=9999999999999999-${'z'.repeat(20)}`)).tables).toHaveLength(5)
})

test('a record whose hash is not that of its last position is refused, and nothing is kept of it', async () => {
  const { ada, ben, id } = await pair({ options: { turns: 3 } })
  await ada.start(id)
  while (!(await ada.position(id)).over) await ((await ada.position(id)).toAct === 0 ? ada : ben).play(id)
  const record = await ada.must('GET', `/api/tables/${id}/record`)
  const wish = { seats: ['open', 'open'], options: record.options }
  const { status, body } = await ben.post('/api/tables', { game: 'parcels', ...wish, record: { ...record, finalHash: 'f'.repeat(16) } })
  expect([status, body.problem.message]).toEqual([400, expect.stringContaining('does not lead to the position')])
  expect((await ben.must('GET', '/api/me/tables')).tables).toHaveLength(1)
  expect((await ben.table({ ...wish, record })).status).toBe('finished')
})

test('what a schema refuses is said in a sentence that names the place, and to the request it was', async () => {
  const { ada, id } = await pair()
  const said = async (path: string, body?: unknown) =>
    (await ada.call(body === undefined ? 'GET' : 'POST', path, body)).body.problem.message as string
  expect(await said('/api/tables?limit=0')).toMatch(/^The query is not as the schema wants it: “limit” .*\.$/)
  expect(await said('/api/me/erase', {})).toMatch(/^The body is not as the schema wants it: “erase” .*\.$/)
  expect(await said('/api/me', '{"name"')).toMatch(/^[A-Z].*\.$/)
  // No body is an empty one: what lacks is named, and where nothing does it is done.
  expect((await ada.post('/api/me/erase')).body.problem.message).toMatch(/^The body is not as the schema wants it: “erase” .*\.$/)
  expect((await ada.post(`/api/tables/${id}/join`)).body.table.you.seat).toBe(0)
  const a = await ada.line()
  const answer = await a.ask({ type: 'chat', table: id, text: '   ', id: 'blank' })
  expect(answer).toMatchObject({ type: 'refused', table: id, id: 'blank', problem: { code: 'bad-message' } })
  expect(answer.type === 'refused' && answer.problem.message).toMatch(/^The message .*“text”.*\.$/)
  a.send('{"type"')
  await a.until(() => a.problem()?.message === 'This frame is not JSON.')
  a.close()
})

test('addresses and requests that cannot be read are answered in the one shape too', async () => {
  const server = await house()
  const { status, body } = await new Guest(server.url).get(`/api/tables/${'x'.repeat(200)}`)
  expect([status, body.problem.code]).toEqual([400, 'bad-message'])
  expect((await new Guest(server.url).get('/api/%ff')).body.problem.code).toBe('bad-message')
  const said = await new Promise<string>((done) => {
    const line = connect(server.port, '127.0.0.1', () => line.write('BREW /api/me HTTP/1.1\r\n\r\n'))
    line.on('data', (data) => done(String(data)))
  })
  expect(said).toMatch(/^HTTP\/1\.1 400 .*"problem":\{"code":"bad-message"/s)
})

test('openapi.json tells how to say who one is, and describes what every call may answer', async () => {
  const server = await house()
  const { paths, components } = await new Guest(server.url).must('GET', '/openapi.json')
  expect(Object.keys(components.securitySchemes)).toEqual(['cookie', 'token'])
  for (const [path, methods] of Object.entries(paths as Record<string, Record<string, { responses: object }>>))
    for (const { responses } of Object.values(methods)) expect([path, Object.keys(responses)]).toEqual([path, ['200', '4XX', '5XX']])
})

test('a device that is signed out can do nothing more over a line it had open', async () => {
  const { ada, id } = await pair()
  const line = await ada.line()
  await line.watch(id)
  const cookie = ada.cookie!
  await ada.must('POST', '/api/me/sign-out')
  await line.until(() => line.closed !== null)
  expect(line.closed).toMatchObject({ code: 1008, reason: 'signed out' })
  ada.cookie = cookie
  expect((await ada.must('GET', '/api/me')).person).toBeNull()
})

test('what no database gives back as it came is refused, not cut off: the sign of number zero, and half a letter', async () => {
  const { ada, ben, id } = await pair({ options: { turns: 3 } })
  const a = await ada.line()
  for (const text of ['before\u0000after', 'half a \ud83d locomotive', '\u0000']) {
    expect((await ada.post(`/api/tables/${id}/chat`, { id: 'c', text })).body.problem?.code).toBe('bad-message')
    expect(await a.ask({ type: 'chat', table: id, text })).toMatchObject({ problem: { code: 'bad-message' } })
    expect((await ada.call('PUT', `/api/tables/${id}/notes`, { text })).body.problem?.code).toBe('bad-message')
  }
  const whole = 'Zwei Zeilen:\nGrüße aus Fürth 🚂'
  expect((await ada.must('POST', `/api/tables/${id}/chat`, { id: 'c', text: whole })).lines[0].text).toBe(whole)
  await ada.must('PUT', `/api/tables/${id}/notes`, { text: whole })
  expect((await ada.must('GET', `/api/tables/${id}/chat`)).lines.map((line: { text: string }) => line.text)).toEqual([whole])
  expect((await ada.must('GET', `/api/tables/${id}/notes`)).text).toBe(whole)
  // A seed that came back shorter would deal another game.
  await ada.start(id)
  await ben.must('POST', `/api/tables/${id}/resign`, { id: 'r', at: 0 })
  const { finalHash: _, ...record } = await ada.must('GET', `/api/tables/${id}/record`)
  const wish = { game: 'parcels', seats: ['me', 'open'], record: { ...record, seed: 'a\u0000b' } }
  expect((await ada.post('/api/tables', wish)).body.problem?.code).toBe('bad-message')
  expect((await ada.post('/api/tables', { ...wish, record: { ...record, seed: 'Fürth' } })).status).toBe(200)
  a.close()
})
