/** A person's data: all of it on request, and none of it on request. */

import { leaveAllClubs } from '../clubs/people.ts'
import { Denial } from '../problem.ts'
import type { SeatRow, TableRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import type { LiveTable } from '../tables/live.ts'
import { atTable } from '../tables/load.ts'
import { changeSeat, closeTable } from '../tables/seats.ts'
import { stored } from '../tables/settle.ts'
import { tellTable } from '../tables/wire.ts'
import { leaveTournaments } from '../tournaments/leave.ts'
import { copyOf, erasing } from './belongings.ts'
import type { IdentityContext } from './context.ts'
import { tellOf } from './people.ts'
import type { Person } from './person.ts'

/** Everything stored about this person. What others wrote or hold is theirs and not in it. */
export async function personData({ storage }: IdentityContext, person: Person): Promise<Record<string, unknown>> {
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
export async function eraseAt(context: IdentityContext, person: Person): Promise<void> {
  // The person last: if this is broken off half-way, asking again finds the guests.
  for (const id of (await selvesOf(context.storage, person.id)).reverse()) await eraseOne(context, id)
}

async function eraseOne(context: IdentityContext, person: string): Promise<void> {
  const { db } = context.storage
  // Their orders first: whoever reads a table anew below, in this process or another, finds none that could still leave a note.
  await context.storage.commit([
    db.deleteFrom('orders').where('person', '=', person).compile(),
    db.deleteFrom('order_log').where('person', '=', person).compile(),
  ])
  const seats = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['seats.table_id', 'seats.seat', 'tables.status'])
    .where('seats.person', '=', person)
    .execute()
  for (const { table_id, seat, status } of seats) {
    const left = seatLeft(context, status)
    const isThere = await atTableOrNot(context, table_id, async (table) => {
      table.orders = table.orders.filter((given) => given.person !== person)
      await changeSeat(context, table, seat, left)
      table.names.delete(person)
    })
    // Its game is switched off here: there is nobody to tell.
    if (!isThere)
      await context.storage.commit([db.updateTable('seats').set(left).where('table_id', '=', table_id).where('seat', '=', seat).compile()])
  }
  await leaveOpenTables(context, person)
  await leaveTournaments(context, person)
  await leaveAllClubs(context, person)
  const gone = { name: '', erased_at: context.now(), merged_into: null }
  await context.storage.commit([
    db.updateTable('chat').set({ text: '', phrase: null, person: null }).where('person', '=', person).compile(),
    ...erasing(context.storage, person),
    // Letters that were still to be written to them.
    db.deleteFrom('jobs').where('key', 'like', `%${person}%`).compile(),
    tellOf(context.bus, person, 'ended', db.updateTable('people').set(gone).where('id', '=', person).compile()),
  ])
  context.people.forget(person)
  context.marks.forgetAll()
  for (const line of context.connections.get(person) ?? []) line.close()
  for (const table of context.live.values()) {
    if (table.row.owner === person) table.names.set(person, '')
    for (const member of table.members.values()) if (member.invitedBy === person) member.invitedBy = null
  }
}

/** Free again before the start; played on by a bot; and in a game that is over, a person whose name is gone. */
function seatLeft({ bots }: IdentityContext, status: TableRow['status']): Partial<Omit<SeatRow, 'table_id' | 'seat'>> {
  if (status === 'open') return { kind: 'open', person: null, bot: null, stand_in: null, share: null }
  if (status === 'running') return { kind: 'bot', person: null, bot: bots.usual, stand_in: null }
  return { kind: 'person', person: null, bot: null, stand_in: null }
}

/** Tables that wait for players go to one of those who sit there; where nobody does, they are closed. */
async function leaveOpenTables(context: IdentityContext, person: string): Promise<void> {
  const { db } = context.storage
  const open = await db.selectFrom('tables').select('id').where('owner', '=', person).where('status', '=', 'open').execute()
  for (const { id } of open)
    await atTableOrNot(context, id, async (table) => {
      const heir = table.seats.find((seat) => seat.person !== null)?.person ?? null
      if (heir === null) return closeTable(context, table)
      const left = { owner: heir, bringer_gone: 1 as const }
      await stored(context, table, [db.updateTable('tables').set(left).where('id', '=', id).compile()], { row: left })
      tellTable(table)
    })
}

/** False when there is no such table, or its game is switched off. */
async function atTableOrNot(context: IdentityContext, id: string, act: (table: LiveTable) => Promise<void>): Promise<boolean> {
  try {
    await atTable(context, id, act)
    return true
  } catch (error) {
    if (error instanceof Denial && error.code === 'not-found') return false
    throw error
  }
}
