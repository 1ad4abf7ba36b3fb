/**
 * The state a game has come to, kept beside its moves so that it opens without playing them again. It is never the truth: one that is
 * missing, of another entry or of other rules is passed over, and the moves are played.
 */
import type { AnyGame } from '@branchline/engine'
import type { Write } from '../storage/group.ts'
import type { SnapshotRow, TableRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'

export function snapshotWrite({ db }: Pick<Storage, 'db'>, table: string, game: AnyGame, seq: number, state: unknown): Write {
  const kept = { seq, rules_version: game.rulesVersion, state: JSON.stringify(state) }
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
