import { type Kysely, sql } from 'kysely'

/** Where a device was seen from; and links by e-mail that no longer carry who asked for them, unless to the session that asked. */
export async function sessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('place', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('sessions_by_use').on('sessions').column('used_at').execute()
  await db.schema.createIndex('sessions_by_age').on('sessions').column('created_at').execute()
  await db.schema.alterTable('email_links').addColumn('session', 'text').execute()
  // Those under way join the address to whoever asked: none of them is to be followed. They are good for a quarter of an hour anyway.
  await sql`delete from email_links`.execute(db)
}
