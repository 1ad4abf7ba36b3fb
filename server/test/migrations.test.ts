/** A start that is stopped anywhere leaves a database that the next start brings up to date. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Postgres } from '@branchline/faults/postgres'
import { type Kysely, Migrator, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { clusteredOn } from '../storage/migrations/clustered.ts'
import { migrate, STEPS } from '../storage/migrations/index.ts'
import { openPatiently } from '../storage/postgres.ts'
import type { Schema } from '../storage/schema.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { openStorage, SQLITE_FILE, type StoragePlace } from '../storage/storage.ts'
import { bundled } from './bundle.ts'
import { ownPostgres } from './postgres.ts'
import { afterwards } from './start.ts'
import { cutAt, statesOf } from './stopping.ts'

/** In memory where the system has such a folder: hundreds of databases are opened here, and each waits for the disk many times. */
function quickFolder(): string {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'branchline-test-'))
  afterwards(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const VERSIONS = STEPS.map((_, version) => version)

/** A running table with its two people, in the columns that were there from the first step on. */
async function populate(db: Kysely<Schema>): Promise<void> {
  await sql`insert into people (id, name, created_at) values ('ada', 'Ada', 1), ('ben', 'Ben', 2)`.execute(db)
  await sql`insert into sessions (hash, person, kind, created_at) values ('h', 'ada', 'cookie', 3)`.execute(db)
  await sql`insert into tables (id, game, rules_version, options, seed, visibility, invite, owner, status, undo, hints, absent_after, seq, n, created_at, changed_at)
    values ('t', 'parcels', 1, '{}', 's', 'public', 'i', 'ada', 'running', 'consent', 'on', 0, 0, 0, 4, 5)`.execute(db)
  await sql`insert into moves (table_id, seq, n, kind, seat, "by", move, request_id, barrier, at)
    values ('t', 1, 1, 'move', 0, 'person', 'm', 'r', 0, 6)`.execute(db)
}

async function makeVersion(place: StoragePlace, version: number, run = migrate): Promise<void> {
  if (place.database === undefined) mkdirSync(place.data, { recursive: true })
  const db = place.database === undefined ? (await openSqlite(join(place.data, SQLITE_FILE))).db : openPatiently(place.database)
  await run(db, place.database === undefined ? 'sqlite' : 'postgres', version)
  if (version > 0) await populate(db)
  await db.destroy()
}

/** As versions up to 0008 did it: every statement a commit of its own. */
async function migrateTheOldWay(db: Kysely<Schema>, kind: 'sqlite' | 'postgres', upTo = STEPS.length): Promise<void> {
  const migrations = Object.fromEntries(
    STEPS.slice(0, Math.min(upTo, 8)).map(({ name, up }) => [name, { up: (on: Kysely<unknown>) => up(on, clusteredOn(kind), kind) }]),
  )
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error !== undefined) throw error
}

/** Opens it as a server does and says what is there: the shape, the steps recorded, and the people. */
async function opened(place: StoragePlace) {
  const storage = await openStorage(place)
  try {
    const tables = await storage.db.introspection.getTables()
    const indexes =
      storage.kind === 'sqlite'
        ? await sql<{ name: string }>`select name from sqlite_master where type = 'index' order by name`.execute(storage.db)
        : await sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = 'public' order by 1`.execute(storage.db)
    const steps = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(storage.db)
    const jobs = await storage.db.selectFrom('jobs').select(['kind', 'key']).execute()
    return {
      shape: [
        ...tables.map(({ name, columns }) => `${name}: ${columns.map((column) => column.name).join(' ')}`).sort(),
        ...indexes.rows.map(({ name }) => name).filter((name) => !/kysely_migration/.test(name)),
      ],
      steps: steps.rows.map(({ name }) => name),
      names: (await storage.db.selectFrom('people').select('name').orderBy('name').execute()).map(({ name }) => name),
      jobs,
    }
  } finally {
    await storage.close()
  }
}

const afterAll = (fresh: Awaited<ReturnType<typeof opened>>, version: number) => ({
  ...fresh,
  names: version === 0 ? [] : ['Ada', 'Ben'],
  // The third step makes bots' turns jobs.
  jobs: version > 0 && version < 3 ? [{ kind: 'bot', key: 't' }] : [],
})

describe('sqlite', () => {
  let first: ReturnType<typeof opened> | null = null
  const places = async () => {
    const root = quickFolder()
    const folder = (name: string) => ({ data: join(root, name) })
    first ??= opened(folder('fresh'))
    return { root, folder, fresh: await first }
  }

  /** At a desk the first start and the newest step, in CI each. */
  const inCi = (version: number) => ({ tags: version === 0 || version === VERSIONS.at(-1) ? [] : 'ci' })

  for (const version of VERSIONS)
    test(`killed at every commit on the way from version ${version}, the next start makes all well`, inCi(version), async () => {
      const { root, folder, fresh } = await places()
      const place = folder('house')
      if (version > 0) await makeVersion(place, version)
      const states = await statesOf(place.data, join(root, 'states'), async () => {
        if (version === 0) return (await openStorage(place)).close()
        // Of a first start all of it; of an upgrade the first step, for the next is what the next test begins with.
        const { db } = await openSqlite(join(place.data, SQLITE_FILE))
        await migrate(db, 'sqlite', version + 1)
        await db.destroy()
      })
      expect(states.length).toBeGreaterThan(version === 0 ? STEPS.length : 1)
      for (const data of states) {
        expect(await opened({ data }), data).toEqual(afterAll(fresh, version))
        expect(statSync(join(data, SQLITE_FILE)).mode & 0o077).toBe(0)
      }
    })

  for (const version of VERSIONS.slice(0, 8))
    test(
      `left half-way from version ${version} by an older Branchline, at any of its commits, it is mended`,
      inCi(version + 1),
      async () => {
        const { root, folder, fresh } = await places()
        const place = folder('house')
        mkdirSync(place.data)
        if (version > 0) await makeVersion(place, version, migrateTheOldWay)
        const states = await statesOf(place.data, join(root, 'states'), async () => {
          const { db } = await openSqlite(join(place.data, SQLITE_FILE))
          // Of a first start all of it; of an upgrade the first step, for the next is what the next test begins with.
          await migrateTheOldWay(db, 'sqlite', version === 0 ? 8 : version + 1)
          await db.destroy()
        })
        // The shortest is one statement, and the row that says it is done.
        expect(states.length).toBeGreaterThan(version === 0 ? 60 : 2)
        for (const data of states) {
          const found = await opened({ data })
          expect({ ...found, shape: found.shape.filter((line) => !/kysely_migration_lock/.test(line)) }, data).toEqual(
            afterAll(fresh, version),
          )
        }
      },
    )

  test('killed in earnest, with SIGKILL, at statements here and there', async () => {
    const { folder, fresh } = await places()
    const script = fileURLToPath(await bundled('killed-start'))
    const start = (data: string, statements: number) =>
      spawnSync(process.execPath, [script], {
        env: { ...process.env, BRANCHLINE_TEST_DATA: data, BRANCHLINE_TEST_STATEMENTS: String(statements) },
        encoding: 'utf8',
      })
    for (const statements of [3, 60, 120]) {
      const place = folder(`killed-${statements}`)
      expect(start(place.data, statements).signal, String(statements)).toBe('SIGKILL')
      expect(await opened(place)).toEqual(fresh)
    }
  })

  test('what no interrupted start can have left is refused with the recipe, and not touched', async () => {
    const { folder } = await places()
    const spoil: [name: string, statement: string, words: RegExp][] = [
      [
        'rows',
        "delete from kysely_migration where name >= '0007'; insert into notice_people values ('a', 'all', 8, 0)",
        /rows in “notice_people”/,
      ],
      ['values', "delete from kysely_migration where name >= '0008'; update tables set wishes = '[]'", /values in “tables\.wishes”/],
      [
        'columns',
        "delete from kysely_migration where name >= '0007'; alter table notice_people add column x",
        /“notice_people” with other columns/,
      ],
    ]
    for (const [name, statement, words] of spoil) {
      const place = folder(name)
      await makeVersion(place, 8)
      const { db, file } = await openSqlite(join(place.data, SQLITE_FILE))
      file.exec(`${statement}; pragma wal_checkpoint(truncate)`)
      await db.destroy()
      const before = readFileSync(join(place.data, SQLITE_FILE))
      await expect(openStorage(place)).rejects.toThrow(words)
      await expect(openStorage(place)).rejects.toThrow(/Nothing was changed\. Put a backup in its place/)
      expect(readFileSync(join(place.data, SQLITE_FILE)).equals(before)).toBe(true)
    }
  })
})

describe('postgres', () => {
  const { onPostgres } = ownPostgres()

  for (const version of VERSIONS)
    onPostgres(
      `the line cut before and after every commit on the way from version ${version}, the next start goes on`,
      async (postgres) => {
        const place = { data: '', database: postgres.freshDatabase() }
        if (version > 0) await makeVersion(place, version)
        // Of a first start all steps; of an upgrade the first, as above.
        const last = version === 0 ? STEPS.length : version + 1
        let cuts = 0
        // One start after the other, each stopped where the one before did not come to.
        for (let step = version; step < last; step++) {
          const start = () => startUpTo(place.database, last)
          if (await cutAt(/insert into kysely_migration/, 1, 'before', start)) cuts++
          if (await cutAt(/^commit$/, 1, 'before', start)) cuts++
          if (await cutAt(/^commit$/, 1, 'after', start)) cuts++
          if ((await stepsIn(place.database)) !== step + 1) throw new Error(`${await stepsIn(place.database)} steps after step ${step + 1}`)
        }
        expect(cuts).toBe(3 * (last - version))
        expect(await opened(place)).toEqual(afterAll(await freshOn(postgres), version))
      },
    )

  onPostgres('the line cut at statements all along a first start', async (postgres) => {
    const fresh = await freshOn(postgres)
    for (let statement = 1, wasCut = true; wasCut; statement += 7) {
      const place = { data: '', database: postgres.freshDatabase() }
      wasCut = await cutAt(/./, statement, 'before', () => openStorage(place).then((storage) => storage.close()))
      expect(await opened(place)).toEqual(fresh)
    }
  })

  onPostgres('four processes that start at once on an empty database: each step is done once, and all of them open', async (postgres) => {
    const place = { data: '', database: postgres.freshDatabase() }
    const all = await Promise.all([1, 2, 3, 4].map(() => opened(place)))
    for (const one of all) expect(one).toEqual(all[0])
    expect(all[0]?.steps).toEqual(STEPS.map(({ name }) => name))
  })

  let first: ReturnType<typeof opened> | null = null
  const freshOn = (postgres: Postgres) => {
    first ??= opened({ data: '', database: postgres.freshDatabase() })
    return first
  }

  /** As a server of the version that knew so many steps. */
  async function startUpTo(database: string, steps: number): Promise<void> {
    const db = openPatiently(database)
    await migrate(db, 'postgres', steps).finally(() => db.destroy())
  }

  async function stepsIn(database: string): Promise<number> {
    const db = openPatiently(database)
    const { rows } = await sql`select name from kysely_migration`.execute(db)
    await db.destroy()
    return rows.length
  }
})
