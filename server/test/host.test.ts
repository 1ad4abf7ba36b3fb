/** Those who run the house: by a code of the command line; for everybody else there is nothing at these addresses. */
import { expect, test } from 'vitest'
import { hostCodeAt, hostLinkAt } from '../host/hosts.ts'
import { type Guest, guest } from './client.ts'
import { house, temporaryFolder } from './start.ts'

async function withHost() {
  const data = temporaryFolder()
  const server = await house({ data })
  const [ada, ben, eve] = (await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => guest(server.url, name)))) as [Guest, Guest, Guest]
  const code = await hostCodeAt({ data })
  await ada.must('POST', '/api/host/claim', { code })
  return { server, code, ada, ben, eve }
}

test('the link leads to where the house was opened, unless its host has named an address', async () => {
  const data = temporaryFolder()
  const { url } = await house({ data })
  const told = { data, host: '127.0.0.1', port: 2010 }
  expect(await hostLinkAt(told)).toMatch(new RegExp(`^${url}/host#`))
  expect(await hostLinkAt({ ...told, publicUrl: 'https://play.example.org' })).toMatch(/^https:\/\/play\.example\.org\/host#/)
})

test('the code is good once; others find nothing', async () => {
  const { ada, ben, code } = await withHost()
  expect((await ben.post('/api/host/claim', { code })).status).toBe(404)
  for (const [method, path, body] of [
    ['GET', '/api/host'],
    ['GET', '/api/host/reports'],
    ['GET', '/api/host/people?name=Ada'],
    ['PUT', '/api/host/announcement', { announcement: null }],
    ['POST', `/api/host/people/${ada.id}/end`],
    ['POST', `/api/host/tables/${'A'.repeat(12)}/end`],
    ['POST', `/api/host/reports/${'A'.repeat(12)}`, {}],
  ] as const)
    expect([path, (await ben.call(method, path, body)).status]).toEqual([path, 404])
  expect(await ada.must('GET', '/api/host')).toMatchObject({
    health: { trouble: null },
    people: { known: 3, accounts: 0 },
    storage: { kind: 'sqlite' },
    versions: { rules: [{ game: 'parcels' }] },
  })
})

test('a host ends a table under way and an account, and tells everybody something', async () => {
  const { server, ada, ben, eve } = await withHost()
  const { id } = await ben.table({ seats: ['me', 'open'] })
  await eve.join(id)
  await ben.start(id)
  const line = await eve.line()
  await line.watch(id)
  expect((await ada.must('POST', `/api/host/tables/${id}/end`)).table.status).toBe('closed')
  await expect.poll(() => line.tables.get(id)?.status).toBe('closed')
  expect((await ben.post(`/api/tables/${id}/moves`, { id: 'm', at: 0, move: 'rest' })).status).toBeGreaterThanOrEqual(400)
  expect((await ada.post(`/api/host/tables/${id}/end`)).status).toBe(409)
  const { people } = await ada.must('GET', '/api/host/people?name=Be')
  expect(people).toMatchObject([{ person: ben.id, name: 'Ben' }])
  await ada.must('POST', `/api/host/people/${ben.id}/end`)
  expect((await ben.must('GET', '/api/me')).person).toBeNull()
  expect((await ada.post(`/api/host/people/${ada.id}/end`)).status).toBe(400)
  await ada.must('PUT', '/api/host/announcement', { announcement: { text: 'New boards tonight', until: Date.now() + 60_000 } })
  expect((await eve.must('GET', '/api/around')).announcement).toBe('New boards tonight')
  await ada.must('PUT', '/api/host/announcement', { announcement: null })
  expect((await eve.must('GET', '/api/around')).announcement).toBeNull()
  expect(server.context.live.get(id)?.row.status ?? 'closed').toBe('closed')
  line.close()
})

test('what was reported is read and dealt with', async () => {
  const { ada, ben, eve } = await withHost()
  await eve.must('POST', '/api/reports', { id: 'r', person: ben.id, reason: 'spam', text: 'look' })
  const { reports } = await ada.must('GET', '/api/host/reports')
  expect(reports).toMatchObject([{ reason: 'spam', text: 'look', about: { name: 'Ben' }, by: { name: 'Eve' } }])
  expect((await ada.must('GET', '/api/host')).reports).toBe(1)
  expect((await ada.must('POST', `/api/host/reports/${reports[0].id}`, { note: 'spoke to him' })).reports).toEqual([])
  expect((await ada.must('GET', '/api/host/reports?all=yes')).reports).toMatchObject([{ note: 'spoke to him' }])
  expect((await ada.post(`/api/host/reports/${'A'.repeat(12)}`, {})).status).toBe(404)
})
