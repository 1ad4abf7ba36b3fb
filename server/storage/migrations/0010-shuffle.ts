import type { Kysely } from 'kysely'

/** A shuffle anybody can check, and tables that say that they began from a record. What is there already has neither secret nor commitment. */
export async function shuffle({ schema }: Kysely<unknown>): Promise<void> {
  for (const column of ['secret', 'commitment', 'shares', 'deals']) await schema.alterTable('tables').addColumn(column, 'text').execute()
  await schema
    .alterTable('tables')
    .addColumn('bringer_gone', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('seats').addColumn('share', 'text').execute()
}
