/** The same test on SQLite and on a PostgreSQL of one's own. */
import { afterAll, beforeAll, describe, test } from 'vitest'
import type { StoragePlace } from '../storage/storage.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { temporaryFolder } from './start.ts'

export type OnBoth = (name: string, body: (place: StoragePlace) => Promise<void>) => void

export function onBothDatabases(tests: (onBoth: OnBoth) => void): void {
  let postgres: Postgres | string = ''
  beforeAll(async () => {
    postgres = await startPostgres()
  }, 300_000)
  afterAll(() => {
    if (typeof postgres !== 'string') postgres.stop()
  }, 60_000)
  const places: Record<string, () => StoragePlace | null> = {
    sqlite: () => ({ data: temporaryFolder() }),
    postgres: () => (typeof postgres === 'string' ? null : { data: 'unused', database: postgres.freshDatabase() }),
  }
  for (const [kind, newPlace] of Object.entries(places)) {
    describe(kind, () =>
      tests((name, body) =>
        /** Left out, and said so, only where there is no database to be had. */
        test(name, async (context) => {
          const place = newPlace()
          if (place === null) return context.skip(String(postgres))
          await body(place)
        }),
      ),
    )
  }
}
