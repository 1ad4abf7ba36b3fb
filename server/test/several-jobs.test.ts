/** What has to be done once, whichever of two servers on one PostgreSQL does it: notices, adoption, commits that cross. */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { rememberBots } from '../bots/job.ts'
import { Overtaken } from '../storage/group.ts'
import { openStorage } from '../storage/storage.ts'
import { addEntry, writeJob } from '../storage/writes.ts'
import { Authenticator } from './authenticator.ts'
import { type Guest, guest } from './client.ts'
import { ownPostgres } from './postgres.ts'
import { receiver } from './receiver.ts'
import { afterwards, house } from './start.ts'
import { until } from './until.ts'

const { onPostgres } = ownPostgres()
const MINUTE = 60_000

/** Plays when the move before has come round to this server. */
async function play(who: Guest, id: string): Promise<void> {
  await until(async () => (await who.position(id)).moves !== undefined)
  await who.play(id)
}

onPostgres('a notice is sent once, also to a channel that the other server was told of', async (postgres) => {
  const database = postgres.freshDatabase()
  let now = Date.UTC(2030, 0, 15, 12)
  const start = () => house({ database, localWebhooks: true }, { now: () => now })
  const [a, b] = [await start(), await start()]
  const hook = await receiver()
  const [ada, ben] = [await guest(a.url, 'Ada'), await guest(b.url, 'Ben')]
  const { id } = await ada.table({ seats: ['me', 'open'], options: { turns: 6 } })
  await ben.join(id)
  await ada.start(id)
  // The first server has looked, and believes that Ben can be told nowhere.
  await until(() => !a.context.notices.mayReach(ben.id))
  await ben.must('POST', '/api/me/notices/channels', { kind: 'webhook', url: `${hook.url}/ben` })
  await until(() => a.context.notices.mayReach(ben.id))
  const told = () => hook.taken.map(({ body }) => JSON.parse(String(body)).reason)
  const isSettled = async () => {
    for (const { context } of [a, b]) context.jobs.look()
    const due = a.context.storage.db.selectFrom('jobs').select('key').where('kind', '!=', 'digest').where('due_at', '<=', now)
    return (await due.execute()).length === 0
  }
  for (let turn = 1; turn <= 3; turn++) {
    await play(ada, id)
    now += 2 * MINUTE
    // All is carried out before the clock leaps again: a leap during a delivery ends its lease, and the other server delivers too.
    await until(async () => (await isSettled()) && told().length >= turn)
    await play(ben, id)
    now += 2 * MINUTE
  }
  await until(isSettled)
  // The first may say that the game has begun: with that, what is asked has been said.
  expect(told()).toEqual([expect.stringMatching(/started|turn/), 'turn', 'turn'])
})

onPostgres('an account adopts a guest at one server while the other is in the middle of their tables', async (postgres) => {
  const database = postgres.freshDatabase()
  const publicUrl = 'https://games.example.org'
  const [a, b] = [await house({ database, publicUrl }), await house({ database, publicUrl })]
  const key = new Authenticator(publicUrl)
  const [ada, phone, ben] = [await guest(a.url, 'Ada'), await guest(a.url, 'Phone'), await guest(b.url, 'Ben')]
  await key.registerFor(ada)
  const phoneAtB = phone.at(b)
  const begin = async (who: Guest, turns: number) => {
    const { id } = await who.table({ seats: ['me', 'open'], options: { turns } })
    await ben.join(id)
    await who.start(id)
    return id
  }
  // The finished game is in the memory of the second server only.
  const [over, running] = [await begin(phoneAtB, 3), await begin(phone, 12)]
  for (let n = 0; n < 6; n++) await play(n % 2 === 0 ? phoneAtB : ben, over)
  const line = await ben.line()
  for (const id of [over, running]) await line.watch(id)
  await phoneAtB.must('PUT', `/api/tables/${running}/notes`, { text: 'from the train' })
  // Ben and the phone play on at the second server while the first makes one person of two.
  const playing = (async () => {
    for (let n = 0; n < 6; n++) {
      const who: Guest = n % 2 === 0 ? phoneAtB : ben
      await who.play(running).catch(() => {})
    }
  })()
  await key.signIn(phone)
  await playing
  const adaAtB = ada.at(b)
  await until(async () => (await adaAtB.get(`/api/tables/${running}`)).body.table?.you.seat === 0)
  await until(async () => (await adaAtB.get(`/api/tables/${over}`)).body.table?.you.seat === 0)
  expect((await adaAtB.must('GET', `/api/tables/${running}/notes`)).text).toBe('from the train')
  expect((await phoneAtB.get('/api/me')).body.person).toBeNull()
  const { toAct, seq } = await ben.position(running)
  await play(toAct === 0 ? adaAtB : ben, running)
  await line.until(() => line.positions.get(running)?.seq === seq + 1 && line.tables.get(running)?.seats[0]?.name === 'Ada')
  const { entries } = await ada.must('GET', `/api/tables/${running}/log`)
  expect(entries.map((entry: { seq: number }) => entry.seq)).toEqual(Array.from({ length: seq + 1 }, (_, index) => index + 1))
})

onPostgres('a bot that nobody was told to ask is asked all the same', async (postgres) => {
  const server = await house({ database: postgres.freshDatabase() })
  const ada = await guest(server.url, 'Ada')
  const { id } = await ada.table({ seats: ['me', 'open', 'open'], options: { turns: 3 } })
  for (const name of ['Ben', 'Cora']) await (await guest(server.url, name)).join(id)
  await ada.start(id)
  await ada.play(id)
  // As a process leaves it that gives the turn to a seat and has not heard that it is a bot's by now.
  const { db } = server.context.storage
  await db.updateTable('seats').set({ stand_in: 'random' }).where('seat', '=', 1).execute()
  server.context.live.get(id)!.behind = 'by more'
  expect((await ada.position(id)).toAct).toBe(1)
  await rememberBots(server.context, server.context.live.values(), 0)
  await until(async () => (await ada.position(id)).toAct === 2)
  expect(await db.selectFrom('jobs').selectAll().where('kind', '=', 'bot').execute()).toEqual([])
})

onPostgres('commits of two servers that touch the same tables in opposite order do not wait in a circle', async (postgres) => {
  const database = postgres.freshDatabase()
  const stores = [await openStorage({ data: '', database }), await openStorage({ data: '', database })]
  afterwards(async () => {
    for (const store of stores) await store.close()
  })
  const { db } = stores[0]!
  const names = Array.from({ length: 24 }, (_, index) => `table-${String(index).padStart(2, '0')}`)
  const job = (key: string, due_at: number) => ({ kind: 'none', key, body: 'null', due_at, attempts: 0, holder: null, held_until: 0 })
  const entry = (table_id: string, seq: number) =>
    addEntry(db, { table_id, seq, n: seq, kind: 'move', seat: 0, by: 'person', move: 'm', request_id: 'r', barrier: 0, to_act: 1, at: 0 })
  for (let seq = 1; seq <= 5; seq++) {
    // Every third is a move alone, which shares a statement with its neighbours.
    const group = names.map((name, index) => (index % 3 === 0 ? [entry(name, seq)] : [entry(name, seq), writeJob(db, job(name, seq))]))
    const outcomes = await Promise.all(
      [group, group.toReversed()].flatMap((writes, which) =>
        writes.map((queries) =>
          stores[which]!.commit(queries).then(
            () => 'stored',
            (error: Error) => (error instanceof Overtaken ? 'overtaken' : error.message),
          ),
        ),
      ),
    )
    expect(outcomes.toSorted()).toEqual([...names.map(() => 'overtaken'), ...names.map(() => 'stored')])
  }
  const { rows } = await sql<{ deadlocks: number }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(db)
  expect(rows[0]?.deadlocks).toBe(0)
})
