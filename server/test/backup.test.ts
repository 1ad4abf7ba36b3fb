/** A backup is whole or it is refused; a restore is whole or it has not been. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { backup, backupInto, NOT_COPIED, TABLES } from '../storage/backup.ts'
import { migrate, STEPS } from '../storage/migrations/index.ts'
import { openPatiently } from '../storage/postgres.ts'
import { restore } from '../storage/restore.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { openStorage, SQLITE_FILE, type StoragePlace } from '../storage/storage.ts'
import { verifyBackup } from '../storage/verify.ts'
import { onBothDatabases } from './both.ts'
import { guest } from './client.ts'
import { ownPostgres } from './postgres.ts'
import { house, temporaryFolder } from './start.ts'
import { cutAt, statesOf } from './stopping.ts'

/** A house with a little in it, closed. */
async function lived(place: StoragePlace): Promise<void> {
  const server = await house({ ...place })
  const ada = await guest(server.url, 'Ada')
  const { id } = await ada.table({ seats: ['me', { bot: 'random' }] })
  await ada.start(id)
  await ada.must('POST', `/api/tables/${id}/chat`, { id: 'c', text: 'a line of text — with ümlauts' })
  const { db } = server.context.storage
  const kind = { game: 'parcels', seats: 2, pool: 'people' } as const
  await db
    .insertInto('results')
    .values({ table_id: id, seat: 0, person: ada.id, ...kind, rank: 1, won: 1, score: 500, change: 2_400, at: 7 })
    .execute()
  await db
    .insertInto('ratings')
    .values({ player: ada.id, ...kind, rating: 152_400, games: 5, changed_at: 7 })
    .execute()
  await db.insertInto('emails').values({ email: 'ada@example.org', person: ada.id, verified_at: 7 }).execute()
  await server.close()
}

/** What is in it: people, which tables are whose, and how they stand. */
async function contents(place: StoragePlace) {
  const storage = await openStorage(place)
  const people = await storage.db.selectFrom('people').selectAll().orderBy('id').execute()
  const own = await storage.db.selectFrom('own_tables').selectAll().orderBy('table_id').orderBy('why').execute()
  const sums = await storage.db.selectFrom('result_sums').selectAll().execute()
  const listed = await storage.db.selectFrom('ratings').select(['player', 'listed']).execute()
  const settings = await storage.db.selectFrom('settings').selectAll().where('name', '=', 'mark').execute()
  await storage.close()
  return { people, own, sums, listed, settings }
}

onBothDatabases((onBoth) => {
  onBoth('no table of the database is forgotten', async (place) => {
    const storage = await openStorage(place)
    const names = (await storage.db.introspection.getTables()).map(({ name }) => name)
    await storage.close()
    expect(names.filter((name) => !/^kysely_/.test(name)).sort()).toEqual([...TABLES, ...NOT_COPIED].sort())
  })

  onBoth(
    'cut off at every line and at odd bytes, changed, doubled, out of order: refused by verify and restore, and nothing is made',
    async (place) => {
      await lived(place)
      const folder = temporaryFolder()
      const file = join(folder, 'whole.jsonl')
      const { rows } = await backup(place, file)
      expect(await verifyBackup(file)).toEqual({ form: 'portable', rows, step: STEPS.at(-1)?.name, isSure: true })
      const whole = readFileSync(file)
      const lines = whole.toString('utf8').split(/(?<=\n)/)
      expect(lines).toHaveLength(rows + 2)
      const bad: [string, Buffer | string][] = []
      for (let kept = 0; kept < lines.length; kept++) bad.push([`${kept} lines`, lines.slice(0, kept).join('')])
      for (let at = 1; at < whole.length; at += 97) bad.push([`${at} bytes`, whole.subarray(0, at)])
      bad.push(['without the last line end', whole.subarray(0, -1)])
      for (let at = 3; at < whole.length; at += 211) {
        const changed = Buffer.from(whole)
        changed[at] = (changed[at] as number) ^ 1
        bad.push([`byte ${at} changed`, changed])
      }
      const row = Math.floor(lines.length / 2)
      bad.push(['a line twice', lines.toSpliced(row, 0, lines[row] as string).join('')])
      bad.push(['a line missing', lines.toSpliced(row, 1).join('')])
      bad.push(['two lines exchanged', lines.toSpliced(row, 2, lines[row + 1] as string, lines[row] as string).join('')])
      bad.push(['an empty line', lines.toSpliced(row, 0, '\n').join('')])
      bad.push(['no head', lines.slice(1).join('')], ['neither head nor end', lines.slice(1, -1).join('')])
      bad.push(['something behind the end', `${whole.toString()}\n`], ['two of them', whole.toString() + whole.toString()])
      bad.push(['an end without its tables', whole.toString().replace('"tables":', '"tubles":')])
      const spoilt = join(folder, 'spoilt.jsonl')
      for (const [what, bytes] of bad) {
        writeFileSync(spoilt, bytes)
        await expect(verifyBackup(spoilt), what).rejects.toThrow(/spoilt\.jsonl/)
      }
      for (const [what, bytes] of bad.slice(0, 5)) {
        writeFileSync(spoilt, bytes)
        await expect(restore({ data: join(folder, 'target') }, spoilt), what).rejects.toThrow(/spoilt\.jsonl/)
      }
      expect(readdirSync(folder).sort()).toEqual(['spoilt.jsonl', 'whole.jsonl'])
    },
  )

  onBoth(
    'of an older schema: made without changing the house, and brought up to date when it is read',
    async (place) => {
      const version = 7
      if (place.database === undefined) mkdirSync(place.data, { recursive: true })
      const db = place.database === undefined ? (await openSqlite(join(place.data, SQLITE_FILE))).db : openPatiently(place.database)
      await migrate(db, place.database === undefined ? 'sqlite' : 'postgres', version)
      await sql`insert into people (id, name, created_at) values ('ada', 'Ada', 1)`.execute(db)
      await db.destroy()
      const file = join(temporaryFolder(), 'old.jsonl')
      expect((await backup(place, file)).step).toBe(STEPS[version - 1]?.name)
      const target = { data: temporaryFolder() }
      await restore(target, file)
      expect((await contents(target)).people.map(({ name }) => name)).toEqual(['Ada'])
      await expect(restore(place, file)).rejects.toThrow('already (in “people”)')
    },
    'empty',
  )
})

test('the first form, without counts and checksum, is read with a warning', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'first.jsonl')
  const row = { id: 'ada', name: 'Ada', created_at: 1, erased_at: null, merged_into: null }
  writeFileSync(file, `${JSON.stringify({ table: 'people', row })}\n`)
  expect(await verifyBackup(file)).toMatchObject({ rows: 1, isSure: false })
  const target = { data: join(folder, 'house') }
  expect(await restore(target, file)).toMatchObject({ isSure: false })
  expect((await contents(target)).people).toEqual([row])
})

test('killed at any step of a restore there is the old house, or the new one; asked again it comes to its end', {
  tags: 'ci',
}, async () => {
  const root = temporaryFolder()
  const source = { data: join(root, 'source') }
  await lived(source)
  for (const name of ['copy.jsonl', 'copy.sqlite']) {
    const file = join(root, name)
    await backup(source, file)
    const target = { data: join(root, `target-${name}`) }
    const old = await openStorage(target)
    await old.db.insertInto('settings').values({ name: 'mark', value: 'old' }).execute()
    await old.close()
    const [before, after] = [await contents(target), await contents(source)]
    const states = await statesOf(target.data, join(root, `states-${name}`), async () => {
      await restore(target, file)
    })
    expect(states.length).toBeGreaterThan(5)
    const found = new Set<string>()
    for (const data of states) {
      const is = await contents({ data })
      expect([before, after], data).toContainEqual(is)
      found.add(is.people.length > 0 ? 'new' : 'old')
      if (is.people.length === 0) await restore({ data }, file)
      expect(await contents({ data }), data).toEqual(after)
      expect(readdirSync(data).filter((one) => /restoring/.test(one))).toEqual([])
    }
    expect([...found].sort()).toEqual(['new', 'old'])
  }
})

const { onPostgres } = ownPostgres()
onPostgres('the line to PostgreSQL cut anywhere in a restore: the empty house, or the whole', async (postgres) => {
  const root = temporaryFolder()
  const source = { data: join(root, 'source') }
  await lived(source)
  const file = join(root, 'copy.jsonl')
  await backup(source, file)
  const after = await contents(source)
  const target = { data: '', database: postgres.freshDatabase() }
  for (const [statement, nth, when] of [
    [/^commit$/, 4, 'before'],
    [/insert into "people"/, 1, 'after'],
    [/insert into "tables"/, 1, 'before'],
    [/^commit$/, 2, 'before'],
    [/^commit$/, 2, 'after'],
  ] as const) {
    expect(await cutAt(statement, nth, when, () => restore(target, file)), `${statement} ${nth} ${when}`).toBe(true)
    const { people } = await contents(target)
    expect([0, after.people.length]).toContain(people.length)
    if (when === 'before') expect(people).toEqual([])
  }
  expect(await contents(target)).toMatchObject({ own: after.own, sums: after.sums, listed: after.listed })
  expect(after).toMatchObject({ sums: [{ games: 1, change: 2_400 }], listed: [{ listed: 1 }] })
  await expect(restore(target, file)).rejects.toThrow('already')
})

test('a damaged copy of the SQLite file is found; a folder of backups keeps the newest', async () => {
  const root = temporaryFolder()
  const place = { data: join(root, 'house') }
  await lived(place)
  const folder = join(root, 'backups')
  mkdirSync(folder)
  writeFileSync(join(folder, 'branchline-mine.sqlite'), 'not one of these')
  for (let day = 1; day <= 4; day++) await backupInto(place, folder, 2, new Date(Date.UTC(2026, 0, day)))
  expect(readdirSync(folder).sort()).toEqual([
    'branchline-2026-01-03-000000.sqlite',
    'branchline-2026-01-04-000000.sqlite',
    'branchline-mine.sqlite',
  ])
  // One that fails takes no older one with it.
  rmSync(join(place.data, SQLITE_FILE))
  await expect(backupInto(place, folder, 1)).rejects.toThrow('there is no')
  expect(readdirSync(folder)).toHaveLength(3)
  const copy = join(folder, 'branchline-2026-01-04-000000.sqlite')
  expect(await verifyBackup(copy)).toMatchObject({ form: 'sqlite', isSure: true, step: STEPS.at(-1)?.name })
  const bytes = readFileSync(copy)
  for (const spoilt of [
    bytes.subarray(0, bytes.length / 2),
    Buffer.concat([bytes.subarray(0, 8192), Buffer.alloc(8192, 7), bytes.subarray(16_384)]),
  ]) {
    writeFileSync(join(root, 'spoilt.sqlite'), spoilt)
    await expect(verifyBackup(join(root, 'spoilt.sqlite'))).rejects.toThrow(/spoilt\.sqlite: .*Use another backup/)
    await expect(restore({ data: join(root, 'new') }, join(root, 'spoilt.sqlite'))).rejects.toThrow('spoilt')
  }
  expect(existsSync(join(root, 'new'))).toBe(false)
})
