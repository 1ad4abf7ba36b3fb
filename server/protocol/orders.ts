/** Standing orders: given in advance, private to their owner, carried out by the server as ordinary moves. */
import * as z from 'zod/mini'
import { RequestId, Sequence, Time } from './words.ts'

const OrderWord = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/))
const OrderFields = z.record(OrderWord, z.union([z.string().check(z.maxLength(60)), z.number(), z.boolean()]))

/** `id` is the sender's; given again under it, it is one order. Kinds, fields and triggers are the game's: see `GET /api/games`. */
export const OrderBody = z.strictObject({
  id: RequestId,
  kind: OrderWord,
  fields: z._default(OrderFields, {}),
  until: z._default(z.array(OrderWord).check(z.maxLength(20)), []),
})
export const CancelOrderBody = z.strictObject({ order: RequestId })

export const StandingOrder = z.object({
  id: RequestId,
  kind: z.string(),
  fields: z.record(z.string(), z.unknown()),
  until: z.array(z.string()),
  givenAt: Time,
})
/** What an order did (`fired`: it played `text`), or why it is over (`ended`: the trigger or reason in `text`). */
export const OrderNote = z.object({
  order: RequestId,
  kind: z.string(),
  fields: z.record(z.string(), z.unknown()),
  what: z.enum(['fired', 'ended']),
  text: z.string(),
  seq: Sequence,
  at: Time,
})
export const OrdersAnswer = z.object({ orders: z.array(StandingOrder), log: z.array(OrderNote) })

export type StandingOrder = z.infer<typeof StandingOrder>
export type OrderNote = z.infer<typeof OrderNote>
export type OrdersAnswer = z.infer<typeof OrdersAnswer>
