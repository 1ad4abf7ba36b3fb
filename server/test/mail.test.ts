import { expect, test } from 'vitest'
import { isAddress, openMail, Undeliverable } from '../notices/mail.ts'
import { mailServer } from './mail-server.ts'
import { afterwards } from './start.ts'

const mailFrom = 'Branchline <post@house.example>'

async function post() {
  const { url, letters } = await mailServer()
  const mail = openMail({ mail: url, mailFrom })
  afterwards(() => mail.close())
  return { mail, letters }
}

test('a letter arrives with both its parts', async () => {
  const { mail, letters } = await post()
  await mail.send({
    to: 'ada@example.org',
    subject: 'Dein Zug, Ada',
    text: 'Grüße aus Nürnberg – drei Zeilen\n\nund mehr',
    html: '<p>Grüße</p>',
  })
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatchObject({ from: 'post@house.example', to: 'ada@example.org' })
  expect(letters[0]?.text).toContain('Grüße aus Nürnberg – drei Zeilen')
  expect(letters[0]?.raw).toMatch(/text\/html/)
  expect(letters[0]?.raw).toMatch(/Auto-Submitted: auto-generated/)
})

test('an address that is refused for good is told from a server that is busy', async () => {
  const { mail, letters } = await post()
  await expect(mail.send({ to: 'gone@example.org', subject: 's', text: 't' })).rejects.toBeInstanceOf(Undeliverable)
  const busy = mail.send({ to: 'busy@example.org', subject: 's', text: 't' })
  await expect(busy).rejects.toThrow()
  await busy.catch((error: unknown) => expect(error).not.toBeInstanceOf(Undeliverable))
  expect(letters).toEqual([])
})

test('nothing passes as an address that names two, or adds a header', async () => {
  const { mail, letters } = await post()
  for (const to of [
    'ada@example.org, eve@example.org',
    'ada@example.org\r\nBcc: eve@example.org',
    '<ada@example.org>',
    'ada',
    'ada@localhost',
  ])
    await expect(mail.send({ to, subject: 's', text: 't' })).rejects.toBeInstanceOf(Undeliverable)
  await mail.send({ to: 'ada@example.org', subject: 'two\r\nBcc: eve@example.org', text: 't' })
  expect(letters.map(({ to }) => to)).toEqual(['ada@example.org'])
  expect(letters[0]?.raw).not.toMatch(/^Bcc:/m)
  expect(isAddress('ada.lovelace+games@sub.example.org')).toBe(true)
})

test('without a mail server nothing is sent, and it says so', async () => {
  const mail = openMail({})
  expect(mail.isConfigured).toBe(false)
  await expect(mail.send({ to: 'ada@example.org', subject: 's', text: 't' })).rejects.toThrow('no mail server')
})
