import type { Kysely } from 'kysely'

/** Whether whoever sits there knows how the table is arranged: not when it was arranged anew after they sat down. */
export async function agreement({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('seats')
    .addColumn('agreed', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
}
