import { Denial } from '../problem.ts'
import type { TableContext } from './context.ts'

/** Public tables at which one person waits. */
export const MOST_WAITING = 20
/** Of their tables that do not run so many of the newest are looked at. */
const LOOKED_AT = 200

/** Nobody fills the lobby alone. */
export async function mustHaveRoomInLobby({ storage: { db } }: Pick<TableContext, 'storage'>, person: string): Promise<void> {
  const newest = db
    .selectFrom('own_tables')
    .select('table_id')
    .where('person', '=', person)
    .where('archived', '=', 0)
    .where('stage', '=', 1)
    .orderBy('created_at', 'desc')
    .orderBy('table_id', 'desc')
    .limit(LOOKED_AT)
  const waiting = await db
    .selectFrom(newest.as('newest'))
    .innerJoin('lobby', 'lobby.table_id', 'newest.table_id')
    .select('lobby.table_id')
    .where('lobby.facet', '=', '* * *')
    .execute()
  if (new Set(waiting.map(({ table_id }) => table_id)).size >= MOST_WAITING)
    throw new Denial('too-many', (t) => t.mostWaiting({ most: MOST_WAITING }))
}
