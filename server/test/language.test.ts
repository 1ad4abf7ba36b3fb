/** What is refused is said in the language of whoever asks; its code and status are the same for all. */
import { expect, test } from 'vitest'
import { languageAsked } from '../http/language.ts'
import { guest, LineOut } from './client.ts'
import { house } from './start.ts'

test.each([
  [undefined, null],
  ['*', null],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.3, fr-CA;q=0.7', 'fr'],
  ['qaa, qab;q=0.5', null],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['den', null],
])('“%s” asks for %s', (header, locale) => expect(languageAsked(header)).toBe(locale))

const NO_TABLE = { en: 'There is no such table.', de: 'Diesen Tisch gibt es nicht.', fr: 'Cette table n’existe pas.' }

test.each(Object.entries(NO_TABLE))('over HTTP: “%s” in the request', async (locale, message) => {
  const { url } = await house()
  const ada = await guest(url)
  const { status, body } = await ada.call('GET', '/api/tables/aaaaaaaaaaaa', undefined, { 'accept-language': locale })
  expect([status, body.problem]).toEqual([404, { code: 'not-found', message }])
})

test('a request that names no language of ours is answered in that of the account, by both ways in', async () => {
  const { url } = await house()
  const ada = await guest(url)
  await ada.must('PATCH', '/api/me/account', { locale: 'fr' })
  const said = async (header: string) =>
    (await ada.call('GET', '/api/tables/aaaaaaaaaaaa', undefined, { 'accept-language': header })).body.problem.message
  expect([await said('*'), await said('de')]).toEqual([NO_TABLE.fr, NO_TABLE.de])
  const line = await ada.line()
  await expect.poll(async () => (await refusedBy(line)).message).toBe(NO_TABLE.fr)
  line.close()
  const german = await LineOut.open(url, undefined, { 'accept-language': 'de' })
  expect(await refusedBy(german)).toEqual({ code: 'not-found', message: NO_TABLE.de })
  german.close()
})

async function refusedBy(line: LineOut) {
  const answer = await line.ask({ type: 'chat', table: 'aaaaaaaaaaaa', id: crypto.randomUUID(), text: 'hello' })
  if (answer.type !== 'refused') throw new Error(answer.type)
  return answer.problem
}

test('what a schema finds wrong, and what the rules say no to, too', async () => {
  const { url } = await house()
  const ada = await guest(url, 'Ada')
  const ben = await guest(url, 'Ben')
  const said = async (path: string, body: unknown) =>
    (await ada.call('POST', path, body, { 'accept-language': 'de' })).body.problem.message as string
  expect(await said('/api/me', { name: 7 })).toBe('Der Inhalt ist nicht, wie das Schema ihn will: „name“ muss Text sein.')
  expect(await said('/api/me', { name: 'x'.repeat(41) })).toContain('„name“ ist zu groß oder zu lang (höchstens 40)')
  expect(await said('/api/me', { name: '\u202e' })).toContain('„name“ muss ein Name aus druckbaren Zeichen sein')
  expect(await said('/api/me', '{"name"')).toBe('Der Inhalt dieser Anfrage ist kein JSON.')
  const { id, invite } = await ada.table({ seats: ['me', 'open'] })
  await ben.join(id, { invite })
  await ada.start(id)
  expect(await said(`/api/tables/${id}/moves`, { id: 'x', at: 3, move: 'rest' })).toMatch(/^Der Tisch ist weiter: /)
  expect(await said(`/api/tables/${id}/moves`, { id: 'x', at: 0, move: 'nonsense' })).not.toMatch(/^Unknown|there is/)
})
