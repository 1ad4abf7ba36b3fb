/** Every way into a tournament × everybody who might try it: before it begins, and while it is played. */
import { expect, test } from 'vitest'
import { Guest, guest } from './client.ts'
import { house } from './start.ts'
import { until } from './until.ts'

const ROLES = ['nobody', 'stranger', 'entrant', 'organiser'] as const
type Role = (typeof ROLES)[number]
type Statuses = readonly [nobody: number, stranger: number, entrant: number, organiser: number]

const WAYS: Record<string, { body?: unknown; open: Statuses; running: Statuses }> = {
  'GET /api/tournaments/{id}': { open: [200, 200, 200, 200], running: [200, 200, 200, 200] },
  'GET /api/tournaments/{id}/file': { open: [200, 200, 200, 200], running: [200, 200, 200, 200] },
  'POST /api/tournaments/{id}/enter': { open: [401, 200, 200, 200], running: [401, 200, 200, 200] },
  'POST /api/tournaments/{id}/withdraw': { open: [401, 409, 200, 409], running: [401, 409, 200, 409] },
  'POST /api/tournaments/{id}/begin': { open: [401, 403, 403, 200], running: [401, 403, 403, 409] },
  'POST /api/tournaments/{id}/close': { open: [401, 403, 403, 200], running: [401, 403, 403, 409] },
  'POST /api/tournaments/{id}/remove': { body: { entrant: 'p1' }, open: [401, 403, 403, 200], running: [401, 403, 403, 200] },
  'POST /api/tournaments/{id}/decide': {
    body: { table: 'A'.repeat(12), places: [1, 2] },
    open: [401, 403, 403, 404],
    running: [401, 403, 403, 404],
  },
}

for (const status of ['open', 'running'] as const)
  for (const [way, { body, [status]: statuses }] of Object.entries(WAYS))
    test(`${way}, ${status}`, async () => {
      const server = await house()
      const found: number[] = []
      for (const role of ROLES) {
        const people: Record<Role, Guest> = {
          nobody: new Guest(server.url),
          stranger: await guest(server.url),
          entrant: await guest(server.url),
          organiser: await guest(server.url),
        }
        const wish = { name: 'Cup', game: 'parcels', system: 'swiss', seats: 2, pace: { kind: 'days', days: 1 } }
        const { id } = (await people.organiser.must('POST', '/api/tournaments', wish)).tournament
        for (const one of [people.entrant, await guest(server.url)]) await one.must('POST', `/api/tournaments/${id}/enter`)
        if (status === 'running') {
          await people.organiser.must('POST', `/api/tournaments/${id}/begin`)
          await until(async () => (await people.organiser.must('GET', `/api/tournaments/${id}`)).tournament.drawn === 1)
        }
        const [method, path] = way.split(' ') as [string, string]
        found.push((await people[role].call(method, path.replace('{id}', id), body)).status)
      }
      expect(found).toEqual(statuses)
    })
