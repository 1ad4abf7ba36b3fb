import { type Kysely, sql } from 'kysely'

/** What guards a table against two processes that change it at once; and bots' turns become jobs. */
export async function severalProcesses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  // At some of these it is a bot's turn. Whoever takes the job up finds out, and at the others has nothing to do.
  await sql`insert into jobs (kind, key, body, due_at, attempts, holder, held_until)
    select 'bot', id, 'null', 0, 0, null, 0 from tables where status = 'running'
    on conflict do nothing`.execute(db)
}
