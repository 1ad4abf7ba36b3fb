/** No table dies for somebody who is gone: whoever it is, however many they are, whatever the table chose to do about it. */
import { describe, expect, test } from 'vitest'
import type { Table } from '../protocol/index.ts'
import type { Server, ServerParts } from '../server.ts'
import { bundled } from './bundle.ts'
import { type Guest, guest } from './client.ts'
import { house } from './start.ts'
import { until } from './until.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const PACE = { kind: 'days', days: 1, bank: 0 }
const POLICIES = ['nudge', 'move', 'seat', 'vote'] as const
/** At a desk each policy once, and each absence with two of them; in CI each with each. */
const inCiBut = (late: string, ...desk: string[]) => ({ tags: desk.includes(late) ? [] : 'ci' })

/** A house whose clock is moved by hand. */
async function opened(parts: ServerParts = {}) {
  const clock = { at: Date.parse('2026-06-01T12:00Z') }
  const server = await house({ botDeadline: 300 }, { ...parts, now: () => clock.at })
  const after = (time: number) => {
    clock.at += time
    server.context.jobs.look()
  }
  return { server, after }
}

/** People in their seats, the first of them the owner; behind them the bots. */
async function playing(server: Server, people: number, wish: Record<string, unknown>, ...bots: string[]) {
  const guests = await Promise.all(Array.from({ length: people }, (_, seat) => guest(server.url, `Guest ${seat}`)))
  const seats = [...Array.from({ length: people }, () => 'open'), ...bots.map((bot) => ({ bot }))]
  const { id } = await guests[0]!.table({ seats, options: { turns: 3 }, ...wish })
  for (const [seat, one] of guests.entries()) await one.join(id, { seat })
  await guests[0]!.start(id)
  return { id, guests }
}

const tableOf = async (who: Guest, id: string): Promise<Table> => (await who.must('GET', `/api/tables/${id}`)).table

/** Lets time go by, a step whenever nothing is left to do, until it is so. */
async function untilAfter(server: Server, step: () => void, most: number, isSo: () => Promise<boolean>): Promise<number> {
  for (let steps = 0; steps <= most; steps++) {
    await idle(server)
    if (await isSo()) return steps
    step()
  }
  throw new Error('the table stands still')
}

/** No deadline has passed, and no bot is to move. */
async function idle({ context: { storage, now, jobs } }: Server): Promise<void> {
  await until(async () => {
    const left = storage.db.selectFrom('jobs').select('key').where('kind', 'in', ['deadline', 'bot', 'wish']).where('due_at', '<=', now())
    if ((await left.execute()).length === 0) return true
    jobs.look()
    return false
  }, 5)
}

describe.each(POLICIES)('late: %s', (late) => {
  test('all have gone, the owner too: the game comes to its end by itself', inCiBut(late, 'nudge', 'vote'), async () => {
    const { server, after } = await opened()
    const { id } = await playing(server, 3, { pace: PACE, late })
    const spectator = await guest(server.url)
    const days = await untilAfter(
      server,
      () => after(DAY),
      60,
      async () => (await tableOf(spectator, id)).status === 'finished',
    )
    expect(days).toBeGreaterThan(0)
  })

  test('two of three have gone: the turn comes back to the one who is there, again and again', inCiBut(late, 'move', 'seat'), async () => {
    const { server, after } = await opened()
    const { id, guests } = await playing(server, 3, { pace: PACE, late })
    for (let turn = 0; turn < 2; turn++) {
      await untilAfter(
        server,
        () => after(DAY),
        20,
        async () => (await tableOf(guests[2]!, id)).toAct === 2,
      )
      await guests[2]!.play(id)
    }
  })
})

test('everybody is on vacation: the clock stands until it is over, and then goes on', async () => {
  const { server, after } = await opened()
  const { id, guests } = await playing(server, 2, { pace: PACE, late: 'move' })
  for (const one of guests)
    await one.must('PUT', '/api/me/time', { timeZone: 'UTC', quiet: null, vacations: [{ from: '2026-06-01', to: '2026-06-20' }] })
  after(15 * DAY)
  await idle(server)
  expect(await tableOf(guests[0]!, id)).toMatchObject({ toAct: 0, clock: { missed: 0 } })
  const days = await untilAfter(
    server,
    () => after(DAY),
    10,
    async () => (await tableOf(guests[0]!, id)).toAct === 1,
  )
  expect(days).toBeGreaterThanOrEqual(5)
})

test('the bot that is to play for them crashes: a move is made all the same', async () => {
  const bots = { levels: ['broken'], usual: 'broken', worker: await bundled('bot-worker') }
  const { server, after } = await opened({ bots })
  const { id, guests } = await playing(server, 2, { pace: PACE, late: 'seat' })
  await untilAfter(
    server,
    () => after(DAY),
    40,
    async () => (await tableOf(guests[1]!, id)).toAct === 1,
  )
})

test('who wished to take back has gone, and who was asked too: a bot’s turn waits a day for them, not for ever', async () => {
  const { server, after } = await opened()
  const { id, guests } = await playing(server, 2, { absentAfter: 24 * 60 }, 'stuck')
  const [ada, bob] = guests as [Guest, Guest]
  await ada.play(id)
  const { seq } = await bob.play(id)
  await ada.must('POST', `/api/tables/${id}/undo`, { id: 'wish', at: seq, to: 0 })
  expect(await tableOf(ada, id)).toMatchObject({ toAct: 2, request: { waiting: [1] } })
  after(DAY - MINUTE)
  await idle(server)
  expect(await tableOf(ada, id)).toMatchObject({ toAct: 2, request: { waiting: [1] } })
  after(MINUTE)
  await idle(server)
  expect(await tableOf(ada, id)).toMatchObject({ toAct: 0, request: null })
})

test('the owner has gone before the start: ten minutes after the last one sat down the others may begin', async () => {
  const { server, after } = await opened()
  const [owner, bob, cleo] = await Promise.all(['Owner', 'Bob', 'Cleo'].map((name) => guest(server.url, name)))
  const { id } = await owner!.table({ seats: ['open', 'open'], visibility: 'public' })
  await bob!.join(id)
  after(20 * MINUTE)
  await cleo!.join(id)
  const begin = (who: Guest) => who.post(`/api/tables/${id}/start`)
  expect((await begin(bob!)).status).toBe(403)
  after(10 * MINUTE)
  // Not while the owner is there, and not somebody who does not sit at it.
  const line = await owner!.line()
  await line.watch(id)
  expect((await begin(bob!)).status).toBe(403)
  line.close()
  await until(() => server.context.live.get(id)?.watchers.size === 0)
  expect((await begin(await guest(server.url, 'Dan'))).status).toBe(403)
  expect((await begin(bob!)).status).toBe(200)
  expect((await tableOf(cleo!, id)).status).toBe('running')
})
