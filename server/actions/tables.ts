/** Tables: making them, sitting down, and what becomes of them. Each answers with the table as it is then. */
import type { ArrangeBody, CreateBody, Table } from '../protocol/index.ts'
import { mustBelong, mustBeSomebody, mustHave, mustMayStart, mustOwn, mustSee, mustSit } from '../tables/access.ts'
import { agree, arrange } from '../tables/arrange.ts'
import type { SeatingContext } from '../tables/context.ts'
import { createTable, rematch, startTable } from '../tables/create.ts'
import { invite } from '../tables/invite.ts'
import { atTable } from '../tables/load.ts'
import { archive, closeTable, giveShare, join, keepSpectator, leave, standIn } from '../tables/seats.ts'
import { liveTableFor } from '../tables/wire.ts'
import { voteAt as vote } from '../time/late.ts'
import { type Asker, acting, changing, mustBeOpen } from './acting.ts'

export async function createAt(context: SeatingContext, asker: Asker, wish: CreateBody): Promise<Table> {
  mustBeOpen(context)
  const id = await createTable(context, mustBeSomebody(asker), wish)
  return atTable(context, id, (table) => liveTableFor(table, asker?.id ?? null))
}

export function joinAt(context: SeatingContext, id: string, asker: Asker, wish: Parameters<typeof join>[3]): Promise<Table> {
  return changing(
    context,
    id,
    asker,
    (table) => {
      mustSee(table, asker, wish.invite)
      return mustBeSomebody(asker)
    },
    async (table, somebody) => {
      await keepSpectator(context, table, somebody, wish.invite)
      await join(context, table, somebody, wish)
    },
  )
}

export function leaveAt(context: SeatingContext, id: string, asker: Asker): Promise<Table> {
  return changing(
    context,
    id,
    asker,
    (table) => mustSit(table, asker),
    (table, seat) => leave(context, table, seat),
  )
}

export function startAt(context: SeatingContext, id: string, asker: Asker): Promise<Table> {
  return changing(
    context,
    id,
    asker,
    (table) => mustMayStart(table, asker, context.now()),
    (table, starter) => startTable(context, table, starter.id),
  )
}

export function arrangeAt(context: SeatingContext, id: string, asker: Asker, wish: ArrangeBody): Promise<Table> {
  return changing(
    context,
    id,
    asker,
    (table) => mustOwn(table, asker),
    (table, owner) => arrange(context, table, owner, wish),
  )
}

export function agreeAt(context: SeatingContext, id: string, asker: Asker): Promise<Table> {
  return changing(
    context,
    id,
    asker,
    (table) => mustSit(table, asker),
    (table, seat) => agree(context, table, seat),
  )
}

export function inviteAt(context: SeatingContext, id: string, asker: Asker, other: string): Promise<Table> {
  return changing(
    context,
    id,
    asker,
    (table) => mustBelong(table, asker),
    (table, somebody) => invite(context, table, somebody, other),
  )
}

export function giveShareAt(context: SeatingContext, id: string, asker: Asker, share: string): Promise<Table> {
  return changing(
    context,
    id,
    asker,
    (table) => mustSit(table, asker),
    (table, seat) => giveShare(context, table, seat, share),
  )
}

export function closeAt(context: SeatingContext, id: string, asker: Asker): Promise<Table> {
  return changing(
    context,
    id,
    asker,
    (table) => mustOwn(table, asker),
    (table) => closeTable(context, table),
  )
}

export function standInAt(context: SeatingContext, id: string, asker: Asker, wish: Parameters<typeof standIn>[3]): Promise<Table> {
  return changing(
    context,
    id,
    asker,
    (table) => mustBelong(table, asker),
    (table, somebody) => standIn(context, table, somebody, wish),
  )
}

/** Answered by the new table. */
export async function rematchAt(context: SeatingContext, id: string, asker: Asker, plannedAt: number | null): Promise<Table> {
  const right = (table: Parameters<typeof mustSit>[0]) => {
    mustSit(table, asker)
    return mustBeSomebody(asker)
  }
  const next = await acting(context, id, right, (table, somebody) => rematch(context, table, somebody, plannedAt))
  return atTable(context, next, (table) => liveTableFor(table, asker?.id ?? null))
}

export function archiveAt(context: SeatingContext, id: string, asker: Asker, archived: boolean): Promise<Table> {
  return changing(
    context,
    id,
    asker,
    (table) => mustHave(table, asker),
    (table, somebody) => archive(context, table, somebody, archived),
  )
}

/** What is to be done about somebody who is late. */
export function voteAt(context: Parameters<typeof vote>[0], id: string, asker: Asker, choice: Parameters<typeof vote>[3]): Promise<Table> {
  return changing(
    context,
    id,
    asker,
    (table) => mustSit(table, asker),
    (table, seat) => vote(context, table, seat, choice),
  )
}
