/** All that is stored about a table, as of one moment. */
import { sql } from 'kysely'
import { current } from '../storage/latest.ts'
import type { MemberRow, MoveRow, SeatRow, SnapshotRow, TableRow } from '../storage/schema.ts'
import { seatsWithPeople } from '../storage/seats.ts'
import type { Storage } from '../storage/storage.ts'

export interface StoredTable {
  /** As its latest entry left it. */
  readonly row: TableRow
  readonly seats: readonly (SeatRow & { readonly name: string | null })[]
  readonly members: readonly MemberRow[]
  readonly ownerName: string
  /** The entries after `since`. */
  readonly moves: readonly MoveRow[]
  readonly snapshot: SnapshotRow | null
  /** The latest line of chat. */
  readonly chat: number
}

/** What is known of the log already: the entries up to this one are not read again. */
export type Known = Pick<TableRow, 'seq' | 'n' | 'to_act' | 'changed_at'>

export async function readTable(storage: Storage, id: string, known: Known | null = null): Promise<StoredTable | null> {
  const read = storage.kind === 'postgres' ? await inOneStatement(storage, id, known?.seq ?? 0) : await byTheOnlyProcess(storage, id)
  if (read === null) return null
  const last = read.moves.at(-1)
  const latest =
    last !== undefined
      ? { last_seq: last.seq, last_n: last.n, last_to_act: last.to_act, last_at: last.at }
      : known !== null && known.seq > 0
        ? { last_seq: known.seq, last_n: known.n, last_to_act: known.to_act, last_at: known.changed_at }
        : { last_seq: null, last_n: null, last_to_act: null, last_at: null }
  return { ...read, row: current({ ...read.row, ...latest }) }
}

/** The entries after those that are known. */
export function readEntries({ db }: Storage, { id, seq }: Pick<TableRow, 'id' | 'seq'>): Promise<MoveRow[]> {
  return db.selectFrom('moves').selectAll().where('table_id', '=', id).where('seq', '>', seq).orderBy('seq').execute()
}

/** Other processes write at the same time; one statement sees one moment. */
async function inOneStatement({ db }: Storage, id: string, since: number): Promise<StoredTable | null> {
  const { rows } = await sql<Omit<StoredTable, 'row'> & { row: TableRow | null }>`select
    (select row_to_json(found) from (select * from tables where id = ${id}) found) as row,
    (select coalesce(json_agg(found order by seat), '[]') from
      (select seats.*, people.name from seats left join people on people.id = seats.person where table_id = ${id}) found) as seats,
    (select coalesce(json_agg(found), '[]') from (select * from members where table_id = ${id}) found) as members,
    (select coalesce(max(people.name), '') from tables join people on people.id = tables.owner where tables.id = ${id}) as "ownerName",
    (select coalesce(json_agg(found order by seq), '[]') from (select * from moves where table_id = ${id} and seq > ${since}) found) as moves,
    (select row_to_json(found) from (select * from snapshots where table_id = ${id} and ${since} = 0) found) as snapshot,
    (select coalesce(max(id), 0) from chat where table_id = ${id}) as chat`.execute(db)
  const [found] = rows
  return found === undefined || found.row === null ? null : { ...found, row: found.row }
}

/** Nobody else writes, and whoever reads a table is alone at it. */
async function byTheOnlyProcess({ db }: Storage, id: string): Promise<StoredTable | null> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  const [seats, members, owner, moves, snapshot, chat] = await Promise.all([
    seatsWithPeople(db).select('people.name').where('table_id', '=', id).execute(),
    db.selectFrom('members').selectAll().where('table_id', '=', id).execute(),
    db.selectFrom('people').select('name').where('id', '=', row.owner).executeTakeFirst(),
    row.started_at === null ? [] : db.selectFrom('moves').selectAll().where('table_id', '=', id).orderBy('seq').execute(),
    row.started_at === null ? undefined : db.selectFrom('snapshots').selectAll().where('table_id', '=', id).executeTakeFirst(),
    db
      .selectFrom('chat')
      .select((line) => line.fn.max('id').as('last'))
      .where('table_id', '=', id)
      .executeTakeFirst(),
  ])
  return { row, seats, members, ownerName: owner?.name ?? '', moves, snapshot: snapshot ?? null, chat: chat?.last ?? 0 }
}
