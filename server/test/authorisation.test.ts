/** Every way in × everybody who might try it, at a private table where a game is on. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FromClient } from '../protocol/index.ts'
import type { Server } from '../server.ts'
import { Guest, guest } from './client.ts'
import { house, openHouse } from './start.ts'

type Role = 'nobody' | 'stranger' | 'spectator' | 'other seat' | 'own seat' | 'owner'
const ROLES: readonly Role[] = ['nobody', 'stranger', 'spectator', 'other seat', 'own seat', 'owner']

/** One house for all of it: every table is new, and nobody brings anything along from one to the next. */
let server: Server
let people: Record<Role, Guest>
beforeAll(async () => {
  server = await openHouse()
  const names = ['stranger', 'spectator', 'other seat', 'own seat', 'owner'] as const
  const guests = await Promise.all(names.map(async (name) => [name, await guest(server.url, name)]))
  people = { ...Object.fromEntries(guests), nobody: new Guest(server.url) } as Record<Role, Guest>
})
afterAll(() => server.close())

/** Seat 0 is the own seat and is to act; the owner does not sit. */
async function privateTable(): Promise<string> {
  const { id, invite } = await people.owner.table({ seats: ['open', 'open'], visibility: 'private' })
  await people['own seat'].join(id, { seat: 0, invite })
  await people['other seat'].join(id, { seat: 1, invite })
  await people.spectator.must('GET', `/api/tables/${id}?invite=${invite}`)
  await people.owner.start(id)
  return id
}

/** What each role is answered by `ask`. Whoever was allowed something may have changed the table, so the next finds another; who was refused has not. */
async function answersOf<Answer>(ask: (role: Role, id: string) => Promise<Answer>, isAllowed: (answer: Answer) => boolean) {
  const found: Record<string, Answer> = {}
  let id: string | null = null
  for (const role of ROLES) {
    id ??= await privateTable()
    found[role] = await ask(role, id)
    if (isAllowed(found[role])) id = null
  }
  return found
}
const byRole = <Answer>(answers: readonly Answer[]) => Object.fromEntries(ROLES.map((role, i) => [role, answers[i]]))

/** Status by role, in the order above. 404 for strangers: a private table does not show that it exists. */
const EXPECTED: Record<string, { body?: unknown; statuses: readonly number[] }> = {
  'GET /api/tables/{id}': { statuses: [404, 404, 200, 200, 200, 200] },
  'POST /api/tables/{id}/join': { body: {}, statuses: [404, 404, 409, 200, 200, 409] },
  'POST /api/tables/{id}/share': { body: { share: '0'.repeat(64) }, statuses: [404, 404, 403, 409, 409, 403] },
  'POST /api/tables/{id}/leave': { statuses: [404, 404, 403, 409, 409, 403] },
  'POST /api/tables/{id}/arrange': { body: { seats: [0, 1] }, statuses: [404, 404, 403, 403, 403, 409] },
  'POST /api/tables/{id}/agree': { statuses: [404, 404, 403, 409, 409, 403] },
  'POST /api/tables/{id}/invite': { body: { person: 'A'.repeat(12) }, statuses: [404, 404, 403, 409, 409, 409] },
  'POST /api/tables/{id}/start': { statuses: [404, 404, 403, 403, 403, 409] },
  'POST /api/tables/{id}/close': { statuses: [404, 404, 403, 403, 403, 409] },
  'POST /api/tables/{id}/resign': { body: { id: 'r', at: 0 }, statuses: [404, 404, 403, 200, 200, 403] },
  'POST /api/tables/{id}/stand-in': { body: { seat: 0, bot: 'random' }, statuses: [404, 404, 403, 409, 200, 409] },
  'POST /api/tables/{id}/rematch': { statuses: [404, 404, 403, 409, 409, 403] },
  'POST /api/tables/{id}/archive': { body: { archived: true }, statuses: [404, 404, 200, 200, 200, 200] },
  'GET /api/tables/{id}/position': { statuses: [404, 404, 200, 200, 200, 200] },
  'POST /api/tables/{id}/moves': { body: { id: 'm', at: 0, move: 'rest' }, statuses: [404, 404, 403, 409, 200, 403] },
  'POST /api/tables/{id}/undo': { body: { id: 'u', at: 0 }, statuses: [404, 404, 403, 409, 409, 403] },
  'POST /api/tables/{id}/redo': { body: { id: 'd', at: 0 }, statuses: [404, 404, 403, 409, 422, 403] },
  'POST /api/tables/{id}/consent': { body: { request: 'q', agree: true }, statuses: [404, 404, 403, 200, 200, 403] },
  'GET /api/tables/{id}/log': { statuses: [404, 404, 200, 200, 200, 200] },
  'GET /api/tables/{id}/chat': { statuses: [404, 404, 200, 200, 200, 200] },
  'POST /api/tables/{id}/chat': { body: { id: 'c', text: 'hello' }, statuses: [404, 404, 403, 200, 200, 200] },
  'PUT /api/tables/{id}/chat': { body: { open: false }, statuses: [404, 404, 403, 403, 403, 200] },
  'GET /api/tables/{id}/notes': { statuses: [401, 404, 200, 200, 200, 200] },
  'PUT /api/tables/{id}/notes': { body: { text: 'x' }, statuses: [401, 404, 200, 200, 200, 200] },
  'PUT /api/me/notices/tables/{id}': { body: { mode: 'off' }, statuses: [401, 404, 200, 200, 200, 200] },
  'GET /api/tables/{id}/orders': { statuses: [404, 404, 403, 200, 200, 403] },
  'POST /api/tables/{id}/orders': { body: { id: 'o', kind: 'only-move' }, statuses: [404, 404, 403, 200, 200, 403] },
  'POST /api/tables/{id}/orders/cancel': { body: { order: 'o' }, statuses: [404, 404, 403, 200, 200, 403] },
  'POST /api/tables/{id}/vote': { body: { choice: 'wait' }, statuses: [404, 404, 403, 409, 409, 403] },
  'GET /api/tables/{id}/record': { statuses: [404, 404, 409, 409, 409, 409] },
  'GET /api/tables/{id}/report': { statuses: [404, 404, 403, 404, 404, 404] },
}
/** Of the right shape for both ceremonies, and signed by nobody. */
const ANSWER = {
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'AA', attestationObject: 'AA', authenticatorData: 'AA', signature: 'AA' },
}
/** What needs no table: the answer to nobody, and to somebody. */
const ELSEWHERE: Record<string, { id?: string; query?: string; body?: unknown; statuses: readonly [nobody: number, somebody: number] }> = {
  'GET /api/games': { statuses: [200, 200] },
  'GET /api/tables': { statuses: [200, 200] },
  'POST /api/tables': { body: { game: 'parcels', seats: ['me', 'open'] }, statuses: [401, 200] },
  'GET /api/lobby': { statuses: [200, 200] },
  'GET /api/around': { statuses: [200, 200] },
  'POST /api/lobby/play': { body: { game: 'parcels' }, statuses: [401, 200] },
  'GET /api/clubs': { statuses: [200, 200] },
  'POST /api/clubs': { body: { name: 'Club' }, statuses: [401, 200] },
  'GET /api/clubs/{id}': { id: 'A'.repeat(12), statuses: [404, 404] },
  'PATCH /api/clubs/{id}': { id: 'A'.repeat(12), body: {}, statuses: [404, 404] },
  'POST /api/clubs/{id}/join': { id: 'A'.repeat(12), body: {}, statuses: [404, 404] },
  'POST /api/clubs/{id}/leave': { id: 'A'.repeat(12), statuses: [404, 404] },
  'POST /api/clubs/{id}/people': { id: 'A'.repeat(12), body: { person: 'A'.repeat(12), role: null }, statuses: [404, 404] },
  'POST /api/clubs/{id}/dates': { id: 'A'.repeat(12), body: { title: 'Day', at: 1 }, statuses: [404, 404] },
  'POST /api/clubs/{id}/dates/remove': { id: 'A'.repeat(12), body: { date: 'A'.repeat(12) }, statuses: [404, 404] },
  'GET /api/clubs/{id}/ladder': { id: 'A'.repeat(12), query: '?game=parcels', statuses: [404, 404] },
  'POST /api/host/claim': { body: { code: 'A'.repeat(24) }, statuses: [401, 404] },
  'GET /api/host': { statuses: [404, 404] },
  'PUT /api/host/announcement': { body: { announcement: null }, statuses: [404, 404] },
  'GET /api/host/reports': { statuses: [404, 404] },
  'POST /api/host/reports/{id}': { id: 'A'.repeat(12), body: {}, statuses: [404, 404] },
  'GET /api/host/people': { query: '?name=Ada', statuses: [404, 404] },
  'POST /api/host/people/{id}/end': { id: 'A'.repeat(12), statuses: [404, 404] },
  'POST /api/host/tables/{id}/end': { id: 'A'.repeat(12), statuses: [404, 404] },
  'GET /api/me': { statuses: [200, 200] },
  'POST /api/me': { body: {}, statuses: [200, 200] },
  'POST /api/me/links': { statuses: [401, 200] },
  'POST /api/me/claim': { body: { code: 'A'.repeat(24) }, statuses: [404, 404] },
  'POST /api/me/tokens': { statuses: [401, 200] },
  'POST /api/me/sign-out': { statuses: [200, 200] },
  'GET /api/me/export': { statuses: [401, 200] },
  'POST /api/me/erase': { body: { erase: 'everything' }, statuses: [401, 200] },
  'GET /api/me/time': { statuses: [401, 200] },
  'PUT /api/me/time': { body: { timeZone: 'Europe/Berlin', quiet: null, vacations: [] }, statuses: [401, 200] },
  'GET /api/me/progress': { statuses: [401, 200] },
  'POST /api/me/progress': { body: { epoch: 0, lessons: { 'parcels/first': 'done' }, puzzles: {} }, statuses: [401, 200] },
  'POST /api/me/progress/forget': { statuses: [401, 200] },
  'GET /api/me/tables': { statuses: [401, 200] },
  'GET /api/me/next': { statuses: [401, 200] },
  'GET /api/sign-in': { statuses: [200, 200] },
  'POST /api/sign-in/passkey/begin': { statuses: [200, 200] },
  'POST /api/sign-in/passkey': { body: { ceremony: 'A'.repeat(24), response: ANSWER }, statuses: [409, 409] },
  'POST /api/sign-in/email': { body: { email: 'ada@example.org' }, statuses: [409, 409] },
  'POST /api/sign-in/look': { body: { code: 'A'.repeat(24) }, statuses: [404, 404] },
  'GET /api/me/account': { statuses: [401, 200] },
  'PATCH /api/me/account': { body: { timeZone: 'Europe/Berlin' }, statuses: [401, 200] },
  'POST /api/me/passkeys/begin': { statuses: [401, 200] },
  'POST /api/me/passkeys': { body: { ceremony: 'A'.repeat(24), response: ANSWER }, statuses: [401, 409] },
  'POST /api/me/passkeys/{id}/rename': { id: 'A'.repeat(12), body: { name: 'key' }, statuses: [401, 404] },
  'POST /api/me/passkeys/{id}/remove': { id: 'A'.repeat(12), body: {}, statuses: [401, 404] },
  'POST /api/me/emails': { body: { email: 'ada@example.org' }, statuses: [401, 409] },
  'POST /api/me/guest': { body: { takeAlong: true }, statuses: [401, 409] },
  'POST /api/me/emails/remove': { body: { email: 'ada@example.org' }, statuses: [401, 404] },
  'POST /api/me/sessions/{id}/remove': { id: '0'.repeat(16), statuses: [401, 404] },
  'POST /api/me/sessions/remove-others': { statuses: [401, 200] },
  'GET /api/me/statistics': { statuses: [401, 200] },
  'GET /api/people/{id}': { id: 'A'.repeat(12), statuses: [404, 404] },
  'GET /api/me/people': { statuses: [401, 200] },
  'PUT /api/me/people/{id}': { id: 'A'.repeat(12), body: { mark: 'mute' }, statuses: [401, 404] },
  'POST /api/reports': { body: { id: 'r', person: 'A'.repeat(12), reason: 'other' }, statuses: [401, 404] },
  'GET /api/me/notices': { statuses: [401, 200] },
  'PUT /api/me/notices': { body: { mode: 'turn' }, statuses: [401, 200] },
  'POST /api/me/notices/channels': { body: { kind: 'slack', url: 'https://hooks.example.org/x' }, statuses: [401, 200] },
  'PUT /api/me/notices/channels/{id}': { id: 'A'.repeat(12), body: { events: [] }, statuses: [401, 404] },
  'DELETE /api/me/notices/channels/{id}': { id: 'A'.repeat(12), statuses: [401, 404] },
  'POST /api/me/notices/channels/{id}/try': { id: 'A'.repeat(12), statuses: [401, 404] },
  'GET /api/answers/{id}': { id: `u.${'A'.repeat(12)}.${'B'.repeat(22)}`, statuses: [404, 404] },
  'POST /api/answers/{id}': { id: `u.${'A'.repeat(12)}.${'B'.repeat(22)}`, statuses: [404, 404] },
  'POST /a/{id}': { id: `u.${'A'.repeat(12)}.${'B'.repeat(22)}`, statuses: [404, 404] },
  // Those of a tournament that there is have a matrix of their own: tournament-rights.test.ts.
  'GET /api/tournaments': { statuses: [200, 200] },
  'GET /api/me/tournaments': { statuses: [401, 200] },
  'POST /api/tournaments': {
    body: { name: 'Cup', game: 'parcels', system: 'swiss', seats: 2, pace: { kind: 'days', days: 1 } },
    statuses: [401, 200],
  },
  'GET /api/tournaments/{id}': { id: 'A'.repeat(12), statuses: [404, 404] },
  'GET /api/tournaments/{id}/file': { id: 'A'.repeat(12), statuses: [404, 404] },
  'POST /api/tournaments/{id}/enter': { id: 'A'.repeat(12), statuses: [401, 404] },
  'POST /api/tournaments/{id}/withdraw': { id: 'A'.repeat(12), statuses: [401, 404] },
  'POST /api/tournaments/{id}/begin': { id: 'A'.repeat(12), statuses: [401, 404] },
  'POST /api/tournaments/{id}/close': { id: 'A'.repeat(12), statuses: [401, 404] },
  'POST /api/tournaments/{id}/remove': { id: 'A'.repeat(12), body: { entrant: 'p1' }, statuses: [401, 404] },
  'POST /api/tournaments/{id}/decide': {
    id: 'A'.repeat(12),
    body: { table: 'A'.repeat(12), places: [1, 2] },
    statuses: [401, 404],
  },
  'GET /api/daily': { statuses: [200, 200] },
  'POST /api/daily/begin': { body: { day: '2020-01-01' }, statuses: [401, 409] },
  'POST /api/daily/result': { body: { day: '2020-01-01', record: {} }, statuses: [401, 404] },
  'GET /api/leaders': { query: '?game=parcels&seats=2', statuses: [200, 200] },
}

/** For those who run the house or read its papers: no table and nobody's belongings are behind these. */
const OPEN_TO_ALL = [
  'GET /packs/index.json',
  'GET /',
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /openapi.json',
  'GET /protocol.json',
]
/** The socket has a matrix of its own, below. */
const SOCKET = 'GET /ws'

test('no way in is missing from the matrix', async () => {
  const server = await house()
  const rows = [...Object.keys(EXPECTED), ...Object.keys(ELSEWHERE)].sort()
  const routes = server.routes.map((route) => route.replace(/:(\w+)/g, '{$1}'))
  expect(routes.sort()).toEqual([...rows, ...OPEN_TO_ALL, SOCKET].sort())

  const { paths } = await new Guest(server.url).must('GET', '/openapi.json')
  const described = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual(rows)
})

for (const [endpoint, { body, statuses }] of Object.entries(EXPECTED)) {
  test(endpoint, async () => {
    const [method, path] = endpoint.split(' ') as [string, string]
    const found = await answersOf(
      async (role, id) => (await people[role].call(method, path.replace('{id}', id), body)).status,
      (status) => status === 200 && method !== 'GET',
    )
    expect(found).toEqual(byRole(statuses))
  })
}

test('at public and unlisted tables strangers see, and touch nothing', async () => {
  for (const visibility of ['public', 'unlisted'])
    for (const [endpoint, { body }] of Object.entries(EXPECTED)) {
      const [method, path] = endpoint.split(' ') as [string, string]
      const { id } = await people.owner.table({ seats: ['open', 'open'], visibility })
      await people['own seat'].join(id, { seat: 0 })
      await people['other seat'].join(id, { seat: 1 })
      await people.owner.start(id)
      const statuses: number[] = []
      for (const role of ['nobody', 'stranger'] as const)
        statuses.push((await people[role].call(method, path.replace('{id}', id), body)).status)
      const isOwn = /notes|notices/.test(path)
      const sees = method === 'GET' && !/report|orders|notes/.test(path)
      const expected = sees ? (path.endsWith('record') ? [409, 409] : [200, 200]) : [401, isOwn ? 200 : path.endsWith('join') ? 409 : 403]
      expect([visibility, endpoint, ...statuses]).toEqual([visibility, endpoint, ...expected])
      expect(await people.owner.position(id)).toMatchObject({ seq: 0, over: false })
    }
})

test('what needs no table', async () => {
  const server = await house()
  for (const [endpoint, { id = '', query = '', body, statuses }] of Object.entries(ELSEWHERE)) {
    const [method, pattern] = endpoint.split(' ') as [string, string]
    const path = pattern.replace('{id}', id) + query
    const nobody = await new Guest(server.url).call(method, path, body)
    const somebody = await (await guest(server.url)).call(method, path, body)
    expect([endpoint, nobody.status, somebody.status]).toEqual([endpoint, ...statuses])
  }
})

describe('over the socket', () => {
  const MESSAGES: Record<string, { message: object; codes: readonly string[] }> = {
    watch: { message: { type: 'watch' }, codes: ['not-found', 'not-found', 'ok', 'ok', 'ok', 'ok'] },
    move: {
      message: { type: 'move', at: 0, move: 'rest' },
      codes: ['not-found', 'not-found', 'not-your-seat', 'not-your-turn', 'ok', 'not-your-seat'],
    },
    undo: {
      message: { type: 'undo', at: 0 },
      codes: ['not-found', 'not-found', 'not-your-seat', 'not-possible-now', 'not-possible-now', 'not-your-seat'],
    },
    redo: {
      message: { type: 'redo', at: 0 },
      codes: ['not-found', 'not-found', 'not-your-seat', 'not-your-turn', 'refused', 'not-your-seat'],
    },
    consent: {
      message: { type: 'consent', request: 'q', agree: true },
      codes: ['not-found', 'not-found', 'not-your-seat', 'ok', 'ok', 'not-your-seat'],
    },
    resign: { message: { type: 'resign', at: 0 }, codes: ['not-found', 'not-found', 'not-your-seat', 'ok', 'ok', 'not-your-seat'] },
    order: {
      message: { type: 'order', kind: 'only-move' },
      codes: ['not-found', 'not-found', 'not-your-seat', 'ok', 'ok', 'not-your-seat'],
    },
    'cancel-order': {
      message: { type: 'cancel-order', order: 'o' },
      codes: ['not-found', 'not-found', 'not-your-seat', 'ok', 'ok', 'not-your-seat'],
    },
    orders: { message: { type: 'orders' }, codes: ['not-found', 'not-found', 'not-your-seat', 'ok', 'ok', 'not-your-seat'] },
    chat: { message: { type: 'chat', text: 'hi' }, codes: ['not-found', 'not-found', 'not-allowed', 'ok', 'ok', 'ok'] },
  }
  // What needs no table, or only concerns what one watches already.
  const HARMLESS = ['ping', 'unwatch', 'looking']
  beforeAll(() => {
    const types = FromClient.def.options.map(({ shape }) => [...shape.type.def.values][0] as string)
    expect([...Object.keys(MESSAGES), ...HARMLESS].sort()).toEqual(types.sort())
  })

  for (const [name, { message, codes }] of Object.entries(MESSAGES)) {
    test(name, async () => {
      const ask = async (role: Role, id: string) => {
        const line = await people[role].line()
        try {
          if (name === 'watch') {
            await line.watch(id)
            return line.problem()?.code ?? 'ok'
          }
          const answer = await line.ask({ ...message, table: id })
          return answer.type === 'refused' ? answer.problem.code : 'ok'
        } finally {
          line.close()
        }
      }
      expect(await answersOf<string>(ask, (code) => code === 'ok' && !['watch', 'orders'].includes(name))).toEqual(byRole(codes))
    })
  }
})
