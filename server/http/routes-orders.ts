/** Standing orders, each seat's own. */
import * as z from 'zod/mini'
import { cancelOrderAt, giveOrderAt, ordersAt } from '../actions/orders.ts'
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
    async ({ params: { id }, person }) => ordersAt(context, id, person),
  )

  app.post(
    '/api/tables/:id/orders',
    { schema: { summary: 'Give an order', tags, params, body: OrderBody, response } },
    async ({ params: { id }, person, body }) => giveOrderAt(context, id, person, body),
  )

  app.post(
    '/api/tables/:id/orders/cancel',
    { schema: { summary: 'Call an order off', tags, params, body: CancelOrderBody, response } },
    async ({ params: { id }, person, body }) => cancelOrderAt(context, id, person, body.order),
  )
}
