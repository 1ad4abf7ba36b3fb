/** A PostgreSQL for the tests of one file: started by the first that runs, gone after the last. */

import { type Postgres, startPostgres } from '@branchline/faults/postgres'
import { afterAll, test } from 'vitest'

export interface OwnPostgres {
  /** A test on it; left out, and said so, only where there is no database to be had. */
  onPostgres(name: string, body: (postgres: Postgres) => Promise<void>): void
}

/** Most of what holds on SQLite holds on PostgreSQL, and a database takes long to start: only some files use theirs `at a desk`, CI all of them. */
export function ownPostgres(where: 'at a desk' | 'ci' = 'ci'): OwnPostgres {
  let postgres: Promise<Postgres | string> | null = null
  afterAll(async () => {
    const started = await postgres
    if (started !== null && typeof started !== 'string') started.stop()
  })
  return {
    onPostgres: (name, body) =>
      test(name, { tags: where === 'ci' ? 'ci' : [] }, async (context) => {
        postgres ??= startPostgres({ brief: true })
        const started = await postgres
        if (typeof started === 'string') return context.skip(started)
        await body(started)
      }),
  }
}
