/** PostgreSQL: for houses with more than one process. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { Overtaken, type Queries } from './group.ts'
import type { Schema } from './schema.ts'

const BIGINT = 20

export function openPostgres(
  url: string,
  onLost: (error: Error) => void,
): { db: Kysely<Schema>; transact(queries: Queries): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    // Times and counts fit a JavaScript number; by default the driver gives text.
    types: {
      getTypeParser: ((id: number, format?: 'text') =>
        id === BIGINT ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
  })
  // A connection that breaks while idle must not end the process: the pool replaces it.
  pool.on('error', onLost)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, transact: (queries) => transact(pool, queries) }
}

async function transact(pool: pg.Pool, queries: Queries): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const { sql, parameters, mustChange = 0 } of queries) {
      const { rowCount } = await client.query(sql, [...parameters])
      if ((rowCount ?? 0) < mustChange) throw new Overtaken(sql)
    }
    await client.query('commit')
    client.release()
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      (lost: Error) => client.release(lost),
    )
    throw error
  }
}
