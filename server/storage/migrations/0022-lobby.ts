/**
 * Tables that wait for players, findable by what is played, how fast and in which language: for every combination of the three, each said or left open, one row.
 * So every filter is a walk along one index, however many tables wait. The database keeps it by itself, as it keeps the lists.
 */
import { type Kysely, sql } from 'kysely'
import type { Clustered } from './clustered.ts'
import { type Trigger, trigger } from './trigger.ts'

export async function lobby(db: Kysely<unknown>, clustered: Clustered, kind: 'sqlite' | 'postgres'): Promise<void> {
  const { schema } = db
  await schema.alterTable('tables').addColumn('language', 'text').execute()
  await schema.alterTable('tables').addColumn('rating_from', 'integer').execute()
  await schema.alterTable('tables').addColumn('rating_to', 'integer').execute()
  await schema
    .alterTable('profiles')
    .addColumn('is_seen', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await clustered(
    schema
      .createTable('lobby')
      .addColumn('facet', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('lobby_key', ['facet', 'created_at', 'table_id']),
  ).execute()
  await schema.createIndex('lobby_by_table').on('lobby').column('table_id').execute()
  await sql.raw(ENTER('true')).execute(db)
  for (const statement of TRIGGERS.flatMap((one) => trigger(kind, one))) await sql.raw(statement).execute(db)
}

const PACE = `case when tables.pace is null then 'none' when tables.pace like '%"live"%' then 'live' else 'days' end`
const EITHER = '(select 0 as said union all select 1)'

/** Written as lobby/open.ts asks for it. */
const ENTER = (where: string) => `insert into lobby (facet, created_at, table_id)
  select case game.said when 1 then tables.game else '*' end || ' ' || case pace.said when 1 then ${PACE} else '*' end || ' ' ||
    case language.said when 1 then coalesce(tables.language, 'any') else '*' end, tables.created_at, tables.id
  from tables cross join ${EITHER} as game cross join ${EITHER} as pace cross join ${EITHER} as language
  where tables.visibility = 'public' and tables.status = 'open' and ${where} on conflict do nothing`

const TRIGGERS: readonly Trigger[] = [
  { name: 'lobby_table', on: 'insert on tables', does: [ENTER('tables.id = new.id')] },
  { name: 'lobby_begun', on: 'update of status on tables', does: [`delete from lobby where table_id = new.id and new.status <> 'open'`] },
  { name: 'lobby_no_table', on: 'delete on tables', does: ['delete from lobby where table_id = old.id'] },
]
