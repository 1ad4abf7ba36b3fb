/** Eve asks for links with Ada's address, and sends Ada links of her own. She gains nothing: no way in, no table, no name. */
import { expect, test } from 'vitest'
import { Authenticator } from './authenticator.ts'
import { Guest, guest } from './client.ts'
import { publicUrl, withMail } from './mail-house.ts'

const ADDRESS = 'ada@example.org'

/** Eve plays as a guest and has asked for a link to Ada's address. */
async function eveAsks(way = '/api/sign-in/email') {
  const parts = await withMail()
  const eve = await guest(parts.server.url, 'Eve')
  await eve.table({ seats: ['me', 'open'] })
  return { ...parts, eve, code: await parts.codeFor(eve, ADDRESS, way) }
}

const claim = (device: Guest, code: string) => device.post('/api/me/claim', { code })
const accountOf = (device: Guest) => device.must('GET', '/api/me/account')
const tablesOf = async (device: Guest) => (await device.must('GET', '/api/me/tables?archived=all')).tables.length as number

/** Whoever Ada is now, Eve is somebody else with what she had, and nothing of it is Ada's. */
async function expectNothingGained(eve: Guest, ada: Guest) {
  const me = (await ada.must('GET', '/api/me')).person
  expect((await eve.must('GET', '/api/me')).person).toMatchObject({ id: eve.id, name: 'Eve' })
  expect(me.id).not.toBe(eve.id)
  expect((await accountOf(eve)).emails).toEqual([])
  expect(JSON.stringify(await accountOf(ada))).not.toContain('Eve')
  expect(await tablesOf(eve)).toBe(1)
}

test('followed on a device without a guest: a new account, and it is Ada’s alone', async () => {
  const { server, eve, code } = await eveAsks()
  const ada = new Guest(server.url)
  expect(await ada.must('POST', '/api/sign-in/look', { code })).toMatchObject({ name: null, email: ADDRESS, guestTables: null })
  expect((await claim(ada, code)).status).toBe(200)
  await expectNothingGained(eve, ada)
  expect(await tablesOf(ada)).toBe(0)
  expect((await accountOf(ada)).sessions).toHaveLength(1)
})

test('followed on a device with a guest of its own: that guest is offered, Eve’s is not', async () => {
  const { server, eve, code } = await eveAsks()
  const ada = await guest(server.url, 'Ada')
  await ada.table({ seats: ['me', 'open'] })
  await ada.table({ seats: ['me', 'open'] })
  await claim(ada, code)
  expect((await accountOf(ada)).guest).toEqual({ name: 'Ada', tables: 2 })
  expect(await tablesOf(ada)).toBe(0)
  await ada.must('POST', '/api/me/guest', { takeAlong: true })
  expect(await tablesOf(ada)).toBe(2)
  await expectNothingGained(eve, ada)
  // Asked again there is nobody left to take along, and nobody is lost.
  expect((await ada.post('/api/me/guest', { takeAlong: true })).status).toBe(409)
})

test('followed twice, also by Eve: it was good once', async () => {
  const { server, eve, code } = await eveAsks()
  const ada = new Guest(server.url)
  await claim(ada, code)
  for (const device of [eve, new Guest(server.url)]) expect((await claim(device, code)).status).toBe(404)
  await expectNothingGained(eve, ada)
})

test('asked twice, by Eve and by Ada: both links open one account, whichever comes first or both at once', async () => {
  const { server, eve, code, codeFor } = await eveAsks()
  const [one, two] = [new Guest(server.url), new Guest(server.url)]
  const own = await codeFor(one, ADDRESS)
  const replies = await Promise.all([claim(one, own), claim(two, code)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(replies[0].body.person.id).toBe(replies[1].body.person.id)
  await expectNothingGained(eve, one)
  const { db } = server.context.storage
  expect(await db.selectFrom('people').select('id').execute()).toHaveLength(2)
})

test('Eve makes a passkey in between: she has an account then, and Ada’s address is not in it', async () => {
  const { server, eve, code } = await eveAsks()
  const key = new Authenticator(publicUrl)
  await key.registerFor(eve)
  const ada = new Guest(server.url)
  await claim(ada, code)
  await expectNothingGained(eve, ada)
  const again = new Guest(server.url)
  await key.signIn(again)
  expect((await again.must('GET', '/api/me')).person.id).toBe(eve.id)
})

test('a link that adds the address to Eve’s account opens nothing for Ada, with or without a guest, and stays unused', async () => {
  const { server, eve, code } = await eveAsks('/api/me/emails')
  const withGuest = await guest(server.url, 'Ada')
  for (const device of [new Guest(server.url), withGuest]) {
    expect((await device.post('/api/sign-in/look', { code })).status).toBe(403)
    expect((await claim(device, code)).status).toBe(403)
  }
  await expectNothingGained(eve, withGuest)
  // Not even in another session of Eve's, into which Ada may have been led by a link of Eve's.
  const { code: way } = await eve.must('POST', '/api/me/links')
  const led = new Guest(server.url)
  await claim(led, way)
  expect((await led.must('GET', '/api/me')).person.id).toBe(eve.id)
  expect((await claim(led, code)).status).toBe(403)
  expect((await accountOf(eve)).emails).toEqual([])
})

test('Ada follows a link to Eve’s own account: nothing of Ada’s goes over, and signing out she is who she was', async () => {
  const { server, codeFor } = await withMail()
  const eve = await guest(server.url, 'Eve')
  await claim(eve, await codeFor(eve, 'eve@example.org', '/api/me/emails'))
  const sent = await codeFor(eve, 'eve@example.org')
  const ada = await guest(server.url, 'Ada')
  await ada.table({ seats: ['me', 'open'] })
  expect((await ada.post('/api/me/claim', { code: sent, adopt: true })).status).toBe(400)
  expect((await claim(ada, sent)).body.person.id).toBe(eve.id)
  expect(await tablesOf(eve)).toBe(0)
  // Eve cannot take Ada's guest along from a device of her own.
  expect((await eve.post('/api/me/guest', { takeAlong: true })).status).toBe(409)
  await ada.must('POST', '/api/me/sign-out')
  expect((await ada.must('GET', '/api/me')).person).toMatchObject({ id: ada.id, name: 'Ada' })
  expect([await tablesOf(ada), await tablesOf(eve)]).toEqual([1, 0])
})

test('Eve ends the session of a device that was led into her account: it is the guest again that it was', async () => {
  const { server, codeFor } = await withMail()
  const eve = await guest(server.url, 'Eve')
  await claim(eve, await codeFor(eve, 'eve@example.org', '/api/me/emails'))
  const ada = await guest(server.url, 'Ada')
  await claim(ada, await codeFor(eve, 'eve@example.org'))
  await eve.must('POST', '/api/me/sessions/remove-others')
  expect((await ada.must('GET', '/api/me')).person.id).toBe(ada.id)
  expect((await ada.must('GET', '/api/me')).person.id).toBe(ada.id)
})

test('a guest who has become an account meanwhile is not taken along', async () => {
  const { server, codeFor } = await withMail()
  const phone = await guest(server.url, 'Phone')
  await phone.table({ seats: ['me', 'open'] })
  const laptop = new Guest(server.url)
  await claim(laptop, (await phone.must('POST', '/api/me/links')).code)
  await claim(phone, await codeFor(phone, ADDRESS))
  await new Authenticator(publicUrl).registerFor(laptop)
  expect((await accountOf(phone)).guest).toBeNull()
  expect((await phone.post('/api/me/guest', { takeAlong: true })).status).toBe(409)
  expect(await tablesOf(laptop)).toBe(1)
})

test('what is left is left: the device forgets the guest, whose other devices keep them', async () => {
  const { server, codeFor } = await withMail()
  const phone = await guest(server.url, 'Phone')
  const { token } = await phone.must('POST', '/api/me/tokens')
  await claim(phone, await codeFor(phone, ADDRESS))
  await phone.must('POST', '/api/me/guest', { takeAlong: false })
  expect((await accountOf(phone)).guest).toBeNull()
  await phone.must('POST', '/api/me/sign-out')
  expect((await phone.must('GET', '/api/me')).person).toBeNull()
  expect((await phone.call('GET', '/api/me', undefined, { authorization: `Bearer ${token}` })).body.person.name).toBe('Phone')
})
