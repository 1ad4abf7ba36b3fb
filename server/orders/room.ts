/** What an entry does to standing orders; and when it is the turn of somebody whose order answers, the order plays before they are asked. */
import type { Room } from '../tables/consequence.ts'
import type { TableContext } from '../tables/context.ts'
import { tellTurn } from '../tables/turn.ts'
import { ordersAfterEntry, tellOwners } from './at-table.ts'
import { orderTurn } from './turn.ts'

export const ordersRoom = (context: TableContext): Room => ({
  afterEntry({ table, state, entry, events, next }) {
    const { writes, keep } = ordersAfterEntry(context, table, state, entry, events, next)
    return { writes, isGuarded: writes.length > 0, afterwards: () => tellOwners(table, keep()) }
  },
  settled(table) {
    if (!orderTurn(context, table)) tellTurn(context, table)
  },
  caughtUp: (table) => void orderTurn(context, table),
})
