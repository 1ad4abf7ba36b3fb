import type { Kysely } from 'kysely'
import type { Clustered } from './clustered.ts'

/** Standing orders, and what became of them; both are their owner's alone. */
export async function orders({ schema }: Kysely<unknown>, clustered: Clustered): Promise<void> {
  await clustered(
    schema
      .createTable('orders')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('ground', 'text', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('fired_n', 'integer')
      .addColumn('given_at', 'bigint', (c) => c.notNull())
      .addColumn('ended', 'text')
      .addPrimaryKeyConstraint('orders_key', ['table_id', 'person', 'id']),
  ).execute()
  await schema.createIndex('orders_by_person').on('orders').column('person').execute()
  await clustered(
    schema
      .createTable('order_log')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('order_id', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('what', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('order_log_key', ['table_id', 'person', 'order_id', 'seq', 'what']),
  ).execute()
  await schema.createIndex('order_log_by_person').on('order_log').column('person').execute()
}
