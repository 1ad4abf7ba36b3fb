import { createHmac } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { notify } from '../notices/causes.ts'
import { nextHour } from '../notices/digest.ts'
import { withdraw } from '../notices/notices.ts'
import { NotStored } from '../storage/group.ts'
import { type Guest, guest } from './client.ts'
import { mailServer } from './mail-server.ts'
import { receiver } from './receiver.ts'
import { house } from './start.ts'
import { until } from './until.ts'

const emailOf = async (who: Guest) =>
  (await who.must('GET', '/api/me/notices')).channels.find(({ kind }: { kind: string }) => kind === 'email')

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Ada and Bob at a table of parcels; Ada is to act; Bob has a webhook. The clock stands still unless it is moved. */
async function setting() {
  const clock = { now: Date.UTC(2030, 0, 15, 12) }
  const post = await mailServer()
  const given = { localWebhooks: true, mail: post.url, mailFrom: 'Branchline <post@house.example>', publicUrl: 'https://play.example.org' }
  const server = await house(given, { now: () => clock.now })
  const hook = await receiver()
  const [ada, bob] = await Promise.all([guest(server.url, 'Ada'), guest(server.url, 'Bob')])
  const channel = (who: Guest, body: object) => who.must('POST', '/api/me/notices/channels', body)
  await channel(bob, { kind: 'webhook', url: `${hook.url}/bob` })
  const { id } = await ada.table({ seats: ['me', 'open'] })
  await bob.join(id)
  await ada.start(id)
  const after = (milliseconds: number) => {
    clock.now += milliseconds
    server.context.jobs.look()
  }
  const jobs = async () => (await server.context.storage.db.selectFrom('jobs').selectAll().where('kind', '!=', 'digest').execute()).length
  /** All that is due has been carried out. */
  const settled = () =>
    until(async () => {
      server.context.jobs.look()
      const due = await server.context.storage.db
        .selectFrom('jobs')
        .select('key')
        .where('kind', 'in', ['notice', 'letter', 'digest', 'morning'])
        .where('due_at', '<=', clock.now)
        .execute()
      return due.length === 0
    })
  const told = () => hook.taken.map(({ body }) => JSON.parse(String(body)))
  return { server, clock, hook, post, ada, bob, id, after, jobs, settled, told, channel }
}

describe('when somebody is told', () => {
  test('a game began; then it is their turn: a minute later, once, until they come back', async () => {
    const { ada, bob, id, after, settled, told } = await setting()
    after(MINUTE)
    await settled()
    expect(told().map(({ reason }) => reason)).toEqual(['started'])
    await ada.play(id, 'rest')
    after(MINUTE - 1)
    await settled()
    expect(told()).toHaveLength(1)
    after(1)
    await settled()
    expect(told().map(({ reason }) => reason)).toEqual(['started', 'turn'])
    // It goes to and fro without Bob having been here: he was told.
    await ada.must('POST', `/api/tables/${id}/undo`, { id: 'u', at: 1 })
    await ada.play(id, 'rest')
    after(MINUTE)
    await settled()
    expect(told().filter(({ reason }) => reason === 'turn')).toHaveLength(1)
    await bob.play(id)
    after(2 * MINUTE)
    await ada.play(id)
    after(MINUTE)
    await settled()
    expect(told().filter(({ reason }) => reason === 'turn')).toHaveLength(2)
  })

  test('not that a game began, when they have moved in it since', async () => {
    const { ada, bob, id, after, settled, told, clock, jobs } = await setting()
    clock.now += MINUTE / 2
    await ada.play(id, 'rest')
    await bob.play(id)
    after(2 * MINUTE)
    await settled()
    expect(told()).toEqual([])
    expect(await jobs()).toBe(0)
  })

  test('not while they look at the table; but when the page lies behind another', async () => {
    const { ada, bob, id, after, settled, told, jobs } = await setting()
    const line = await bob.line()
    await line.watch(id)
    after(MINUTE)
    await settled()
    await ada.play(id, 'rest')
    expect(await jobs()).toBe(0)
    await bob.play(id)
    line.send({ type: 'looking', table: id, looking: false })
    line.send({ type: 'ping' })
    await line.until(() => line.heard.some(({ type }) => type === 'pong'))
    await ada.play(id, 'rest')
    after(MINUTE)
    await settled()
    expect(told().map(({ reason }) => reason)).toEqual(['turn'])
    line.close()
  })

  test('not in their quiet hours, but when those are over', async () => {
    const { ada, bob, id, after, settled, told, clock } = await setting()
    await bob.must('PUT', '/api/me/time', { timeZone: 'UTC', quiet: { from: '11:30', to: '14:00' }, vacations: [] })
    after(MINUTE)
    await ada.play(id, 'rest')
    after(MINUTE)
    await settled()
    expect(told()).toEqual([])
    clock.now = Date.UTC(2030, 0, 15, 14)
    await settled()
    // The game began and it is his turn: that is one thing to tell, not two.
    expect(told().map(({ reason }) => reason)).toEqual(['turn'])
    after(5 * MINUTE)
    await settled()
    expect(told()).toHaveLength(1)
  })

  test('what came in quiet hours at several tables comes in one letter', async () => {
    const { ada, bob, id, after, settled, told, clock, jobs } = await setting()
    await bob.must('PUT', '/api/me/time', { timeZone: 'UTC', quiet: { from: '11:30', to: '14:00' }, vacations: [] })
    const second = await ada.table({ seats: ['me', 'open'] })
    await bob.join(second.id)
    await ada.start(second.id)
    await ada.play(id, 'rest')
    for (let minutes = 0; minutes < 3; minutes++) {
      after(MINUTE)
      await settled()
    }
    expect(told()).toEqual([])
    clock.now = Date.UTC(2030, 0, 15, 14)
    await settled()
    after(5 * MINUTE)
    await settled()
    expect(told()).toHaveLength(1)
    expect(told()[0]).toMatchObject({
      reason: 'digest',
      headline: 'In your quiet hours: news from 2 tables',
      tables: [{ table: id }, { table: second.id, ask: null }],
    })
    expect(told()[0].tables[0].ask).not.toBe(null)
    expect(await jobs()).toBe(0)
  })

  test('that a game began and that it is their turn, due at the same moment, is one letter', async () => {
    const { ada, id, after, settled, told, jobs } = await setting()
    await ada.play(id, 'rest')
    after(MINUTE)
    await settled()
    // The one that came second is weighed again when its lease has run out.
    after(MINUTE)
    await settled()
    expect(told()).toHaveLength(1)
    expect(await jobs()).toBe(0)
  })

  test('not when they have moved meanwhile, and not those without a channel', async () => {
    const { ada, bob, id, after, settled, told, jobs } = await setting()
    after(MINUTE)
    await settled()
    await ada.play(id, 'rest')
    await bob.play(id)
    after(5 * MINUTE)
    await settled()
    expect(told().map(({ reason }) => reason)).toEqual(['started'])
    expect(await jobs()).toBe(0)
  })

  test('not when they look at it from another process: that one takes the notice back', async () => {
    const { server, bob, id, after, settled, told, jobs } = await setting()
    // As if the other process had not known that Bob looks.
    const line = await bob.line()
    await line.watch(id)
    after(50_000)
    expect(await jobs()).toBe(1)
    await withdraw(server.context)
    expect(await jobs()).toBe(0)
    line.close()
    after(MINUTE)
    await settled()
    expect(told()).toEqual([])
  })

  test('asked for an undo, out of time, at the end', async () => {
    const { server, ada, bob, id, after, settled, told } = await setting()
    after(MINUTE)
    await settled()
    await ada.play(id, 'rest')
    await bob.play(id, 'rest')
    after(3 * MINUTE)
    await ada.must('POST', `/api/tables/${id}/undo`, { id: 'u', at: 2, to: 0 })
    after(MINUTE)
    await settled()
    expect(told().at(-1)).toMatchObject({ reason: 'undo', tables: [{ ask: 'Ada would like to take a move back. Do you agree?' }] })
    await bob.must('POST', `/api/tables/${id}/consent`, { request: 'u', agree: false })
    await ada.play(id, 'rest')
    await notify(server.context, { person: bob.id, table: id, reason: 'time' })
    await settled()
    expect(told().at(-1)).toMatchObject({ reason: 'time' })
    const at = (await ada.position(id)).seq
    await ada.must('POST', `/api/tables/${id}/resign`, { id: 'r', at })
    after(2 * MINUTE)
    await settled()
    expect(told().at(-1)).toMatchObject({ reason: 'finished' })
    expect(told().at(-1).tables[0].happened.join(' ')).toContain('Ada resigned')
  })

  test('asked for a vote on somebody who is late', async () => {
    const { server, ada, bob, channel, hook, after, settled, told } = await setting()
    const cyd = await guest(server.url, 'Cyd')
    await channel(cyd, { kind: 'webhook', url: `${hook.url}/cyd` })
    const { id } = await ada.table({ seats: ['me', 'open', 'open'], pace: { kind: 'days', days: 1, bank: 0 }, late: 'vote' })
    for (const who of [bob, cyd]) await who.join(id)
    await ada.start(id)
    after(MINUTE)
    await settled()
    after(24 * HOUR)
    await until(async () => (await bob.must('GET', `/api/tables/${id}`)).table.clock.vote !== null)
    await bob.must('POST', `/api/tables/${id}/vote`, { choice: 'wait' })
    after(MINUTE)
    await settled()
    // Who has voted meanwhile need not be told.
    const asked = told().filter(({ reason }) => reason === 'vote')
    expect(asked).toHaveLength(1)
    expect(asked[0].tables[0].ask).toContain('The time of Ada is up.')
    expect(hook.taken.at(-1)?.path).toBe('/cyd')
  })

  test('choices sent at the same time do not undo each other', async () => {
    const { server, bob } = await setting()
    for (let round = 0; round < 10; round++) {
      const [mode, digestHour] = round % 2 === 0 ? ['digest', 7] : ['all', 20]
      await Promise.all([
        bob.must('PUT', '/api/me/notices', { mode }),
        bob.must('PUT', '/api/me/notices', { digestHour }),
        bob.must('PUT', '/api/me/notices', { zone: 'Asia/Tokyo' }),
        bob.must('PATCH', '/api/me/account', { locale: round % 2 === 0 ? 'de' : 'en' }),
      ])
      const locale = round % 2 === 0 ? 'de' : 'en'
      expect(await bob.must('GET', '/api/me/notices')).toMatchObject({ mode, digestHour, zone: 'Asia/Tokyo', locale })
    }
    // The letter of the day comes at the hour that was chosen last: 20:00 in Tokyo.
    const { due_at } = await server.context.storage.db
      .selectFrom('jobs')
      .select('due_at')
      .where('kind', '=', 'digest')
      .executeTakeFirstOrThrow()
    expect(new Date(due_at).getUTCHours()).toBe(11)
  })

  test('chat only for those who ask for it; and each table can be quiet', async () => {
    const { ada, bob, id, after, settled, told } = await setting()
    after(1_000)
    await ada.must('POST', `/api/tables/${id}/chat`, { id: 'c1', text: 'hello' })
    after(MINUTE)
    await settled()
    expect(told().map(({ reason }) => reason)).toEqual(['started'])
    const [{ id: channel }] = (await bob.must('GET', '/api/me/notices')).channels
    await bob.must('PUT', `/api/me/notices/channels/${channel}`, { events: ['chat', 'turn'] })
    await ada.must('POST', `/api/tables/${id}/chat`, { id: 'c2', text: 'are you there?' })
    after(MINUTE)
    await settled()
    expect(told().at(-1)).toMatchObject({ reason: 'chat', tables: [{ happened: ['Ada: hello', 'Ada: are you there?'] }] })
    await bob.must('PUT', `/api/me/notices/tables/${id}`, { mode: 'off' })
    await ada.play(id, 'rest')
    after(MINUTE)
    await settled()
    expect(told()).toHaveLength(2)
  })
})

describe('what they are told', () => {
  test('what happened since they left, in their language, and nothing that only another seat knows', async () => {
    const { ada, bob, id, after, settled, told, hook } = await setting()
    await bob.must('PUT', '/api/me/notices', { locale: 'de', zone: 'Europe/Berlin' })
    after(MINUTE)
    await settled()
    await ada.play(id, 'draw')
    after(MINUTE)
    await settled()
    const letter = told().at(-1)
    expect(letter).toMatchObject({ type: 'branchline.notice', reason: 'turn', locale: 'de', headline: 'Du bist am Zug: Parcels' })
    expect(letter.tables[0]).toMatchObject({
      happened: ['Ada zieht ein Paket.'],
      ask: 'Lade, lege ab, ziehe oder raste.',
      link: `https://play.example.org/t/${id}@1`,
    })
    // "It weighs 5." is for Ada alone.
    expect(JSON.stringify(letter)).not.toContain('wiegt')
    const { headers, body } = hook.taken.at(-1)!
    const { key } = (await bob.must('GET', '/api/me/notices')).channels[0]
    const expected = createHmac('sha256', key).update(`${headers['x-branchline-time']}.${body}`).digest('hex')
    expect(headers['x-branchline-signature']).toBe(`sha256=${expected}`)
  })

  test('an e-mail address is confirmed first; the letter has both parts and can be stopped', async () => {
    const { ada, bob, id, after, settled, post, channel, server } = await setting()
    await channel(bob, { kind: 'email', address: 'bob@example.org' })
    after(MINUTE)
    await settled()
    expect(post.letters).toHaveLength(1)
    const confirm = /\/a\/(\S+)/.exec(post.letters[0]!.text)![1]!
    const anybody = await guest(server.url)
    expect(await anybody.must('GET', `/api/answers/${confirm}`)).toMatchObject({ kind: 'confirm', state: 'open' })
    expect(await emailOf(bob)).toMatchObject({ kind: 'email', verified: false })
    await anybody.must('POST', `/api/answers/${confirm}`)
    await ada.play(id, 'rest')
    after(MINUTE)
    await settled()
    const letter = post.letters[1]!
    expect(letter.text).toContain('Your turn: Parcels')
    expect(letter.text).toContain('Ada rests.')
    expect(letter.raw).toMatch(/text\/html/)
    const stop = /List-Unsubscribe: <https:\/\/play.example.org(\S+)>/.exec(letter.raw.replace(/\n\s+/g, ' '))![1]!
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await anybody.call('POST', stop, 'List-Unsubscribe=One-Click', form)).status).toBe(200)
    expect(await emailOf(bob)).toMatchObject({ trouble: 'unsubscribed' })
  })

  test('a room that others read is told what everybody may know, and pings nobody', async () => {
    const { server, ada, bob, id, after, settled, hook, channel } = await setting()
    await bob.must('POST', '/api/me', { name: 'Bob @everyone <b>' })
    await channel(bob, { kind: 'discord', url: `${hook.url}/discord` })
    await channel(bob, { kind: 'slack', url: `${hook.url}/slack` })
    after(MINUTE)
    await settled()
    await ada.play(id, 'rest')
    await bob.play(id, 'draw')
    await notify(server.context, { person: bob.id, table: id, reason: 'chat' })
    await ada.play(id, 'rest')
    after(2 * MINUTE)
    await settled()
    const at = (path: string) => JSON.parse(String(hook.taken.findLast((one) => one.path === path)!.body))
    expect(at('/discord')).toMatchObject({ allowed_mentions: { parse: [] } })
    expect(at('/discord').content).toContain('Your turn')
    expect(at('/slack').text).toContain(`<https://play.example.org/t/${id}@3|Open the table>`)
    expect(at('/slack').text).not.toContain('<b>')
    for (const path of ['/discord', '/slack']) expect(JSON.stringify(at(path))).not.toMatch(/It weighs|\/a\//)
  })

  test('once a day, when they want no more than that', async () => {
    const { ada, bob, id, after, settled, told, clock } = await setting()
    await bob.must('PUT', '/api/me/notices', { mode: 'digest', digestHour: 18, zone: 'Europe/Berlin' })
    after(MINUTE)
    await ada.play(id, 'rest')
    after(MINUTE)
    await settled()
    expect(told()).toEqual([])
    clock.now = Date.UTC(2030, 0, 15, 17)
    after(0)
    await until(() => told().length === 1)
    expect(told()[0]).toMatchObject({ reason: 'digest', headline: 'Your day at one table', tables: [{ happened: ['Ada rests.'] }] })
    // The other side has it before we have noted that: a day on, the claim on the letter would have run out.
    await settled()
    after(24 * HOUR)
    await settled()
    expect(told()).toHaveLength(1)
  })

  test('the hour of the digest is the one of their clock', () => {
    const noon = Date.UTC(2030, 0, 15, 12)
    expect(nextHour('Europe/Berlin', 18, noon)).toBe(Date.UTC(2030, 0, 15, 17))
    expect(nextHour('Asia/Kolkata', 18, noon)).toBe(Date.UTC(2030, 0, 15, 12, 30))
    expect(nextHour('UTC', 12, noon)).toBe(Date.UTC(2030, 0, 16, 12))
  })
})

describe('when it cannot be delivered', () => {
  test('busy: tried again, and sent once; gone: given up, and the person is shown why', async () => {
    const { ada, bob, id, after, settled, hook } = await setting()
    hook.answer = 503
    after(MINUTE)
    await until(() => hook.taken.length === 1)
    hook.answer = 200
    // The clock goes on when nothing is under way: a leap during a delivery would end its lease, and it would be delivered twice.
    for (await settled(); hook.taken.length < 2; await settled()) after(3_000)
    expect((await bob.must('GET', '/api/me/notices')).channels[0]).toMatchObject({ trouble: null })
    hook.answer = 404
    await ada.play(id, 'rest')
    after(2 * MINUTE)
    await settled()
    expect(hook.taken).toHaveLength(3)
    expect((await bob.must('GET', '/api/me/notices')).channels[0]).toMatchObject({ trouble: 'gone' })
    hook.answer = 200
    await bob.play(id)
    await ada.play(id)
    after(3 * MINUTE)
    await settled()
    expect(hook.taken).toHaveLength(3)
  })

  test('delivered while the database does not answer: it is not sent again', async () => {
    const { server, ada, id, after, jobs, settled, told } = await setting()
    await ada.play(id, 'rest')
    const { storage } = server.context
    const { commit } = storage
    let lost = 0
    vi.spyOn(storage, 'commit').mockImplementation((queries) => {
      const isOfLetter = queries.some(({ sql }) => sql.includes('sent_at'))
      return isOfLetter && lost++ < 2 ? Promise.reject(new NotStored('the line was cut')) : commit(queries)
    })
    after(MINUTE)
    await until(() => lost === 3)
    // Not a leap during a delivery: see above.
    for (await settled(); (await jobs()) > 0; await settled()) after(1_000)
    expect(told()).toHaveLength(1)
  })

  test('a channel can be tried, and removed', async () => {
    const { bob, hook } = await setting()
    const [{ id }] = (await bob.must('GET', '/api/me/notices')).channels
    await bob.must('POST', `/api/me/notices/channels/${id}/try`)
    expect(JSON.parse(String(hook.taken[0]!.body))).toMatchObject({ reason: 'trial', headline: 'It works' })
    hook.answer = 500
    expect((await bob.post(`/api/me/notices/channels/${id}/try`)).status).toBe(409)
    expect((await bob.must('DELETE', `/api/me/notices/channels/${id}`)).channels).toEqual([])
  })
})
