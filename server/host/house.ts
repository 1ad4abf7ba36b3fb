/** How the house is doing, for those who run it. Every count ends somewhere: the page costs the same, however large the house is. */
import { sql } from 'kysely'
import type { Around } from '../lobby/around.ts'
import { type HostAnswer, type HostPeopleAnswer, PROTOCOL } from '../protocol/index.ts'
import { STEPS } from '../storage/migrations/index.ts'
import type { Storage } from '../storage/storage.ts'
import type { TablesInMemory } from '../tables/context.ts'
import { announcementOf } from './announcement.ts'
import type { HostContext } from './hosts.ts'

export interface HouseContext extends HostContext, Pick<TablesInMemory, 'live'> {
  readonly around: Around
  readonly games: ReadonlyMap<string, { readonly id: string; readonly rulesVersion: number }>
  readonly storageTrouble: string | null
}

const COUNTED = 10_000
const MOST_PEOPLE = 20

export async function houseFor(context: HouseContext): Promise<HostAnswer> {
  const { storage } = context
  const { db } = storage
  const upTo = async (rows: { as(name: 'first'): unknown }) => {
    const first = rows.as('first') as ReturnType<ReturnType<typeof tables>['as']>
    const { n } = await db
      .selectFrom(first)
      .select((row) => row.fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
    return Number(n)
  }
  const tables = (status: 'open' | 'running' | 'finished') =>
    db.selectFrom('tables').select('id').where('status', '=', status).limit(COUNTED)
  const [open, running, finished, people, accounts, reports, around, announcement, trouble, bytes] = await Promise.all([
    upTo(tables('open')),
    upTo(tables('running')),
    upTo(tables('finished')),
    upTo(db.selectFrom('people').select('id').where('erased_at', 'is', null).limit(COUNTED)),
    upTo(db.selectFrom('passkeys').select('person as id').union(db.selectFrom('emails').select('person as id')).limit(COUNTED)),
    upTo(db.selectFrom('reports').select('id').where('handled_at', 'is', null).limit(COUNTED)),
    context.around.look(null, new Set()),
    announcementOf(context),
    storage.ping().then(
      () => context.storageTrouble,
      () => 'the database does not answer',
    ),
    sizeOf(storage),
  ])
  return {
    health: { trouble, upSeconds: Math.round(process.uptime()), memoryBytes: process.memoryUsage.rss() },
    tables: { open, running, finished, inMemory: context.live.size },
    people: { known: people, accounts, around: around.people },
    reports,
    storage: { kind: storage.kind, bytes },
    versions: {
      protocol: PROTOCOL,
      node: process.version,
      data: STEPS.at(-1)?.name ?? '',
      rules: [...context.games.values()].map(({ id, rulesVersion }) => ({ game: id, version: rulesVersion })),
    },
    announcement,
  }
}

async function sizeOf({ db, kind }: Storage): Promise<number> {
  const { rows } =
    kind === 'sqlite'
      ? await sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(db)
      : await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

/** By their number, or by how their names begin. */
export async function peopleNamed({ storage: { db } }: HostContext, words: string): Promise<HostPeopleAnswer> {
  const known = db.selectFrom('people').select(['id', 'name', 'created_at']).where('erased_at', 'is', null)
  const [numbered, named] = await Promise.all([
    known.where('id', '=', words).execute(),
    known.where('name', '>=', words).where('name', '<', `${words}\uffff`).orderBy('name').orderBy('id').limit(MOST_PEOPLE).execute(),
  ])
  const rows = [...numbered, ...named.filter(({ id }) => id !== words)]
  return { people: rows.map(({ id, name, created_at }) => ({ person: id, name, createdAt: created_at })) }
}
