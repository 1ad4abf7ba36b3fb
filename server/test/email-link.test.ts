import { expect, test } from 'vitest'
import { Authenticator } from './authenticator.ts'
import { Guest, guest } from './client.ts'
import { publicUrl, withMail } from './mail-house.ts'
import { pause, until } from './until.ts'

test('a link makes an account of its address, and opens it on another device', async () => {
  const { server, letters, codeFor } = await withMail()
  const ada = await guest(server.url, 'Ada')
  const { id } = await ada.table({ seats: ['me', 'open'] })
  const code = await codeFor(ada, 'Ada@Example.org')
  expect(letters[0]).toMatchObject({ to: 'ada@example.org' })
  const look = await ada.must('POST', '/api/sign-in/look', { code })
  expect(look).toEqual({ does: 'sign-in', name: null, email: 'ada@example.org', guestTables: 1 })
  const { person } = await ada.must('POST', '/api/me/claim', { code })
  expect(await ada.must('GET', '/api/me/account')).toMatchObject({ isAccount: true, guest: { name: 'Ada', tables: 1 } })
  expect((await ada.must('POST', '/api/me/guest', { takeAlong: true })).person).toMatchObject({ id: person.id, name: 'Ada' })
  expect(await ada.must('GET', '/api/me/account')).toMatchObject({ guest: null, emails: [{ email: 'ada@example.org' }] })

  const phone = new Guest(server.url)
  const again = await codeFor(phone, 'ada@example.org')
  expect((await phone.must('POST', '/api/me/claim', { code: again })).person.id).toBe(person.id)
  expect((await phone.must('GET', '/api/me/tables')).tables[0].id).toBe(id)
})

test('an address is added to an account in the session that asked, and in no other', async () => {
  const { server, codeFor } = await withMail()
  const ada = await guest(server.url, 'Ada')
  const code = await codeFor(ada, 'ada@example.org', '/api/me/emails')
  const other = await guest(server.url, 'Other')
  expect((await other.post('/api/me/claim', { code })).body.problem.code).toBe('not-allowed')
  const look = await ada.must('POST', '/api/sign-in/look', { code })
  expect(look).toEqual({ does: 'add', name: 'Ada', email: 'ada@example.org', guestTables: null })
  expect((await ada.must('POST', '/api/me/claim', { code })).person.id).toBe(ada.id)
  expect(await ada.must('GET', '/api/me/account')).toMatchObject({ isAccount: true, emails: [{ email: 'ada@example.org' }] })
  // An address is one account's: another does not get it.
  const second = await codeFor(other, 'ada@example.org', '/api/me/emails')
  expect((await other.post('/api/me/claim', { code: second })).status).toBe(409)
  expect((await other.must('GET', '/api/me/account')).emails).toEqual([])
})

test('good once, for a quarter of an hour; of two who come at once one is served', async () => {
  const { server, codeFor, wait } = await withMail()
  const ada = await guest(server.url, 'Ada')
  const code = await codeFor(ada, 'ada@example.org')
  const tries = await Promise.all([1, 2, 3].map(() => new Guest(server.url).post('/api/me/claim', { code })))
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  const late = await codeFor(ada, 'ada@example.org')
  wait(15 * 60_000 + 1)
  expect((await ada.post('/api/sign-in/look', { code: late })).status).toBe(404)
  expect((await ada.post('/api/me/claim', { code: late })).status).toBe(404)
})

test('known or not, the answer is the same; a fourth letter within the time is not sent', async () => {
  const { server, lettersTo, codeFor, wait } = await withMail()
  const ada = await guest(server.url, 'Ada')
  await ada.must('POST', '/api/me/claim', { code: await codeFor(ada, 'ada@example.org') })
  const nobody = new Guest(server.url)
  const [known, unknown] = [
    await nobody.post('/api/sign-in/email', { email: 'ada@example.org' }),
    await nobody.post('/api/sign-in/email', { email: 'nobody@example.org' }),
  ]
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  for (let i = 0; i < 5; i++) expect((await nobody.post('/api/sign-in/email', { email: 'ada@example.org' })).status).toBe(200)
  await until(() => lettersTo('ada@example.org').length >= 4)
  await pause(300)
  expect(lettersTo('ada@example.org')).toHaveLength(4)
  wait(16 * 60_000)
  expect(await codeFor(nobody, 'ada@example.org')).toHaveLength(24)
})

test('neither database nor log holds the code, and a failed letter does not show its address', async () => {
  const { server, logged, codeFor } = await withMail()
  const ada = await guest(server.url, 'Ada')
  const code = await codeFor(ada, 'ada@example.org')
  expect(JSON.stringify(await server.context.storage.db.selectFrom('email_links').selectAll().execute())).not.toContain(code)
  await ada.must('POST', '/api/sign-in/email', { email: 'gone@example.org' })
  await until(() => logged.join('').includes('a sign-in letter was not sent'))
  for (const secret of [code, 'gone@example.org', 'ada@example.org']) expect(logged.join('')).not.toContain(secret)
})

test('with an address left, a passkey is not the last way in', async () => {
  const { server, codeFor } = await withMail()
  const ada = await guest(server.url, 'Ada')
  await new Authenticator(publicUrl).registerFor(ada)
  await ada.must('POST', '/api/me/claim', { code: await codeFor(ada, 'ada@example.org', '/api/me/emails') })
  const { passkeys } = await ada.must('GET', '/api/me/account')
  await ada.must('POST', `/api/me/passkeys/${passkeys[0].id}/remove`, {})
  expect((await ada.post('/api/me/emails/remove', { email: 'ada@example.org' })).status).toBe(409)
  expect((await ada.must('POST', '/api/me/emails/remove', { email: 'ada@example.org', lastWay: true })).emails).toEqual([])
})

test('who is nobody and follows a link to a new address becomes somebody with an account', async () => {
  const { server, codeFor } = await withMail()
  const device = new Guest(server.url)
  const code = await codeFor(device, 'new@example.org')
  expect(await device.must('POST', '/api/sign-in/look', { code })).toMatchObject({ name: null, email: 'new@example.org' })
  await device.must('POST', '/api/me/claim', { code })
  expect(await device.must('GET', '/api/me/account')).toMatchObject({ isAccount: true, emails: [{ email: 'new@example.org' }] })
})
