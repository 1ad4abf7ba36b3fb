/** Deadlines and standing orders with two servers on one PostgreSQL: each is carried out once, whichever server it is. */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { westRiding } from '../../games/west-riding/rules/index.ts'
import { type Guest, guest } from './client.ts'
import { ownPostgres } from './postgres.ts'
import { house } from './start.ts'
import { pause, until } from './until.ts'

const { onPostgres } = ownPostgres()

const DAY = 24 * 3_600_000

onPostgres('a deadline set by a server that is gone is carried out by the other, once', async (postgres) => {
  const database = postgres.freshDatabase()
  let now = Date.parse('2026-06-01T12:00Z')
  const parts = { now: () => now }
  const [a, b, c] = [await house({ database }, parts), await house({ database }, parts), await house({ database }, parts)]
  const ada = await guest(a.url, 'Ada')
  const ben = await guest(b.url, 'Ben')
  const { id } = await ada.table({ seats: ['me', 'open'], pace: { kind: 'days', days: 1, bank: 0 }, late: 'move' })
  await ben.join(id)
  await ada.start(id)
  await a.close()
  now += DAY
  for (const { context } of [b, c]) context.jobs.look()
  await until(async () => (await ben.position(id)).seq > 0)
  for (const { context } of [b, c]) context.jobs.look()
  await pause(200)
  const { entries } = await ben.at(c).must('GET', `/api/tables/${id}/log`)
  expect(entries.map(({ seat, by }: { seat: number; by: string }) => `${seat} ${by}`)).toEqual(['0 bot'])
})

onPostgres('clocks that one server moves on, after a time in which nobody could move, go on so at the others', async (postgres) => {
  const database = postgres.freshDatabase()
  let now = Date.parse('2026-06-01T12:00Z')
  const a = await house({ database }, { now: () => now })
  const ada = await guest(a.url, 'Ada')
  const { id } = await ada.table({ seats: ['me', { bot: 'random' }], pace: { kind: 'days', days: 1, bank: 1 } })
  await ada.start(id)
  const line = await ada.line()
  await line.watch(id)
  const { deadline } = line.tables.get(id)!.clock!
  const later = now + 3 * DAY
  // The first who finds no sign of life for so long moves the clocks: not this one, which slept through it and would call the time up.
  await house({ database }, { now: () => later })
  await line.until(() => line.tables.get(id)!.clock!.deadline === deadline + 3 * DAY)
  expect(line.tables.get(id)!.clock!.corrected).toEqual({ at: later, by: 3 * DAY })
  now = later
  expect(await line.play(id)).toMatchObject({ type: 'accepted' })
  // Nothing of the bank is spent.
  expect((await ada.position(id)).clock!.left[0]).toBe(3_600_000)
  line.close()
})

onPostgres(
  'an order given at one server answers to a move made at the other, once, and nobody there hears of its being given',
  async (postgres) => {
    const database = postgres.freshDatabase()
    const [a, b] = [await house({ database }, { games: [westRiding] }), await house({ database }, { games: [westRiding] })]
    const people = await Promise.all(['Ada', 'Ben', 'Cora'].map((name) => guest(a.url, name)))
    const pace = { kind: 'days', days: 1 } as const
    const { id } = await people[0]!.table({ game: 'west-riding', seats: ['open', 'open', 'open'], pace })
    for (const [seat, one] of people.entries()) await one.join(id, { seat })
    await people[0]!.start(id)
    const { order } = (await people[0]!.position(id)).view as { order: number[] }
    const [first, second, third] = order.map((seat) => people[seat]!) as [Guest, Guest, Guest]
    const line = await first.at(b).line()
    const other = await third.line()
    for (const one of [line, other]) await one.watch(id)
    // Its owner looks in before, and goes: that they were seen is no news of the table either.
    const glance = await second.line()
    await glance.watch(id)
    const bothSee = async (present: boolean) => {
      for (const one of [line, other]) await one.until(() => one.tables.get(id)?.seats[order[1]!]?.present === present)
    }
    await bothSee(true)
    glance.close()
    await bothSee(false)
    // News come in their order: when a line of chat has come, all before it have.
    const hearAll = async (text: string) => {
      await second.must('POST', `/api/tables/${id}/chat`, { id: text, text })
      for (const one of [line, other])
        await one.until(() => one.heard.some((news) => news.type === 'chat' && news.lines.some((said) => said.text === text)))
      return { atLine: line.heard.length, atOther: other.heard.length }
    }
    const before = await hearAll('luck')
    await second.must('POST', `/api/tables/${id}/orders`, { id: 'o', kind: 'bid', fields: { lot: 'lyr', most: 6 } })
    const given = await hearAll('given')
    expect(line.heard.slice(before.atLine, given.atLine)).toMatchObject([{ type: 'chat' }])
    expect(other.heard.slice(before.atOther, given.atOther)).toMatchObject([{ type: 'chat' }])
    await first.at(b).play(id, 'offer lyr')
    await first.at(b).play(id, 'bid 5')
    await until(async () => (await first.position(id)).seq === 3)
    await pause(300)
    expect((await first.position(id)).seq).toBe(3)
    expect((await second.must('GET', `/api/tables/${id}/orders`)).log).toMatchObject([{ what: 'fired', text: 'bid 6' }])
    // Where it was not played nothing comes beside the steps, which have the clocks in them.
    await other.until(() => other.positions.get(id)?.seq === 3)
    expect(other.heard.slice(given.atOther).map(({ type }) => type)).toEqual(['step', 'step', 'step'])
    for (const one of [line, other]) one.close()
  },
)

onPostgres('a process that slept while another was awake follows it, and moves nobody’s clock', async (postgres) => {
  const database = postgres.freshDatabase()
  const at = { wall: Date.parse('2026-06-01T12:00Z'), a: 0, b: 0 }
  const wall = () => at.wall
  const a = await house({ database }, { clocks: { wall, monotonic: () => at.a } })
  const b = await house({ database }, { clocks: { wall, monotonic: () => at.b } })
  const ada = await guest(a.url, 'Ada')
  const { id } = await ada.table({ seats: ['me', { bot: 'random' }], pace: { kind: 'live', minutes: 60, increment: 0 } })
  await ada.start(id)
  // Ten minutes in which `a` looks at its clock and `b` does not.
  for (let passed = 0; passed < 600_000; passed += 5_000) {
    at.wall += 5_000
    at.a += 5_000
    a.context.now()
  }
  await a.context.storage.commit([
    a.context.storage.db
      .updateTable('settings')
      .set({ value: String(a.context.now()) })
      .where('name', '=', 'pulse')
      .compile(),
  ])
  at.b += 600_000
  await b.context.heartbeat.beat()
  expect([a.context.now(), b.context.now()]).toEqual([at.wall, at.wall])
  const { clock } = await ada.at(b).position(id)
  expect([clock!.deadline - clock!.now, clock!.corrected]).toEqual([50 * 60_000, undefined])
})

onPostgres('a clock that is set under two servers is corrected for once, and both go by it', async (postgres) => {
  const database = postgres.freshDatabase()
  const at = { wall: Date.parse('2026-06-01T12:00Z'), steady: 0 }
  const clocks = { wall: () => at.wall, monotonic: () => at.steady }
  const [a, b] = [await house({ database }, { clocks }), await house({ database }, { clocks })]
  const ada = await guest(a.url, 'Ada')
  const { id } = await ada.table({ seats: ['me', { bot: 'random' }], pace: { kind: 'live', minutes: 60, increment: 0 } })
  await ada.start(id)
  for (const by of [2 * 3_600_000, -3 * 3_600_000]) {
    at.wall += by
    await Promise.all([a.context.heartbeat.beat(), b.context.heartbeat.beat()])
    for (const server of [a, b]) {
      expect(server.context.now()).toBe(at.wall)
      const { clock } = await ada.at(server).position(id)
      expect([clock!.deadline - clock!.now, clock!.corrected]).toEqual([60 * 60_000, { at: at.wall, by }])
    }
  }
})

onPostgres('servers that share a database go by its clock', async (postgres) => {
  const database = postgres.freshDatabase()
  const server = await house({ database })
  const { rows } = await sql<{ now: string }>`select extract(epoch from clock_timestamp()) * 1000 as now`.execute(server.context.storage.db)
  expect(Math.abs(server.context.now() - Number(rows[0]!.now))).toBeLessThan(1_000)
})
