/** Sessions end: by themselves, one by one, all others at once; and whoever is connected by one that ended is cut off. */
import { expect, test } from 'vitest'
import { placeOf } from '../identity/place.ts'
import type { Account } from '../protocol/index.ts'
import { Authenticator } from './authenticator.ts'
import { onBothDatabases } from './both.ts'
import { Guest, guest, LineOut } from './client.ts'
import { house } from './start.ts'

const publicUrl = 'https://games.example.org'
const DAY = 24 * 3_600_000

async function withClock(given = {}) {
  let now = 1_800_000_000_000
  const server = await house({ publicUrl, ...given }, { now: () => now })
  return { server, wait: (milliseconds: number) => (now += milliseconds) }
}

const who = async (device: Guest) => (await device.must('GET', '/api/me')).person?.name ?? null

async function second(device: Guest): Promise<Guest> {
  const other = new Guest(device.url)
  await other.must('POST', '/api/me/claim', { code: (await device.must('POST', '/api/me/links')).code })
  return other
}

onBothDatabases((onBoth) => {
  onBoth('unused for ninety days a device is signed out; used, it stays, and its cookie begins anew', async (place) => {
    const { server, wait } = await withClock(place)
    const [used, unused] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
    for (let day = 0; day < 88; day += 44) {
      wait(44 * DAY)
      const reply = await used.get('/api/me')
      expect(reply.body.person.name).toBe('Ada')
      expect(reply.headers.get('set-cookie')).toContain(`Max-Age=${365 * 24 * 3600}`)
    }
    wait(3 * DAY)
    expect([await who(used), await who(unused)]).toEqual(['Ada', null])
    await server.context.people.sweep()
    expect(await server.context.storage.db.selectFrom('sessions').select('hash').execute()).toHaveLength(1)
  })

  onBoth('after a year an account signs in again, however much it was used; a guest, who could not, goes on', async (place) => {
    const { server, wait } = await withClock({ ...place, sessionDays: 30, sessionIdleDays: 20 })
    const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
    const key = new Authenticator(publicUrl)
    await key.registerFor(ada)
    for (let i = 0; i < 2; i++) {
      wait(14 * DAY)
      expect([await who(ada), await who(ben)]).toEqual(['Ada', 'Ben'])
    }
    wait(3 * DAY)
    expect([await who(ada), await who(ben)]).toEqual([null, 'Ben'])
    await key.signIn(ada)
    expect(await who(ada)).toBe('Ada')
  })

  onBoth('the list names the device, when and whence it was seen; one is ended, its socket at once, the others stay', async (place) => {
    const { server } = await withClock(place)
    const ada = await guest(server.url, 'Ada')
    const phone = await second(ada)
    const { token } = await ada.must('POST', '/api/me/tokens')
    const lines = [await ada.line(), await phone.line(), await LineOut.open(server.url, undefined, { authorization: `Bearer ${token}` })]
    const { sessions } = (await ada.must('GET', '/api/me/account')) as Account
    expect(sessions).toHaveLength(3)
    expect(sessions.every((one) => one.place === '127.0.x.x')).toBe(true)
    const phones = ((await phone.must('GET', '/api/me/account')) as Account).sessions.find(({ isThis }) => isThis)
    await ada.must('POST', `/api/me/sessions/${phones?.id}/remove`)
    await lines[1]!.until(() => lines[1]!.closed !== null)
    expect(lines[1]!.closed).toEqual({ code: 1008, reason: 'signed out' })
    expect(await who(phone)).toBeNull()
    expect([lines[0]!.closed, lines[2]!.closed]).toEqual([null, null])
    const left = (await ada.must('POST', '/api/me/sessions/remove-others')) as Account
    expect(left.sessions.map(({ isThis }) => isThis)).toEqual([true])
    await lines[2]!.until(() => lines[2]!.closed !== null)
    expect(lines[0]!.closed).toBeNull()
  })
})

test('nobody ends the session of somebody else', async () => {
  const { server } = await withClock()
  const [ada, eve] = [await guest(server.url, 'Ada'), await guest(server.url, 'Eve')]
  const [session] = ((await ada.must('GET', '/api/me/account')) as Account).sessions
  expect((await eve.post(`/api/me/sessions/${session?.id}/remove`)).status).toBe(404)
  expect(await who(ada)).toBe('Ada')
})

test('a socket whose session ended is heard no more, though it does not answer the goodbye', async () => {
  const { server } = await withClock()
  const ada = await guest(server.url, 'Ada')
  const { id } = await ada.table({ seats: ['me', { bot: 'random' }] })
  await ada.start(id)
  const phone = await second(ada)
  const line = await phone.line()
  await line.watch(id)
  // Reads nothing any more, so that no goodbye is answered; what it sends goes out all the same.
  line.socket.pause()
  await ada.must('POST', '/api/me/sessions/remove-others')
  line.send({ type: 'move', table: id, id: 'late', at: 0, move: 'rest' })
  line.send({ type: 'chat', table: id, id: 'late', text: 'still here' })
  await new Promise((over) => setTimeout(over, 400))
  expect((await ada.must('GET', `/api/tables/${id}/chat`)).lines).toEqual([])
  expect((await ada.position(id)).seq).toBe(0)
  line.close()
})

test('a session that grew old while its socket stood is kept by it; one that is gone is cut off by the sweep', async () => {
  const { server, wait } = await withClock()
  const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
  const [adas, bens] = [await ada.line(), await ben.line()]
  await server.context.storage.db.deleteFrom('sessions').where('person', '=', ben.id).execute()
  wait(89 * DAY)
  await server.context.people.sweep()
  await bens.until(() => bens.closed !== null)
  wait(80 * DAY)
  expect([adas.closed, await who(ada)]).toEqual([null, 'Ada'])
})

test('whoever waits for news while they are signed out is told nothing more', async () => {
  const { server } = await withClock()
  const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
  const { id, invite } = await ada.table({ seats: ['me', 'open'], visibility: 'private' })
  await ben.join(id, { invite })
  await ada.start(id)
  const phone = await second(ben)
  const waiting = phone.get(`/api/tables/${id}/position?since=0&wait=20`)
  await new Promise((over) => setTimeout(over, 200))
  await ben.must('POST', '/api/me/sessions/remove-others')
  await ada.play(id, 'rest')
  expect((await waiting).status).toBe(404)
})

test('where a device is seen from is told coarsely', () => {
  expect(['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:85a3::8a2e', 'fe80::1%eth0', '::1', '', undefined].map(placeOf)).toEqual([
    '203.0.x.x',
    '203.0.x.x',
    '2001:db8:…',
    'fe80:…',
    '::',
    '',
    '',
  ])
})
