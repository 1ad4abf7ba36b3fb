/** Tournaments on the server: from the entry to the last table, by people who know the protocol and nothing else. */
import { draw, firstSetByHand, proveAll, readTournament, sizesFor, standings } from '@branchline/tournaments'
import { describe, expect, test } from 'vitest'
import { parcels } from '../../engine/test/parcels.ts'
import type { Tournament } from '../protocol/index.ts'
import { openStorage } from '../storage/storage.ts'
import { guarded, readTournament as readStored } from '../tournaments/stored.ts'
import { onBothDatabases } from './both.ts'
import { type Guest, guest } from './client.ts'
import { afterwards, house, temporaryFolder } from './start.ts'
import { until } from './until.ts'

const PACE = { kind: 'live', minutes: 10 }

async function people(url: string, count: number): Promise<Guest[]> {
  return Promise.all(Array.from({ length: count }, (_, at) => guest(url, `Player ${at + 1}`)))
}

const cup = (more: object = {}) => ({
  name: 'Cup',
  game: 'parcels',
  options: { turns: 3 },
  system: 'swiss',
  seats: 2,
  rounds: 2,
  pace: PACE,
  ...more,
})

async function open(who: Guest, more: object = {}): Promise<string> {
  return (await who.must('POST', '/api/tournaments', cup(more))).tournament.id
}
async function seen(who: Guest, id: string): Promise<Tournament> {
  return (await who.must('GET', `/api/tournaments/${id}`)).tournament
}
const enterAll = (all: readonly Guest[], id: string) => Promise.all(all.map((one) => one.must('POST', `/api/tournaments/${id}/enter`)))

/** Until this many rounds have begun, with tables that can be played. */
async function round(who: Guest, id: string, number: number): Promise<Tournament> {
  await until(async () => {
    const { round, drawn } = await seen(who, id)
    return drawn >= number && round[number - 1].tables.every(({ status }) => status !== 'open')
  })
  return seen(who, id)
}

/** Everybody plays on until the table is over. */
async function playOut(all: readonly Guest[], table: string): Promise<void> {
  for (;;) {
    const position = await all[0].position(table)
    if (position.over) return
    const { seats } = (await all[0].must('GET', `/api/tables/${table}`)).table
    const mover = all.find(({ id }) => id === seats[position.toAct as number].person) as Guest
    await mover.play(table)
  }
}

async function playRound(all: readonly Guest[], id: string, number: number): Promise<void> {
  const { round: rounds } = await round(all[0], id, number)
  for (const { table } of rounds[number - 1].tables) await playOut(all, table)
}

test('eight people from entry to the end of a Swiss, and anybody works it out again from the file', async () => {
  const server = await house()
  const all = await people(server.url, 8)
  const [organiser] = all
  const id = await open(organiser, { rounds: 3 })
  expect((await all[1].must('GET', '/api/tournaments')).tournaments).toMatchObject([{ id, name: 'Cup', entered: 0 }])
  await enterAll(all, id)
  expect((await seen(all[3], id)).entrants).toHaveLength(8)
  await organiser.must('POST', `/api/tournaments/${id}/begin`)
  for (const number of [1, 2, 3]) await playRound(all, id, number)
  await until(async () => (await seen(organiser, id)).status === 'finished')
  const end = await seen(organiser, id)
  expect(end.round.map(({ tables }) => tables.length)).toEqual([4, 4, 4])
  expect(end.standings.map(({ tables }) => tables)).toEqual(Array(8).fill(3))
  expect(end.standings.reduce((sum, { points }) => sum + points, 0)).toBe(3 * 4 * 12)

  const file = await all[5].must('GET', `/api/tournaments/${id}/file`)
  const read = readTournament(JSON.stringify(file), (game) => (game === 'parcels' ? parcels : undefined))
  proveAll(read, parcels, () => expect.unreachable())
  const seats = sizesFor(parcels, read.options, read.seats)
  expect(firstSetByHand(read, seats)).toBe(null)
  expect(draw(read, seats)).toEqual({ none: 'over' })
  expect(standings(read).map((line) => [line.id, line.points, line.rank])).toEqual(
    end.standings.map((line) => [line.entrant, line.points, line.rank]),
  )
})

describe('the field', () => {
  test('is limited, entered once, left before the beginning without a trace, and closed by the organiser only', async () => {
    const server = await house()
    const [organiser, ada, ben, cleo] = await people(server.url, 4)
    const id = await open(organiser, { most: 2 })
    await enterAll([ada, ada, ben], id)
    expect((await seen(ada, id)).entered).toBe(2)
    expect((await cleo.post(`/api/tournaments/${id}/enter`)).body.problem.message).toMatch(/full/)
    await ada.must('POST', `/api/tournaments/${id}/withdraw`)
    await cleo.must('POST', `/api/tournaments/${id}/enter`)
    expect((await seen(ada, id)).entrants.map(({ name }) => name).sort()).toEqual(['Player 3', 'Player 4'])
    expect((await ada.post(`/api/tournaments/${id}/close`)).status).toBe(403)
    await organiser.must('POST', `/api/tournaments/${id}/close`)
    expect((await ben.post(`/api/tournaments/${id}/withdraw`)).status).toBe(409)
  })

  test('grows and shrinks between rounds: late entries, withdrawals, byes', async () => {
    const server = await house()
    const all = await people(server.url, 6)
    const [organiser, , , , , late] = all
    const id = await open(organiser, { rounds: 3 })
    await enterAll(all.slice(0, 5), id)
    await organiser.must('POST', `/api/tournaments/${id}/begin`)
    const first = await round(organiser, id, 1)
    // Five at tables of two: three and two, or one waits.
    expect(first.round[0].tables.flatMap(({ seats }) => seats).length + first.round[0].byes.length).toBe(5)
    await late.must('POST', `/api/tournaments/${id}/enter`)
    await organiser.must('POST', `/api/tournaments/${id}/remove`, { entrant: first.round[0].tables[0].seats[0] })
    await playRound(all, id, 1)
    const second = await round(organiser, id, 2)
    const ids = second.round[1].tables.flatMap(({ seats }) => seats).concat(second.round[1].byes)
    expect(ids).toContain('p6')
    expect(ids).not.toContain(first.round[0].tables[0].seats[0])
    await playRound(all, id, 2)
    await playRound(all, id, 3)
    await until(async () => (await seen(organiser, id)).status === 'finished')
    const read = readTournament(JSON.stringify(await late.must('GET', `/api/tournaments/${id}/file`)), () => parcels)
    expect(firstSetByHand(read, sizesFor(parcels, read.options, read.seats))).toBe(null)
  })

  test('who blocked somebody in it cannot enter', async () => {
    const server = await house()
    const [organiser, ada, ben] = await people(server.url, 3)
    const id = await open(organiser)
    await enterAll([ada], id)
    await ada.must('PUT', `/api/me/people/${ben.id}`, { mark: 'block' })
    expect((await ben.post(`/api/tournaments/${id}/enter`)).status).toBe(403)
  })
})

test.each(['league', 'knockout'])('a %s comes to its end by itself', async (system) => {
  const server = await house()
  const all = await people(server.url, 5)
  const id = await open(all[0], { system })
  await enterAll(all, id)
  await all[0].must('POST', `/api/tournaments/${id}/begin`)
  for (let number = 1; (await seen(all[0], id)).status === 'running'; number++) {
    await until(async () => (await seen(all[0], id)).drawn >= number || (await seen(all[0], id)).status === 'finished')
    if ((await seen(all[0], id)).status === 'running') await playRound(all, id, number)
    await until(async () => (await seen(all[0], id)).drawn > number || (await seen(all[0], id)).status === 'finished')
  }
  const end = await seen(all[0], id)
  expect(end.standings[0].rank).toBe(1)
  expect(end.round.at(-1)?.tables.every(({ places }) => places !== null)).toBe(true)
})

test('who never comes loses by the clock', async () => {
  let now = 1_700_000_000_000
  const server = await house({}, { now: () => now })
  const all = await people(server.url, 2)
  const id = await open(all[0], { rounds: 1 })
  await enterAll(all, id)
  await all[0].must('POST', `/api/tournaments/${id}/begin`)
  const { round: rounds } = await round(all[0], id, 1)
  const [{ table, seats }] = rounds[0].tables
  const { toAct } = await all[0].position(table)
  now += 11 * 60_000
  await until(async () => (await seen(all[0], id)).status === 'finished')
  const end = await seen(all[0], id)
  expect(end.round[0].tables[0].places?.[toAct as number]).toBe(2)
  expect(end.standings[1].entrant).toBe(seats[toAct as number])
})

test('at a table of a tournament nobody leaves, arranges or lets a bot play', async () => {
  const server = await house()
  const all = await people(server.url, 2)
  const id = await open(all[0])
  await enterAll(all, id)
  await all[0].must('POST', `/api/tournaments/${id}/begin`)
  const { you } = await round(all[1], id, 1)
  const table = you.table?.table as string
  for (const [path, body] of [
    ['leave', undefined],
    ['stand-in', { seat: you.table?.seat, bot: 'random' }],
  ] as const)
    expect((await all[1].post(`/api/tables/${table}/${path}`, body)).body.problem.message).toMatch(/tournament/)
  expect((await all[0].must('GET', `/api/tables/${table}`)).table).toMatchObject({ tournament: id, late: 'lose', hints: 'off' })
})

test('begins by itself at its hour, waits for its pause, and asks for enough people', async () => {
  let now = 1_700_000_000_000
  const server = await house({}, { now: () => now })
  const all = await people(server.url, 4)
  const id = await open(all[0], { beginsAt: now + 60_000, pause: 30 })
  await enterAll(all.slice(0, 1), id)
  expect((await all[0].post(`/api/tournaments/${id}/begin`)).body.problem.message).toMatch(/2 people/)
  await enterAll(all, id)
  now += 61_000
  await playRound(all, id, 1)
  await until(async () => (await seen(all[0], id)).nextAt !== null)
  expect(await seen(all[0], id)).toMatchObject({ drawn: 1, status: 'running' })
  now += 31 * 60_000
  expect((await round(all[0], id, 2)).drawn).toBe(2)
})

test('what cannot be is refused, in a sentence', async () => {
  const server = await house()
  const [ada] = await people(server.url, 1)
  for (const [more, status] of [
    [{ game: 'none' }, 400],
    [{ seats: 8 }, 400],
    [{ system: 'knockout', duplicate: true }, 400],
    [{ beginsAt: 5 }, 400],
    [{ options: { turns: 'many' } }, 400],
  ] as const) {
    const reply = await ada.post('/api/tournaments', cup(more))
    expect([more, reply.status]).toEqual([more, status])
    expect(reply.body.problem.message).toMatch(/\.$/)
  }
  for (let n = 0; n < 10; n++) await open(ada)
  expect((await ada.post('/api/tournaments', cup())).status).toBe(429)
  expect((await ada.get('/api/tournaments/AAAAAAAAAAAA')).status).toBe(404)
})

test('is read as it was at one moment: a round that is drawn meanwhile is there whole, or not at all', async () => {
  const data = temporaryFolder()
  const first = await house({ data })
  const [ada] = await people(first.url, 1)
  const id = await open(ada)
  await first.close()
  const storage = await openStorage({ data })
  afterwards(() => storage.close())
  const { row } = await readStored(storage, id)
  const { db } = storage
  const round = { tournament: id, round: 1, byes: '[]', seed: null }
  let drawing: Promise<unknown> | null = null
  // After the first thing that is read, before the next.
  const meanwhile = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      drawing ??= storage.commit([guarded(db, row, { drawn: 1 }), db.insertInto('tournament_rounds').values(round).compile()])
      await drawing
      return result
    },
  })
  const stored = await readStored({ ...storage, db: meanwhile }, id)
  expect([stored.row.drawn, stored.rounds.length]).toEqual([1, 1])
})

onBothDatabases((onBoth) => {
  onBoth('stored, and gone on with after a stop: a league of four in two rounds', async (place) => {
    const first = await house(place)
    const all = await people(first.url, 4)
    const id = await open(all[0], { system: 'league' })
    await enterAll(all, id)
    await all[0].must('POST', `/api/tournaments/${id}/begin`)
    await playRound(all, id, 1)
    await first.close()
    const second = await house(place)
    const later = all.map((one) => one.at(second))
    await playRound(later, id, 2)
    await until(async () => (await seen(later[0], id)).status === 'finished')
    const read = readTournament(JSON.stringify(await later[1].must('GET', `/api/tournaments/${id}/file`)), () => parcels)
    proveAll(read, parcels, () => expect.unreachable())
    expect(firstSetByHand(read, sizesFor(parcels, read.options, read.seats))).toBe(null)
  })
})
