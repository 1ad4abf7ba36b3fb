/** Somebody is erased: they withdraw from what they entered, what they organised and has not begun is closed, and their name is nowhere any more. */
import type { Write } from '../storage/group.ts'
import type { SeatingContext } from '../tables/context.ts'
import { withdrawing } from './enter.ts'
import { changing, guarded } from './stored.ts'

export async function leaveTournaments(context: Pick<SeatingContext, 'storage' | 'now'>, person: string): Promise<void> {
  const { db } = context.storage
  const entered = await db.selectFrom('tournament_entrants').select('tournament').where('person', '=', person).execute()
  for (const { tournament } of entered)
    await changing(context.storage, tournament, async (stored): Promise<readonly Write[]> => {
      const mine = stored.entrants.find((entrant) => entrant.person === person)
      const isIn = mine?.until_round === null && (stored.row.status === 'open' || stored.row.status === 'running')
      return mine === undefined || !isIn ? [] : withdrawing(context, stored, mine)
    })
  const organised = await db.selectFrom('tournaments').select('id').where('owner', '=', person).where('status', '=', 'open').execute()
  for (const { id } of organised)
    await changing(context.storage, id, async ({ row }) =>
      row.status === 'open' ? [guarded(db, row, { status: 'closed', finished_at: context.now() })] : [],
    )
  await context.storage.commit([db.updateTable('tournament_entrants').set({ person: null }).where('person', '=', person).compile()])
}
