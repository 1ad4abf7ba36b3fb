/** No table with people in it is forgotten: neither by the copy of one's data, nor by erasure, nor when a guest becomes somebody. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { BELONGINGS } from '../identity/belongings.ts'
import type { Storage } from '../storage/storage.ts'
import { Authenticator } from './authenticator.ts'
import { onBothDatabases } from './both.ts'
import { guest } from './client.ts'
import { house } from './start.ts'
import { until } from './until.ts'

interface Column {
  readonly table: string
  readonly column: string
}

async function columnsOf({ db }: Storage): Promise<Column[]> {
  const tables = await db.introspection.getTables()
  return tables.flatMap(({ name, columns }) => columns.map((column) => ({ table: name, column: column.name })))
}

const NAMES_SOMEBODY = /person|people|owner|player|member|guest|merged_into/
const WITHOUT_BELONGING = new Set<string>()

test('every column whose name speaks of a person has a line that says what becomes of it', async () => {
  const server = await house()
  const named = (await columnsOf(server.context.storage)).filter(({ column }) => NAMES_SOMEBODY.test(column))
  expect(named.length).toBeGreaterThan(10)
  const known = new Set([...BELONGINGS.map(({ table, column }) => `${table}.${column}`), ...WITHOUT_BELONGING])
  expect(named.map(({ table, column }) => `${table}.${column}`).filter((name) => !known.has(name))).toEqual([])
})

/** Where in the whole database this text stands. */
async function placesOf(storage: Storage, text: string): Promise<string[]> {
  const found: string[] = []
  for (const { table, column } of await columnsOf(storage)) {
    const { rows } = await sql<{
      n: number
    }>`select count(*) as n from ${sql.table(table)} where cast(${sql.ref(column)} as text) like ${`%${text}%`}`.execute(storage.db)
    if (Number(rows[0]?.n) > 0) found.push(`${table}.${column}`)
  }
  return found.sort()
}

/** A row of this table that names the person, unless there is one. */
async function fill({ db }: Storage, { table, column, erased }: Column & { readonly erased: string }, person: string): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${person}`.execute(db)
  const columns = (await db.introspection.getTables()).find(({ name }) => name === table)?.columns ?? []
  const needed = columns.filter(({ name, isNullable }) => name === column || !isNullable)
  // A row that is another's stays, and so do its words.
  const words = erased === 'cleared' ? 'another' : 'ada@example.org'
  const values = needed.map(({ name, dataType }) => (name === column ? person : /int/i.test(dataType) ? 1 : words))
  if (rows.length === 0)
    await sql`insert into ${sql.table(table)} (${sql.join(needed.map(({ name }) => sql.ref(name)))}) values (${sql.join(values)})`.execute(
      db,
    )
}

onBothDatabases((onBoth) => {
  onBoth(
    'after erasure a person’s number stands nowhere but on an empty page, and as the owner of tables and tournaments',
    async (place) => {
      const publicUrl = 'https://games.example.org'
      const server = await house({ ...place, publicUrl })
      const { storage } = server.context
      const [ada, ben] = [await guest(server.url, 'Ada Lovelace'), await guest(server.url, 'Ben')]
      const { id } = await ada.table({ seats: ['me', 'open'], options: { turns: 3 } })
      await ben.join(id)
      await ada.start(id)
      await ada.must('POST', `/api/tables/${id}/orders`, { id: 'o', kind: 'only-move' })
      await ada.must('PUT', '/api/me/notices', { mode: 'turn' })
      await ada.must('PUT', `/api/me/notices/tables/${id}`, { mode: 'off' })
      await ada.must('POST', '/api/me/notices/channels', { kind: 'slack', url: 'https://hooks.example.org/x' })
      await ada.must('PUT', '/api/me/time', { timeZone: 'Asia/Tokyo', quiet: null, vacations: [] })
      for (let turn = 0; turn < 3; turn++) for (const player of [ada, ben]) await player.play(id, 'rest')
      await ada.must('POST', `/api/tables/${id}/chat`, { id: 'c', text: 'well played' })
      await ada.must('PUT', `/api/tables/${id}/notes`, { text: 'my plan' })
      await ada.must('POST', `/api/tables/${id}/archive`, { archived: true })
      await new Authenticator(publicUrl).registerFor(ada, 'My own phone')
      await ada.must('POST', '/api/me/passkeys/begin')
      await ada.must('PATCH', '/api/me/account', { timeZone: 'Asia/Tokyo' })
      await ada.must('POST', '/api/me/links')
      const cup = { name: 'Cup', game: 'parcels', system: 'swiss', seats: 2, pace: { kind: 'days', days: 1 } }
      const { tournament } = await ada.must('POST', '/api/tournaments', cup)
      await ada.must('POST', `/api/tournaments/${tournament.id}/enter`)
      for (const [who, other] of [
        [ada, ben],
        [ben, ada],
      ] as const) {
        await who.must('POST', '/api/reports', { id: 'r', person: other.id, table: id, reason: 'spam', text: 'my report' })
        await who.must('PUT', `/api/me/people/${other.id}`, { mark: 'mute' })
      }
      await until(async () => (await ada.must('GET', '/api/me/statistics')).kinds.length > 0)
      // What this story does not touch is filled by hand, so that every belonging is there to be erased.
      for (const belonging of BELONGINGS) if (belonging.table !== 'people') await fill(storage, belonging, ada.id)
      const filled = await placesOf(storage, ada.id)
      expect(BELONGINGS.map(({ table, column }) => `${table}.${column}`).filter((name) => !filled.includes(name))).toEqual([
        'people.merged_into',
      ])

      const copy = JSON.stringify(await ada.must('GET', '/api/me/export'))
      for (const mine of ['well played', 'my plan', 'My own phone', 'my report', 'Asia/Tokyo', 'ada@example.org', '"rank"', '"rating"'])
        expect(copy).toContain(mine)
      await ada.must('POST', '/api/me/erase', { erase: 'everything' })
      expect(await placesOf(storage, ada.id)).toEqual(['people.id', 'tables.owner', 'tournaments.owner'])
      expect((await ben.must('GET', `/api/tournaments/${tournament.id}`)).tournament).toMatchObject({ status: 'closed', entrants: [] })
      for (const gone of ['Ada Lovelace', 'well played', 'my plan', 'My own phone', 'ada@example.org'])
        expect(await placesOf(storage, gone)).toEqual([])
      expect((await ben.must('GET', '/api/me/statistics')).kinds).toHaveLength(1)
    },
  )
})

test('what others have with somebody who is erased goes on: finished games can be read, running ones are played on, open ones have a new owner', async () => {
  const server = await house()
  const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
  const seats = ['me', 'open']
  const [over, running, shared, lonely] = [
    await ada.table({ seats, options: { turns: 3 } }),
    await ada.table({ seats }),
    await ada.table({ seats, visibility: 'public' }),
    await ada.table({ seats, visibility: 'public' }),
  ] as const
  for (const { id } of [over, running, shared]) await ben.join(id)
  for (const { id } of [over, running]) await ada.start(id)
  for (let turn = 0; turn < 3; turn++) for (const player of [ada, ben]) await player.play(over.id, 'rest')
  await ada.play(running.id, 'rest')
  // An order that would end, and leave a note with its owner's number, after they are gone.
  await ada.must('POST', `/api/tables/${running.id}/orders`, { id: 'o', kind: 'only-move', until: ['named'] })
  await ada.must('POST', '/api/me/erase', { erase: 'everything' })

  const finished = (await ben.must('GET', `/api/tables/${over.id}`)).table
  expect(finished).toMatchObject({ status: 'finished', seats: [{ kind: 'person', name: null, person: null, bot: null }, { name: 'Ben' }] })
  expect((await ben.must('GET', `/api/tables/${over.id}/record`)).moves).toHaveLength(6)
  expect((await ben.must('GET', `/api/tables/${over.id}/position?at=3`)).position.n).toBe(3)
  expect((await ben.must('GET', `/api/tables/${running.id}`)).table.seats[0]).toMatchObject({ kind: 'bot', name: null })
  await ben.play(running.id, 'rest')
  await until(async () => (await ben.position(running.id)).toAct === 1)
  expect(await placesOf(server.context.storage, ada.id)).toEqual(['people.id', 'tables.owner'])
  expect((await ben.must('GET', `/api/tables/${shared.id}`)).table).toMatchObject({ ownerName: 'Ben', you: { owner: true } })
  expect((await ben.must('GET', '/api/tables?status=open')).tables.map(({ id }: { id: string }) => id)).toEqual([shared.id])
  expect((await ben.must('GET', `/api/tables/${lonely.id}`)).table.status).toBe('closed')
})
