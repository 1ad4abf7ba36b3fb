/** The same test on SQLite and on a PostgreSQL of one's own. */
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Postgres } from '@branchline/faults/postgres'
import { describe, test } from 'vitest'
import { openStorage, SQLITE_FILE, type StoragePlace } from '../storage/storage.ts'
import { ownPostgres } from './postgres.ts'
import { temporaryFolder } from './start.ts'
import { until } from './until.ts'

/** `prepared`: up to date, and nobody was there yet; that takes long to make, so it is made once and copied. `empty`: no server has ever seen it. */
export type OnBoth = (name: string, body: (place: StoragePlace) => Promise<void>, how?: 'prepared' | 'empty') => void

/** On PostgreSQL in CI, or also at a desk. */
export function onBothDatabases(tests: (onBoth: OnBoth) => void, where?: 'at a desk'): void {
  const { onPostgres } = ownPostgres(where)
  describe('sqlite', () =>
    tests((name, body, how) =>
      test(name, async () => {
        const data = temporaryFolder()
        if (how !== 'empty') writeFileSync(join(data, SQLITE_FILE), await preparedFile(), { mode: 0o600 })
        await body({ data })
      }),
    ))
  describe('postgres', () =>
    tests((name, body, how) =>
      onPostgres(name, async (postgres) => {
        const database = how === 'empty' ? postgres.freshDatabase() : await preparedDatabase(postgres)
        await body({ data: 'unused', database })
      }),
    ))
}

let file: Promise<Buffer> | null = null

function preparedFile(): Promise<Buffer> {
  file ??= (async () => {
    const data = await mkdtemp(join(tmpdir(), 'branchline-test-'))
    const storage = await openStorage({ data })
    storage.file?.exec('pragma wal_checkpoint(truncate)')
    await storage.close()
    const bytes = readFileSync(join(data, SQLITE_FILE))
    await rm(data, { recursive: true, force: true })
    return bytes
  })()
  return file
}

const databases = new WeakMap<Postgres, Promise<string>>()

async function preparedDatabase(postgres: Postgres): Promise<string> {
  let made = databases.get(postgres)
  if (made === undefined) {
    const database = postgres.freshDatabase()
    made = openStorage({ data: 'unused', database })
      .then((storage) => storage.close())
      .then(() => database)
    databases.set(postgres, made)
  }
  const like = await made
  let copy = ''
  // A connection that was closed a moment ago may not have left yet, and then it cannot be copied.
  await until(() => {
    try {
      copy = postgres.freshDatabase(like)
    } catch (error) {
      if (!/being accessed by other users/.test((error as Error).message)) throw error
    }
    return copy !== ''
  })
  return copy
}
