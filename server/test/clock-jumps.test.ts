/** A wall clock that is set, a machine that sleeps, a process that is frozen: at every kind of clock, on both databases. */
import { Writable } from 'node:stream'
import { expect } from 'vitest'
import type { GivenConfig } from '../config.ts'
import type { Server, ServerParts } from '../server.ts'
import type { StoragePlace } from '../storage/storage.ts'
import { moveOn } from '../time/move-on.ts'
import { onBothDatabases } from './both.ts'
import { type Guest, guest } from './client.ts'
import { house } from './start.ts'
import { until } from './until.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** A Monday noon. */
const NOON = Date.parse('2026-06-01T12:00Z')

/** The two clocks of a machine. */
class Machine {
  wall = NOON
  monotonic = 1_000
  readonly sources = { wall: () => this.wall, monotonic: () => this.monotonic }
  /** Time as it goes by: somebody looks at the clock all the while. */
  async pass(time: number, ...servers: Server[]): Promise<void> {
    for (let left = time; left > 0; left -= 5 * SECOND) {
      this.wall += Math.min(left, 5 * SECOND)
      this.monotonic += Math.min(left, 5 * SECOND)
      for (const { context } of servers) context.now()
    }
    await this.notice(...servers)
  }
  async notice(...servers: Server[]): Promise<void> {
    for (const { context } of servers) await context.heartbeat.beat()
    for (const { context } of servers) context.jobs.look()
    await new Promise((soon) => setTimeout(soon, 20))
  }
  async sleep(time: number, ...servers: Server[]): Promise<void> {
    this.wall += time
    await this.notice(...servers)
  }
  async freeze(time: number, ...servers: Server[]): Promise<void> {
    this.wall += time
    this.monotonic += time
    await this.notice(...servers)
  }
}

async function opened(place: StoragePlace, machine = new Machine(), given: GivenConfig = {}, parts: ServerParts = {}) {
  const server = await house({ ...place, ...given }, { clocks: machine.sources, ...parts })
  return { machine, server }
}

async function playing(server: Server, wish: Record<string, unknown>): Promise<{ id: string; guests: [Guest, Guest] }> {
  const guests: [Guest, Guest] = [await guest(server.url, 'Ann'), await guest(server.url, 'Bob')]
  const { id } = await guests[0].table({ seats: ['open', 'open'], ...wish })
  for (const [seat, one] of guests.entries()) await one.join(id, { seat })
  await guests[0].start(id)
  return { id, guests }
}

const clockOf = async (one: Guest, id: string) => (await one.position(id)).clock!
/** What the seat to act has left, as its screen shows it. */
const leftAt = async (one: Guest, id: string) => {
  const { now, deadline } = await clockOf(one, id)
  return deadline - now
}

const LIVE = { pace: { kind: 'live', minutes: 10, increment: 0 }, late: 'move' } as const
const DAYS = { pace: { kind: 'days', days: 1, bank: 10 }, late: 'move' } as const

const DISTURBANCES = [
  ['set two hours forward', (machine: Machine, server: Server) => machine.sleep(2 * HOUR, server), 2 * HOUR],
  ['set two hours back', (machine: Machine, server: Server) => machine.sleep(-2 * HOUR, server), -2 * HOUR],
  ['an hour of sleep', (machine: Machine, server: Server) => machine.sleep(HOUR, server), HOUR],
  ['an hour frozen', (machine: Machine, server: Server) => machine.freeze(HOUR, server), HOUR],
  ['a minute frozen', (machine: Machine, server: Server) => machine.freeze(MINUTE, server), MINUTE],
] as const

onBothDatabases((onBoth) => {
  for (const [what, disturb, by] of DISTURBANCES) {
    onBoth(`${what}: a live clock has as much left as before, and pays for its own minutes alone`, async (place) => {
      const { machine, server } = await opened(place)
      const { id, guests } = await playing(server, LIVE)
      await machine.pass(3 * MINUTE, server)
      expect(await leftAt(guests[0], id)).toBe(7 * MINUTE)
      await disturb(machine, server)
      expect(server.context.now()).toBe(NOON + 3 * MINUTE + by)
      expect([await leftAt(guests[0], id), (await guests[0].position(id)).seq]).toEqual([7 * MINUTE, 0])
      expect((await clockOf(guests[1], id)).corrected).toEqual({ at: server.context.now(), by })
      await machine.pass(MINUTE, server)
      await guests[0].play(id, 'rest')
      const { left, corrected } = await clockOf(guests[0], id)
      expect([left, corrected]).toEqual([[6 * MINUTE, 10 * MINUTE], undefined])
      // And it still runs out, at its own time.
      await machine.pass(9 * MINUTE, server)
      expect((await guests[0].position(id)).seq).toBe(1)
      await machine.pass(MINUTE, server)
      await until(async () => (await guests[0].position(id)).seq === 2)
    })

    onBoth(`${what}: days for a turn, and the bank, are as long as before`, async (place) => {
      const { machine, server } = await opened(place)
      const { id, guests } = await playing(server, DAYS)
      await machine.pass(23 * HOUR, server)
      await disturb(machine, server)
      expect(await leftAt(guests[0], id)).toBe(11 * HOUR)
      await machine.pass(3 * HOUR, server)
      await guests[0].play(id, 'rest')
      expect((await clockOf(guests[0], id)).left).toEqual([8 * HOUR, 10 * HOUR])
    })

    onBoth(`${what}: nobody is away by it`, async (place) => {
      const { machine, server } = await opened(place)
      const { id, guests } = await playing(server, { absentAfter: 30 })
      await machine.pass(10 * MINUTE, server)
      await disturb(machine, server)
      const ask = () => guests[1].call('POST', `/api/tables/${id}/stand-in`, { seat: 0, bot: 'random' })
      expect((await ask()).status).toBe(409)
      // What is stored says the same.
      server.context.live.clear()
      expect((await ask()).status).toBe(409)
      await machine.pass(21 * MINUTE, server)
      expect((await ask()).status).toBe(200)
    })
  }

  onBoth('a deadline that was moved into quiet hours, or onto a day off, waits until they are over', async (place) => {
    const { machine, server } = await opened(place)
    const { id, guests } = await playing(server, { pace: { kind: 'days', days: 1, bank: 0 }, late: 'move' })
    const vacations = [{ from: '2026-06-03', to: '2026-06-04' }]
    await guests[0].must('PUT', '/api/me/time', { timeZone: 'UTC', quiet: { from: '22:00', to: '07:00' }, vacations })
    // Tuesday noon, and eleven hours more: in the night before the first day off.
    await machine.sleep(11 * HOUR, server)
    await machine.pass(DAY, server)
    const { db } = server.context.storage
    const due = () => db.selectFrom('jobs').select('due_at').where('kind', '=', 'deadline').execute()
    await until(async () => (await due()).every(({ due_at }) => due_at === Date.parse('2026-06-05T07:00Z')))
    expect(await due()).toHaveLength(1)
    await machine.pass(Date.parse('2026-06-05T06:59Z') - machine.wall, server)
    expect((await guests[0].position(id)).seq).toBe(0)
    await machine.pass(2 * MINUTE, server)
    await until(async () => (await guests[0].position(id)).seq === 1)
  })

  onBoth(
    'the lease of a job that a dead process held is no longer by a clock that was set back, and the job comes in its time',
    async (place) => {
      const { machine, server } = await opened(place)
      const { db } = server.context.storage
      // Of a kind that nobody carries out here: what is written about it can be read at leisure.
      const job = {
        kind: 'bell',
        key: 'k',
        body: 'null',
        due_at: machine.wall,
        attempts: 0,
        holder: 'dead 1',
        held_until: machine.wall + 6_000,
      }
      await server.context.storage.commit([db.insertInto('jobs').values(job).compile()])
      await machine.sleep(-2 * HOUR, server)
      const row = await db.selectFrom('jobs').selectAll().where('key', '=', 'k').executeTakeFirstOrThrow()
      expect([row.held_until, row.due_at]).toEqual([machine.wall + 6_000, machine.wall])
    },
  )

  onBoth('a letter for eight in the morning stays one for eight in the morning', async (place) => {
    const { machine, server } = await opened(place)
    const { db } = server.context.storage
    const at = Date.parse('2026-06-02T08:00Z')
    const job = { kind: 'digest', key: 'nobody', body: 'null', due_at: at, attempts: 0, holder: null, held_until: 0 }
    await server.context.storage.commit([db.insertInto('jobs').values(job).compile()])
    await machine.sleep(-2 * HOUR, server)
    expect((await db.selectFrom('jobs').select('due_at').where('key', '=', 'nobody').executeTakeFirstOrThrow()).due_at).toBe(at)
  })

  onBoth('what was decided on the clocks as they were is decided again', async (place) => {
    const { server } = await opened(place)
    const { id, guests } = await playing(server, LIVE)
    const { storage } = server.context
    // Another process has moved them; its news are on their way.
    await storage.commit(moveOn(storage, { at: server.context.now(), by: -MINUTE }))
    await guests[0].play(id, 'rest')
    expect((await clockOf(guests[0], id)).left).toEqual([9 * MINUTE, 10 * MINUTE])
  })

  onBoth('set back while the house is closed: clocks go on from where they were', async (place) => {
    const first = await opened(place)
    const { id, guests } = await playing(first.server, LIVE)
    await first.machine.pass(3 * MINUTE, first.server)
    await first.server.close()
    const later = new Machine()
    later.wall = first.machine.wall - 2 * HOUR
    const { server } = await opened(place, later)
    Object.assign(guests[0], { url: server.url })
    expect(await leftAt(guests[0], id)).toBe(7 * MINUTE)
    expect((await clockOf(guests[0], id)).corrected).toEqual({ at: later.wall, by: -2 * HOUR })
  })

  onBoth('it is told: a line in the log, and news to who looks at the table', async (place) => {
    const lines: string[] = []
    const logTo = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const { machine, server } = await opened(place, new Machine(), { logLevel: 'warn' }, { logTo })
    const { id, guests } = await playing(server, LIVE)
    const line = await guests[1].line()
    await line.watch(id)
    await machine.sleep(2 * HOUR, server)
    await line.until(() => line.positions.get(id)?.clock?.corrected !== undefined)
    expect(line.positions.get(id)!.clock).toMatchObject({ corrected: { by: 2 * HOUR }, deadline: machine.wall + 10 * MINUTE })
    expect(lines.join('')).toContain('"seconds":7200')
    line.close()
  })

  onBoth('a clock that is a little wrong is no reason for a correction', async (place) => {
    const { machine, server } = await opened(place)
    const { id, guests } = await playing(server, LIVE)
    await machine.sleep(4 * SECOND, server)
    await machine.pass(MINUTE, server)
    expect((await clockOf(guests[0], id)).corrected).toBeUndefined()
    expect(await leftAt(guests[0], id)).toBeLessThanOrEqual(9 * MINUTE)
  })
})
