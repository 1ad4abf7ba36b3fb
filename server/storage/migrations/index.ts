/** How the database came to be as it is, step by step; the same steps on both databases. Never change one that was released. */
import { type Kysely, type Migration, Migrator } from 'kysely'
import type { Schema } from '../schema.ts'
import { tablesAndPeople } from './0001-tables-and-people.ts'
import { jobs } from './0002-jobs.ts'
import { severalProcesses } from './0003-several-processes.ts'
import { accounts } from './0004-accounts.ts'
import { time } from './0005-time.ts'
import { orders } from './0006-orders.ts'
import { notices } from './0007-notices.ts'
import { wishes } from './0008-wishes.ts'
import { clusteredOn } from './clustered.ts'

export async function migrate(db: Kysely<Schema>, kind: 'sqlite' | 'postgres'): Promise<void> {
  const clustered = clusteredOn(kind)
  const migrations: Record<string, Migration> = {
    '0001-tables-and-people': { up: (on) => tablesAndPeople(on, clustered) },
    '0002-jobs': { up: (on) => jobs(on, clustered) },
    '0003-several-processes': { up: severalProcesses },
    '0004-accounts': { up: (on) => accounts(on, clustered) },
    '0005-time': { up: (on) => time(on, clustered) },
    '0006-orders': { up: (on) => orders(on, clustered) },
    '0007-notices': { up: (on) => notices(on, clustered) },
    '0008-wishes': { up: wishes },
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  const newer = error === undefined ? null : /previously executed migration (\S+) is missing/.exec((error as Error).message)
  if (newer !== null)
    throw new Error(
      `the database was written by a newer version of Branchline (its step ${newer[1]}): update this one, or restore a backup`,
    )
  if (error !== undefined) throw new Error(`the database could not be brought up to date: ${(error as Error).message}`, { cause: error })
}
