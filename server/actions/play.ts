/** What the person in a seat does in the game. */
import { mustSit } from '../tables/access.ts'
import type { TableContext } from '../tables/context.ts'
import type { LiveTable } from '../tables/live.ts'
import { type Attempt, playMove, resign } from '../tables/play.ts'
import { comeBack } from '../tables/seats.ts'
import type { Settled } from '../tables/settle.ts'
import { consent, redo, undo } from '../tables/undo.ts'
import { type Asker, acting } from './acting.ts'

type MoveWish = Attempt & { readonly move: string }

export function moveAt(context: TableContext, id: string, asker: Asker, wish: MoveWish): Promise<Settled> {
  return seated(context, id, asker, (table, seat) => moveFrom(context, table, seat, wish))
}

/** Whoever moves is back: a bot that kept their place makes way. */
export async function moveFrom(context: TableContext, table: LiveTable, seat: number, wish: MoveWish): Promise<Settled> {
  if (table.seats[seat]?.stand_in !== null) await comeBack(context, table, seat)
  return playMove(context, table, seat, 'person', wish)
}

export function undoAt(context: TableContext, id: string, asker: Asker, wish: Parameters<typeof undo>[3]): Promise<Settled> {
  return seated(context, id, asker, (table, seat) => undo(context, table, seat, wish))
}

export function redoAt(context: TableContext, id: string, asker: Asker, wish: Attempt): Promise<Settled> {
  return seated(context, id, asker, (table, seat) => redo(context, table, seat, wish))
}

export function consentAt(context: TableContext, id: string, asker: Asker, answer: Parameters<typeof consent>[3]): Promise<Settled> {
  return seated(context, id, asker, (table, seat) => consent(context, table, seat, answer))
}

export function resignAt(context: TableContext, id: string, asker: Asker, wish: Attempt): Promise<Settled> {
  return seated(context, id, asker, (table, seat) => resign(context, table, seat, wish))
}

function seated<T>(context: TableContext, id: string, asker: Asker, act: (table: LiveTable, seat: number) => Promise<T>): Promise<T> {
  return acting(context, id, (table) => mustSit(table, asker), act)
}
