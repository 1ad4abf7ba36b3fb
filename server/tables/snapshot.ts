/**
 * The state a game has come to, kept beside its moves so that it opens without playing them again; of a game that is over also its log and what
 * happened in each entry, so that neither three hundred rows are read nor anything is played. It is never the truth: one that is missing, of another
 * entry or of other rules is passed over, and the moves are played.
 */
import type { AnyGame, GameEvent } from '@branchline/engine'
import type { Write } from '../storage/group.ts'
import type { SnapshotRow, TableRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import type { LiveTable, LogEntry } from './live.ts'

export type Events = ReadonlyMap<number, readonly GameEvent[]>

/** Of a game that is over. */
export interface Ended {
  readonly log: readonly LogEntry[]
  /** Null where nobody has worked them out yet. */
  readonly events: Events | null
}

export function snapshotWrite(
  { db }: Pick<Storage, 'db'>,
  table: string,
  game: AnyGame,
  seq: number,
  state: unknown,
  ended: Ended | null,
): Write {
  const kept = {
    seq,
    rules_version: game.rulesVersion,
    state: JSON.stringify(state),
    log: ended === null ? null : JSON.stringify(ended.log.map(packed)),
    events: ended === null || ended.events === null ? null : JSON.stringify(ended.log.map((entry) => ended.events?.get(entry.seq) ?? [])),
  }
  return db
    .insertInto('snapshots')
    .values({ table_id: table, ...kept })
    .onConflict((conflict) =>
      // A process that has not heard of the latest entries puts nothing older in its place.
      conflict.column('table_id').doUpdateSet(kept).where('snapshots.seq', '<=', seq),
    )
    .compile()
}

/** Null where there is none that fits. */
export function usableState(snapshot: SnapshotRow | null | undefined, { seq }: Pick<TableRow, 'seq'>, game: AnyGame): string | null {
  return snapshot?.seq === seq && snapshot.rules_version === game.rulesVersion ? snapshot.state : null
}

/** The entries that were kept; null where they are not what they should be. */
export function keptLog(snapshot: SnapshotRow | null): LogEntry[] | null {
  if (snapshot === null || snapshot.log === null) return []
  const log = (JSON.parse(snapshot.log) as Packed[]).slice(0, snapshot.seq).map(unpacked)
  return log.length === snapshot.seq ? log : null
}

/** What happened in each entry of a game that is over; null where it was not kept. */
export async function keptEvents({ db }: Pick<Storage, 'db'>, { row, game }: LiveTable): Promise<Events | null> {
  const found = await db
    .selectFrom('snapshots')
    .select('events')
    .where('table_id', '=', row.id)
    .where('seq', '=', row.seq)
    .where('rules_version', '=', game.rulesVersion)
    .executeTakeFirst()
  if (!found?.events) return null
  return new Map((JSON.parse(found.events) as GameEvent[][]).map((events, index) => [index + 1, events]))
}

/** Without names, which would be most of the text. */
type Packed = readonly [
  n: number,
  kind: LogEntry['kind'],
  seat: number,
  by: LogEntry['by'],
  move: string,
  id: string,
  barrier: 0 | 1,
  at: number,
]

const packed = ({ n, kind, seat, by, move, requestId, barrier, at }: LogEntry): Packed => [
  n,
  kind,
  seat,
  by,
  move,
  requestId,
  barrier ? 1 : 0,
  at,
]

function unpacked([n, kind, seat, by, move, requestId, barrier, at]: Packed, index: number): LogEntry {
  return { seq: index + 1, n, kind, seat, by, move, at, requestId, barrier: barrier === 1 }
}
