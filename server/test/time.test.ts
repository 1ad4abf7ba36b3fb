import { describe, expect, test, vi } from 'vitest'
import type { GivenConfig } from '../config.ts'
import type { Table } from '../protocol/index.ts'
import type { Server } from '../server.ts'
import { timeAfterEntry, timeAfterSeats } from '../time/at-table.ts'
import { begun, type Clocks, givenBack, newClocks, overrun, paid } from '../time/clock.ts'
import { consequenceOf, majorityOf } from '../time/consequence.ts'
import { type Guest, guest } from './client.ts'
import { house, temporaryFolder } from './start.ts'
import { until } from './until.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** A Monday noon. */
const NOON = Date.parse('2026-06-01T12:00Z')

/** A clock moved by hand. */
class Hand {
  at = NOON
  now = () => this.at
  async pass(time: number, server?: Server): Promise<void> {
    this.at += time
    server?.context.jobs.look()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function opened(given: GivenConfig = {}) {
  const hand = new Hand()
  const server = await house(given, { now: hand.now })
  return { hand, server }
}

async function playing(server: Server, wish: Record<string, unknown>, people = 2): Promise<{ id: string; guests: Guest[] }> {
  const guests = await Promise.all(Array.from({ length: people }, (_, seat) => guest(server.url, `Guest ${seat}`)))
  const { id } = await guests[0]!.table({ seats: Array.from({ length: people }, () => 'open'), ...wish })
  for (const [seat, one] of guests.entries()) await one.join(id, { seat })
  await guests[0]!.start(id)
  return { id, guests }
}

const tableOf = async (who: Guest, id: string): Promise<Table> => (await who.must('GET', `/api/tables/${id}`)).table
const jobsLeft = async ({ context: { storage } }: Server) =>
  storage.db.selectFrom('jobs').select(['key', 'due_at']).where('kind', '=', 'deadline').execute()

describe('clocks', () => {
  test('without a pace nobody’s time is counted and nothing is written', async () => {
    const { server } = await opened()
    const { id, guests } = await playing(server, {})
    await guests[0]!.play(id)
    const table = await tableOf(guests[0]!, id)
    expect([table.pace, table.clock]).toEqual([null, null])
    expect(await guests[0]!.position(id)).not.toHaveProperty('clock')
    expect(await jobsLeft(server)).toEqual([])
  })

  test('live: what a turn takes is taken off, the increment is added, and positions and lists say so', async () => {
    const { hand, server } = await opened()
    const { id, guests } = await playing(server, { pace: { kind: 'live', minutes: 10, increment: 20 }, visibility: 'public' })
    expect((await guests[0]!.position(id)).clock).toMatchObject({
      now: NOON,
      seat: 0,
      deadline: NOON + 10 * MINUTE,
      left: [10 * MINUTE, 10 * MINUTE],
    })
    await hand.pass(3 * MINUTE)
    const line = await guests[1]!.line()
    await line.watch(id)
    await guests[0]!.play(id, 'rest')
    await line.until(() => line.steps.length === 1)
    expect(line.steps[0]!.clock).toMatchObject({ seat: 1, deadline: hand.at + 10 * MINUTE, left: [7 * MINUTE + 20_000, 10 * MINUTE] })
    line.close()
    const [listed] = (await guests[0]!.must('GET', '/api/tables')).tables as Table[]
    expect(listed!.clock).toMatchObject({ seat: 1, deadline: hand.at + 10 * MINUTE })
    expect(await jobsLeft(server)).toEqual([{ key: id, due_at: hand.at + 10 * MINUTE }])
  })

  test('days: a turn in time costs nothing, one that is late is paid from the bank', async () => {
    const { hand, server } = await opened()
    const { id, guests } = await playing(server, { pace: { kind: 'days', days: 1, bank: 10 } })
    await hand.pass(20 * HOUR)
    await guests[0]!.play(id, 'rest')
    await hand.pass(27 * HOUR)
    await guests[1]!.play(id, 'rest')
    const { clock } = await guests[0]!.position(id)
    expect(clock).toMatchObject({ seat: 0, freeUntil: hand.at + DAY, deadline: hand.at + 34 * HOUR, left: [10 * HOUR, 7 * HOUR] })
  })

  test('where something comes to light the same seat begins a new turn, and pays for the one before', async () => {
    const { hand, server } = await opened()
    const { id } = await playing(server, { pace: { kind: 'live', minutes: 10, increment: 20 } })
    await hand.pass(3 * MINUTE)
    const table = server.context.live.get(id)!
    const clockAfter = (barrier: boolean) =>
      timeAfterEntry(server.context, table, { kind: 'move', seat: 0, by: 'person', n: 1, barrier }, 0, table.seats).clock
    expect(clockAfter(true)).toMatchObject({ seat: 0, deadline: hand.at + 7 * MINUTE + 20_000, left: [7 * MINUTE + 20_000, 10 * MINUTE] })
    expect(clockAfter(false)).toMatchObject({ seat: 0, deadline: hand.at + 7 * MINUTE, left: [10 * MINUTE, 10 * MINUTE] })
  })

  test('a bot has no clock, the end of the game has none, and a stand-in stops it', async () => {
    const { server } = await opened()
    const { id, guests } = await playing(server, { pace: { kind: 'days', days: 1 } })
    await guests[0]!.must('POST', `/api/tables/${id}/stand-in`, { seat: 0, bot: 'random' })
    await until(async () => (await guests[0]!.position(id)).toAct === 1)
    expect((await guests[0]!.position(id)).clock).toMatchObject({ seat: 1 })
    const { seq } = await guests[0]!.position(id)
    await guests[1]!.must('POST', `/api/tables/${id}/resign`, { id: 'r', at: seq })
    const table = await tableOf(guests[0]!, id)
    expect([table.status, table.clock]).toEqual(['finished', null])
    expect(await jobsLeft(server)).toEqual([])
  })

  test('taking back gives the others their time and the one who asked none', () => {
    const pace = { kind: 'live', minutes: 10, increment: 30 } as const
    const calendar = { timeZone: 'UTC', quiet: null, vacations: [] }
    let clocks: Clocks = begun(newClocks(pace, 2), pace, 0, 0, calendar)
    const one = paid(clocks, pace, 2 * MINUTE, 1, calendar)
    clocks = begun(one.clocks, pace, 1, 2 * MINUTE, calendar)
    const two = paid(clocks, pace, 5 * MINUTE, 2, calendar)
    expect(two.clocks.left).toEqual([8.5 * MINUTE, 7.5 * MINUTE])
    expect(givenBack(two.clocks, [one.spent!, two.spent!], 0).left).toEqual([8.5 * MINUTE, 10 * MINUTE])
    const quick = paid(begun(newClocks(pace, 2), pace, 0, 0, calendar), pace, 1_000, 1, calendar)
    expect(givenBack(quick.clocks, [quick.spent!], 0).left[0]).toBe(10 * MINUTE)
  })

  test('whatever is left, there are thirty seconds for a turn; and time that seems to run backwards gives nobody any', () => {
    const pace = { kind: 'live', minutes: 1, increment: 0 } as const
    const calendar = { timeZone: 'UTC', quiet: null, vacations: [] }
    const first = paid(begun(newClocks(pace, 2), pace, 0, 0, calendar), pace, 55_000, 1, calendar).clocks
    expect([first.left[0], begun(first, pace, 0, MINUTE, calendar).deadline]).toEqual([5_000, MINUTE + 30_000])
    expect(paid(begun(newClocks(pace, 2), pace, 0, 5_000, calendar), pace, 1_000, 1, calendar).clocks.left[0]).toBe(MINUTE)
  })

  test('at the table: by consent the other’s time comes back; one’s own deadline does not move by taking back', async () => {
    const { hand, server } = await opened()
    const { id, guests } = await playing(server, { pace: { kind: 'days', days: 1, bank: 10 } })
    const first = (await guests[0]!.position(id)).clock!.deadline
    await hand.pass(5 * HOUR)
    await guests[0]!.play(id, 'rest')
    const { seq } = await guests[0]!.position(id)
    await guests[0]!.must('POST', `/api/tables/${id}/undo`, { id: 'u1', at: seq })
    expect((await guests[0]!.position(id)).clock).toMatchObject({ seat: 0, deadline: first })
    await guests[0]!.play(id, 'rest')
    await hand.pass(28 * HOUR)
    await guests[1]!.play(id, 'rest')
    expect((await guests[0]!.position(id)).clock!.left).toEqual([10 * HOUR, 6 * HOUR])
    const now = await guests[0]!.position(id)
    await guests[0]!.must('POST', `/api/tables/${id}/undo`, { id: 'u2', at: now.seq, to: 0 })
    await guests[1]!.must('POST', `/api/tables/${id}/consent`, { request: 'u2', agree: true })
    expect((await guests[0]!.position(id)).clock).toMatchObject({ seat: 0, left: [10 * HOUR, 10 * HOUR] })
  })
})

describe('when time is up', () => {
  test('nudge: reminded, marked late, and after three reminders a bot plays the turn', async () => {
    const { hand, server } = await opened()
    const { id, guests } = await playing(server, { pace: { kind: 'days', days: 1, bank: 0 }, late: 'nudge' })
    const line = await guests[0]!.line()
    for (let nudges = 1; nudges <= 3; nudges++) {
      await hand.pass(DAY, server)
      await until(async () => (await tableOf(guests[1]!, id)).clock?.missed === nudges)
      await line.until(() => line.heard.filter(({ type }) => type === 'turn').length === nudges)
    }
    line.close()
    expect((await tableOf(guests[1]!, id)).seq).toBe(0)
    await hand.pass(DAY, server)
    await until(async () => (await tableOf(guests[1]!, id)).seq === 1)
    const table = await tableOf(guests[1]!, id)
    // For this turn only.
    expect([table.toAct, table.seats[0]!.standIn, table.clock!.seat]).toEqual([1, null, 1])
    const { entries } = await guests[1]!.must('GET', `/api/tables/${id}/log`)
    expect(entries.map(({ seat, by }: { seat: number; by: string }) => `${seat} ${by}`)).toEqual(['0 bot'])
  })

  test('a bot plays the turn, and after three in a row it keeps the seat until the person is back', async () => {
    const { hand, server } = await opened()
    const { id, guests } = await playing(server, { pace: { kind: 'days', days: 1, bank: 0 }, late: 'move' })
    for (let turn = 0; turn < 2; turn++) {
      await hand.pass(DAY, server)
      await until(async () => (await tableOf(guests[1]!, id)).toAct === 1)
      expect((await tableOf(guests[1]!, id)).seats[0]!.standIn).toBe(null)
      await guests[1]!.play(id, 'rest')
    }
    await hand.pass(DAY, server)
    await until(async () => (await tableOf(guests[1]!, id)).toAct === 1)
    expect((await tableOf(guests[1]!, id)).seats[0]!.standIn).toBe('random')
    await guests[1]!.play(id, 'rest')
    await until(async () => (await tableOf(guests[1]!, id)).toAct === 1)
    // Back: looking at the table is enough, and the clock goes for the person again.
    const line = await guests[0]!.line()
    await line.watch(id)
    await guests[1]!.play(id, 'rest')
    await line.until(() => line.tables.get(id)?.seats[0]?.standIn === null && line.positions.get(id)?.toAct === 0)
    expect(line.positions.get(id)?.clock?.seat).toBe(0)
    line.close()
  })

  test('a bot that plays one turn is remembered as that while others come and go, and forgotten with its seat', async () => {
    const { server } = await opened()
    const { id } = await playing(server, { pace: { kind: 'days', days: 1, bank: 0 }, late: 'move' })
    const table = server.context.live.get(id)!
    const time = table.time!
    const onceAfter = (stand_in: string | null) => {
      time.clocks = { ...time.clocks, once: 0 }
      timeAfterSeats(server.context, table, [
        { ...table.seats[0]!, stand_in },
        { ...table.seats[1]!, stand_in: 'random' },
      ]).keep()
      return time.clocks.once
    }
    expect([onceAfter('random'), onceAfter(null)]).toEqual([0, null])
  })

  test('a bot takes the seat, also from somebody whose wish to take back waits for an answer', async () => {
    const { hand, server } = await opened()
    const { id, guests } = await playing(server, { pace: { kind: 'live', minutes: 5 }, late: 'seat' })
    await guests[0]!.play(id, 'rest')
    await guests[1]!.play(id, 'rest')
    const { seq } = await guests[1]!.position(id)
    await guests[0]!.must('POST', `/api/tables/${id}/undo`, { id: 'w', at: seq })
    expect((await tableOf(guests[1]!, id)).request).not.toBe(null)
    await hand.pass(5 * MINUTE, server)
    await until(async () => (await tableOf(guests[1]!, id)).toAct === 1)
    const table = await tableOf(guests[1]!, id)
    expect([table.request, table.seats[0]!.standIn]).toEqual([null, 'random'])
  })

  test('vote: more than half decide at once; only the others may vote', async () => {
    const { hand, server } = await opened()
    const { id, guests } = await playing(server, { pace: { kind: 'days', days: 1, bank: 0 }, late: 'vote' }, 4)
    await hand.pass(DAY, server)
    await until(async () => (await tableOf(guests[1]!, id)).clock?.vote != null)
    expect((await tableOf(guests[1]!, id)).clock!.vote).toEqual({ waiting: [1, 2, 3], votes: [] })
    expect((await guests[0]!.post(`/api/tables/${id}/vote`, { choice: 'wait' })).status).toBe(403)
    await guests[1]!.must('POST', `/api/tables/${id}/vote`, { choice: 'move' })
    await guests[2]!.must('POST', `/api/tables/${id}/vote`, { choice: 'seat' })
    expect((await tableOf(guests[1]!, id)).clock!.vote).toMatchObject({ waiting: [3] })
    await guests[3]!.must('POST', `/api/tables/${id}/vote`, { choice: 'move' })
    await until(async () => (await tableOf(guests[1]!, id)).toAct === 1)
    expect((await tableOf(guests[1]!, id)).clock).toMatchObject({ seat: 1, vote: null })
  })

  test('vote: a tie waits for another period, and nobody voting ends in a bot’s move', async () => {
    const { hand, server } = await opened()
    const { id, guests } = await playing(server, { pace: { kind: 'days', days: 1, bank: 0 }, late: 'vote' }, 3)
    await hand.pass(DAY, server)
    await until(async () => (await tableOf(guests[1]!, id)).clock?.vote != null)
    await guests[1]!.must('POST', `/api/tables/${id}/vote`, { choice: 'move' })
    await guests[2]!.must('POST', `/api/tables/${id}/vote`, { choice: 'wait' })
    for (let round = 2; round <= 3; round++) {
      await hand.pass(DAY, server)
      await until(async () => (await tableOf(guests[1]!, id)).clock?.missed === round)
      expect((await tableOf(guests[1]!, id)).clock!.vote).toMatchObject({ votes: [] })
    }
    await hand.pass(DAY, server)
    await until(async () => (await tableOf(guests[1]!, id)).toAct === 1)
  })

  test('whoever moves while the others vote ends the vote', async () => {
    const { hand, server } = await opened()
    const { id, guests } = await playing(server, { pace: { kind: 'days', days: 1, bank: 0 }, late: 'vote' })
    await hand.pass(DAY, server)
    await until(async () => (await tableOf(guests[1]!, id)).clock?.vote != null)
    await guests[0]!.play(id, 'rest')
    expect((await tableOf(guests[1]!, id)).clock).toMatchObject({ seat: 1, missed: 0, vote: null })
    expect((await guests[1]!.post(`/api/tables/${id}/vote`, { choice: 'wait' })).status).toBe(409)
  })

  test('every policy leads on to a bot’s move in the end', () => {
    const pace = { kind: 'days', days: 1, bank: 0 } as const
    const calendar = { timeZone: 'UTC', quiet: null, vacations: [] }
    for (const policy of ['nudge', 'move', 'seat', 'vote'] as const) {
      for (const voters of [0, 1, 3]) {
        let clocks = begun(newClocks(pace, 4), pace, 0, 0, calendar)
        let what = consequenceOf(policy, clocks, voters)
        let periods = 0
        while (what !== 'move' && what !== 'seat') {
          const vote = what === 'vote' ? { round: (clocks.vote?.round ?? 0) + 1, votes: [] } : null
          clocks = overrun(clocks, pace, clocks.deadline, calendar, vote)
          what = consequenceOf(policy, clocks, voters)
          expect(++periods).toBeLessThanOrEqual(3)
        }
      }
    }
  })

  test('a majority is more than half of those who may vote, not of those who did', () => {
    const votes = (...choices: ('wait' | 'move' | 'seat')[]) => choices.map((choice) => ({ choice }))
    expect(majorityOf(votes('move'), 2)).toBe(null)
    expect(majorityOf(votes('move', 'move'), 3)).toBe('move')
    expect(majorityOf(votes('move', 'wait'), 2)).toBe(null)
    expect(majorityOf(votes('seat'), 1)).toBe('seat')
  })
})

describe('people’s own time', () => {
  test('the deadline of a turn by days does not fall into the quiet hours of the one who is to act', async () => {
    const { server } = await opened()
    const { id, guests } = await playing(server, { pace: { kind: 'days', days: 1, bank: 10 } })
    // 24 + 10 hours after noon UTC is midnight in Berlin.
    await guests[0]!.must('PUT', '/api/me/time', { timeZone: 'Europe/Berlin', quiet: { from: '22:00', to: '07:30' }, vacations: [] })
    expect((await guests[0]!.position(id)).clock!.deadline).toBe(Date.parse('2026-06-03T05:30Z'))
    expect(await jobsLeft(server)).toEqual([{ key: id, due_at: Date.parse('2026-06-03T05:30Z') }])
    await guests[0]!.play(id, 'rest')
    expect((await guests[0]!.position(id)).clock!.deadline).toBe(NOON + 34 * HOUR)
  })

  test('a vacation stops the clock, is announced to the table, and has a yearly allowance', async () => {
    const { hand, server } = await opened()
    const { id, guests } = await playing(server, { pace: { kind: 'days', days: 2, bank: 0 } })
    const line = await guests[1]!.line()
    await line.watch(id)
    const away = { timeZone: 'UTC', quiet: null, vacations: [{ from: '2026-06-02', to: '2026-06-11' }] }
    expect(await guests[0]!.must('PUT', '/api/me/time', away)).toMatchObject({ allowance: 30, taken: 10 })
    await line.until(() => line.tables.get(id)?.seats[0]?.away != null)
    expect(line.tables.get(id)!.seats[0]!.away).toEqual({ from: Date.parse('2026-06-02'), until: Date.parse('2026-06-12') })
    expect(line.tables.get(id)!.clock!.deadline).toBe(NOON + 12 * DAY)
    line.close()
    await hand.pass(5 * DAY, server)
    expect((await tableOf(guests[1]!, id)).clock).toMatchObject({ seat: 0, missed: 0 })
    // Four days are over and stay taken, though the rest is called off.
    expect(await guests[0]!.must('PUT', '/api/me/time', { ...away, vacations: [] })).toMatchObject({ taken: 4 })
    const greedy = { ...away, vacations: [{ from: '2026-07-01', to: '2026-07-27' }] }
    expect((await guests[0]!.call('PUT', '/api/me/time', greedy)).status).toBe(409)
    expect(
      (await guests[0]!.call('PUT', '/api/me/time', { ...greedy, vacations: [{ from: '2026-07-01', to: '2026-07-26' }] })).status,
    ).toBe(200)
  })

  test('nonsense is refused', async () => {
    const { server } = await opened()
    const ada = await guest(server.url)
    const plain = { timeZone: 'UTC', quiet: null, vacations: [] }
    for (const bad of [
      { ...plain, timeZone: 'Mars/Olympus' },
      { ...plain, quiet: { from: '08:00', to: '07:00' } },
      { ...plain, quiet: { from: '8', to: '9' } },
      { ...plain, vacations: [{ from: '2026-07-10', to: '2026-07-01' }] },
      { ...plain, vacations: [{ from: '2027-02-30', to: '2027-03-01' }] },
      { ...plain, vacations: [{ from: '2029-07-01', to: '2029-07-02' }] },
    ])
      expect((await ada.call('PUT', '/api/me/time', bad)).status).toBe(400)
    expect(await ada.must('GET', '/api/me/time')).toEqual({ timeZone: 'UTC', quiet: null, vacations: [], allowance: 30, taken: 0 })
  })
})

describe('after a restart', () => {
  test('a deadline is carried out by the next process, once; and nobody loses the time in which the house was closed', async () => {
    const data = temporaryFolder()
    const hand = new Hand()
    const first = await house({ data }, { now: hand.now })
    const { id, guests } = await playing(first, { pace: { kind: 'days', days: 1, bank: 0 }, late: 'move' })
    await hand.pass(20 * HOUR)
    await first.close()
    await hand.pass(3 * DAY)
    const second = await house({ data }, { now: hand.now })
    const ada = Object.assign(Object.create(Object.getPrototypeOf(guests[1]!)), guests[1]!, { url: second.url }) as Guest
    ada.get = (path) => ada.call('GET', path)
    // Four hours were left and are still.
    expect((await tableOf(ada, id)).clock!.deadline).toBe(hand.at + 4 * HOUR)
    await hand.pass(3 * HOUR, second)
    expect((await tableOf(ada, id)).seq).toBe(0)
    await hand.pass(HOUR, second)
    await until(async () => (await tableOf(ada, id)).seq === 1)
    await second.close()
    // A restart of a minute moves nothing.
    await hand.pass(MINUTE)
    const third = await house({ data }, { now: hand.now })
    Object.assign(ada, { url: third.url })
    const table = await tableOf(ada, id)
    expect([table.seq, table.clock!.deadline]).toEqual([1, hand.at - MINUTE + DAY])
  })
})

test('a process that was frozen, and wakes after a deadline, first gives back the time in which nobody could reach it', async () => {
  const { hand, server } = await opened()
  const { id, guests } = await playing(server, { pace: { kind: 'days', days: 1, bank: 0 }, late: 'move' })
  await hand.pass(20 * HOUR)
  const deadline = NOON + DAY
  expect((await tableOf(guests[1]!, id)).clock!.deadline).toBe(deadline)
  const awake = performance.now.bind(performance)
  const steady = vi.spyOn(performance, 'now').mockImplementation(() => awake() + 3 * DAY)
  try {
    await hand.pass(3 * DAY, server)
    await until(async () => (await tableOf(guests[1]!, id)).clock!.deadline > deadline)
  } finally {
    steady.mockRestore()
  }
  // It had left no sign since noon: all of that is given back.
  const { seq, clock } = await tableOf(guests[1]!, id)
  expect([seq, clock!.deadline]).toEqual([0, hand.at + DAY])
  // Awake, time goes by as ever; that the clock on the wall is set is no sleep.
  await hand.pass(DAY, server)
  await until(async () => (await tableOf(guests[1]!, id)).seq === 1)
})
