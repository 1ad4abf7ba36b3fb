import type { Kysely } from 'kysely'

/** A wish to undo leaves no entry in the log unless it is granted: its id is kept with the table, so that it is answered and not asked again. */
export async function wishes({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('tables').addColumn('wishes', 'text').execute()
}
