/** Standing orders: nobody but the person in a seat gets past here, and only to their own. Each answers with what stands then. */
import { cancelOrder, giveOrder, ordersOf } from '../orders/orders.ts'
import type { OrdersAnswer } from '../protocol/index.ts'
import { mustSit } from '../tables/access.ts'
import type { TableContext } from '../tables/context.ts'
import type { LiveTable } from '../tables/live.ts'
import { type Asker, acting } from './acting.ts'

export function ordersAt(context: TableContext, id: string, asker: Asker): Promise<OrdersAnswer> {
  return ordering(context, id, asker, () => {})
}

export function giveOrderAt(context: TableContext, id: string, asker: Asker, wish: Parameters<typeof giveOrder>[3]): Promise<OrdersAnswer> {
  return ordering(context, id, asker, (table, seat) => giveOrder(context, table, seat, wish))
}

export function cancelOrderAt(context: TableContext, id: string, asker: Asker, order: string): Promise<OrdersAnswer> {
  return ordering(context, id, asker, (table, seat) => cancelOrder(context, table, seat, order))
}

function ordering(
  context: TableContext,
  id: string,
  asker: Asker,
  act: (table: LiveTable, seat: number) => void | Promise<void>,
): Promise<OrdersAnswer> {
  return acting(
    context,
    id,
    (table) => mustSit(table, asker),
    async (table, seat) => {
      await act(table, seat)
      return ordersOf(context, table, seat)
    },
  )
}
