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
    log: ended === null ? null : textOf(ended.log),
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

/** The log of a game that is over, as it was kept: where it ends, and the entries for whoever asks for them. */
export interface KeptLog {
  readonly seq: number
  readonly n: number
  readonly at: number
  entries(): LogEntry[]
}

/** Null where none was kept, or it is not what it should be: of another entry, or as an older version wrote it. */
export function keptLog(snapshot: SnapshotRow | null): KeptLog | null {
  const text = snapshot?.log ?? ''
  const end = text.indexOf('\n')
  if (end < 0) return null
  const head = JSON.parse(text.slice(0, end)) as Omit<KeptLog, 'entries'>
  return head.seq !== snapshot?.seq ? null : { ...head, entries: () => (JSON.parse(text.slice(end)) as Packed[]).map(unpacked) }
}

/** The first line says what is in the second, which is long: who only wants to see how a game has ended does not take it apart. */
function textOf(log: readonly LogEntry[]): string {
  const { n, at } = log.at(-1) ?? { n: 0, at: 0 }
  return `${JSON.stringify({ seq: log.length, n, at })}\n${JSON.stringify(log.map(packed))}`
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
