/**
 * A stranger walks through the whole of docs/protocol.md: every call and every message once, each answer held against /openapi.json and each frame
 * against /protocol.json. Whoever adds a way in or a message adds a step here; the last lines insist.
 */
import { expect, test } from 'vitest'
import WebSocket from 'ws'
import { Authenticator } from './authenticator.ts'
import { Guest, type Reply } from './client.ts'
import { misfits } from './json-schema.ts'
import { publicUrl, withMail } from './mail-house.ts'
import { receiver } from './receiver.ts'
import { until } from './until.ts'

// biome-ignore-start lint/suspicious/noExplicitAny: a stranger has no types of ours

/** Keeps which ways in were used, and what of their answers is not as /openapi.json says. */
class Book {
  readonly used = new Set<string>()
  readonly wrong: string[] = []
  constructor(readonly paths: Record<string, Record<string, any>>) {}

  note(method: string, path: string, { status, body }: Reply): void {
    const plain = path.split('?')[0] as string
    const known = Object.keys(this.paths).filter((pattern) => new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(plain))
    const pattern = known.find((one) => one === plain) ?? known.find((one) => this.paths[one]?.[method.toLowerCase()] !== undefined)
    if (pattern === undefined) return void this.wrong.push(`${method} ${plain}: not in /openapi.json`)
    this.used.add(`${method} ${pattern.replace(/\{(\w+)\}/g, ':$1')}`)
    const responses = this.paths[pattern]?.[method.toLowerCase()]?.responses ?? {}
    const schema = (responses[status] ?? responses[`${String(status)[0]}XX`])?.content?.['application/json']?.schema
    if (schema === undefined) return void this.wrong.push(`${method} ${plain}: no answer of status ${status} is described`)
    this.wrong.push(...misfits(body, schema, { paths: this.paths }).map((what) => `${method} ${plain} ${status} ${what}`))
  }
}

class Traveller extends Guest {
  book: Book | undefined
  override async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const reply = await super.call(method, path, body, headers)
    this.book?.note(method, path, reply)
    return reply
  }
}

/** A socket that holds every frame, its own too, against /protocol.json. */
class Frames {
  readonly sent = new Set<string>()
  readonly heard: any[] = []
  readonly wrong: string[] = []
  constructor(
    readonly socket: WebSocket,
    readonly schemas: { fromClient: any; fromServer: any },
  ) {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data))
      this.heard.push(message)
      this.wrong.push(...misfits(message, schemas.fromServer).map((what) => `heard ${message.type} ${what}`))
    })
  }
  /** What is not answered. */
  tell(message: { type: string; [name: string]: unknown }): void {
    this.sent.add(message.type)
    this.wrong.push(...misfits(message, this.schemas.fromClient).map((what) => `sent ${message.type} ${what}`))
    this.socket.send(JSON.stringify(message))
  }
  async say(message: { type: string; [name: string]: unknown }, answered?: (heard: any) => boolean): Promise<any> {
    const before = this.heard.length
    this.tell(message)
    const find = () => this.heard.slice(before).find(answered ?? ((heard) => heard.id !== undefined && heard.id === message.id))
    await until(() => find() !== undefined)
    return find()
  }
}

test('every call and every message of the page, against the schemas that the server shows', { timeout: 120_000 }, async () => {
  const hook = await receiver()
  const { server, codeFor } = await withMail({ localWebhooks: true })
  const { paths } = await new Guest(server.url).must('GET', '/openapi.json')
  const schemas = await new Guest(server.url).must('GET', '/protocol.json')
  const book = new Book(paths)
  const traveller = async (name?: string) => {
    const one = new Traveller(server.url)
    one.book = book
    if (name !== undefined) one.id = (await one.must('POST', '/api/me', { name })).person.id
    return one
  }
  const [ada, ben, eve] = [await traveller('Ada'), await traveller('Ben'), await traveller('Eve')]

  // Who you are.
  await ada.must('GET', '/api/me')
  const phone = await traveller()
  const { code } = await ada.must('POST', '/api/me/links')
  await phone.must('POST', '/api/sign-in/look', { code })
  await phone.must('POST', '/api/me/claim', { code })
  const { token } = await ada.must('POST', '/api/me/tokens')
  await ada.must('PUT', '/api/me/time', { timeZone: 'Europe/Berlin', quiet: { from: '22:00', to: '07:00' }, vacations: [] })
  await ada.must('GET', '/api/me/time')

  // Accounts.
  await ada.must('GET', '/api/sign-in')
  const key = new Authenticator(publicUrl)
  await key.registerFor(ada)
  const added = await codeFor(ada, 'ada@example.org', '/api/me/emails')
  await ada.must('POST', '/api/me/claim', { code: added })
  await ada.must('PATCH', '/api/me/account', { locale: 'de', preferences: { pace: 'brisk' } })
  const account = await ada.must('GET', '/api/me/account')
  await ada.must('POST', `/api/me/passkeys/${account.passkeys[0].id}/rename`, { name: 'My key' })
  const laptop = await traveller('Guest on the laptop')
  await key.signIn(laptop)
  const table = await traveller('Left')
  await table.must('POST', '/api/me/claim', { code: await codeFor(table, 'left@example.org') })
  await table.must('POST', '/api/me/guest', { takeAlong: false })
  await table.must('POST', '/api/me/sign-out')
  const others = (await ada.must('GET', '/api/me/account')).sessions.find((session: any) => !session.isThis && session.kind === 'cookie')
  await ada.must('POST', `/api/me/sessions/${others.id}/remove`)

  // Tables.
  const { games } = await ada.must('GET', '/api/games')
  expect(games[0]).toMatchObject({ id: 'parcels' })
  const { table: open } = await ada.must('POST', '/api/tables', {
    game: 'parcels',
    seats: ['me', 'open'],
    visibility: 'public',
    options: { turns: 3 },
  })
  const at = `/api/tables/${open.id}`
  await eve.must('GET', '/api/tables?status=open&limit=1')
  await ada.must('GET', at)
  // The lobby.
  await eve.must('GET', '/api/lobby?game=parcels&pace=none&language=de&limit=5')
  await ada.must('PATCH', '/api/me/account', { isSeen: true })
  expect((await eve.must('GET', '/api/around')).seen).toMatchObject([{ person: ada.id, name: 'Ada' }])
  expect(await eve.must('POST', '/api/lobby/play', { game: 'parcels', pace: 'days' })).toMatchObject({ did: 'opened' })
  await ada.must('POST', `${at}/share`, { share: 'ab'.repeat(32) })
  await eve.must('POST', `${at}/join`, { seat: 1 })
  await eve.must('POST', `${at}/leave`)
  await ada.must('POST', `${at}/invite`, { person: ben.id })
  expect((await ben.must('GET', at)).table.you.invitedBy).toBe('Ada')
  await ben.must('POST', `${at}/join`, { share: 'cd'.repeat(32) })
  await ada.must('POST', `${at}/arrange`, { seats: [0, 1, { bot: 'random' }] })
  await ada.must('POST', `${at}/arrange`, { seats: [0, 1], options: { turns: 4 } })
  await ben.must('POST', `${at}/agree`)
  await ada.must('POST', `${at}/arrange`, { options: { turns: 3 } })
  await ben.must('POST', `${at}/agree`)
  await ada.must('POST', `${at}/start`)
  await ada.must('POST', `${at}/archive`, { archived: false })
  await ada.must('GET', '/api/me/tables')
  await ada.must('GET', '/api/me/next')

  // Clubs.
  const { club } = await ada.must('POST', '/api/clubs', { name: 'The club', about: 'Thursdays' })
  const inClub = `/api/clubs/${club.id}`
  await eve.must('GET', '/api/clubs')
  await eve.must('POST', `${inClub}/join`)
  await ada.must('PATCH', inClub, { isOpen: false })
  await ada.must('POST', `${inClub}/people`, { person: eve.id, role: 'organiser' })
  const { calendar } = await eve.must('POST', `${inClub}/dates`, { title: 'Spring', at: Date.now() + 86_400_000 })
  await eve.must('POST', `${inClub}/dates/remove`, { date: calendar[0].date })
  await eve.must('GET', `${inClub}/ladder?game=parcels`)
  await ada.must('GET', inClub)
  await eve.must('POST', `${inClub}/leave`)

  // The host: for everybody else there is nothing.
  for (const [method, path, body] of [
    ['POST', '/api/host/claim', { code: 'A'.repeat(24) }],
    ['GET', '/api/host'],
    ['PUT', '/api/host/announcement', { announcement: null }],
    ['GET', '/api/host/reports'],
    ['POST', `/api/host/reports/${'A'.repeat(12)}`, {}],
    ['GET', '/api/host/people?name=Ada'],
    ['POST', `/api/host/people/${'A'.repeat(12)}/end`],
    ['POST', `/api/host/tables/${'A'.repeat(12)}/end`],
  ] as const)
    expect([path, (await eve.call(method, path, body)).status]).toEqual([path, 404])

  // Play over HTTP.
  const place = async (who: Traveller) => (await who.must('GET', `${at}/position`)).position
  const play = async (who: Traveller, id: string) => who.must('POST', `${at}/moves`, { id, at: (await place(who)).seq, move: 'rest' })
  expect((await place(eve)).viewer).toBe('spectator')
  expect((await place(ben)).viewer).toBe(1)
  await play(ada, 'm1')
  await ada.must('POST', `${at}/undo`, { id: 'u1', at: 1 })
  await ada.must('POST', `${at}/redo`, { id: 'd1', at: 2 })
  await play(ben, 'm2')
  // The answer to a wish has no id of its own: `request` is that of the wish.
  const now = (await place(ada)).seq
  await ada.post(`${at}/undo`, { id: 'w1', at: now, to: 0 })
  await ben.must('POST', `${at}/consent`, { request: 'w1', agree: false })
  expect((await ada.must('GET', at)).table.request).toBeNull()
  await ada.must('GET', `${at}/log?since=0`)
  await ada.must('POST', `${at}/chat`, { id: 'c1', text: 'hello' })
  await eve.must('GET', `${at}/chat?since=0`)
  await ada.must('PUT', `${at}/chat`, { open: false })
  expect((await ben.post(`${at}/chat`, { id: 'c2', text: 'hello' })).body.problem.code).toBe('not-possible-now')
  await ada.must('PUT', `${at}/chat`, { open: true })
  // Notes are everybody's own who sees the table, spectators included.
  await eve.must('PUT', `${at}/notes`, { text: 'nice game' })
  expect((await eve.must('GET', `${at}/notes`)).text).toBe('nice game')
  await ben.must('POST', `${at}/orders`, { id: 'o1', kind: 'only-move' })
  await ben.must('GET', `${at}/orders`)
  await ben.must('POST', `${at}/orders/cancel`, { order: 'o1' })
  await ben.must('POST', `${at}/stand-in`, { seat: 1, bot: 'random' })
  await ben.must('POST', `${at}/stand-in`, { seat: 1, bot: null })
  expect((await ben.post(`${at}/vote`, { choice: 'wait' })).status).toBe(409)
  expect((await ben.post(`${at}/close`)).status).toBe(403)
  expect((await ada.get(`${at}/report`)).status).toBe(404)

  // Other people.
  await eve.must('PUT', `/api/me/people/${ada.id}`, { mark: 'mute' })
  await eve.must('GET', '/api/me/people')
  await eve.must('POST', '/api/reports', { id: 'r1', table: open.id, line: 1, reason: 'spam' })

  // Tournaments.
  const pace = { kind: 'live', minutes: 5 }
  const wish = { name: 'Cup', game: 'parcels', options: { turns: 3 }, system: 'swiss', seats: 2, rounds: 1, pace }
  const { tournament } = await ada.must('POST', '/api/tournaments', wish)
  const cup = `/api/tournaments/${tournament.id}`
  for (const one of [ada, ben, eve]) await one.must('POST', `${cup}/enter`)
  await eve.must('POST', `${cup}/withdraw`)
  await eve.must('GET', '/api/tournaments?status=open')
  await ben.must('GET', '/api/me/tournaments')
  expect((await ada.post(`${cup}/decide`, { table: open.id, places: [1, 2] })).status).toBe(404)
  await ada.must('POST', `${cup}/begin`)
  await until(async () => (await ada.must('GET', cup)).tournament.round[0]?.tables[0].status === 'running')
  const mine = (await ada.must('GET', cup)).tournament.you.table.table
  await ada.must('POST', `/api/tables/${mine}/resign`, { id: 't1', at: 0 })
  await until(async () => (await ada.must('GET', cup)).tournament.status === 'finished')
  expect((await ada.must('GET', `${cup}/file`)).drawn[0].tables[0].result.record).toMatchObject({ game: 'parcels' })
  const { tournament: later } = await ada.must('POST', '/api/tournaments', wish)
  await eve.must('POST', `/api/tournaments/${later.id}/enter`)
  await ada.must('POST', `/api/tournaments/${later.id}/remove`, { entrant: 'p1' })
  await ada.must('POST', `/api/tournaments/${later.id}/close`)

  // Lessons and puzzles.
  const learned = { epoch: 0, lessons: { 'parcels/first': 'done' }, puzzles: { 'parcels/one': 'tried' } }
  expect((await eve.must('POST', '/api/me/progress', learned)).progress).toEqual(learned)
  await eve.must('GET', '/api/me/progress')
  expect((await eve.must('POST', '/api/me/progress/forget')).progress).toEqual({ epoch: 1, lessons: {}, puzzles: {} })

  // The game of the day.
  const { day } = (await eve.must('GET', '/api/daily')).daily
  expect((await eve.must('POST', '/api/daily/begin', { day })).daily.you.state).toBe('begun')
  expect((await eve.post('/api/daily/result', { day, record: {} })).status).toBe(400)

  // Notices, and the links out of letters.
  await ben.must('PUT', '/api/me/notices', { mode: 'all', locale: 'en' })
  await ben.must('PUT', `/api/me/notices/tables/${open.id}`, { mode: 'turn' })
  const { channels } = await ben.must('POST', '/api/me/notices/channels', { kind: 'webhook', url: hook.url })
  const channel = `/api/me/notices/channels/${channels[0].id}`
  await ben.must('PUT', channel, { events: ['turn'] })
  await ben.must('POST', `${channel}/try`)
  await ben.must('GET', '/api/me/notices')
  await ben.must('DELETE', channel)
  const nowhere = `u.${'A'.repeat(12)}.${'B'.repeat(22)}`
  expect((await eve.get(`/api/answers/${nowhere}?locale=de`)).status).toBe(404)
  expect((await eve.post(`/api/answers/${nowhere}`)).status).toBe(404)
  expect((await eve.post(`/a/${nowhere}`)).status).toBe(404)

  // Play over the socket, by the token.
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { authorization: `Bearer ${token}` } })
  const line = new Frames(socket, schemas)
  await until(() => line.heard.some(({ type }) => type === 'welcome'))
  const to = { table: open.id }
  await line.say({ type: 'ping' }, ({ type }) => type === 'pong')
  await line.say({ type: 'watch', ...to, moves: true, looking: true }, ({ type }) => type === 'position')
  await until(() => line.heard.some(({ type }) => type === 'chat'))
  let { seq } = line.heard.findLast(({ type }) => type === 'position').position
  const accepted = await line.say({ type: 'move', ...to, id: 's1', at: seq, move: 'rest' })
  seq = accepted.seq
  expect(line.heard.some(({ type }) => type === 'step')).toBe(true)
  seq = (await line.say({ type: 'undo', ...to, id: 's2', at: seq })).seq
  seq = (await line.say({ type: 'redo', ...to, id: 's3', at: seq })).seq
  await line.say({ type: 'consent', ...to, id: 's4', request: 'w1', agree: false })
  await line.say({ type: 'chat', ...to, id: 's5', text: 'over the socket' })
  await line.say({ type: 'order', ...to, id: 's6', kind: 'only-move', until: ['named'] })
  await line.say({ type: 'orders', ...to, id: 's7' })
  await line.say({ type: 'cancel-order', ...to, id: 's8', order: 's6' })
  expect((await line.say({ type: 'move', ...to, id: 's9', at: 0, move: 'rest' })).problem.code).toBe('stale')
  line.tell({ type: 'looking', ...to, looking: false })
  await ada.must('PUT', `/api/me/people/${eve.id}`, { mark: 'block' })
  await until(() => line.heard.some(({ type }) => type === 'people'))
  line.tell({ type: 'unwatch', ...to })
  await play(ben, 'm3')
  await until(() => line.heard.some(({ type }) => type === 'turn'))
  await line.say({ type: 'resign', ...to, id: 's10', at: (await place(ada)).seq })
  socket.close()

  // The end, and what is left of it.
  const played = await ada.must('GET', `${at}/record`)
  expect(played).toMatchObject({ game: 'parcels', seats: 2 })
  await ben.must('POST', `${at}/rematch`)
  const closed = (await ada.must('POST', '/api/tables', { game: 'parcels', seats: ['me', 'open'] })).table
  await ada.must('POST', `/api/tables/${closed.id}/close`)
  const lost = (await ada.must('POST', '/api/tables', { game: 'parcels', seats: ['me', { bot: 'random' }] })).table
  await ada.must('POST', `/api/tables/${lost.id}/start`)
  await ada.must('POST', `/api/tables/${lost.id}/resign`, { id: 'g1', at: 0 })
  await ada.must('GET', '/api/me/statistics')
  await ada.must('GET', `/api/people/${ada.id}`)
  await ada.must('GET', '/api/leaders?game=parcels&seats=2')
  await ada.must('GET', '/api/me/export')
  await ada.must('POST', '/api/me/emails/remove', { email: 'ada@example.org' })
  await ada.must('POST', `/api/me/passkeys/${account.passkeys[0].id}/remove`, { lastWay: true })
  await ada.must('POST', '/api/me/sessions/remove-others')
  await eve.must('POST', '/api/me/erase', { erase: 'everything' })

  expect(book.wrong).toEqual([])
  expect(line.wrong).toEqual([])
  const ways = server.routes.filter((route) => / \/(api|a)\//.test(route))
  expect(ways.filter((route) => !book.used.has(route))).toEqual([])
  const typesIn = (schema: any) => (schema.anyOf ?? schema.oneOf).map((one: any) => one.properties.type.const as string)
  expect(typesIn(schemas.fromClient).filter((type: string) => !line.sent.has(type))).toEqual([])
  expect(typesIn(schemas.fromServer).filter((type: string) => !line.heard.some((one) => one.type === type))).toEqual([])
})

// biome-ignore-end lint/suspicious/noExplicitAny: a stranger has no types of ours
