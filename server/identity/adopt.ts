/**
 * Who signs in on a device where they had played as a guest takes the guest's things along: seats, tables, chat, notes,
 * results. At a table where both sit the guest's seat stays the guest's, since nobody plays two seats there: before the start
 * it is free again, in a running game a bot plays it on, in a finished one it keeps its name.
 */

import { owning } from '../clubs/people.ts'
import { LIMITS } from '../protocol/index.ts'
import { recountRatings } from '../ratings/recount.ts'
import type { Write } from '../storage/group.ts'
import type { SeatRow } from '../storage/schema.ts'
import { drop } from '../tables/drop.ts'
import { type LiveTable, seatOf } from '../tables/live.ts'
import { atTable } from '../tables/load.ts'
import { stored } from '../tables/settle.ts'
import { adopting } from './belongings.ts'
import type { IdentityContext } from './context.ts'
import { tellOf } from './people.ts'
import type { Person } from './person.ts'

/** Broken off half-way it can be done again: what went over already is not the guest's any more. */
export async function adopt(context: IdentityContext, guest: Person, account: Person): Promise<void> {
  const { db } = context.storage
  const tables = await tablesOf(context, guest.id)
  const inUse = tables.filter(({ id, status }) => status === 'open' || status === 'running' || context.live.has(id))
  for (const { id } of inUse) await atTable(context, id, (table) => goOverAt(context, table, guest.id, account.id))
  const sitsAlready = db.selectFrom('seats').select('table_id').where('person', '=', account.id)
  const staysAt = db.selectFrom('seats').select('table_id').where('person', '=', guest.id)
  await context.storage.commit([
    // Tables nobody has in memory: those that are over.
    db.updateTable('tables').set({ owner: account.id }).where('owner', '=', guest.id).compile(),
    db.updateTable('seats').set({ person: account.id }).where('person', '=', guest.id).where('table_id', 'not in', sitsAlready).compile(),
  ])
  const clubs = await db.selectFrom('club_people').select('club').where('person', '=', guest.id).execute()
  await context.storage.commit([
    db.updateTable('chat').set({ person: account.id }).where('person', '=', guest.id).where('table_id', 'not in', staysAt).compile(),
    db.updateTable('results').set({ person: account.id }).where('person', '=', guest.id).where('table_id', 'not in', staysAt).compile(),
    ...(await notesGoingOver(context, guest.id, account.id)),
    ...adopting(context.storage, guest.id, account.id),
    // Where both belong the guest's place goes, also that of the owner.
    ...clubs.map(({ club }) => owning(context.storage, club)),
    // Where both entered, the guest's entry stays the guest's.
    db
      .updateTable('tournament_entrants')
      .set({ person: account.id })
      .where('person', '=', guest.id)
      .where(
        'tournament',
        'not in',
        db.selectFrom('tournament_entrants as own').select('own.tournament').where('own.person', '=', account.id),
      )
      .compile(),
    // Who muted themselves, being two.
    db.deleteFrom('person_marks').where('person', '=', account.id).where('other_person', '=', account.id).compile(),
    ...recountRatings(db, guest.id),
    ...recountRatings(db, account.id),
    tellOf(context.bus, guest.id, 'ended', db.updateTable('people').set({ merged_into: account.id }).where('id', '=', guest.id).compile()),
  ])
  context.people.forget(guest.id)
  context.marks.forgetAll()
  // They come again, as who they are now.
  for (const line of context.connections.get(guest.id) ?? []) line.close()
  // Read anew: names, rights and clocks are another's now.
  for (const { id } of inUse) await atTable(context, id, (table) => drop(context, table))
}

function tablesOf({ storage: { db } }: IdentityContext, person: string) {
  return db
    .selectFrom('tables')
    .select(['id', 'status'])
    .where((where) =>
      where.or([
        where('owner', '=', person),
        where('id', 'in', db.selectFrom('seats').select('table_id').where('person', '=', person)),
        where('id', 'in', db.selectFrom('members').select('table_id').where('person', '=', person)),
      ]),
    )
    .execute()
}

async function goOverAt(context: IdentityContext, table: LiveTable, guest: string, account: string): Promise<void> {
  const { db } = context.storage
  const { id } = table.row
  const writes: Write[] = []
  const isOwner = table.row.owner === guest
  if (isOwner) writes.push(db.updateTable('tables').set({ owner: account }).where('id', '=', id).compile())
  const seat = seatOf(table, guest)
  const change = seat === null ? null : seatGoingOver(context, table, account)
  if (change !== null) writes.push(db.updateTable('seats').set(change).where('table_id', '=', id).where('seat', '=', seat).compile())
  const seats = seat === null || change === null ? table.seats : table.seats.with(seat, { ...table.seats[seat], ...change })
  if (writes.length > 0) await stored(context, table, writes, { row: isOwner ? { owner: account } : {}, seats })
}

function seatGoingOver(context: IdentityContext, table: LiveTable, account: string): Partial<Omit<SeatRow, 'table_id' | 'seat'>> | null {
  if (seatOf(table, account) === null) return { person: account }
  if (table.row.status === 'open') return { kind: 'open', person: null, share: null }
  return table.row.status === 'running' ? { stand_in: context.bots.usual, stand_in_asked: 1 } : null
}

/** Where both have notes, one below the other. */
async function notesGoingOver({ storage: { db } }: IdentityContext, guest: string, account: string): Promise<Write[]> {
  const notes = await db
    .selectFrom('notes as his')
    .leftJoin('notes as mine', (join) => join.onRef('mine.table_id', '=', 'his.table_id').on('mine.person', '=', account))
    .select(['his.table_id', 'his.text', 'his.at', 'mine.text as own'])
    .where('his.person', '=', guest)
    .where('his.table_id', 'not in', db.selectFrom('seats').select('table_id').where('person', '=', guest))
    .execute()
  return notes.flatMap(({ table_id, text, at, own }) => {
    const columns = { text: (own ? `${own}\n\n${text}` : text).slice(0, LIMITS.note), at }
    return [
      db.deleteFrom('notes').where('table_id', '=', table_id).where('person', '=', guest).compile(),
      db
        .insertInto('notes')
        .values({ table_id, person: account, ...columns })
        .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet(columns))
        .compile(),
    ]
  })
}
