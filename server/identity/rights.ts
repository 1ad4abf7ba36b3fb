/** A person's data: all of it on request, and none of it on request. */
import type { House } from '../house.ts'
import type { Storage } from '../storage/storage.ts'
import { atTable } from '../tables/load.ts'
import { changeSeat } from '../tables/seats.ts'
import { copyOf, erasing } from './belongings.ts'
import { type Person, tellOf } from './people.ts'

/** Everything stored about this person. What others wrote or hold is theirs and not in it. */
export async function personData({ storage }: House, person: Person): Promise<Record<string, unknown>> {
  const { db } = storage
  const ids = await selvesOf(storage, person.id)
  const [people, belongings, moves] = await Promise.all([
    db.selectFrom('people').selectAll().where('id', '=', person.id).execute(),
    copyOf(storage, ids),
    db
      .selectFrom('moves')
      .innerJoin('seats', (join) => join.onRef('seats.table_id', '=', 'moves.table_id').onRef('seats.seat', '=', 'moves.seat'))
      .select(['moves.table_id', 'moves.seq', 'moves.kind', 'moves.move', 'moves.at'])
      .where('seats.person', 'in', ids)
      .where('moves.by', '=', 'person')
      .orderBy('moves.table_id')
      .orderBy('moves.seq')
      .execute(),
  ])
  const { tables, people: guests, ...others } = belongings
  return { person: people[0], guests, tablesOwned: tables, ...others, moves }
}

/** The person, and the guests whose things went over to them: a seat beside one's own stayed the guest's. */
async function selvesOf({ db }: Storage, person: string): Promise<string[]> {
  const guests = await db.selectFrom('people').select('id').where('merged_into', '=', person).execute()
  return [person, ...guests.map(({ id }) => id)]
}

/**
 * Name, ways to sign in, sessions, notes, results, ratings and chat texts go. Moves stay, as they are part of other people's
 * games; the seat is nobody's then: a bot plays on, and finished games show a seat without a name.
 */
export async function eraseAt(house: House, person: Person): Promise<void> {
  // The person last: if this is broken off half-way, asking again finds the guests.
  for (const id of (await selvesOf(house.storage, person.id)).reverse()) await eraseOne(house, id)
}

async function eraseOne(house: House, person: string): Promise<void> {
  const { db } = house.storage
  const seats = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['seats.table_id', 'seats.seat', 'tables.status'])
    .where('seats.person', '=', person)
    .execute()
  for (const { table_id, seat, status } of seats) {
    const kind = status === 'open' ? ('open' as const) : ('bot' as const)
    const left = { kind, person: null, bot: kind === 'bot' ? house.bots.usual : null, stand_in: null }
    await atTable(house, table_id, async (table) => {
      await changeSeat(house, table, seat, left)
      table.names.delete(person)
    })
  }
  const gone = { name: '', erased_at: house.now(), merged_into: null }
  await house.storage.commit([
    db.updateTable('chat').set({ text: '', person: null }).where('person', '=', person).compile(),
    ...erasing(house.storage, person),
    // Letters that were still to be written to them.
    db.deleteFrom('jobs').where('key', 'like', `%${person}%`).compile(),
    tellOf(house.bus, person, 'ended', db.updateTable('people').set(gone).where('id', '=', person).compile()),
  ])
  house.people.forget(person)
  for (const line of house.lines.get(person) ?? []) line.close()
  for (const table of house.live.values()) if (table.row.owner === person) table.names.set(person, '')
}
