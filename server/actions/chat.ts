/** What people at a table say to each other, and what each writes down for themselves. */
import type { ChatLine, Table } from '../protocol/index.ts'
import { mustBelong, mustBeSomebody, mustOwn, mustSee } from '../tables/access.ts'
import { chatSince, noteOf, openChat, say, writeNote } from '../tables/chat.ts'
import type { ChatContext } from '../tables/context.ts'
import { atTable } from '../tables/load.ts'
import { type Asker, acting, changing, mustBeOpen } from './acting.ts'

/** The line as it was said, and how many moves had been played then. */
export interface Said {
  readonly line: ChatLine
  readonly n: number
}

export function sayAt(context: ChatContext, id: string, asker: Asker, said: Parameters<typeof say>[3]): Promise<Said> {
  return acting(
    context,
    id,
    (table) => mustBelong(table, asker),
    async (table, person) => ({ line: await say(context, table, person, said), n: table.row.n }),
  )
}

export async function chatAt(context: ChatContext, id: string, asker: Asker, asked: { since: number; invite?: string | undefined }) {
  await atTable(context, id, (table) => mustSee(table, asker, asked.invite))
  return chatSince(context, id, asked.since, asker?.id ?? null)
}

export function openChatAt(context: ChatContext, id: string, asker: Asker, isOpen: boolean): Promise<Table> {
  return changing(
    context,
    id,
    asker,
    (table) => mustOwn(table, asker),
    (table) => openChat(context, table, isOpen),
  )
}

export async function noteAt(context: ChatContext, id: string, asker: Asker): Promise<string> {
  return noteOf(context, id, await readerAt(context, id, asker))
}

export async function writeNoteAt(context: ChatContext, id: string, asker: Asker, text: string): Promise<void> {
  mustBeOpen(context)
  await writeNote(context, id, await readerAt(context, id, asker), text)
}

/** Notes are of whoever may see the table. */
async function readerAt(context: ChatContext, id: string, asker: Asker) {
  const somebody = mustBeSomebody(asker)
  await atTable(context, id, (table) => mustSee(table, somebody))
  return somebody
}
