/** Chat of a table, and each person's own notes. */
import type { House } from '../house.ts'
import type { Person } from '../identity/people.ts'
import { noticesTo } from '../notices/cause.ts'
import type { ChatLine } from '../protocol/index.ts'
import { type LiveTable, seatOf } from './live.ts'
import { stored } from './settle.ts'

const MOST_LINES = 500

export async function chatSince(house: House, table: string, since: number): Promise<ChatLine[]> {
  const rows = await house.storage.db
    .selectFrom('chat')
    .leftJoin('people', 'people.id', 'chat.person')
    .selectAll('chat')
    .select('people.name')
    .where('table_id', '=', table)
    .where('chat.id', '>', since)
    .orderBy('chat.id', 'desc')
    .limit(MOST_LINES)
    .execute()
  return rows.reverse().map(({ id, person, name, seat, text, at, seq }) => ({ id, person, name: name ?? '', seat, text, at, seq }))
}

/** Under an id it had before, a line is not said twice. */
export async function say(house: House, table: LiveTable, person: Person, said: { id: string; text: string }): Promise<ChatLine> {
  const { db } = house.storage
  const [again, last] = await Promise.all([
    db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table.row.id)
      .where('person', '=', person.id)
      .where('request_id', '=', said.id)
      .executeTakeFirst(),
    db
      .selectFrom('chat')
      .select((chat) => chat.fn.max('id').as('id'))
      .where('table_id', '=', table.row.id)
      .executeTakeFirst(),
  ])
  if (again !== undefined)
    return { id: again.id, person: person.id, name: person.name, seat: again.seat, text: again.text, at: again.at, seq: again.seq }
  const line: ChatLine = {
    id: (last?.id ?? 0) + 1,
    person: person.id,
    name: person.name,
    seat: seatOf(table, person.id),
    text: said.text,
    at: house.now(),
    seq: table.row.seq,
  }
  const { name: _, ...columns } = line
  const write = db
    .insertInto('chat')
    .values({ ...columns, table_id: table.row.id, request_id: said.id })
    .compile()
  const tell = house.bus?.words({ type: 'chat', table: table.row.id, id: line.id })
  await stored(house, table, [
    tell === undefined ? write : { ...write, tell },
    ...noticesTo(
      house,
      table,
      'chat',
      table.seats.filter((seat) => seat.person !== person.id).map(({ seat }) => seat),
    ),
  ])
  // Somebody spoke through another process just before, and it was not told here yet: in their order.
  if (house.bus !== null && line.id !== table.chatTold + 1) await tellChat(house, table)
  else tellLines(table, [line])
  return line
}

/** What was said through other processes. */
export async function tellChat(house: House, table: LiveTable): Promise<void> {
  tellLines(table, await chatSince(house, table.row.id, table.chatTold))
}

function tellLines(table: LiveTable, lines: readonly ChatLine[]): void {
  const last = lines.at(-1)
  if (last === undefined) return
  table.chatTold = last.id
  const text = JSON.stringify({ type: 'chat', table: table.row.id, lines })
  for (const watcher of table.watchers) watcher.send(text)
}

export async function noteOf(house: House, table: string, person: Person): Promise<string> {
  const row = await house.storage.db
    .selectFrom('notes')
    .select('text')
    .where('table_id', '=', table)
    .where('person', '=', person.id)
    .executeTakeFirst()
  return row?.text ?? ''
}

export async function writeNote(house: House, table: string, person: Person, text: string): Promise<void> {
  const columns = { text, at: house.now() }
  await house.storage.commit([
    house.storage.db
      .insertInto('notes')
      .values({ table_id: table, person: person.id, ...columns })
      .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet(columns))
      .compile(),
  ])
}
