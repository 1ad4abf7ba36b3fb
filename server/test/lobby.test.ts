/** The lobby: what waits is found by what is played, how fast and in which language; a seat with one call; and who is around. */
import { expect, test } from 'vitest'
import { onBothDatabases } from './both.ts'
import { type Guest, guest } from './client.ts'
import { house } from './start.ts'

const DAYS = { kind: 'days', days: 2, bank: 72 }
const idsIn = async (who: Guest, query = '') =>
  (await who.must('GET', `/api/lobby?${query}`)).tables.map(({ table }: { table: { id: string } }) => table.id)

onBothDatabases((onBoth) => {
  onBoth('filters find a table by every combination of what it is, and no other', async (place) => {
    const server = await house(place)
    const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
    const wishes = [
      { language: 'de', pace: DAYS },
      { language: 'fr', pace: { kind: 'live', minutes: 10, increment: 5 } },
      { language: null, pace: null },
    ]
    const made: string[] = []
    for (const wish of wishes) made.push((await ada.table({ seats: ['me', 'open'], visibility: 'public', ...wish })).id)
    await ada.table({ seats: ['me', 'open'], visibility: 'unlisted' })
    const [german, french, any] = made
    expect(await idsIn(ben)).toEqual([any, french, german])
    expect(await idsIn(ben, 'pace=days')).toEqual([german])
    expect(await idsIn(ben, 'pace=live&game=parcels')).toEqual([french])
    expect(await idsIn(ben, 'language=de')).toEqual([any, german])
    expect(await idsIn(ben, 'language=fr&pace=none')).toEqual([any])
    expect(await idsIn(ben, 'game=chess')).toEqual([])
    // Page by page, each once.
    const first = await ben.must('GET', '/api/lobby?limit=2')
    expect(await idsIn(ben, `limit=2&after=${first.next}`)).toEqual([german])
    // Full, begun or closed, a table waits no more.
    await ben.join(german as string)
    expect(await idsIn(ben, 'language=de')).toEqual([any])
    await ada.start(german as string)
    await ada.must('POST', `/api/tables/${french}/close`)
    expect(await idsIn(ben)).toEqual([any])
  })

  onBoth('one call seats people together, and opens a table for the first', async (place) => {
    const server = await house(place)
    const [ada, ben, eve] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben'), await guest(server.url, 'Eve')]
    const play = (who: Guest, wish = {}) => who.must('POST', '/api/lobby/play', { game: 'parcels', ...wish })
    const opened = await play(ada, { pace: 'days', language: 'de' })
    expect(opened).toMatchObject({ did: 'opened', table: { visibility: 'public', language: 'de', pace: { kind: 'days' } } })
    expect((await play(ada)).table.id).toBe(opened.table.id)
    // Another language, or another pace: another table.
    expect((await play(eve, { language: 'fr' })).did).toBe('opened')
    expect(await play(ben, { pace: 'days' })).toMatchObject({ did: 'joined', table: { id: opened.table.id } })
  })
})

test('those who keep apart do not meet in the lobby', async () => {
  const server = await house()
  const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
  await ada.must('PATCH', '/api/me/account', { isSeen: true })
  await ada.must('PUT', `/api/me/people/${ben.id}`, { mark: 'block' })
  const { table } = await ada.must('POST', '/api/lobby/play', { game: 'parcels' })
  expect(await idsIn(ben)).toEqual([])
  expect((await ben.must('GET', '/api/around')).seen).toEqual([])
  const own = await ben.must('POST', '/api/lobby/play', { game: 'parcels' })
  expect(own.did).toBe('opened')
  expect(own.table.id).not.toBe(table.id)
})

test('a table may ask for a rating; who is asked along by name is not measured', async () => {
  const server = await house()
  const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
  const table = await ada.table({ seats: ['me', 'open'], visibility: 'public', ratings: { from: 1600, to: null } })
  expect(table.ratings).toEqual({ from: 1600, to: null })
  expect((await ben.must('GET', '/api/lobby')).tables).toMatchObject([{ mayJoin: false }])
  const refused = await ben.post(`/api/tables/${table.id}/join`, {})
  expect([refused.status, refused.body.problem.message]).toEqual([403, expect.stringContaining('1,500')])
  expect((await ben.must('POST', '/api/lobby/play', { game: 'parcels' })).did).toBe('opened')
  const wrong = { game: 'parcels', seats: ['me', 'open'], ratings: { from: 1800, to: 1700 } }
  expect((await ada.post('/api/tables', wrong)).status).toBe(400)
})

test('around are those who were here in the last minutes; named only if they wish it', async () => {
  let now = 1_000_000_000_000
  const server = await house({}, { now: () => now })
  const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
  await ada.table({ seats: ['me', 'open'], visibility: 'public' })
  expect(await ben.must('GET', '/api/around')).toEqual({ people: 2, open: 1, running: 0, announcement: null, seen: [] })
  await ada.must('PATCH', '/api/me/account', { isSeen: true })
  now += 10_000
  expect((await ben.must('GET', '/api/around')).seen).toEqual([{ person: ada.id, name: 'Ada' }])
  now += 4 * 60_000
  expect(await ben.must('GET', '/api/around')).toMatchObject({ people: 1, seen: [] })
})

test('nobody fills the lobby alone', async () => {
  const server = await house()
  const ada = await guest(server.url, 'Ada')
  for (let n = 0; n < 20; n++) await ada.table({ seats: ['me', 'open'], visibility: 'public' })
  const wish = { game: 'parcels', seats: ['me', 'open'], visibility: 'public' }
  expect((await ada.post('/api/tables', wish)).status).toBe(429)
  expect((await ada.post('/api/tables', { ...wish, visibility: 'unlisted' })).status).toBe(200)
})
