/** Tables with the same deal: nobody learns from a faster table, and whoever tries is refused. */
import { proveAll, readTournament, standings } from '@branchline/tournaments'
import { expect, test } from 'vitest'
import { parcels } from '../../engine/test/parcels.ts'
import type { Tournament } from '../protocol/index.ts'
import { Guest, guest } from './client.ts'
import { house } from './start.ts'
import { until } from './until.ts'

async function begun() {
  const server = await house()
  const all = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => guest(server.url, name)))
  const wish = {
    name: 'Same cards',
    game: 'parcels',
    options: { turns: 3 },
    system: 'swiss',
    seats: 2,
    rounds: 1,
    duplicate: true,
    pace: { kind: 'live', minutes: 10 },
  }
  const organiser = await guest(server.url, 'Organiser')
  const { id } = (await organiser.must('POST', '/api/tournaments', wish)).tournament
  for (const one of all) await one.must('POST', `/api/tournaments/${id}/enter`)
  await organiser.must('POST', `/api/tournaments/${id}/begin`)
  const seen = async (who: Guest): Promise<Tournament> => (await who.must('GET', `/api/tournaments/${id}`)).tournament
  await until(async () => (await seen(organiser)).round[0]?.tables.every(({ status }) => status === 'running') ?? false)
  const { round, entrants } = await seen(organiser)
  const at = round[0].tables.map(({ table, seats }) => ({
    table,
    people: seats.map((entrant) => all.find((one) => one.id === entrants.find((line) => line.id === entrant)?.person) as Guest),
  }))
  return { server, id, seen, organiser, one: at[0], other: at[1] }
}

async function playOut({ table, people }: { table: string; people: readonly Guest[] }): Promise<void> {
  for (;;) {
    const { over, toAct } = await people[0].position(table)
    if (over) return
    await people[toAct as number].play(table)
  }
}

test('both tables have the same deal, and a seat is compared with the same seat of the other', async () => {
  const { id, seen, organiser, one, other } = await begun()
  const first = await one.people[0].must('GET', `/api/tables/${one.table}`)
  const second = await other.people[0].must('GET', `/api/tables/${other.table}`)
  expect(first.table.seedCommitment).toBe(second.table.seedCommitment)
  await playOut(one)
  await playOut(other)
  await until(async () => (await seen(organiser)).status === 'finished')
  const end = await seen(organiser)
  // They played alike, so they share.
  expect(end.round[0].tables.map(({ points }) => points)).toEqual([
    [6, 6],
    [6, 6],
  ])
  const file = await new Guest(organiser.url).must('GET', `/api/tournaments/${id}/file`)
  const read = readTournament(JSON.stringify(file), () => parcels)
  proveAll(read, parcels, () => expect.unreachable())
  expect(standings(read).map(({ points }) => points)).toEqual(end.standings.map(({ points }) => points))
  expect(file.drawn[0].tables.map(({ result }: { result: { record: { seed: string } } }) => result.record.seed)).toHaveLength(2)
})

test('a cheater learns nothing of a faster table: not by watching, by its record, its log, its invitation, the page, the file, nor as the organiser', async () => {
  const { id, seen, organiser, one, other } = await begun()
  await playOut(one)
  const [cheat] = other.people
  const { invite } = (await one.people[0].must('GET', `/api/tables/${one.table}`)).table
  for (const who of [cheat, organiser, new Guest(organiser.url)])
    for (const path of ['', '/position', '/log', '/record', '/chat'])
      for (const query of ['', `?invite=${invite}`])
        expect([path, query, (await who.get(`/api/tables/${one.table}${path}${query}`)).status]).toEqual([path, query, 404])
  const line = await cheat.line()
  await line.watch(one.table, { invite })
  expect(line.problem()?.code).toBe('not-found')
  line.close()
  // Not even who played it has its record, which holds the seed, to pass on.
  expect((await one.people[0].get(`/api/tables/${one.table}/record`)).body.problem.message).toMatch(/same deal/)
  await until(async () => (await seen(cheat)).round[0].tables.some(({ status }) => status === 'finished'))
  const { round, standings: lines } = await seen(cheat)
  expect(round[0].tables.map(({ places, scores }) => [places, scores])).toEqual([
    [null, null],
    [null, null],
  ])
  expect(lines.every(({ points, tables }) => points === 0 && tables === 0)).toBe(true)
  expect(JSON.stringify(await cheat.must('GET', `/api/tournaments/${id}/file`))).not.toMatch(/result|"moves"/)
  expect((await cheat.must('GET', '/api/tables?status=finished')).tables).toEqual([])
  await playOut(other)
  await until(async () => (await seen(cheat)).status === 'finished')
  expect((await cheat.get(`/api/tables/${one.table}/record`)).status).toBe(200)
})
