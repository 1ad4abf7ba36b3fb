/** What the database keeps for statistics and for the list of the best is what one would find by adding up and looking. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import { migrate, STEPS } from '../storage/migrations/index.ts'
import { openPatiently } from '../storage/postgres.ts'
import type { Schema } from '../storage/schema.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { openStorage, SQLITE_FILE, type StoragePlace } from '../storage/storage.ts'
import { onBothDatabases } from './both.ts'

type Db = Kysely<Schema>
const run = (db: Db, statement: string) => sql.raw(statement).execute(db)

const result = (db: Db, table: string, person: string, game: string, [won, rank, score, change]: readonly number[]) =>
  run(
    db,
    `insert into results (table_id, seat, person, game, seats, pool, won, rank, score, change, at)
      values ('${table}', ${rank}, '${person}', '${game}', 2, 'people', ${won}, ${rank}, ${score}, ${change}, 7)`,
  )
const rating = (db: Db, player: string, games: number) =>
  run(
    db,
    `insert into ratings (player, game, seats, pool, rating, games, changed_at) values ('${player}', 'parcels', 2, 'people', 150000, ${games}, 7)`,
  )
const passkey = (db: Db, person: string) =>
  run(
    db,
    `insert into passkeys (id, credential, person, name, public_key, counter, transports, created_at, used_at)
      values ('k${person}', 'c${person}', '${person}', 'n', 'p', 0, '[]', 1, 1)`,
  )
const email = (db: Db, person: string) => run(db, `insert into emails (email, person, verified_at) values ('${person}@x', '${person}', 1)`)
const profile = (db: Db, person: string, isPublic: 0 | 1) =>
  run(db, `insert into profiles (person, preferences, is_public, changed_at) values ('${person}', '{}', ${isPublic}, 1)`)

/** By adding up and looking. */
async function found(db: Db) {
  const { rows } = await sql<Record<string, string | number>>`select person, game, seats, pool, count(*) as games, sum(won) as won,
    sum(rank) as rank, sum(score) as score, sum(change) as change from results group by person, game, seats, pool order by person, game`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, ...Object.fromEntries(NUMBERS.map((column) => [column, Number(row[column])])) }))
}
const NUMBERS = ['games', 'won', 'rank', 'score', 'change']
const kept = (db: Db) => db.selectFrom('result_sums').selectAll().orderBy('person').orderBy('game').execute()
const listed = async (db: Db) =>
  (await db.selectFrom('ratings').select('player').where('listed', '=', 1).orderBy('player').execute()).map(({ player }) => player)

async function asBefore(place: StoragePlace, step: string): Promise<Db> {
  if (place.database === undefined) mkdirSync(place.data, { recursive: true })
  const db = place.database === undefined ? (await openSqlite(join(place.data, SQLITE_FILE))).db : openPatiently(place.database)
  await migrate(
    db,
    place.database === undefined ? 'sqlite' : 'postgres',
    STEPS.findIndex(({ name }) => name === step),
  )
  return db
}

onBothDatabases((onBoth) => {
  onBoth(
    'of a house that is brought up to date all that happened in it',
    async (place) => {
      const old = await asBefore(place, '0013-standings')
      await result(old, 't1', 'ada', 'parcels', [1, 1, 1_050, 2_400])
      await result(old, 't1', 'ben', 'parcels', [0, 2, 300, -2_400])
      await result(old, 't2', 'ada', 'parcels', [0, 2, -50, -1_300])
      await result(old, 't3', 'ada', 'other', [1, 1, 9, 0])
      for (const player of ['account', 'by mail', 'bot:random', 'guest', 'modest', 'shown']) await rating(old, player, 5)
      await rating(old, 'newcomer', 4)
      for (const person of ['account', 'modest', 'shown', 'newcomer']) await passkey(old, person)
      await email(old, 'by mail')
      await profile(old, 'modest', 0)
      await profile(old, 'shown', 1)
      await old.destroy()
      const storage = await openStorage(place)
      expect(await kept(storage.db)).toEqual(await found(storage.db))
      expect(await kept(storage.db)).toHaveLength(3)
      expect(await listed(storage.db)).toEqual(['account', 'bot:random', 'by mail', 'shown'])
      await storage.close()
    },
    'empty',
  )

  onBoth('the sums follow whatever becomes of results, and nothing is left where there are none', async (place) => {
    const { db, close } = await openStorage(place)
    for (let table = 0; table < 6; table++) {
      await result(db, `t${table}`, 'ada', table % 2 === 0 ? 'parcels' : 'other', [1, 1, 100 * table, 7])
      await result(db, `t${table}`, 'guest', 'parcels', [0, 2, table, -7])
    }
    expect(await kept(db)).toEqual(await found(db))
    await run(db, "update results set person = 'ada' where person = 'guest' and table_id <> 't3'")
    expect(await kept(db)).toEqual(await found(db))
    expect(await kept(db)).toHaveLength(3)
    await run(db, "delete from results where table_id = 't3'")
    expect(await kept(db)).toEqual(await found(db))
    await run(db, "delete from results where person = 'ada'")
    expect(await kept(db)).toEqual([])
    await close()
  })

  onBoth('a rating is listed while its player may be: by games, account and profile, in whatever order they come and go', async (place) => {
    const { db, close } = await openStorage(place)
    await rating(db, 'ada', 4)
    await passkey(db, 'ada')
    expect(await listed(db)).toEqual([])
    await run(db, "update ratings set games = games + 1, rating = 151000 where player = 'ada'")
    expect(await listed(db)).toEqual(['ada'])
    await profile(db, 'ada', 0)
    expect(await listed(db)).toEqual([])
    await run(db, "update profiles set is_public = 1 where person = 'ada'")
    expect(await listed(db)).toEqual(['ada'])
    await run(db, "delete from passkeys where person = 'ada'")
    expect(await listed(db)).toEqual([])
    await email(db, 'ada')
    expect(await listed(db)).toEqual(['ada'])
    // Another's profile, and what is taken over from a guest.
    await rating(db, 'ben', 9)
    await email(db, 'ben')
    await profile(db, 'guest', 0)
    expect(await listed(db)).toEqual(['ada', 'ben'])
    await run(db, "update profiles set person = 'ben' where person = 'guest'")
    expect(await listed(db)).toEqual(['ada'])
    await run(db, "delete from profiles where person = 'ben'")
    await run(db, "delete from emails where person = 'ada'")
    expect(await listed(db)).toEqual(['ben'])
    await rating(db, 'bot:driver', 5)
    expect(await listed(db)).toEqual(['ben', 'bot:driver'])
    await close()
  })
})
