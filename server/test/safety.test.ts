import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChanges, changesBetween, FromClient } from '../protocol/index.ts'
import { plainMove, readMessage } from '../socket/read.ts'
import { Guest, guest, LineOut } from './client.ts'
import { house, temporaryFolder } from './start.ts'

test('another site’s page can neither post nor open a socket in a visitor’s name', async () => {
  const server = await house({ origins: ['https://friend.example'] })
  const ada = await guest(server.url, 'Ada')
  const from = (headers: Record<string, string>) => ada.call('POST', '/api/me', { name: 'Mallory' }, headers)
  expect((await from({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await from({ origin: 'null' })).status).toBe(403)
  expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await from({ origin: server.url })).status).toBe(200)
  expect((await from({ origin: 'https://friend.example' })).status).toBe(200)
  await expect(LineOut.open(server.url, ada.cookie, { origin: 'https://evil.example' })).rejects.toThrow('403')
  const line = await LineOut.open(server.url, ada.cookie, { origin: server.url })
  line.close()
})

test('only JSON is taken, and only so much of it', async () => {
  const server = await house()
  const ada = await guest(server.url, 'Ada')
  const send = (body: string, type: string) => ada.call('POST', '/api/me', body, { 'content-type': type })
  expect((await send('{"name":"x"}', 'text/plain')).status).toBe(415)
  expect((await send('name=x', 'application/x-www-form-urlencoded')).status).toBe(415)
  expect((await send('{"name":', 'application/json')).body.problem.code).toBe('bad-message')
  expect((await send(JSON.stringify({ name: 'x'.repeat(70_000) }), 'application/json')).status).toBe(413)
  expect((await send('{"name":"x","__proto__":{"admin":true}}', 'application/json')).status).toBe(400)
})

test('headers: nothing from elsewhere, no framing, no sniffing', async () => {
  const server = await house()
  const { headers } = await new Guest(server.url).get('/api/games')
  expect(headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('strict-transport-security')).toBeNull()
  const secure = await house({ secure: true })
  expect((await new Guest(secure.url).get('/')).headers.get('strict-transport-security')).not.toBeNull()
})

test('of scripts within a page only those run that the built client has there', async () => {
  const policy = async (web?: string) => {
    const server = await house(web === undefined ? {} : { web })
    const { headers } = await new Guest(server.url).get('/')
    return /script-src ([^;]*);/.exec(headers.get('content-security-policy')!)![1]
  }
  const web = temporaryFolder()
  expect(await policy(web)).toBe("'self'")
  const script = "const ahead = '\\u003c/script>'\n"
  writeFileSync(join(web, 'index.html'), `<script>${script}</script><script type="module" src="/a.js"></script>`)
  const hash = createHash('sha256').update(script).digest('base64')
  expect(await policy(web)).toBe(`'self' 'sha256-${hash}'`)
  expect(await policy()).toBe("'self'")
})

test('a page, a worker and whoever does not say what for are told what a page may do; its scripts, styles and letters only what they need', async () => {
  const web = temporaryFolder()
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<title>first page</title>')
  writeFileSync(join(web, 'assets', 'app-123.js'), 'console.log(1)')
  const server = await house({ web })
  const told = async (path: string, dest?: string) =>
    (await fetch(server.url + path, { headers: dest === undefined ? {} : { 'sec-fetch-dest': dest } })).headers
  const pages = [await told('/', 'document'), await told('/assets/app-123.js', 'worker'), await told('/assets/app-123.js')]
  for (const headers of [...pages, await told('/api/games', 'script')]) {
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('permissions-policy')).toContain('camera=()')
  }
  const script = await told('/assets/app-123.js', 'script')
  expect(script.get('x-content-type-options')).toBe('nosniff')
  expect(script.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(script.get('cache-control')).toContain('immutable')
  expect([...script].map((header) => header.join(': ')).join('\r\n').length).toBeLessThan(450)
})

test('rates are limited: requests, new people, messages', async () => {
  const server = await house({ requestsPerMinute: 20, newPeoplePerMinute: 3, messagesPerSecond: 1, burst: 10 })
  const born = await Promise.all([1, 2, 3, 4, 5].map(() => new Guest(server.url).post('/api/me', {})))
  expect(born.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429])
  expect(born.find(({ status }) => status === 429)!.body.problem.code).toBe('too-many')
  const began = performance.now()
  const line = await LineOut.open(server.url)
  for (let i = 0; i < 15; i++) line.send({ type: 'ping' })
  await line.until(() => line.heard.length === 16)
  const answered = line.heard.filter(({ type }) => type === 'pong').length
  expect(answered).toBeGreaterThanOrEqual(10)
  // And one for each second that it took.
  expect(answered).toBeLessThanOrEqual(10 + Math.floor((performance.now() - began) / 1000))
  expect(line.problem()?.code).toBe('too-many')
  const asked = await Promise.all(Array.from({ length: 30 }, () => new Guest(server.url).get('/api/games')))
  expect(asked.some(({ status }) => status === 429)).toBe(true)
})

test('files of the client are counted by themselves: a club behind one address that fetches them has its requests left', async () => {
  const web = temporaryFolder()
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<title>first page</title>')
  writeFileSync(join(web, 'assets', 'app-123.js'), 'console.log(1)')
  const server = await house({ web, requestsPerMinute: 20 })
  const asked = async (count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, () => fetch(`${server.url}/assets/app-123.js`)))
    return answers.map(({ status }) => status)
  }
  expect(new Set(await asked(200))).toEqual(new Set([200]))
  expect((await new Guest(server.url).get('/api/games')).status).toBe(200)
  expect(new Set(await asked(10))).toEqual(new Set([429]))
})

test('ten thousand malformed frames: the line is closed, the house stands, a game beside it goes on', { tags: 'ci' }, async () => {
  const server = await house()
  const ada = await guest(server.url, 'Ada')
  const { id } = await ada.table({ seats: ['me', { bot: 'random' }] })
  await ada.start(id)
  let sent = 0
  while (sent < 10_000) {
    const line = await LineOut.open(server.url, ada.cookie)
    for (let i = 0; i < 500 && line.closed === null; i++, sent++) line.send(malformed(sent, id))
    await line.until(() => line.closed !== null)
    expect(line.closed!.code).toBe(1008)
  }
  expect((await ada.play(id, 'rest')).seq).toBe(1)
})

function malformed(i: number, table: string): string {
  const kinds = [
    () => randomBytes(i % 300).toString('latin1'),
    () => '{'.repeat(1 + (i % 5000)),
    () => JSON.stringify({ type: 'move', table, id: 'x', at: -i, move: 'rest' }),
    () => JSON.stringify({ type: 'move', table, id: 'x'.repeat(65), at: 0, move: 'rest' }),
    () => JSON.stringify({ type: 'move', table, id: 'x', at: 0, move: 'r'.repeat(501) }),
    () => JSON.stringify({ type: 'move', table: { $ne: null }, id: 'x', at: 0, move: 'rest' }),
    () => `{"type":"watch","table":"${table}","since":1e400}`,
    () => JSON.stringify({ type: '__proto__' }),
    () => JSON.stringify([]),
    () => 'null',
    () => JSON.stringify({ type: 'chat', table, id: 'x', text: '' }),
    () => JSON.stringify({ type: 'move', table, id: 'x', at: 0, move: 'rest', extra: 1 }),
    () => '[['.repeat(2000),
  ]
  return kinds[i % kinds.length]!()
}

test('what is taken for a plain move is what the schema takes, and as the schema reads it', () => {
  const odd = fc.oneof(fc.string(), fc.double(), fc.constantFrom(null, true, [], {}))
  const mostly = <T>(usual: fc.Arbitrary<T>) =>
    fc.oneof({ arbitrary: usual, weight: 9 }, { arbitrary: odd as fc.Arbitrary<unknown>, weight: 1 })
  const message = fc.record({
    type: mostly(fc.constant('move')),
    table: mostly(fc.stringMatching(/^[A-Za-z0-9]{11,13}$/)),
    id: mostly(fc.stringMatching(/^[A-Za-z0-9_-]{1,70}$/)),
    at: mostly(fc.integer({ min: -2 })),
    move: mostly(fc.string({ unit: fc.constantFrom('x', ' ', '\u00a0', 'é', '🚂'), maxLength: 600 })),
  })
  const given = fc.tuple(message, fc.constantFrom<object>({}, {}, {}, { extra: 1 })).map(([one, more]) => ({ ...one, ...more }))
  let taken = 0
  fc.assert(
    fc.property(given, (one) => {
      const move = plainMove(one)
      if (move === null) return
      taken++
      expect(FromClient.parse(one)).toEqual(move)
    }),
    { numRuns: 2000 },
  )
  expect(taken).toBeGreaterThan(20)
  for (const move of ['re\0st', 'rest \ud83d']) expect(plainMove({ type: 'move', table: 'AbCdEfGhIjKl', id: 'm', at: 0, move })).toBeNull()
  expect(readMessage('{"type":"move","table":"AbCdEfGhIjKl","id":"m","at":0,"move":"rest","__proto__":{}}')).toBeNull()
})

test('frames that break the WebSocket protocol itself, and frames that are too long, close the line and no more', async () => {
  const server = await house()
  for (const bytes of [
    Buffer.from([0xff, 0xff, 0xff, 0xff]),
    Buffer.from([0x81, 0x05, 1, 2, 3, 4, 5]),
    randomBytes(200),
    Buffer.from([0x82, 0xff, 0, 0, 0, 1, 0, 0, 0, 0]),
  ]) {
    const socket = connect(server.port, '127.0.0.1')
    const ended = new Promise((closed) => socket.on('close', closed))
    socket.on('error', () => {})
    socket.write(
      'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    )
    await new Promise((welcomed) => socket.once('data', welcomed))
    socket.write(bytes)
    setTimeout(() => socket.destroy(), 500).unref()
    await ended
  }
  const line = await LineOut.open(server.url)
  line.send(JSON.stringify({ type: 'ping', padding: 'x'.repeat(20_000) }))
  await line.until(() => line.closed !== null)
  expect(line.closed!.code).toBe(1009)
  expect((await new Guest(server.url).get('/healthz')).status).toBe(200)
})

test('a client that never reads is cut off, and the table does not wait for it', async () => {
  const server = await house({ unread: 20_000 })
  const ada = await guest(server.url, 'Ada')
  const ben = await guest(server.url, 'Ben')
  const { id } = await ada.table({ seats: ['me', 'open'], options: { turns: 12 }, undo: 'always' })
  await ben.join(id)
  await ada.start(id)
  const slow = await LineOut.open(server.url)
  slow.socket.pause()
  const a = await ada.line()
  await a.watch(id)
  await a.until(() => a.positions.has(id))
  const isCutOff = async () => (await server.context.metrics.slowClients.get()).values[0]!.value === 1
  for (let round = 0; round < 1000 && !(await isCutOff()); round++) {
    // Asks again and again and never reads an answer.
    for (let i = 0; i < 60; i++) slow.send({ type: 'watch', table: id })
    await a.play(id, 'rest')
    await a.ask({ type: 'undo', table: id, at: a.positions.get(id)!.seq })
  }
  expect(await isCutOff()).toBe(true)
  expect(a.closed).toBeNull()
  slow.close()
})

test('no more than so many tables are watched over one line', async () => {
  const server = await house()
  const ada = await guest(server.url, 'Ada')
  const line = await ada.line()
  for (let i = 0; i < 65; i++) {
    const { id } = await ada.table({ seats: ['me', 'open'] })
    line.send({ type: 'watch', table: id })
  }
  await line.until(() => line.problem() !== undefined)
  expect(line.problem()?.code).toBe('too-many')
})

test('no secret gets into the log', async () => {
  const lines: string[] = []
  const server = await house({ logLevel: 'debug' }, { logTo: { write: (text: string) => void lines.push(text) } })
  const ada = await guest(server.url, 'Ada')
  const { token } = await ada.must('POST', '/api/me/tokens')
  const { code } = await ada.must('POST', '/api/me/links')
  const { id, invite } = await ada.table({ seats: ['me', { bot: 'random' }], visibility: 'private' })
  await ada.get(`/api/tables/${id}?invite=${invite}`)
  await ada.start(id)
  await ada.play(id)
  await ada.post(`/api/tables/${id}/moves`, '{broken')
  await new Guest(server.url).call('GET', '/api/me', undefined, { authorization: `Bearer ${token}x` })
  await ada.must('PUT', `/api/tables/${id}/notes`, { text: 'private thoughts' })
  const { seed } = server.context.live.get(id)!.row
  await server.close()
  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(1)
  for (const secret of [token, code, invite!, seed, ada.cookie!.slice(11), 'private thoughts']) expect(log).not.toContain(secret)
})

test('changes lead from one view to the next, whatever the views', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto')) as unknown
      const [from, to] = [plain(before), plain(after)]
      const kept = JSON.stringify(from)
      const changes = JSON.parse(JSON.stringify(changesBetween(from, to)))
      expect(applyChanges(from, changes)).toEqual(to)
      expect(JSON.stringify(from)).toBe(kept)
    }),
    { numRuns: 2000 },
  )
})

test('changes cannot be used to reach out of the view', () => {
  expect(() => applyChanges({}, [[['__proto__', 'x'], 1]])).toThrow()
  expect(() => applyChanges({}, [[['constructor', 'prototype', 'x'], 1]])).toThrow()
  expect(() => applyChanges([], [[['missing', 0], 1]])).toThrow()
})
