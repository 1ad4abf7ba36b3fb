import type { Kysely } from 'kysely'

/** Who was asked along to a table, by whom; and tables that are planned for a day. */
export async function invitations({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('members').addColumn('invited_by', 'text').execute()
  await schema.alterTable('members').addColumn('invited_at', 'bigint').execute()
  await schema.createIndex('members_by_inviter').on('members').columns(['invited_by', 'invited_at']).execute()
  await schema.alterTable('tables').addColumn('planned_at', 'bigint').execute()
}
