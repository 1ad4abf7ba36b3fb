/**
 * How many bots may think for one person at tables where nobody sits. Such a table never waits, and so thinks without end; tables with
 * people wait for them. Counted in storage, and so over all processes together.
 */
import type { Kysely } from 'kysely'
import { Denial } from '../problem.ts'
import type { Schema, SeatRow } from '../storage/schema.ts'

export async function mustHaveRoomForBots(
  db: Kysely<Schema>,
  owner: string,
  seats: readonly Pick<SeatRow, 'kind' | 'resigned' | 'stand_in'>[],
  most: number,
): Promise<void> {
  if (seats.some(({ kind, stand_in, resigned }) => kind !== 'bot' && stand_in === null && resigned === 0)) return
  const { thinking } = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(({ fn }) => fn.countAll<number | string>().as('thinking'))
    .where('tables.owner', '=', owner)
    .where('tables.status', '=', 'running')
    .where(({ not, exists, selectFrom }) => {
      const person = selectFrom('seats as other')
        .select('other.seat')
        .whereRef('other.table_id', '=', 'tables.id')
        .where('other.kind', '!=', 'bot')
        .where('other.stand_in', 'is', null)
        .where('other.resigned', '=', 0)
      return not(exists(person))
    })
    .executeTakeFirstOrThrow()
  if (Number(thinking) + seats.length <= most) return
  throw new Denial('too-many', (t) => t.botsBusy({ thinking: Number(thinking), most }))
}
