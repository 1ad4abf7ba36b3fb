/** Who is at a table, told to the other processes when it changes. */
import type { TableContext } from '../tables/context.ts'
import type { LiveTable } from '../tables/live.ts'
import { presentHere } from '../tables/wire.ts'

/** To be called when somebody has begun or ceased to watch. */
export function presenceMayHaveChanged(context: Pick<TableContext, 'bus'>, table: LiveTable): void {
  if (context.bus === null) return
  const people = [...presentHere(table)].sort().join(' ')
  if (people === table.saidPresent) return
  // The first who comes here wants to know who is there already.
  const asks = table.saidPresent === ''
  table.saidPresent = people
  sayPresent(context, table, asks)
}

export function sayPresent(context: Pick<TableContext, 'bus'>, table: LiveTable, asks: boolean): void {
  context.bus?.say({ type: 'present', table: table.row.id, people: [...presentHere(table)], ...(asks ? { asks } : {}) })
}
