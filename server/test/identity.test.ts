import { expect, test } from 'vitest'
import { sign, unsign } from '../identity/secrets.ts'
import { Guest, guest, LineOut } from './client.ts'
import { house } from './start.ts'

test('a guest plays at once: a signed, http-only cookie that other sites cannot use', async () => {
  const server = await house({ secure: true })
  const reply = await fetch(`${server.url}/api/me`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  expect((await reply.json()).person.name).toMatch(/^Guest /)
  const cookie = reply.headers.get('set-cookie')!
  for (const flag of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']) expect(cookie).toContain(flag)
})

test('naming oneself is enough, and the new name is seen at the table', async () => {
  const server = await house()
  const ada = await guest(server.url)
  const { id } = await ada.table({ seats: ['me', 'open'] })
  const line = await ada.line()
  await line.watch(id)
  await ada.must('POST', '/api/me', { name: '  Ada  ' })
  await line.until(() => line.tables.get(id)!.seats[0]!.name === 'Ada')
  expect((await ada.must('GET', '/api/me')).person).toMatchObject({ id: ada.id, name: 'Ada' })
})

test('names that hide what they are, or are too long, are refused', async () => {
  const server = await house()
  const ada = new Guest(server.url)
  for (const name of ['', '   ', 'a'.repeat(41), 'a\u0000b', 'evil\u202Eeman', 'two\nlines', 7, null])
    expect((await ada.post('/api/me', { name })).status).toBe(400)
})

test('a forged or cut cookie is nobody, and costs no question to the database', async () => {
  const server = await house()
  const ada = await guest(server.url)
  const [token, signature] = ada.cookie!.slice('branchline='.length).split('.') as [string, string]
  const forged = [
    `${token}.${'A'.repeat(signature.length)}`,
    token,
    `${token}x.${signature}`,
    `.${signature}`,
    '.',
    'a'.repeat(5000),
    `${token}.${signature}.x`,
  ]
  for (const cookie of forged) {
    const mallory = new Guest(server.url)
    mallory.cookie = `branchline=${cookie}`
    expect((await mallory.must('GET', '/api/me')).person).toBeNull()
  }
})

test('signatures: ours are taken, others not', () => {
  expect(unsign(sign('token', 'secret'), 'secret')).toBe('token')
  expect(unsign(sign('token', 'another'), 'secret')).toBeNull()
  expect(unsign(`${sign('token', 'secret')}A`, 'secret')).toBeNull()
})

test('a second device is added by a link that works once', async () => {
  const server = await house()
  const ada = await guest(server.url, 'Ada')
  const { code, path } = await ada.must('POST', '/api/me/links')
  expect(path).toBe(`/link#${code}`)
  const phone = new Guest(server.url)
  expect((await phone.must('POST', '/api/me/claim', { code })).person.id).toBe(ada.id)
  expect((await phone.must('GET', '/api/me')).person.name).toBe('Ada')
  expect(phone.cookie).not.toBe(ada.cookie)
  expect((await new Guest(server.url).post('/api/me/claim', { code })).status).toBe(404)
})

test('of two devices that come with the link at once, one is served', async () => {
  const server = await house()
  const ada = await guest(server.url, 'Ada')
  const { code } = await ada.must('POST', '/api/me/links')
  const replies = await Promise.all([1, 2, 3].map(() => new Guest(server.url).post('/api/me/claim', { code })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404])
})

test('a link grows old', async () => {
  let now = 1_800_000_000_000
  const server = await house({}, { now: () => now })
  const ada = await guest(server.url, 'Ada')
  const { code } = await ada.must('POST', '/api/me/links')
  now += 11 * 60_000
  expect((await new Guest(server.url).post('/api/me/claim', { code })).status).toBe(404)
})

test('a script plays with a token instead of the cookie, over HTTP and the socket', async () => {
  const server = await house()
  const ada = await guest(server.url, 'Ada')
  const { token } = await ada.must('POST', '/api/me/tokens')
  const script = new Guest(server.url)
  const authorization = `Bearer ${token}`
  expect((await script.call('GET', '/api/me', undefined, { authorization })).body.person.id).toBe(ada.id)
  const line = await LineOut.open(server.url, undefined, { authorization })
  expect(line.heard[0]).toMatchObject({ type: 'welcome', protocol: 1, person: { id: ada.id } })
})

test('signing out forgets this device and no other', async () => {
  const server = await house()
  const ada = await guest(server.url, 'Ada')
  const { token } = await ada.must('POST', '/api/me/tokens')
  const cookie = ada.cookie
  await ada.must('POST', '/api/me/sign-out')
  ada.cookie = cookie
  expect((await ada.must('GET', '/api/me')).person).toBeNull()
  expect((await ada.call('GET', '/api/me', undefined, { authorization: `Bearer ${token}` })).body.person.id).toBe(ada.id)
})

test('nothing that is shared holds a secret: tables, lists and positions show no session, and seats have none', async () => {
  const server = await house()
  const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
  const { id } = await ada.table({ seats: ['me', 'open'], visibility: 'public' })
  await ben.join(id)
  await ada.start(id)
  const shown = JSON.stringify([
    await ben.must('GET', `/api/tables/${id}`),
    await new Guest(server.url).must('GET', '/api/tables'),
    await ben.position(id),
  ])
  expect(shown).not.toContain(ada.cookie!.slice('branchline='.length).split('.')[0])
  expect(shown).not.toContain(server.context.live.get(id)!.row.seed)
})
