/** Standing orders, each seat's own. */
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { cancelOrder, giveOrder, ordersFor } from '../orders/orders.ts'
import { Denial } from '../problem.ts'
import { CancelOrderBody, OrderBody, OrdersAnswer, ProblemAnswer, TableId } from '../protocol/index.ts'
import type { App } from './app-type.ts'
import type { AppContext } from './context.ts'

const params = z.object({ id: TableId })
const response = { 200: OrdersAnswer, '4xx': ProblemAnswer, '5xx': ProblemAnswer }
const tags = ['orders']

export function routesOfOrders(app: App, context: AppContext): void {
  app.get(
    '/api/tables/:id/orders',
    { schema: { summary: 'Your standing orders here, and what they did', tags, params, response } },
    async ({ params: { id }, person }) => show(id, person),
  )

  app.post(
    '/api/tables/:id/orders',
    { schema: { summary: 'Give an order', tags, params, body: OrderBody, response } },
    async ({ params: { id }, person, body }) => show(id, person, (table, seat) => giveOrder(context, table, seat, body)),
  )

  app.post(
    '/api/tables/:id/orders/cancel',
    { schema: { summary: 'Call an order off', tags, params, body: CancelOrderBody, response } },
    async ({ params: { id }, person, body }) => show(id, person, (table, seat) => cancelOrder(context, table, seat, body.order)),
  )

  function show(id: string, person: FastifyRequest['person'], act?: Parameters<typeof ordersFor>[3]) {
    if (context.isClosing) throw new Denial('closing', 'The server is stopping: try again in a moment.')
    return ordersFor(context, id, person, act)
  }
}
