import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { partyOf } from '../identity/passkeys.ts'
import type { Account } from '../protocol/index.ts'
import { Authenticator } from './authenticator.ts'
import { Guest, guest } from './client.ts'
import { house } from './start.ts'

const publicUrl = 'https://games.example.org'

async function ada() {
  let now = Date.now()
  const server = await house({ publicUrl }, { now: () => now })
  const key = new Authenticator(publicUrl)
  const device = await guest(server.url, 'Ada')
  return { server, key, device, wait: (milliseconds: number) => (now += milliseconds) }
}

test('a guest becomes an account and stays who they are; another device signs in and has the same tables', async () => {
  const { server, key, device } = await ada()
  const { id } = await device.table({ seats: ['me', 'open'] })
  expect((await device.must('GET', '/api/me/account')).isAccount).toBe(false)
  const made = await key.registerFor(device)
  expect(made).toMatchObject({ status: 200, body: { isAccount: true, person: { id: device.id }, passkeys: [{ name: 'Phone' }] } })
  const second = new Guest(server.url)
  expect((await key.signIn(second)).body.person).toMatchObject({ id: device.id, name: 'Ada' })
  expect((await second.must('GET', '/api/me/tables')).tables.map((table: { id: string }) => table.id)).toEqual([id])
  expect((await second.must('GET', '/api/me')).profile).not.toBeNull()
})

test('a challenge is good once, for five minutes, for the one it was made for and for its purpose', async () => {
  const { server, key, device, wait } = await ada()
  const eve = await guest(server.url, 'Eve')
  const begun = await device.must('POST', '/api/me/passkeys/begin')
  const body = { ceremony: begun.ceremony, response: key.create(begun.options) }
  expect((await eve.post('/api/me/passkeys', body)).status).toBe(409)
  // Asked for by another, it is used up.
  expect((await device.post('/api/me/passkeys', body)).status).toBe(409)
  expect((await key.registerFor(device)).status).toBe(200)

  const signIn = await device.must('POST', '/api/sign-in/passkey/begin')
  const answer = { ceremony: signIn.ceremony, response: key.get(signIn.options) }
  expect((await new Guest(server.url).post('/api/sign-in/passkey', answer)).status).toBe(200)
  expect((await new Guest(server.url).post('/api/sign-in/passkey', answer)).status).toBe(409)
  const late = await device.must('POST', '/api/sign-in/passkey/begin')
  wait(5 * 60_000 + 1)
  expect((await device.post('/api/sign-in/passkey', { ceremony: late.ceremony, response: key.get(late.options) })).status).toBe(409)
})

test('another origin, another key, a changed answer and a counter that goes back are refused', async () => {
  const { server, key, device } = await ada()
  await key.registerFor(device)
  const attempt = async (response: (options: { challenge: string }) => unknown) => {
    const { ceremony, options } = await device.must('POST', '/api/sign-in/passkey/begin')
    return (await new Guest(server.url).post('/api/sign-in/passkey', { ceremony, response: response(options) })).status
  }
  const phisher = new Authenticator('https://games.example.com')
  Object.assign(phisher, { id: key.id, keys: (key as unknown as { keys: unknown }).keys })
  expect(await attempt((options) => phisher.get(options))).toBe(403)
  const stranger = new Authenticator(publicUrl)
  expect(await attempt((options) => stranger.get(options))).toBe(403)
  Object.assign(stranger, { id: key.id })
  expect(await attempt((options) => stranger.get(options))).toBe(403)
  expect(await attempt((options) => key.get({ ...options, challenge: 'b3RoZXI' }))).toBe(403)
  key.counter = 10
  expect(await attempt((options) => key.get(options))).toBe(200)
  key.counter = 3
  expect(await attempt((options) => key.get(options))).toBe(403)
})

test('several passkeys, with names; the last way in goes only when that is said', async () => {
  const { server, key, device, wait } = await ada()
  await key.registerFor(device, 'Phone')
  wait(1_000)
  await new Authenticator(publicUrl).registerFor(device, 'Laptop')
  const { passkeys } = (await device.must('GET', '/api/me/account')) as Account
  expect(passkeys.map(({ name }) => name)).toEqual(['Phone', 'Laptop'])
  const [phone, laptop] = passkeys.map(({ id }) => `/api/me/passkeys/${id}`) as [string, string]
  await device.must('POST', `${laptop}/rename`, { name: 'Old laptop' })
  const eve = await guest(server.url, 'Eve')
  expect((await eve.post(`${laptop}/remove`, {})).status).toBe(404)
  expect((await device.must('POST', `${laptop}/remove`, {})).passkeys).toHaveLength(1)
  expect((await device.post(`${phone}/remove`, {})).status).toBe(409)
  expect((await device.must('POST', `${phone}/remove`, { lastWay: true })).isAccount).toBe(false)
  expect((await key.signIn(new Guest(server.url))).status).toBe(403)
})

test('the same passkey cannot be given to two people', async () => {
  const { server, key, device } = await ada()
  await key.registerFor(device)
  expect((await key.registerFor(await guest(server.url, 'Ben'))).status).toBe(409)
})

test('devices are listed with their last use; one, or all others, can be signed out at once', async () => {
  const { server, key, device, wait } = await ada()
  await key.registerFor(device)
  const [phone, laptop] = [new Guest(server.url), new Guest(server.url)]
  await key.signIn(phone)
  await key.signIn(laptop)
  wait(2 * 3_600_000)
  const line = await phone.line()
  await phone.must('GET', '/api/me')
  const { sessions } = (await device.must('GET', '/api/me/account')) as Account
  expect(sessions).toHaveLength(3)
  expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1)
  expect(sessions[0]!.usedAt - sessions[2]!.usedAt).toBe(2 * 3_600_000)
  const mine = ((await phone.must('GET', '/api/me/account')) as Account).sessions.find(({ isThis }) => isThis)!
  await device.must('POST', `/api/me/sessions/${mine.id}/remove`)
  await line.until(() => line.closed !== null)
  expect((await phone.must('GET', '/api/me')).person).toBeNull()
  expect((await laptop.must('POST', '/api/me/sessions/remove-others')).sessions).toHaveLength(1)
  expect((await device.must('GET', '/api/me')).person).toBeNull()
  expect((await laptop.must('GET', '/api/me')).person.name).toBe('Ada')
})

test('passkeys belong to a name over https, or to this machine; a server without says so', async () => {
  expect(partyOf('https://games.example.org')).toEqual({ id: 'games.example.org', origin: 'https://games.example.org' })
  expect(partyOf('http://127.0.0.1:2010')).toEqual({ id: 'localhost', origin: 'http://localhost:2010' })
  for (const url of ['http://games.example.org', 'https://192.0.2.7', 'http://0.0.0.0:2010', 'https://[2001:db8::1]'])
    expect(partyOf(url)).toBeNull()
  const server = await house({ publicUrl: 'http://games.example.org' })
  const device = await guest(server.url)
  expect(await device.must('GET', '/api/sign-in')).toEqual({ passkeys: false, email: false, origin: 'http://games.example.org' })
  const refused = await device.post('/api/me/passkeys/begin')
  expect([refused.status, refused.body.problem.message]).toEqual([409, expect.stringContaining('publicUrl')])
  expect(readConfig({ given: { publicUrl: 'games.example.org' } })).toMatchObject({ mistakes: [expect.stringContaining('https://')] })
})

test('time zone, language and preferences are kept with the account; what is no time zone is refused', async () => {
  const { server, key, device } = await ada()
  await key.registerFor(device)
  await device.must('PATCH', '/api/me/account', { timeZone: 'Asia/Tokyo', locale: 'de', preferences: { confirm: false } })
  await device.must('PATCH', '/api/me/account', { preferences: { pace: 'slow' } })
  const second = new Guest(server.url)
  expect((await key.signIn(second)).body.profile).toMatchObject({
    timeZone: 'Asia/Tokyo',
    locale: 'de',
    preferences: { confirm: false, pace: 'slow' },
    isPublic: true,
  })
  // One zone for all: the hours of the clocks go by it, and where they are changed the account knows.
  expect((await device.must('GET', '/api/me/time')).timeZone).toBe('Asia/Tokyo')
  await device.must('PUT', '/api/me/time', { timeZone: 'Europe/Berlin', quiet: null, vacations: [] })
  expect((await device.must('GET', '/api/me/account')).profile).toMatchObject({ timeZone: 'Europe/Berlin', locale: 'de' })
  for (const timeZone of ['Mars/Olympus', '+02:00', 'Europe/Berlin; drop', ''])
    expect((await device.call('PATCH', '/api/me/account', { timeZone })).status).toBe(400)
})

test('a server on any free port offers passkeys at the port it got', async () => {
  const server = await house()
  expect((await new Guest(server.url).must('GET', '/api/sign-in')).origin).toBe(server.url.replace('127.0.0.1', 'localhost'))
})
