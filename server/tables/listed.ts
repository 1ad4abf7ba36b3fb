/** What a list shows of its tables: nothing is loaded for it. */

import type { Table } from '../protocol/index.ts'
import type { TableRow } from '../storage/schema.ts'
import { seatsWithPeople } from '../storage/seats.ts'
import { timesShown } from '../time/load.ts'
import type { TableContext } from './context.ts'
import { presentAt, tableFor } from './wire.ts'

export async function withSeats(context: TableContext, rows: readonly TableRow[], person: string | null): Promise<Table[]> {
  if (rows.length === 0) return []
  const { db } = context.storage
  const ids = rows.map(({ id }) => id)
  const [seats, owners, mine] = await Promise.all([
    seatsWithPeople(db).select('people.name').where('table_id', 'in', ids).execute(),
    db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('id', 'in', [...new Set(rows.map(({ owner }) => owner))])
      .execute(),
    person === null
      ? []
      : db
          .selectFrom('members')
          .select(['table_id', 'archived', 'invited_by'])
          .where('person', '=', person)
          .where('table_id', 'in', ids)
          .execute(),
  ])
  const names = new Map(owners.map(({ id, name }) => [id, name]))
  for (const seat of seats) if (seat.person !== null) names.set(seat.person, seat.name ?? '')
  const times = await timesShown(db, rows, seats, { now: context.now, correction: context.heartbeat.correction })
  const own = new Map(mine.map((member) => [member.table_id, member]))
  const seatsAt = new Map<string, (typeof seats)[number][]>()
  for (const seat of seats) {
    const known = seatsAt.get(seat.table_id)
    if (known === undefined) seatsAt.set(seat.table_id, [seat])
    else known.push(seat)
  }
  return rows.map((row) => {
    const live = context.live.get(row.id)
    const present = live === undefined ? new Set<string>() : presentAt(live)
    const here = (seatsAt.get(row.id) ?? []).map(({ name: _, ...seat }) => seat)
    const { calendars } = times
    const clock = times.clockOf(row, here)
    return tableFor(
      {
        row,
        seats: here,
        names,
        archived: own.get(row.id)?.archived === 1,
        invitedBy: own.get(row.id)?.invited_by ?? null,
        clock,
        calendars,
        now: context.now(),
      },
      person,
      present,
    )
  })
}
