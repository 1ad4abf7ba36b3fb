/** A person's data: all of it on request, and none of it on request. */
import type { House } from '../house.ts'
import { viewerOf } from '../tables/live.ts'
import { atTable } from '../tables/load.ts'
import { tellTable } from '../tables/wire.ts'
import type { Person } from './people.ts'

/** Everything stored about this person. What others wrote or hold is theirs and not in it. */
export async function personData({ storage }: House, person: Person): Promise<Record<string, unknown>> {
  const { db } = storage
  const { id } = person
  const [people, sessions, seats, owned, members, chat, notes] = await Promise.all([
    db.selectFrom('people').selectAll().where('id', '=', id).execute(),
    db.selectFrom('sessions').select(['kind', 'created_at']).where('person', '=', id).execute(),
    db.selectFrom('seats').selectAll().where('person', '=', id).execute(),
    db.selectFrom('tables').select(['id', 'game', 'status', 'visibility', 'created_at', 'finished_at']).where('owner', '=', id).execute(),
    db.selectFrom('members').selectAll().where('person', '=', id).execute(),
    db.selectFrom('chat').selectAll().where('person', '=', id).execute(),
    db.selectFrom('notes').selectAll().where('person', '=', id).execute(),
  ])
  const moves = await db
    .selectFrom('moves')
    .innerJoin('seats', (join) => join.onRef('seats.table_id', '=', 'moves.table_id').onRef('seats.seat', '=', 'moves.seat'))
    .select(['moves.table_id', 'moves.seq', 'moves.kind', 'moves.move', 'moves.at'])
    .where('seats.person', '=', id)
    .where('moves.by', '=', 'person')
    .orderBy('moves.table_id')
    .orderBy('moves.seq')
    .execute()
  return { person: people[0], sessions, seats, tablesOwned: owned, memberships: members, chat, notes, moves }
}

/**
 * Name, sessions, notes and chat texts go. Moves stay, as they are part of other people's games; the seat is nobody's then:
 * a bot plays on, and finished games show a seat without a name.
 */
export async function eraseAt(house: House, person: Person): Promise<void> {
  const { db } = house.storage
  const seats = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['seats.table_id', 'seats.seat', 'tables.status'])
    .where('seats.person', '=', person.id)
    .execute()
  for (const { table_id, seat, status } of seats) {
    const kind = status === 'open' ? ('open' as const) : ('bot' as const)
    const left = { kind, person: null, bot: kind === 'bot' ? house.bots.usual : null, stand_in: null }
    await atTable(house, table_id, async (table) => {
      await house.storage.commit([db.updateTable('seats').set(left).where('table_id', '=', table_id).where('seat', '=', seat).compile()])
      table.seats[seat] = { ...table.seats[seat]!, ...left }
      table.names.delete(person.id)
      for (const watcher of table.watchers) watcher.viewer = viewerOf(table, watcher.person)
      tellTable(table)
      house.onSettled(table)
    })
  }
  await house.storage.commit([
    db.updateTable('chat').set({ text: '', person: null }).where('person', '=', person.id).compile(),
    db.deleteFrom('notes').where('person', '=', person.id).compile(),
    db.deleteFrom('members').where('person', '=', person.id).compile(),
    db.deleteFrom('sessions').where('person', '=', person.id).compile(),
    db.deleteFrom('links').where('person', '=', person.id).compile(),
    db.updateTable('people').set({ name: '', erased_at: house.now() }).where('id', '=', person.id).compile(),
  ])
  house.people.forget(person.id)
  for (const line of house.lines.get(person.id) ?? []) line.close()
  for (const table of house.live.values()) if (table.row.owner === person.id) table.names.set(person.id, '')
}
