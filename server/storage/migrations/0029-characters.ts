import type { Kysely } from 'kysely'

/** Bots with a character: null for those that play as it comes. */
export async function characters({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('seats').addColumn('character', 'text').execute()
}
