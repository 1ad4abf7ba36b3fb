/** People one knows: followed, asked along, played with; and tables that are planned. */
import { expect, test } from 'vitest'
import { Authenticator } from './authenticator.ts'
import { onBothDatabases } from './both.ts'
import { type Guest, guest } from './client.ts'
import { house } from './start.ts'

const three = (url: string) => Promise.all(['Ada', 'Ben', 'Eve'].map((name) => guest(url, name))) as Promise<[Guest, Guest, Guest]>
const mine = async (who: Guest) => (await who.must('GET', '/api/me/tables')).tables

onBothDatabases((onBoth) => {
  onBoth('who is asked along finds the table, may see it though it is private, and can put it away', async (place) => {
    const server = await house(place)
    const [ada, ben, eve] = await three(server.url)
    await ada.must('PUT', `/api/me/people/${ben.id}`, { mark: 'follow' })
    expect((await ada.must('GET', '/api/me/people')).people).toMatchObject([{ person: ben.id, mark: 'follow', isHere: false }])
    const { id } = await ada.table({ seats: ['me', 'open', 'open'], visibility: 'private' })
    await ada.must('POST', `/api/tables/${id}/invite`, { person: ben.id })
    expect(await mine(ben)).toMatchObject([{ id, you: { seat: null, invitedBy: 'Ada' } }])
    expect((await eve.get(`/api/tables/${id}`)).status).toBe(404)
    await ben.must('POST', `/api/tables/${id}/archive`, { archived: true })
    expect(await mine(ben)).toEqual([])
    await ben.join(id)
    // Whoever sits there asks others along, too.
    await ben.must('POST', `/api/tables/${id}/invite`, { person: eve.id })
    expect((await eve.must('GET', `/api/tables/${id}`)).table.you.invitedBy).toBe('Ben')
    await ben.must('POST', '/api/me/erase', { erase: 'everything' })
    expect((await eve.must('GET', `/api/tables/${id}`)).table.you.invitedBy).toBeNull()
  })
})

test('blocked and muted people are not reached, and who asks does not learn it', async () => {
  const server = await house()
  const [ada, ben, eve] = await three(server.url)
  await ben.must('PUT', `/api/me/people/${ada.id}`, { mark: 'block' })
  await eve.must('PUT', `/api/me/people/${ada.id}`, { mark: 'mute' })
  const { id } = await ada.table({ seats: ['me', 'open'], visibility: 'private' })
  for (const other of [ben, eve]) {
    expect((await ada.post(`/api/tables/${id}/invite`, { person: other.id })).status).toBe(200)
    expect(await mine(other)).toEqual([])
    expect((await other.get(`/api/tables/${id}`)).status).toBe(404)
  }
  // Whom one has blocked oneself one cannot ask; and who is blocked follows no more.
  await eve.must('PUT', `/api/me/people/${ben.id}`, { mark: 'follow' })
  await ben.must('PUT', `/api/me/people/${eve.id}`, { mark: 'block' })
  expect((await eve.must('GET', '/api/me/people')).people.map(({ person }: { person: string }) => person)).toEqual([ada.id])
  const own = await ben.table({ seats: ['me', 'open'] })
  expect((await ben.post(`/api/tables/${own.id}/invite`, { person: eve.id })).status).toBe(403)
})

test('to follow somebody is not to mute them', async () => {
  const server = await house()
  const [ada, ben] = await three(server.url)
  const { id } = await ada.table({ seats: ['me', 'open'] })
  await ben.join(id)
  await ada.must('PUT', `/api/me/people/${ben.id}`, { mark: 'follow' })
  await ben.must('POST', `/api/tables/${id}/chat`, { id: 'c', text: 'hello' })
  expect((await ada.must('GET', `/api/tables/${id}/chat`)).lines).toMatchObject([{ text: 'hello' }])
})

test('nobody asks along without end', async () => {
  const server = await house()
  const ada = await guest(server.url, 'Ada')
  const { id } = await ada.table({ seats: ['me', 'open'] })
  const ask = (person: string) => ada.post(`/api/tables/${id}/invite`, { person })
  expect((await ask('A'.repeat(12))).status).toBe(404)
  expect((await ask(ada.id)).status).toBe(400)
  for (let n = 0; n < 30; n++) expect((await ask((await guest(server.url)).id)).status).toBe(200)
  expect((await ask((await guest(server.url)).id)).status).toBe(429)
})

test('again next week: the same people, the seats moved on, on the day', async () => {
  const server = await house()
  const [ada, ben] = await three(server.url)
  const { id } = await ada.table({ seats: ['me', 'open'], options: { turns: 3 } })
  await ben.join(id)
  await ada.start(id)
  while (!(await ada.position(id)).over) await ((await ada.position(id)).toAct === 0 ? ada : ben).play(id)
  const plannedAt = Date.now() + 7 * 24 * 3_600_000
  expect((await ada.post(`/api/tables/${id}/rematch`, { plannedAt: 1 })).status).toBe(400)
  const { table } = await ada.must('POST', `/api/tables/${id}/rematch`, { plannedAt })
  expect(table).toMatchObject({ plannedAt, rematchOf: id, seats: [{ kind: 'open' }, { person: ada.id }] })
  expect((await ben.must('GET', `/api/tables/${table.id}`)).table.you.invitedBy).toBe('Ada')
  // On each other's pages the game they shared; to a stranger neither is there.
  const page = await ben.must('GET', `/api/people/${ada.id}`)
  expect(page).toMatchObject({ name: 'Ada', isShown: false, ratings: [], style: null, mark: null, shared: [{ table: id, seats: 2 }] })
  expect(page.shared[0].yourRank + page.shared[0].theirRank).toBeGreaterThanOrEqual(2)
  expect((await (await guest(server.url, 'Eve')).get(`/api/people/${ada.id}`)).status).toBe(404)
})

test('who sits at a table with somebody, or is in a club with them, finds their page and can follow them; others do not', async () => {
  const server = await house()
  const [ada, ben, eve] = await three(server.url)
  const { id } = await ada.table({ seats: ['me', 'open'], visibility: 'private' })
  const seen = async (who: Guest) => (await who.get(`/api/people/${ada.id}`)).status
  expect([await seen(ben), await seen(eve)]).toEqual([404, 404])
  await ben.must('POST', `/api/tables/${id}/join`, { invite: (await ada.must('GET', `/api/tables/${id}`)).table.invite })
  expect([await seen(ben), await seen(eve)]).toEqual([200, 404])
  await ada.start(id)
  expect(await ben.must('GET', `/api/people/${ada.id}`)).toMatchObject({ name: 'Ada', isShown: false, ratings: [], shared: [] })
  const { club } = await ada.must('POST', '/api/clubs', { name: 'Club' })
  await eve.must('POST', `/api/clubs/${club.id}/join`)
  expect(await seen(eve)).toBe(200)
})

test('an account that shows itself shows ratings and how it plays', async () => {
  const publicUrl = 'https://games.example.org'
  const server = await house({ publicUrl })
  const [ada, ben, eve] = await three(server.url)
  await new Authenticator(publicUrl).registerFor(ada, 'key')
  const { id } = await ada.table({ seats: ['me', 'open'], options: { turns: 3 } })
  await ben.join(id)
  await ada.start(id)
  while (!(await ada.position(id)).over) await ((await ada.position(id)).toAct === 0 ? ada : ben).play(id)
  await expect
    .poll(async () => (await eve.must('GET', `/api/people/${ada.id}`)).style)
    .toMatchObject({ games: 1, favourite: { game: 'parcels', seats: 2 } })
  await ada.must('PATCH', '/api/me/account', { isPublic: false })
  expect((await eve.get(`/api/people/${ada.id}`)).status).toBe(404)
})

test('whoever is blocked comes to no private table, by its link or through a club, and is not heard in phrases either', async () => {
  const server = await house()
  const [ada, ben, eve] = await three(server.url)
  const shared = await ben.table({ seats: ['me', 'open', 'open'] })
  for (const one of [ada, eve]) await one.join(shared.id)
  const { club } = await ada.must('POST', '/api/clubs', { name: 'Club' })
  await eve.must('POST', `/api/clubs/${club.id}/join`)
  await ada.must('PUT', `/api/me/people/${eve.id}`, { mark: 'block' })
  const own = await ada.table({ seats: ['me', 'open'], visibility: 'private' })
  const inClub = await ada.table({ seats: ['me', 'open'], visibility: 'private', club: club.id })
  for (const { id, invite } of [own, inClub])
    expect((await eve.post(`/api/tables/${id}/join`, { invite })).body.problem.code).toBe('not-allowed')
  for (const [one, said] of [
    [eve, { phrase: 'hello' }],
    [ben, { phrase: 'luck' }],
  ] as const)
    await one.must('POST', `/api/tables/${shared.id}/chat`, { id: one.id, ...said })
  expect((await ada.must('GET', `/api/tables/${shared.id}/chat`)).lines).toMatchObject([{ phrase: 'luck' }])
})
