import type { Kysely } from 'kysely'

/** Beside the last state of a game that is over: its log, and what happened in each entry. Both can be computed from the moves at any time. */
export async function finishedGames({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('snapshots').addColumn('log', 'text').execute()
  await schema.alterTable('snapshots').addColumn('events', 'text').execute()
}
