/** Chat of a table, and each person's own notes. */

import type { Person } from '../identity/person.ts'
import { noticesTo } from '../notices/causes.ts'
import { Denial } from '../problem.ts'
import { type ChatLine, PHRASES, type Phrase } from '../protocol/index.ts'
import type { ChatContext } from './context.ts'
import { type LiveTable, seatOf, type Watcher } from './live.ts'
import { stored } from './settle.ts'
import { tellTable } from './wire.ts'

const MOST_LINES = 500

/** What `reader` sees of it: not what those wrote whom they mute. */
export async function chatSince(
  context: Pick<ChatContext, 'storage' | 'marks'>,
  table: string,
  since: number,
  reader: string | null,
): Promise<ChatLine[]> {
  const unheard = await context.marks.unheardBy(reader)
  return (await allSince(context, table, since)).filter((line) => !isFrom(unheard, line))
}

const isFrom = (people: ReadonlySet<string>, { person }: ChatLine) => person !== null && people.has(person)

async function allSince(context: Pick<ChatContext, 'storage'>, table: string, since: number): Promise<ChatLine[]> {
  const rows = await context.storage.db
    .selectFrom('chat')
    .leftJoin('people', 'people.id', 'chat.person')
    .selectAll('chat')
    .select('people.name')
    .where('table_id', '=', table)
    .where('chat.id', '>', since)
    .orderBy('chat.id', 'desc')
    .limit(MOST_LINES)
    .execute()
  return rows
    .reverse()
    .map(({ id, person, name, seat, text, phrase, at, seq }) => ({ id, person, name: name ?? '', seat, text, phrase, at, seq }))
}

/** In words of one's own, or one of the phrases. */
export interface Saying {
  readonly id: string
  readonly text?: string | undefined
  readonly phrase?: Phrase | undefined
}

/** Under an id it had before, a line is not said twice. */
export async function say(context: ChatContext, table: LiveTable, person: Person, said: Saying): Promise<ChatLine> {
  const { db } = context.storage
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
    return {
      id: again.id,
      person: person.id,
      name: person.name,
      seat: again.seat,
      text: again.text,
      phrase: again.phrase,
      at: again.at,
      seq: again.seq,
    }
  if (table.row.chat_closed === 1) throw new Denial('not-possible-now', (t) => t.chatClosed)
  const line: ChatLine = {
    id: (last?.id ?? 0) + 1,
    person: person.id,
    name: person.name,
    seat: seatOf(table, person.id),
    text: said.phrase === undefined ? (said.text ?? '') : PHRASES[said.phrase],
    phrase: said.phrase ?? null,
    at: context.now(),
    seq: table.row.seq,
  }
  const { name: _, ...columns } = line
  const write = db
    .insertInto('chat')
    .values({ ...columns, table_id: table.row.id, request_id: said.id })
    .compile()
  const tell = context.bus?.words({ type: 'chat', table: table.row.id, id: line.id })
  const deaf = await context.marks.whoMutes(person.id)
  const hearers = table.seats.filter((seat) => seat.person !== null && seat.person !== person.id && !deaf.has(seat.person))
  const notices = noticesTo(
    context,
    table,
    'chat',
    hearers.map(({ seat }) => seat),
  )
  await context.chatLimits(person.id, table.row.id, () =>
    stored(context, table, [tell === undefined ? write : { ...write, tell }, ...notices]),
  )
  // Somebody spoke through another process just before, and it was not told here yet: in their order.
  if (context.bus !== null && line.id !== table.chatTold + 1) await tellChat(context, table)
  else await tellLines(context, table, [line])
  return line
}

/** What was said through other processes. */
export async function tellChat(context: ChatContext, table: LiveTable): Promise<void> {
  await tellLines(context, table, await allSince(context, table.row.id, table.chatTold))
}

async function tellLines(context: ChatContext, table: LiveTable, lines: readonly ChatLine[]): Promise<void> {
  const last = lines.at(-1)
  if (last === undefined) return
  table.chatTold = last.id
  const all = textOf(table, lines)
  for (const watcher of [...table.watchers]) {
    const heard = await heardBy(context, watcher, lines)
    if (heard.length > 0) watcher.send(heard.length === lines.length ? all : textOf(table, heard))
  }
}

const textOf = (table: LiveTable, lines: readonly ChatLine[]) => JSON.stringify({ type: 'chat', table: table.row.id, lines })

/** The line is stored: should nobody be able to say now who is muted, it is rather shown. */
async function heardBy(context: ChatContext, { person }: Watcher, lines: readonly ChatLine[]): Promise<readonly ChatLine[]> {
  const unheard = await context.marks.unheardBy(person).catch(() => new Set<string>())
  return unheard.size === 0 ? lines : lines.filter((line) => !isFrom(unheard, line))
}

/** Closed by the owner, nobody writes, the owner neither; what was said stays. */
export async function openChat(context: ChatContext, table: LiveTable, isOpen: boolean): Promise<void> {
  const chat_closed = isOpen ? (0 as const) : (1 as const)
  if (table.row.chat_closed === chat_closed) return
  const write = context.storage.db.updateTable('tables').set({ chat_closed }).where('id', '=', table.row.id).compile()
  await stored(context, table, [write], { row: { chat_closed } })
  tellTable(table)
}

export async function noteOf(context: ChatContext, table: string, person: Person): Promise<string> {
  const row = await context.storage.db
    .selectFrom('notes')
    .select('text')
    .where('table_id', '=', table)
    .where('person', '=', person.id)
    .executeTakeFirst()
  return row?.text ?? ''
}

export async function writeNote(context: ChatContext, table: string, person: Person, text: string): Promise<void> {
  const columns = { text, at: context.now() }
  await context.storage.commit([
    context.storage.db
      .insertInto('notes')
      .values({ table_id: table, person: person.id, ...columns })
      .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet(columns))
      .compile(),
  ])
}
