import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { FromClient } from '../protocol/index.ts'
import { Guest, guest, LineOut } from './client.ts'
import { house, temporaryFolder } from './start.ts'
import { pause, until } from './until.ts'

test('alive, ready, and figures for this machine only', async () => {
  const server = await house()
  const visitor = new Guest(server.url)
  expect((await visitor.get('/healthz')).body).toEqual({ ok: true })
  expect((await visitor.get('/readyz')).body).toEqual({ ok: true })
  const ada = await guest(server.url)
  const { id } = await ada.table({ seats: ['me', { bot: 'random' }] })
  await ada.start(id)
  await ada.play(id)
  const figures = (await visitor.get('/metrics')).body as string
  expect(figures).toContain('branchline_moves_total{by="person"} 1')
  expect(figures).toMatch(/branchline_commit_seconds_count [1-9]/)
  expect((await visitor.call('GET', '/metrics', undefined, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404)
})

test('not ready while nothing can be stored, ready again after', async () => {
  const server = await house({ data: temporaryFolder() })
  const ada = await guest(server.url)
  const { file } = server.context.storage
  file!.exec('pragma query_only = on')
  expect((await ada.post('/api/tables', { game: 'parcels', seats: ['me', 'open'] })).body.problem.code).toBe('storage')
  expect((await ada.get('/readyz')).status).toBe(503)
  file!.exec('pragma query_only = off')
  await ada.table({ seats: ['me', 'open'] })
  expect((await ada.get('/readyz')).status).toBe(200)
})

test('the interface describes itself: OpenAPI for HTTP, JSON Schema for the socket', async () => {
  const server = await house()
  const visitor = new Guest(server.url)
  const api = await visitor.must('GET', '/openapi.json')
  expect(api.openapi).toBe('3.1.0')
  const move = api.paths['/api/tables/{id}/moves'].post
  expect(move.requestBody.content['application/json'].schema).toMatchObject({ required: ['id', 'at', 'move'], additionalProperties: false })
  expect(Object.keys(move.responses)).toEqual(['200', '4XX', '5XX'])
  const messages = await visitor.must('GET', '/protocol.json')
  const types = messages.fromClient.oneOf.map((one: { properties: { type: { const: string } } }) => one.properties.type.const)
  expect(types).toEqual(FromClient.def.options.map((option) => option.shape.type.def.values[0]))
})

test('closing finishes what was accepted: every acknowledged move is there, the rest is told to try again', async () => {
  const data = temporaryFolder()
  const server = await house({ data })
  const ada = await guest(server.url, 'Ada')
  const tables: string[] = []
  for (let i = 0; i < 10; i++) {
    const { id } = await ada.table({ seats: ['me', { bot: 'random' }], options: { turns: 12 } })
    await ada.start(id)
    tables.push(id)
  }
  const line = await ada.line()
  for (const id of tables) await line.watch(id)
  await line.until(() => tables.every((id) => line.positions.has(id)))
  for (const id of tables) line.send({ type: 'move', table: id, id: `m-${id}`, at: 0, move: 'rest' })
  await line.until(() => line.heard.some(({ type }) => type === 'accepted'))
  await server.close()
  await line.until(() => line.closed !== null)
  expect(line.closed!.code).toBe(1001)
  const acknowledged = line.heard.flatMap((one) => (one.type === 'accepted' ? [one.table] : []))
  const again = await house({ data })
  const later = new Guest(again.url)
  later.cookie = ada.cookie
  for (const id of acknowledged) expect((await later.position(id)).n).toBeGreaterThanOrEqual(1)
})

test('the web client: files, its first page for every other address, and a plain page when it is not built', async () => {
  const web = temporaryFolder()
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>client</title>')
  writeFileSync(join(web, 'assets', 'app-123.js'), 'console.log(1)')
  const visitor = new Guest((await house({ web })).url)
  const page = (path: string) => visitor.call('GET', path, undefined, { accept: 'text/html' })
  for (const path of ['/', '/t/abcdefghijkl@12', '/link']) expect((await page(path)).body).toContain('client')
  const script = await visitor.get('/assets/app-123.js')
  expect(script.headers.get('cache-control')).toContain('immutable')
  expect((await page('/')).headers.get('cache-control')).toBe('no-cache')
  expect((await page('/api/nothing')).body.problem.code).toBe('not-found')
  expect((await visitor.get('/assets/missing.js')).status).toBe(404)
  expect((await visitor.call('GET', '/../../etc/passwd')).body).not.toContain('root:')
  const bare = new Guest((await house()).url)
  expect((await bare.call('GET', '/t/x', undefined, { accept: 'text/html' })).body).toContain('has not been built')
})

test('long polling answers when the table goes on, and not before', async () => {
  const server = await house()
  const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
  const { id } = await ada.table({ seats: ['me', 'open'] })
  await ben.join(id)
  await ada.start(id)
  let answered = false
  const waiting = ben.position(id, '?since=0&wait=20').then((position) => {
    answered = true
    return position
  })
  await ada.must('POST', `/api/tables/${id}/chat`, { id: 'c', text: 'wait for it' })
  await pause(100)
  expect(answered).toBe(false)
  await ada.play(id, 'rest')
  expect(await waiting).toMatchObject({ seq: 1, toAct: 1 })
  expect((await ben.position(id, '?since=1&wait=1')).seq).toBe(1)
})

test('a table nobody uses leaves memory and comes back as it was', async () => {
  const server = await house({ idleAfter: 1 })
  const ada = await guest(server.url)
  const { id } = await ada.table({ seats: ['me', { bot: 'random' }] })
  await ada.start(id)
  await ada.play(id, 'rest')
  const before = await ada.position(id, '?since=1&wait=25')
  await until(() => server.context.live.size === 0)
  expect(await ada.position(id)).toEqual(before)
  const line = await LineOut.open(server.url, ada.cookie)
  await line.watch(id)
  await pause(2200)
  expect(server.context.live.size).toBe(1)
  line.close()
})

test('a clock that jumps: moves go on in order, nobody is absent by it, limits do not notice', async () => {
  let now = 1_800_000_000_000
  const server = await house({ messagesPerSecond: 100, burst: 100 }, { now: () => now })
  const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
  const { id } = await ada.table({ seats: ['me', 'open'], absentAfter: 60 })
  await ben.join(id)
  await ada.start(id)
  const lines = [await ada.line(), await ben.line()]
  for (const line of lines) {
    await line.watch(id)
    await line.until(() => line.positions.has(id))
  }
  for (const [turn, jump] of [86_400_000_000, -172_800_000_000, 5, -1_800_000_000_000, 3_600_000].entries()) {
    now += jump
    const line = lines[turn % 2]!
    await line.until(() => line.positions.get(id)?.seq === turn)
    await line.play(id, 'rest')
  }
  expect((await ada.post(`/api/tables/${id}/stand-in`, { seat: 1, bot: 'random' })).status).toBe(409)
  const { entries } = await ada.must('GET', `/api/tables/${id}/log`)
  expect(entries.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3, 4, 5])
})

test('settings: mistakes are explained in one line each, secrets not repeated', () => {
  const read = (environment: Record<string, string>, given = {}) => readConfig({ environment, given })
  expect(
    read({ BRANCHLINE_PORT: '8080', BRANCHLINE_TRUST_PROXY: 'true', BRANCHLINE_ORIGINS: 'https://a.example, https://b.example' }),
  ).toMatchObject({
    config: { port: 8080, trustProxy: true, origins: ['https://a.example', 'https://b.example'], host: '127.0.0.1' },
  })
  expect(read({ BRANCHLINE_PORT: 'eighty' })).toEqual({ mistakes: ['BRANCHLINE_PORT: "eighty" is not possible; it should be a number'] })
  expect(read({ BRANCHLINE_PORT: '70000' })).toEqual({
    mistakes: ['BRANCHLINE_PORT: "70000" is not possible; it should be from 0 to 65535'],
  })
  expect(read({ DATABASE_URL: 'mysql://root:hunter2@db' })).toEqual({
    mistakes: ['DATABASE_URL: the value given is not possible; it should be an address like postgres://user@host/name'],
  })
  expect(read({ BRANCHLINE_SECRET: 'short' })).toEqual({
    mistakes: ['BRANCHLINE_SECRET: the value given is not possible; it should be at least 32 characters'],
  })
  expect(read({ BRANCHLINE_PORT: '1' }, { port: 2 })).toMatchObject({ config: { port: 2 } })
})

test('settings from a file: unknown names and broken files are named', () => {
  const file = join(temporaryFolder(), 'branchline.json')
  expect(readConfig({ file })).toEqual({ mistakes: [`${file}: cannot be read (ENOENT)`] })
  writeFileSync(file, '{"port": 1234, "prot": 1}')
  expect(readConfig({ file })).toMatchObject({ mistakes: [expect.stringContaining(`prot in ${file}: there is no such setting`)] })
  writeFileSync(file, '{"port": 1234}')
  expect(readConfig({ file })).toMatchObject({ config: { port: 1234 } })
  writeFileSync(file, '{')
  expect(readConfig({ file })).toMatchObject({ mistakes: [expect.stringContaining('is not JSON')] })
})

test('closing does not wait for a line that does not answer', async () => {
  const server = await house()
  const line = connect(server.port, '127.0.0.1')
  line.write(
    'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  )
  await once(line, 'data')
  line.on('error', () => {})
  line.resume()
  const began = Date.now()
  await server.close()
  expect(Date.now() - began).toBeLessThan(10_000)
  line.destroy()
})
