/** The same test on SQLite and on a PostgreSQL of one's own. */
import { describe, test } from 'vitest'
import type { StoragePlace } from '../storage/storage.ts'
import { ownPostgres } from './postgres.ts'
import { temporaryFolder } from './start.ts'

export type OnBoth = (name: string, body: (place: StoragePlace) => Promise<void>) => void

export function onBothDatabases(tests: (onBoth: OnBoth) => void): void {
  const { onPostgres } = ownPostgres()
  describe('sqlite', () => tests((name, body) => test(name, () => body({ data: temporaryFolder() }))))
  describe('postgres', () =>
    tests((name, body) => onPostgres(name, (postgres) => body({ data: 'unused', database: postgres.freshDatabase() }))))
}
