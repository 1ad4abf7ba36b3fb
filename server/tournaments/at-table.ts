/** A tournament's tables: begun by the house, and shown to all when a duplicate round is over. */
import type { Job } from '../jobs/jobs.ts'
import { Denial } from '../problem.ts'
import type { SeatingContext } from '../tables/context.ts'
import { startTable } from '../tables/create.ts'
import { atTable } from '../tables/load.ts'
import { changeSeat } from '../tables/seats.ts'
import { stored } from '../tables/settle.ts'
import { tellTable } from '../tables/wire.ts'

export const START_TABLE = 'tournament-table'

/** Done again it does nothing: the table has begun. */
export async function startDrawn(context: SeatingContext, job: Job): Promise<void> {
  await atTable(context, job.key, async (table) => {
    if (table.row.status !== 'open') return
    // Erased between the draw and the start.
    for (const { seat, kind } of table.seats)
      if (kind === 'open') await changeSeat(context, table, seat, { kind: 'bot', bot: context.bots.usual })
    await startTable(context, table, '')
  }).catch((error: unknown) => {
    if (!(error instanceof Denial) || error.code !== 'not-found') throw error
  })
}

/** What was hidden from the other tables of the round may be seen now. */
export async function unseal(context: SeatingContext, id: string): Promise<void> {
  await atTable(context, id, async (table) => {
    if (table.row.is_sealed === 0) return
    const open = { is_sealed: 0 as const, visibility: 'public' as const }
    await stored(context, table, [context.storage.db.updateTable('tables').set(open).where('id', '=', id).compile()], { row: open })
    tellTable(table)
  })
}
