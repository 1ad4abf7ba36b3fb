/**
 * Lists in the order of an index, however long they are. Which tables are a person's (as owner, by a seat, by an invitation) stands in three places, and a
 * page of them would have to be sorted out of all three: so the database itself keeps one list of it, by triggers, whoever writes to the three.
 */
import { type Kysely, sql } from 'kysely'
import type { Clustered } from './clustered.ts'
import { type Trigger, trigger } from './trigger.ts'

export async function lists(db: Kysely<unknown>, clustered: Clustered, kind: 'sqlite' | 'postgres'): Promise<void> {
  const { schema } = db
  const index = (name: string, table: string, columns: readonly string[]) =>
    schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
  await schema.dropIndex('tables_listed').execute()
  await index('tables_listed', 'tables', ['visibility', 'status', 'created_at', 'id'])
  await index('tables_listed_by_game', 'tables', ['visibility', 'status', 'game', 'created_at', 'id'])
  await schema.dropIndex('ratings_leaders').execute()
  await index('ratings_leaders', 'ratings', ['game', 'seats', 'pool', 'rating', 'player', 'games'])
  await schema.dropIndex('results_by_person').execute()
  await index('results_by_person', 'results', ['person', 'game', 'seats', 'pool', 'at', 'table_id'])
  await index('chat_by_request', 'chat', ['table_id', 'person', 'request_id'])
  await index('order_log_by_time', 'order_log', ['table_id', 'person', 'at', 'seq'])
  await index('faults_by_table', 'faults', ['table_id', 'at', 'id'])
  await clustered(
    schema
      .createTable('own_tables')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('why', 'text', (c) => c.notNull())
      .addColumn('stage', 'integer', (c) => c.notNull())
      .addColumn('archived', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('own_tables_key', ['table_id', 'person', 'why']),
  ).execute()
  await index('own_tables_by_person', 'own_tables', ['person', 'archived', 'stage', 'created_at', 'table_id'])
  await sql.raw(addOwn(OWNERS, 'true')).execute(db)
  await sql.raw(addOwn(SEATS, 'true')).execute(db)
  await sql.raw(addOwn(WATCHERS, 'true')).execute(db)
  for (const statement of TRIGGERS.flatMap((one) => trigger(kind, one))) await sql.raw(statement).execute(db)
}

/** 0: under way. 1: open or over. 2: closed, in no list. */
const STAGE = (status: string) => `case ${status} when 'running' then 0 when 'closed' then 2 else 1 end`

const OWNERS = { why: 'owner', from: 'tables', person: 'tables.owner' }
const SEATS = { why: 'seat', from: 'seats join tables on tables.id = seats.table_id and seats.person is not null', person: 'seats.person' }
const WATCHERS = {
  why: 'watch',
  from: 'members join tables on tables.id = members.table_id and members.watches = 1',
  person: 'members.person',
}

function addOwn({ why, from, person }: typeof OWNERS, where: string): string {
  return `insert into own_tables (table_id, person, why, stage, archived, created_at)
    select tables.id, ${person}, '${why}', ${STAGE('tables.status')},
      coalesce((select put.archived from members as put where put.table_id = tables.id and put.person = ${person}), 0), tables.created_at
    from ${from} where ${where} on conflict do nothing`
}

const OWN_TABLE = [
  addOwn(OWNERS, 'tables.id = new.id'),
  // Whatever order the rows of a new table come in.
  addOwn(SEATS, 'tables.id = new.id'),
  addOwn(WATCHERS, 'tables.id = new.id'),
]
const NEW_OWNER = [
  `delete from own_tables where table_id = old.id and why = 'owner' and person <> new.owner`,
  addOwn(OWNERS, 'tables.id = new.id'),
  `update own_tables set stage = ${STAGE('new.status')} where table_id = new.id`,
]
const NO_TABLE = ['delete from own_tables where table_id = old.id']
const NO_SEAT = [`delete from own_tables where table_id = old.table_id and why = 'seat' and person = old.person`]
const SEAT = [addOwn(SEATS, 'seats.table_id = new.table_id and seats.seat = new.seat')]
const NO_MEMBER = [
  `delete from own_tables where table_id = old.table_id and why = 'watch' and person = old.person`,
  'update own_tables set archived = 0 where table_id = old.table_id and person = old.person',
]
const MEMBER = [
  addOwn(WATCHERS, 'members.table_id = new.table_id and members.person = new.person'),
  'update own_tables set archived = new.archived where table_id = new.table_id and person = new.person',
]

const TRIGGERS: readonly Trigger[] = [
  { name: 'own_tables_table', on: 'insert on tables', does: OWN_TABLE },
  { name: 'own_tables_owner', on: 'update of owner, status on tables', does: NEW_OWNER },
  { name: 'own_tables_no_table', on: 'delete on tables', does: NO_TABLE },
  { name: 'own_tables_seat', on: 'insert on seats', does: SEAT },
  { name: 'own_tables_sitter', on: 'update of person on seats', does: [...NO_SEAT, ...SEAT] },
  { name: 'own_tables_no_seat', on: 'delete on seats', does: NO_SEAT },
  { name: 'own_tables_member', on: 'insert on members', does: MEMBER },
  { name: 'own_tables_watcher', on: 'update of person, watches, archived on members', does: [...NO_MEMBER, ...MEMBER] },
  { name: 'own_tables_no_member', on: 'delete on members', does: NO_MEMBER },
]
