/** A PostgreSQL for the tests of one file: started before the first, gone after the last. */

import { type Postgres, startPostgres } from '@branchline/faults/postgres'
import { afterAll, beforeAll, test } from 'vitest'

export interface OwnPostgres {
  /** A test on it; left out, and said so, only where there is no database to be had. */
  onPostgres(name: string, body: (postgres: Postgres) => Promise<void>): void
}

export function ownPostgres(): OwnPostgres {
  let postgres: Postgres | string = ''
  beforeAll(async () => {
    postgres = await startPostgres({ brief: true })
  }, 300_000)
  afterAll(() => {
    if (typeof postgres !== 'string') postgres.stop()
  })
  return {
    onPostgres: (name, body) =>
      test(name, async (context) => {
        if (typeof postgres === 'string') return context.skip(postgres)
        await body(postgres)
      }),
  }
}
