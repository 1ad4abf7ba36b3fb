/** Clubs: made, joined and left by anybody, looked after by roles; private tables, a ladder, a calendar. */
import { expect, test } from 'vitest'
import { onBothDatabases } from './both.ts'
import { type Guest, guest } from './client.ts'
import { house } from './start.ts'

const four = (url: string) =>
  Promise.all(['Ada', 'Ben', 'Eve', 'Tom'].map((name) => guest(url, name))) as Promise<[Guest, Guest, Guest, Guest]>

async function playedAt(club: string, one: Guest, other: Guest): Promise<string> {
  const { id, invite } = await one.table({ seats: ['me', 'open'], visibility: 'private', club, options: { turns: 3 } })
  await other.join(id, { invite })
  await one.start(id)
  while (!(await one.position(id)).over) await ((await one.position(id)).toAct === 0 ? one : other).play(id)
  return id
}

onBothDatabases((onBoth) => {
  onBoth('from founding to the ladder', async (place) => {
    const server = await house(place)
    const [ada, ben, eve] = await four(server.url)
    const { club } = await ada.must('POST', '/api/clubs', { name: 'Dales Club', about: 'Thursdays', isOpen: false })
    const at = `/api/clubs/${club.id}`
    // Not open: who has the invitation comes in, nobody else sees it.
    for (const path of ['', '/ladder?game=parcels']) expect((await ben.get(at + path)).status).toBe(404)
    expect((await ben.post(`${at}/join`)).status).toBe(404)
    expect((await ben.must('POST', `${at}/join`, { invite: club.invite })).club).toMatchObject({ role: 'member', people: 2 })
    expect((await ben.must('GET', at)).club.invite).toBeUndefined()
    // Its tables are for its people: they find the private one, others do not.
    expect((await eve.post('/api/tables', { game: 'parcels', seats: ['me', 'open'], club: club.id })).status).toBe(403)
    const id = await playedAt(club.id, ada, ben)
    const [table] = (await ben.must('GET', at)).tables
    expect(table).toMatchObject({ id, club: club.id, visibility: 'private' })
    expect((await eve.get(`/api/tables/${id}`)).status).toBe(404)
    // Only what was played there counts.
    await expect.poll(async () => (await ben.must('GET', `${at}/ladder?game=parcels`)).ladder).toHaveLength(2)
    const { ladder } = await ben.must('GET', `${at}/ladder?game=parcels`)
    expect(ladder[0].rating + ladder[1].rating).toBe(3_000)
    expect(ladder[0]).toMatchObject({ games: 1 })
    // The owner leaves: who is there looks after it. The last leaves: it is no more.
    await ada.must('POST', `${at}/leave`)
    expect((await ben.must('GET', at)).club.role).toBe('owner')
    await ben.must('POST', '/api/me/erase', { erase: 'everything' })
    expect(await server.context.storage.db.selectFrom('clubs').selectAll().execute()).toEqual([])
    expect(await server.context.storage.db.selectFrom('club_ratings').selectAll().execute()).toEqual([])
  })
})

test('who may do what: owner, organiser, member, stranger', async () => {
  const server = await house()
  const [ada, ben, eve, tom] = await four(server.url)
  const { club } = await ada.must('POST', '/api/clubs', { name: 'Open Club' })
  const at = `/api/clubs/${club.id}`
  for (const one of [ben, eve]) await one.must('POST', `${at}/join`)
  await ada.must('POST', `${at}/people`, { person: ben.id, role: 'organiser' })
  const date = { title: 'Spring meeting', at: Date.now() + 86_400_000 }
  const tries = async (who: Guest) => [
    (await who.call('PATCH', at, { about: `as ${who.id}` })).status,
    (await who.post(`${at}/dates`, date)).status,
    (await who.post(`${at}/people`, { person: eve.id, role: 'organiser' })).status,
    (await who.post(`${at}/people`, { person: ada.id, role: null })).status,
  ]
  expect(await tries(tom)).toEqual([403, 403, 403, 403])
  expect(await tries(eve)).toEqual([403, 403, 403, 403])
  expect(await tries(ben)).toEqual([200, 200, 403, 403])
  expect((await ada.post(`${at}/people`, { person: tom.id, role: 'member' })).status).toBe(404)
  expect((await ada.post(`${at}/dates`, { ...date, at: 1 })).status).toBe(400)
  const { calendar } = await tom.must('GET', at)
  expect(calendar).toMatchObject([{ title: 'Spring meeting', table: null }])
  await ben.must('POST', `${at}/dates/remove`, { date: calendar[0].date })
  expect((await tom.must('GET', at)).calendar).toEqual([])
  // One owner: whoever hands that on organises.
  await ada.must('POST', `${at}/people`, { person: ben.id, role: 'owner' })
  expect((await ada.must('GET', at)).club.role).toBe('organiser')
  await ben.must('POST', `${at}/people`, { person: eve.id, role: null })
  expect((await eve.must('GET', at)).club.role).toBeNull()
  expect((await tom.must('GET', at)).tables).toEqual([])
})

test('one club per copy, as many as people like, or none', async () => {
  for (const [clubs, statuses] of [
    ['one', [200, 409]],
    ['many', [200, 200]],
    ['none', [409, 409]],
  ] as const) {
    const server = await house({ clubs })
    const ada = await guest(server.url, 'Ada')
    const found = async () => (await ada.post('/api/clubs', { name: 'Club' })).status
    expect([clubs, [await found(), await found()]]).toEqual([clubs, statuses])
    expect((await ada.must('GET', '/api/clubs')).mayFound).toBe(clubs === 'many')
  }
})

test('a planned table of the club stands in its calendar', async () => {
  const server = await house()
  const [ada, ben] = await four(server.url)
  const { club } = await ada.must('POST', '/api/clubs', { name: 'Club' })
  await ben.must('POST', `/api/clubs/${club.id}/join`)
  const plannedAt = Date.now() + 3_600_000
  const { id } = await ada.table({ seats: ['me', 'open'], club: club.id, plannedAt })
  expect((await ben.must('GET', `/api/clubs/${club.id}`)).calendar).toEqual([{ date: null, title: 'parcels', at: plannedAt, table: id }])
})

onBothDatabases((onBoth) => {
  onBoth('at the same moment: one founds it, one is given it, and the last two who leave leave nothing', async (place) => {
    const server = await house(place)
    const [ada, ben, eve, tom] = await four(server.url)
    const founded = await Promise.all([ada, ben, eve].map((one) => one.post('/api/clubs', { name: 'Club' })))
    expect(founded.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { db } = server.context.storage
    const { id } = await db.selectFrom('clubs').select('id').executeTakeFirstOrThrow()
    const at = `/api/clubs/${id}`
    const owner = [ada, ben, eve][founded.findIndex(({ status }) => status === 200)] as Guest
    const others = [ada, ben, eve, tom].filter((one) => one !== owner)
    for (const one of others) await one.must('POST', `${at}/join`)
    const given = await Promise.all(others.map(({ id: person }) => owner.post(`${at}/people`, { person, role: 'owner' })))
    expect(given.filter(({ status }) => status === 200)).toHaveLength(1)
    const owners = await db.selectFrom('club_people').selectAll().where('role', '=', 'owner').execute()
    expect(owners).toHaveLength(1)
    for (const one of others.slice(1)) await one.must('POST', `${at}/leave`)
    const [last] = others as [Guest]
    await Promise.all([owner, last].map((one) => one.must('POST', `${at}/leave`)))
    for (const table of ['clubs', 'club_people'] as const) expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    // There is room for another.
    expect((await tom.post('/api/clubs', { name: 'Next' })).status).toBe(200)
  })
})
