/**
 * A stranger's program: written from docs/protocol.md and nothing else. It uses no schema and no type of ours; what the page
 * says must be enough to play whole games over HTTP and over the socket. And the page is held against the server: it names every
 * way in, every message, every field and every problem.
 */
import { readFileSync } from 'node:fs'
import { GAMES } from '@branchline/games'
import { expect, test } from 'vitest'
import WebSocket from 'ws'
import { CONFIG_NAMES, Config } from '../config.ts'
import { FromClient, FromServer, LIMITS, Position, PROBLEMS, Step, Table } from '../protocol/index.ts'
import { misfits } from './json-schema.ts'
import { house } from './start.ts'

const PAGE = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8')

test('docs/protocol.md names every way in, and none that is not there', async () => {
  const server = await house()
  const named = [...PAGE.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/api\/[\w:/-]*)/g)].map(([, method, path]) => `${method} ${path}`)
  expect([...new Set(named)].sort()).toEqual(server.routes.filter((route) => route.includes(' /api/')).sort())
})

test('docs/protocol.md names every message, field and problem', () => {
  const messages = [...FromClient.def.options, ...FromServer.def.options].map(({ shape }) => `{type:"${[...shape.type.def.values][0]}"`)
  expect(messages.filter((message) => !PAGE.includes(message) && !PAGE.includes(message.replace('type:', '"type":')))).toEqual([])
  const fieldsOf = (what: string) => PAGE.match(new RegExp(`^\`${what}\`: ([^]*?)\\n\\n`, 'm'))?.[1] ?? ''
  const missing = (what: string, shape: object) => Object.keys(shape).filter((field) => !new RegExp(`\\b${field}\\b`).test(fieldsOf(what)))
  expect(missing('Table', Table.shape)).toEqual([])
  expect(missing('Position', Position.shape)).toEqual([])
  const inStepOnly = Object.fromEntries(Object.entries(Step.shape).filter(([field]) => !(field in Position.shape)))
  expect(missing('Step', inStepOnly)).toEqual([])
  expect(PROBLEMS.filter((code) => !PAGE.includes(`\`${code}\``))).toEqual([])
  const codes = [...PAGE.matchAll(/^\| (`[^|]*) \| \d{3}[\d, ]* \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w-]+)`/g)].map(([, code]) => code),
  )
  expect(codes.sort()).toEqual([...PROBLEMS].sort())
})

const sectionOf = (title: string) => PAGE.split(/^#+ /m).find((part) => part.startsWith(`${title}\n`)) ?? ''

test('docs/protocol.md says of every way in what is answered', async () => {
  const server = await house()
  const section = sectionOf('What is answered')
  const isNamed = (route: string) => {
    const [, last = ''] = /^\w+ \/api\/tables\/:id\/([\w-]+)/.exec(route) ?? []
    const isOfChannel = route.includes('/api/me/notices/channels')
    return section.includes(`\`${route}\``) || (last !== '' && section.includes(`\`${last}\``)) || isOfChannel
  }
  expect(server.routes.filter((route) => route.includes(' /api/') && !isNamed(route))).toEqual([])
  // And names none that is not there.
  const named = [...section.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/api[^` ]*)/g)].map(([, route]) => route as string)
  expect(named.filter((route) => !server.routes.includes(route))).toEqual([])
})

test('docs/protocol.md names every limit with what it is, and no setting that is none', async () => {
  const server = await house({ newPeoplePerMinute: 31, requestsPerMinute: 1_000_000 })
  const rows = sectionOf('Limits')
    .split('\n')
    .filter((row) => row.startsWith('| '))
    .map((row) => row.split(' | '))
  const usual = Config.parse({}) as Record<string, unknown>
  const settings = CONFIG_NAMES.filter((name) => /Per(Minute|Second|Person)$|^burst$|^unread$/.test(name))
  const rowOf = (name: string) => rows.find((cells) => cells.at(-1)?.includes(`\`${name}\``))
  for (const name of settings)
    expect([name, rowOf(name)?.[1]]).toEqual([name, expect.stringContaining(Number(usual[name]).toLocaleString('en'))])
  const named = rows.flatMap((cells) => [...(cells.at(-1) ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name as string))
  expect(named.filter((name) => !(name in usual)).sort()).toEqual([])
  // Ways in with a limit of their own, as they are opened.
  for (const [route, most] of server.rates) {
    const row = rows.find((cells) => cells[0]?.includes(`\`${route}\``))
    expect([route, row?.[1]]).toEqual([route, `${most === 31 ? 30 : most} a minute`])
  }
  expect(server.rates.size).toBeGreaterThan(10)
  for (const most of Object.values(LIMITS)) expect(PAGE).toContain(most.toLocaleString('en'))
})

// biome-ignore-start lint/suspicious/noExplicitAny: a stranger has no types of ours

test('/openapi.json says of what shape the options and orders of a game are', async () => {
  const { url } = await house({}, { games: GAMES })
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as any
  const { games } = (await (await fetch(`${url}/api/games`)).json()) as any
  const schema = paths['/api/games'].get.responses[200].content['application/json'].schema
  const wrong = (card: object) => misfits({ games: [{ ...games[0], ...card }], bots: [] }, schema)
  expect(games.flatMap(wrong)).toEqual([])
  expect(wrong({ options: { map: { kind: 'moon' } } })).not.toEqual([])
  expect(wrong({ options: { map: { kind: 'choice', default: 'here' } } })).not.toEqual([])
  expect(wrong({ orders: { bid: { fields: {} } } })).not.toEqual([])
})

/** "`POST /api/me` … sets a cookie"; "`POST /api/me/tokens` … send it as `Authorization: Bearer <token>`". */
async function newcomer(host: string, name: string) {
  const post = (path: string, headers: Record<string, string>, body?: object) =>
    fetch(host + path, {
      method: 'POST',
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const welcomed = await post('/api/me', {}, { name })
  const cookie = welcomed.headers.getSetCookie()[0]!.split(';')[0]!
  const { token } = (await (await post('/api/me/tokens', { cookie })).json()) as { token: string }
  const authorization = `Bearer ${token}`
  const answered = async (reply: Response) => ({ status: reply.status, body: (await reply.json()) as any })
  return {
    authorization,
    get: async (path: string) => answered(await fetch(host + path, { headers: { authorization } })),
    post: async (path: string, body?: object) => answered(await post(path, { authorization }, body)),
  }
}
type Newcomer = Awaited<ReturnType<typeof newcomer>>

async function tableForTwo(host: string, game: string) {
  const ada = await newcomer(host, 'Ada')
  const ben = await newcomer(host, 'Ben')
  const made = await ada.post('/api/tables', { game, seats: ['me', 'open'], visibility: 'unlisted' })
  expect(made.status).toBe(200)
  const { id } = made.body.table
  expect((await ben.post(`/api/tables/${id}/join`, {})).body.table.seats[1].name).toBe('Ben')
  expect((await ada.post(`/api/tables/${id}/start`)).body.table.status).toBe('running')
  return { people: [ada, ben] as const, id: id as string }
}

/** Any of the legal moves, but not always the same. */
const oneOf = (moves: readonly string[], n: number) => moves[(n * 7919) % moves.length]!

test('a whole game over HTTP: ask for the position, play one of its moves, until it is over', async () => {
  const { url } = await house({}, { games: GAMES })
  const { people, id } = await tableForTwo(url, 'nuremberg')
  let last: { seq: number; body: object } | null = null
  for (let n = 0; n < 2000; n++) {
    const positions = await Promise.all(
      people.map((person) => person.get(`/api/tables/${id}/position${n === 0 ? '' : `?since=${n - 1}&wait=5`}`)),
    )
    const { over, toAct, seq } = positions[0]!.body.position
    if (over) break
    const { moves } = positions[toAct]!.body.position
    expect(positions[1 - toAct]!.body.position.moves).toBeUndefined()
    last = { seq, body: { id: `move-${n}`, at: seq, move: oneOf(moves, n) } }
    expect((await people[toAct]!.post(`/api/tables/${id}/moves`, last.body)).body).toEqual({ seq: seq + 1, n: n + 1 })
    if (n > 0) continue
    // "Sent again under the same id it is answered as the first time"; "If the table has gone on since, … refused as `stale`".
    expect((await people[toAct]!.post(`/api/tables/${id}/moves`, last.body)).body).toEqual({ seq: 1, n: 1 })
    const stale = await people[toAct]!.post(`/api/tables/${id}/moves`, { ...last.body, id: 'another' })
    expect([stale.status, stale.body.problem.code, stale.body.position.seq]).toEqual([409, 'stale', 1])
  }
  const { body: shown } = await people[0].get(`/api/tables/${id}`)
  expect(shown.table.status).toBe('finished')
  const { body: record } = await people[1].get(`/api/tables/${id}/record`)
  expect(record.moves).toHaveLength(shown.table.n)
  // "`seedCommitment`: SHA-256 of the seed …; the seed is in the record after the end".
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(record.seed))
  expect(Buffer.from(digest).toString('hex')).toBe(shown.table.seedCommitment)
})

/** One line to the server that follows a table as the page describes. */
class Follower {
  socket!: WebSocket
  seq: number | undefined
  view: any
  now: any = null
  readonly unanswered = new Map<string, object>()
  readonly problems: string[] = []

  constructor(
    readonly host: string,
    readonly person: Newcomer,
    readonly table: string,
    readonly onTurn: (follower: Follower) => void,
  ) {}

  /** "After a broken line: connect, `watch` with `since` …. Then send again, under their old ids, the requests that were not answered." */
  async connect(): Promise<void> {
    this.socket = new WebSocket(`${this.host.replace('http', 'ws')}/ws`, { headers: { authorization: this.person.authorization } })
    this.socket.on('message', (text) => this.take(JSON.parse(String(text))))
    await new Promise((open) => this.socket.once('open', open))
    this.socket.send(JSON.stringify({ type: 'watch', table: this.table, ...(this.seq === undefined ? {} : { since: this.seq }) }))
    for (const request of this.unanswered.values()) this.socket.send(JSON.stringify(request))
  }

  play(move: string): void {
    const request = { type: 'move', table: this.table, id: `at-${this.seq}`, at: this.seq, move }
    this.unanswered.set(request.id, request)
    this.socket.send(JSON.stringify(request))
  }

  private take(message: any): void {
    if (message.type === 'position') this.stand(message.position, message.position.view)
    if (message.type === 'step') {
      if (message.step.seq !== this.seq! + 1) this.problems.push(`step ${message.step.seq} after ${this.seq}`)
      this.stand(message.step, applied(this.view, message.step.changes))
    }
    if (message.type === 'accepted') {
      // "it comes after the `step` it made, if you watch the table"
      if (message.seq > this.seq!) this.problems.push(`accepted ${message.seq} before its step`)
      this.unanswered.delete(message.id)
      this.think()
    }
    if (message.type === 'refused') this.problems.push(message.problem.code)
  }

  private stand(now: any, view: any): void {
    this.seq = now.seq
    this.now = now
    this.view = view
    this.think()
  }

  /** It may be one's turn again before the answer to the last move has come. */
  private think(): void {
    if (this.now?.moves !== undefined && this.unanswered.size === 0) this.onTurn(this)
  }
}

/** "`[path, value]` assigns, `[path]` deletes; on arrays an index equal to the length appends and the key "length" cuts off". */
function applied(view: any, changes: any[]): any {
  const root = { view: structuredClone(view) }
  for (const [path, ...value] of changes) {
    const way = ['view', ...path]
    const last = way.pop()
    let place: any = root
    for (const key of way) place = place[key]
    if (value.length === 0) delete place[last]
    else place[last] = value[0]
  }
  return root.view
}

test.each(['nuremberg', 'rising-sun'])('a whole game over the socket, with lines that break: %s', async (game) => {
  const { url } = await house({}, { games: GAMES })
  const { people, id } = await tableForTwo(url, game)
  let broken = 0
  const play = (follower: Follower) => {
    follower.play(oneOf(follower.now.moves, follower.now.n))
    if (follower.now.n % 20 !== 7) return
    // Cut off with a move under way: it may or may not have arrived.
    broken++
    follower.socket.terminate()
    void follower.connect()
  }
  const followers = people.map((person) => new Follower(url, person, id, play))
  for (const follower of followers) await follower.connect()
  await expect
    .poll(() => followers.every(({ now, unanswered }) => now?.over === true && unanswered.size === 0), { timeout: 150_000 })
    .toBe(true)
  expect(broken).toBeGreaterThan(2)
  for (const follower of followers) {
    expect(follower.problems).toEqual([])
    const { body } = await follower.person.get(`/api/tables/${id}/position`)
    expect(follower.view).toEqual(body.position.view)
    follower.socket.close()
  }
  const { body } = await people[0].get(`/api/tables/${id}/log`)
  expect(body.entries.map(({ seq }: { seq: number }) => seq)).toEqual(body.entries.map((_: unknown, index: number) => index + 1))
})

// biome-ignore-end lint/suspicious/noExplicitAny: a stranger has no types of ours
