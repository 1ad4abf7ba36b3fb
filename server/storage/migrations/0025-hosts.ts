import type { Kysely } from 'kysely'
import type { Clustered } from './clustered.ts'

/** Who runs the house, people found by their names, and what is said so often that it has a name. */
export async function hosts({ schema }: Kysely<unknown>, clustered: Clustered): Promise<void> {
  await clustered(
    schema
      .createTable('hosts')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('since', 'bigint', (c) => c.notNull()),
  ).execute()
  await schema.alterTable('chat').addColumn('phrase', 'text').execute()
  await schema.createIndex('people_by_name').on('people').columns(['name', 'id']).execute()
}
