/** Whose turn it is, told to their devices. */
import type { Connection } from '../connections.ts'
import type { TableContext } from './context.ts'
import { botOf, type LiveTable } from './live.ts'
import { turnText } from './wire.ts'

/** Tells the devices of the person who is to act now; those that watch the table have seen it. */
export function tellTurn(context: TableContext, table: LiveTable): void {
  const { status, to_act, seq, id } = table.row
  const seat = to_act === null ? undefined : table.seats[to_act]
  if (status !== 'running' || seat === undefined || seat.person === null || botOf(seat, context.bots.usual) !== null) return
  const lines = context.connections.get(seat.person)
  if (lines === undefined) return
  const watching = new Set<Connection['send']>()
  for (const { person, send } of table.watchers) if (person === seat.person) watching.add(send)
  for (const line of lines) if (!watching.has(line.send)) line.send(turnText(id, seq))
}
