/** All that is stored about a table, as of one moment. */
import { sql } from 'kysely'
import { current } from '../storage/latest.ts'
import type { MemberRow, MoveRow, SeatRow, SnapshotRow, TableRow } from '../storage/schema.ts'
import { seatsWithPeople } from '../storage/seats.ts'
import type { Storage } from '../storage/storage.ts'
import type { LogEntry } from './live.ts'
import { entryOf } from './open.ts'
import { type KeptLog, keptLog } from './snapshot.ts'

export interface StoredTable {
  /** As its latest entry left it. */
  readonly row: TableRow
  readonly seats: readonly (SeatRow & { readonly name: string | null })[]
  readonly members: readonly MemberRow[]
  readonly ownerName: string
  /** The entries after those that are known, or kept with the snapshot. */
  readonly moves: readonly MoveRow[]
  /** All entries after those that are known. */
  readonly log: () => LogEntry[]
  /** What of them was kept with the snapshot, and is taken apart only when somebody asks. */
  readonly kept: KeptLog | null
  readonly snapshot: SnapshotRow | null
  /** The latest line of chat. */
  readonly chat: number
}

/** What is known of the log already: the entries up to this one are not read again. */
export type Known = Pick<TableRow, 'seq' | 'n' | 'to_act' | 'changed_at'>

export async function readTable(storage: Storage, id: string, known: Known | null = null): Promise<StoredTable | null> {
  const read = storage.kind === 'postgres' ? await inOneStatement(storage, id, known) : await byTheOnlyProcess(storage, id)
  if (read === null) return null
  const kept = keptLog(read.snapshot)
  // Only those after the kept ones were read, and these are not to be had.
  const moves = kept === null && loggedTo(read.snapshot) > 0 ? await readEntries(storage, { id, seq: 0 }) : read.moves
  const log = () => [...(kept?.entries() ?? []), ...moves.map(entryOf)]
  const last = moves.at(-1)
  const latest =
    last !== undefined
      ? { last_seq: last.seq, last_n: last.n, last_to_act: last.to_act, last_at: last.at }
      : kept !== null
        ? { last_seq: kept.seq, last_n: kept.n, last_to_act: null, last_at: kept.at }
        : known !== null && known.seq > 0
          ? { last_seq: known.seq, last_n: known.n, last_to_act: known.to_act, last_at: known.changed_at }
          : { last_seq: null, last_n: null, last_to_act: null, last_at: null }
  return { ...read, moves, log, kept, row: current({ ...read.row, ...latest }) }
}

/** The entries after those that are known. */
export function readEntries({ db }: Pick<Storage, 'db'>, { id, seq }: Pick<TableRow, 'id' | 'seq'>): Promise<MoveRow[]> {
  return db.selectFrom('moves').selectAll().where('table_id', '=', id).where('seq', '>', seq).orderBy('seq').execute()
}

/** The entry up to which the snapshot has the log, as it says. */
const loggedTo = (snapshot: SnapshotRow | null) => (snapshot === null || snapshot.log === null ? 0 : snapshot.seq)

type Read = Omit<StoredTable, 'log' | 'kept'>

/** Other processes write at the same time; one statement sees one moment. */
async function inOneStatement({ db }: Storage, id: string, known: Known | null): Promise<Read | null> {
  const kept = sql`from snapshots where table_id = ${id} and ${known === null}`
  const since = known?.seq ?? 0
  const { rows } = await sql<Omit<Read, 'row'> & { row: TableRow | null }>`select
    (select row_to_json(found) from (select * from tables where id = ${id}) found) as row,
    (select coalesce(json_agg(found order by seat), '[]') from
      (select seats.*, people.name from seats left join people on people.id = seats.person where table_id = ${id}) found) as seats,
    (select coalesce(json_agg(found), '[]') from (select * from members where table_id = ${id}) found) as members,
    (select coalesce(max(people.name), '') from tables join people on people.id = tables.owner where tables.id = ${id}) as "ownerName",
    (select coalesce(json_agg(found order by seq), '[]') from (select * from moves where table_id = ${id}
      and seq > greatest(${since}::integer, (select seq ${kept} and log is not null))) found) as moves,
    (select row_to_json(found) from (select table_id, seq, rules_version, state, log ${kept}) found) as snapshot,
    (select coalesce(max(id), 0) from chat where table_id = ${id}) as chat`.execute(db)
  const [found] = rows
  return found === undefined || found.row === null ? null : { ...found, row: found.row }
}

/** Nobody else writes, and whoever reads a table is alone at it. */
async function byTheOnlyProcess({ db }: Storage, id: string): Promise<Read | null> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  const snapshot = row.started_at === null ? null : ((await keptAt(db, id)) ?? null)
  const seats = await seatsWithPeople(db).select('people.name').where('table_id', '=', id).execute()
  const [members, owner, moves, chat] = await Promise.all([
    db.selectFrom('members').selectAll().where('table_id', '=', id).execute(),
    seats.find(({ person }) => person === row.owner) ??
      db.selectFrom('people').select('name').where('id', '=', row.owner).executeTakeFirst(),
    row.started_at === null ? [] : readEntries({ db }, { id, seq: loggedTo(snapshot) }),
    db
      .selectFrom('chat')
      .select((line) => line.fn.max('id').as('last'))
      .where('table_id', '=', id)
      .executeTakeFirst(),
  ])
  return { row, seats, members, ownerName: owner?.name ?? '', moves, snapshot, chat: chat?.last ?? 0 }
}

function keptAt(db: Storage['db'], id: string): Promise<SnapshotRow | undefined> {
  return db
    .selectFrom('snapshots')
    .select(['table_id', 'seq', 'rules_version', 'state', 'log'])
    .where('table_id', '=', id)
    .executeTakeFirst()
}
