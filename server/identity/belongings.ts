/**
 * Every column that names a person, and what becomes of the row when they ask for their data, when they are erased, and when
 * a guest's things go over to an account. Whoever adds such a column adds a line here; a test reads the schema and insists.
 */
import { sql } from 'kysely'
import type { Write } from '../storage/group.ts'
import type { Schema } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'

export interface Belonging {
  readonly table: keyof Schema
  readonly column: string
  /** What of it a person's own copy holds; null: nothing (secrets, or passing things). */
  readonly copied: readonly string[] | null
  /** `cleared`: the row is another's, and names them no more. `kept`: the row is part of other people's games, or is dealt with by name in rights.ts. */
  readonly erased: 'deleted' | 'cleared' | 'kept'
  /**
   * `moved`: to the account, unless it has a row with the same `key` (its own columns beside the person); then the guest's goes.
   * `deleted`: ends with the guest. `by name`: see adopt.ts.
   */
  readonly adopted: 'moved' | 'deleted' | 'by name'
  readonly key?: readonly string[]
}

const all = ['*']

export const BELONGINGS: readonly Belonging[] = [
  { table: 'people', column: 'merged_into', copied: ['id', 'name', 'created_at'], erased: 'kept', adopted: 'by name' },
  // Not moved: who held a session of the guest must not thereby hold one of the account.
  {
    table: 'sessions',
    column: 'person',
    copied: ['kind', 'device', 'place', 'created_at', 'used_at'],
    erased: 'deleted',
    adopted: 'deleted',
  },
  { table: 'links', column: 'person', copied: null, erased: 'deleted', adopted: 'deleted' },
  {
    table: 'tables',
    column: 'owner',
    copied: ['id', 'game', 'status', 'visibility', 'created_at', 'finished_at'],
    erased: 'kept',
    adopted: 'by name',
  },
  { table: 'seats', column: 'person', copied: all, erased: 'kept', adopted: 'by name' },
  { table: 'members', column: 'person', copied: all, erased: 'deleted', adopted: 'moved', key: ['table_id'] },
  // Who asked them along is not told any more; the invitation stays theirs.
  { table: 'members', column: 'invited_by', copied: null, erased: 'cleared', adopted: 'moved', key: ['table_id', 'person'] },
  // Follows the three above by itself.
  { table: 'own_tables', column: 'person', copied: null, erased: 'deleted', adopted: 'deleted' },
  { table: 'chat', column: 'person', copied: all, erased: 'kept', adopted: 'by name' },
  { table: 'notes', column: 'person', copied: all, erased: 'deleted', adopted: 'by name' },
  { table: 'profiles', column: 'person', copied: all, erased: 'deleted', adopted: 'moved', key: [] },
  { table: 'passkeys', column: 'person', copied: ['name', 'created_at', 'used_at'], erased: 'deleted', adopted: 'deleted' },
  { table: 'ceremonies', column: 'person', copied: null, erased: 'deleted', adopted: 'deleted' },
  { table: 'emails', column: 'person', copied: all, erased: 'deleted', adopted: 'deleted' },
  { table: 'email_links', column: 'person', copied: null, erased: 'deleted', adopted: 'deleted' },
  { table: 'results', column: 'person', copied: all, erased: 'deleted', adopted: 'by name' },
  // Follows the results by itself.
  { table: 'result_sums', column: 'person', copied: null, erased: 'deleted', adopted: 'by name' },
  { table: 'ratings', column: 'player', copied: all, erased: 'deleted', adopted: 'by name' },
  // A device that signs in tells the account what it keeps itself.
  { table: 'progress', column: 'person', copied: ['epoch', 'body', 'changed_at'], erased: 'deleted', adopted: 'moved', key: [] },
  { table: 'person_time', column: 'person', copied: all, erased: 'deleted', adopted: 'moved', key: [] },
  {
    table: 'orders',
    column: 'person',
    copied: ['table_id', 'id', 'body', 'given_at', 'ended'],
    erased: 'deleted',
    adopted: 'moved',
    key: ['table_id', 'id'],
  },
  { table: 'order_log', column: 'person', copied: all, erased: 'deleted', adopted: 'moved', key: ['table_id', 'order_id', 'seq', 'what'] },
  { table: 'person_marks', column: 'person', copied: all, erased: 'deleted', adopted: 'moved', key: ['other_person'] },
  // Whoever is muted or blocked as a guest stays so as an account.
  { table: 'person_marks', column: 'other_person', copied: null, erased: 'deleted', adopted: 'moved', key: ['person'] },
  {
    table: 'reports',
    column: 'person',
    copied: ['table_id', 'line', 'reason', 'text', 'at'],
    erased: 'deleted',
    adopted: 'moved',
    key: ['request_id'],
  },
  { table: 'reports', column: 'other_person', copied: null, erased: 'deleted', adopted: 'moved', key: ['id'] },
  // As a table's: it goes on by itself.
  {
    table: 'tournaments',
    column: 'owner',
    copied: ['id', 'name', 'game', 'status', 'created_at', 'finished_at'],
    erased: 'kept',
    adopted: 'moved',
    key: ['id'],
  },
  { table: 'daily_attempts', column: 'person', copied: all, erased: 'deleted', adopted: 'moved', key: ['day'] },
  { table: 'tournament_entrants', column: 'person', copied: all, erased: 'kept', adopted: 'by name' },
  { table: 'hosts', column: 'person', copied: all, erased: 'deleted', adopted: 'moved', key: [] },
  { table: 'club_people', column: 'person', copied: all, erased: 'deleted', adopted: 'moved', key: ['club'] },
  { table: 'club_ratings', column: 'person', copied: all, erased: 'deleted', adopted: 'moved', key: ['club', 'game'] },
  { table: 'notice_people', column: 'person', copied: all, erased: 'deleted', adopted: 'moved', key: [] },
  { table: 'notice_tables', column: 'person', copied: all, erased: 'deleted', adopted: 'moved', key: ['table_id'] },
  {
    table: 'notice_channels',
    column: 'person',
    copied: ['kind', 'address', 'label', 'events', 'verified_at', 'trouble', 'created_at'],
    erased: 'deleted',
    adopted: 'moved',
    key: ['kind', 'address'],
  },
]

/** A person's own copy, by table. */
export async function copyOf({ db }: Storage, people: readonly string[]): Promise<Record<string, readonly unknown[]>> {
  const copy: Record<string, readonly unknown[]> = {}
  for (const { table, column, copied } of BELONGINGS) {
    if (copied === null) continue
    const columns = copied === all ? sql`*` : sql.join(copied.map((name) => sql.ref(name)))
    const { rows } = await sql`select ${columns} from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(people)})`.execute(db)
    copy[table] = rows
  }
  return copy
}

export function erasing({ db }: Storage, person: string): Write[] {
  const rows = BELONGINGS.filter(({ erased }) => erased !== 'kept').map(({ table, column, erased }) =>
    erased === 'deleted' ? deleting({ db }, table, column, person) : clearing({ db }, table, column, person),
  )
  return [...rows, unsent({ db }, person)]
}

/** To be stored after what goes over by name. */
export function adopting({ db }: Storage, guest: string, account: string): Write[] {
  const rows = BELONGINGS.filter(({ adopted }) => adopted !== 'by name').flatMap(({ table, column, adopted, erased, key = [] }) => {
    const same = key.map((name) => sql`${sql.ref(`mine.${name}`)} = ${sql.ref(`${table}.${name}`)}`)
    const hasOne = sql`select 1 from ${sql.table(table)} as mine where ${sql.join([sql`${sql.ref(`mine.${column}`)} = ${account}`, ...same], sql` and `)}`
    const move = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${account} where ${sql.ref(column)} = ${guest} and not exists (${hasOne})`
    const rest = erased === 'cleared' ? clearing({ db }, table, column, guest) : deleting({ db }, table, column, guest)
    return [...(adopted === 'moved' ? [move.compile(db)] : []), rest]
  })
  return [...rows, unsent({ db }, guest)]
}

/** Letters that wait name their person in words; they are not sent to somebody who is no more. */
function unsent({ db }: Pick<Storage, 'db'>, person: string): Write {
  return db
    .deleteFrom('jobs')
    .where((where) => where.or([where('key', 'like', `%${person}%`), where('body', 'like', `%${person}%`)]))
    .compile()
}

function clearing({ db }: Pick<Storage, 'db'>, table: keyof Schema, column: string, person: string): Write {
  return sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${sql.ref(column)} = ${person}`.compile(db)
}

function deleting({ db }: Pick<Storage, 'db'>, table: keyof Schema, column: string, person: string): Write {
  return sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${person}`.compile(db)
}
