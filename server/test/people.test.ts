/** Living with others: how much is said, mute, block, report, and a chat that its owner closes. */
import { expect, test } from 'vitest'
import { handleReport, readReports } from '../people/desk.ts'
import type { ChatLine } from '../protocol/index.ts'
import type { StoragePlace } from '../storage/storage.ts'
import { Authenticator } from './authenticator.ts'
import { onBothDatabases } from './both.ts'
import { Guest, guest } from './client.ts'
import { ownPostgres } from './postgres.ts'
import { house } from './start.ts'

const publicUrl = 'https://games.example.org'

async function three(given = {}) {
  let now = 1_800_000_000_000
  const server = await house({ publicUrl, ...given }, { now: () => now })
  const [ada, ben, eve] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben'), await guest(server.url, 'Eve')]
  return { server, ada, ben, eve, wait: (milliseconds: number) => (now += milliseconds) }
}

let said = 0
const say = (who: Guest, table: string, text = 'hello') => who.post(`/api/tables/${table}/chat`, { id: `c${++said}`, text })
const linesFor = async (who: Guest, table: string) =>
  (await who.must('GET', `/api/tables/${table}/chat`)).lines.map((line: ChatLine) => line.text) as string[]
const mark = (who: Guest, other: Guest, how: 'mute' | 'block' | null) => who.must('PUT', `/api/me/people/${other.id}`, { mark: how })

async function tableOf(...people: [Guest, ...Guest[]]): Promise<string> {
  const [owner, ...others] = people
  const { id } = await owner.table({ seats: ['me', ...others.map(() => 'open')], visibility: 'public' })
  for (const other of others) await other.join(id)
  return id
}

onBothDatabases((onBoth) => {
  onBoth('so many lines a minute of one person, over sockets and requests and at all tables together', async (place) => {
    const { ada, ben, wait } = await three({ ...place, chatPerMinute: 5 })
    const tables = [await tableOf(ada, ben), await tableOf(ada, ben)] as const
    const lines = [await ada.line(), await ada.line()] as const
    // All at once, so that none has been stored when the others ask.
    const answers = await Promise.all([
      ...[0, 1, 2, 3].map(async (i) => (await say(ada, tables[0], `http ${i}`)).status),
      ...[0, 1, 2, 3].map(
        async (i) => (await lines[i % 2]!.ask({ type: 'chat', table: tables[1], text: `socket ${i}` })).type === 'accepted' && 200,
      ),
    ])
    expect(answers.filter((answer) => answer === 200)).toHaveLength(5)
    expect((await say(ada, tables[0])).body.problem).toMatchObject({
      code: 'too-many',
      message: expect.stringContaining('5 lines a minute'),
    })
    expect((await say(ben, tables[0])).status).toBe(200)
    // Said for how long, over either way; then there is room.
    wait(20_500)
    const { headers, body } = await say(ada, tables[0])
    const refused = await lines[0].ask({ type: 'chat', table: tables[1], text: 'socket' })
    const seconds = body.problem.retryAfter
    expect(seconds).toBeGreaterThan(30)
    expect(seconds).toBeLessThanOrEqual(40)
    expect(headers.get('retry-after')).toBe(String(seconds))
    expect(refused).toMatchObject({ type: 'refused', problem: { code: 'too-many', retryAfter: expect.any(Number) } })
    wait(seconds * 1000)
    expect((await say(ada, tables[0])).status).toBe(200)
    // A line that was taken is answered again, though nothing more may be said.
    wait(60_000)
    expect((await ada.post(`/api/tables/${tables[0]}/chat`, { id: 'again', text: 'once' })).status).toBe(200)
    for (let i = 0; i < 4; i++) expect((await say(ada, tables[1])).status).toBe(200)
    expect((await ada.post(`/api/tables/${tables[0]}/chat`, { id: 'again', text: 'once' })).body.lines[0].text).toBe('once')
    expect((await say(ada, tables[0])).status).toBe(429)
    // The clock is set back two hours: nobody is silenced by what lies ahead.
    wait(-2 * 3_600_000)
    expect((await say(ada, tables[0])).status).toBe(200)
  })

  onBoth('so many lines a minute at one table, of all together', async (place) => {
    const { ada, ben, eve, wait } = await three({ ...place, tableChatPerMinute: 6 })
    const [full, other] = [await tableOf(ada, ben, eve), await tableOf(ada, ben)]
    for (const who of [ada, ben, eve, ada, ben, eve]) expect((await say(who, full)).status).toBe(200)
    expect((await say(ada, full)).body.problem).toMatchObject({ code: 'too-many', retryAfter: expect.any(Number) })
    expect((await say(ada, other)).status).toBe(200)
    wait(60_001)
    expect((await say(ada, full)).status).toBe(200)
  })

  onBoth('what somebody muted writes is shown on none of one’s devices, and to everybody else', async (place) => {
    const { ada, ben, eve } = await three(place)
    const id = await tableOf(ada, ben, eve)
    await say(eve, id, 'before')
    const phone = new Guest(ada.url)
    await phone.must('POST', '/api/me/claim', { code: (await ada.must('POST', '/api/me/links')).code })
    const [adas, phones, bens] = [await ada.line(), await phone.line(), await ben.line()]
    for (const line of [adas, phones, bens]) await line.watch(id)
    const { people } = await mark(ada, eve, 'mute')
    expect(people).toMatchObject([{ person: eve.id, name: 'Eve', mark: 'mute' }])
    // The other device hears that it is to read again.
    await phones.until(() => phones.heard.some(({ type }) => type === 'people'))
    await say(eve, id, 'unheard')
    await say(ben, id, 'heard')
    const textsOf = (line: typeof adas) => line.heard.flatMap((one) => (one.type === 'chat' ? one.lines : [])).map(({ text }) => text)
    for (const line of [adas, phones, bens]) await line.until(() => textsOf(line).includes('heard'))
    expect(textsOf(adas)).toEqual(['before', 'heard'])
    expect(textsOf(phones)).toEqual(['before', 'heard'])
    expect(textsOf(bens)).toEqual(['before', 'unheard', 'heard'])
    expect(await linesFor(phone, id)).toEqual(['heard'])
    expect(await linesFor(eve, id)).toEqual(['before', 'unheard', 'heard'])
    await mark(ada, eve, null)
    expect(await linesFor(ada, id)).toEqual(['before', 'unheard', 'heard'])
  })

  onBoth('who is blocked does not sit where one sits or owns the table, nor the other way round; games under way go on', async (place) => {
    const { ada, ben, eve } = await three(place)
    const running = await tableOf(ada, eve)
    await ada.start(running)
    const [adas, bens, eves] = [
      await ada.table({ seats: ['me', 'open'], visibility: 'public' }),
      await ben.table({ seats: ['me', 'open', 'open'], visibility: 'public' }),
      await eve.table({ seats: ['me', 'open'], visibility: 'public' }),
    ]
    await ada.join(bens.id)
    await mark(ada, eve, 'block')
    const join = (who: Guest, id: string) => who.post(`/api/tables/${id}/join`, {})
    for (const [who, id] of [
      [eve, adas.id],
      [eve, bens.id],
      [ada, eves.id],
    ] as const) {
      expect((await join(who, id)).body.problem).toMatchObject({ code: 'not-allowed', message: expect.stringContaining('blocked') })
    }
    const listed = async (who: Guest) =>
      (await who.must('GET', '/api/tables?status=open')).tables.map(({ id }: { id: string }) => id).sort()
    expect(await listed(ada)).toEqual([adas.id, bens.id].sort())
    expect(await listed(eve)).toEqual([eves.id])
    expect(await listed(ben)).toEqual([adas.id, bens.id, eves.id].sort())
    await ada.play(running, 'rest')
    await eve.play(running, 'rest')
    await say(eve, running, 'unheard')
    expect(await linesFor(ada, running)).toEqual([])
    await mark(ada, eve, null)
    expect((await join(eve, adas.id)).status).toBe(200)
  })

  onBoth('a rematch asks nobody along who is blocked by whoever wishes it, or blocks them', async (place) => {
    const { ada, ben, eve } = await three(place)
    const { id } = await ada.table({ seats: ['me', 'open', 'open'], options: { turns: 3 } })
    await ben.join(id)
    await eve.join(id)
    await ada.start(id)
    for (let turn = 0; turn < 3; turn++) for (const who of [ada, ben, eve]) await who.play(id, 'rest')
    await mark(ada, eve, 'block')
    const { table } = await eve.must('POST', `/api/tables/${id}/rematch`)
    const has = async (who: Guest) => (await who.must('GET', '/api/me/tables')).tables.some((one: { id: string }) => one.id === table.id)
    expect([await has(eve), await has(ben), await has(ada)]).toEqual([true, true, false])
  })

  onBoth('muted as a guest, muted as an account; and marks go over with who made them', async (place) => {
    const { server, ada, eve } = await three(place)
    const id = await tableOf(ada, eve)
    const key = new Authenticator(publicUrl)
    const other = await guest(server.url, 'Other')
    await key.registerFor(other)
    await mark(ada, eve, 'mute')
    await mark(other, eve, 'mute')
    await key.signIn(eve)
    await say(eve, id, 'somebody else now')
    expect(await linesFor(ada, id)).toEqual([])
    // One does not come to mute oneself.
    expect((await other.must('GET', '/api/me/people')).people).toEqual([])
    expect(await linesFor(eve, id)).toEqual(['somebody else now'])
  })

  onBoth('a report keeps what was said and what was said around it, once, until the host has handled it', async (place) => {
    const { server, ada, ben, eve, wait } = await three(place)
    const { storage } = server.context
    const id = await tableOf(ada, ben, eve)
    for (const [who, text] of [
      [ada, 'good luck'],
      [eve, 'something vile'],
      [ben, 'please not'],
    ] as const)
      await say(who, id, text)
    const body = { id: 'r1', table: id, line: 2, reason: 'abuse', text: 'not the first time' }
    const { report } = await ada.must('POST', '/api/reports', body)
    expect((await ada.must('POST', '/api/reports', body)).report).toBe(report)
    wait(1000)
    await ben.must('POST', '/api/reports', { id: 'r1', person: eve.id, reason: 'name' })
    await eve.must('POST', '/api/me', { name: 'Angel' })
    const [second, first] = await readReports(storage, false)
    expect(first).toMatchObject({
      id: report,
      reason: 'abuse',
      text: 'not the first time',
      said: 'something vile',
      by: { person: ada.id, name: 'Ada' },
      about: { person: eve.id, name: 'Angel', nameThen: 'Eve' },
      table: { id, game: 'parcels', owner: ada.id },
    })
    expect(first?.around.map(({ name, text }) => `${name}: ${text}`)).toEqual([
      'Ada: good luck',
      'Angel: something vile',
      'Ben: please not',
    ])
    expect(second).toMatchObject({ reason: 'name', said: null, table: null })
    await handleReport(storage, report, 'spoke to her', 7)
    expect((await readReports(storage, false)).map(({ reason }) => reason)).toEqual(['name'])
    expect((await readReports(storage, true))[1]).toMatchObject({ handledAt: 7, note: 'spoke to her' })
    await expect(handleReport(storage, 'nosuchreport', '', 7)).rejects.toThrow('there is no report')
    // Whoever erases themselves takes it along.
    await eve.must('POST', '/api/me/erase', { erase: 'everything' })
    expect(await readReports(storage, true)).toEqual([])
  })

  onBoth('the owner closes the chat, for all, and opens it again; everybody who watches is told', async (place) => {
    const { ada, ben } = await three(place)
    const id = await tableOf(ada, ben)
    await say(ben, id, 'before')
    const line = await ben.line()
    await line.watch(id)
    expect(line.tables.get(id)?.chat).toBe('open')
    const { table } = await ada.must('PUT', `/api/tables/${id}/chat`, { open: false })
    expect(table.chat).toBe('closed')
    await line.until(() => line.tables.get(id)?.chat === 'closed')
    for (const who of [ada, ben]) expect((await say(who, id)).body.problem).toMatchObject({ code: 'not-possible-now' })
    expect((await line.ask({ type: 'chat', table: id, text: 'hello' })).type).toBe('refused')
    expect(await linesFor(ben, id)).toEqual(['before'])
    await ada.must('PUT', `/api/tables/${id}/chat`, { open: true })
    expect((await say(ben, id, 'after')).status).toBe(200)
  })
})

test('the host is told of a report in the log, by its number and reason and nothing that was said', async () => {
  const logged: string[] = []
  const { url } = await house({ logLevel: 'warn' }, { logTo: { write: (line: string) => void logged.push(line) } })
  const [ada, eve] = [await guest(url, 'Ada'), await guest(url, 'Eve')]
  const { report } = await ada.must('POST', '/api/reports', { id: 'r1', person: eve.id, reason: 'name', text: 'a rude one' })
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ report, reason: 'name' }])
  expect(logged.join()).not.toContain('rude')
})

test('what cannot be: marks of oneself and of nobody, reports without a subject, of other lines, of tables one does not see, and very many', async () => {
  const { ada, ben, eve } = await three()
  expect((await ada.call('PUT', `/api/me/people/${ada.id}`, { mark: 'mute' })).status).toBe(400)
  expect((await ada.call('PUT', `/api/me/people/${'A'.repeat(12)}`, { mark: 'mute' })).status).toBe(404)
  expect((await ada.call('PUT', `/api/me/people/${ben.id}`, { mark: 'hate' })).status).toBe(400)
  const { id } = await ben.table({ seats: ['me', 'open'], visibility: 'private' })
  await say(ben, id, 'secret')
  const report = (body: object) => eve.post('/api/reports', { id: `r${++said}`, reason: 'other', ...body })
  const statuses = [
    await report({}),
    await report({ line: 1 }),
    await report({ table: id, line: 1 }),
    await report({ person: eve.id }),
    await report({ person: 'A'.repeat(12) }),
    await report({ person: ada.id, reason: 'because' }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([400, 400, 404, 400, 404, 400])
  const open = await tableOf(ada, eve)
  await say(ada, open)
  expect((await report({ table: open, line: 1, person: ben.id })).status).toBe(400)
  expect((await report({ table: open, line: 9 })).status).toBe(404)
  for (let i = 0; i < 20; i++) expect((await report({ person: ada.id })).status).toBe(200)
  expect((await report({ person: ada.id })).status).toBe(429)
})

const { onPostgres } = ownPostgres()

onPostgres('limits, mutes and a closed chat hold at a second server too', async (postgres) => {
  const place: StoragePlace = { data: 'unused', database: postgres.freshDatabase() }
  const [a, b] = [await house({ ...place, chatPerMinute: 4 }), await house({ ...place, chatPerMinute: 4 })]
  const [ada, eve] = [await guest(a.url, 'Ada'), await guest(a.url, 'Eve')]
  const id = await tableOf(ada, eve)
  const line = await ada.at(b).line()
  await line.watch(id)
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push((await say(i % 2 === 0 ? eve : eve.at(b), id, `line ${i}`)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  await mark(ada, eve, 'mute')
  await line.until(() => line.heard.some(({ type }) => type === 'people'))
  expect(await linesFor(ada.at(b), id)).toEqual([])
  await ada.must('PUT', `/api/tables/${id}/chat`, { open: false })
  await line.until(() => line.tables.get(id)?.chat === 'closed')
  expect((await say(ada.at(b), id)).status).toBe(409)
})
