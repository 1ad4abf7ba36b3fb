/** The messages of the socket at `/ws`: JSON text, one message a frame, told apart by `type`. */
import * as z from 'zod/mini'
import { CancelOrderBody, OrderBody, OrdersAnswer } from './orders.ts'
import { ChatLine, Position, Step, Table } from './table.ts'
import { ChatText, Invite, MoveCount, MoveText, PersonId, Phrase, RequestId, Sequence, saysOne, TableId, Time } from './words.ts'

const toTable = { table: TableId, id: RequestId }

/** Shows the table and the position on it, then everything that happens, until `unwatch`. */
const Watch = z.strictObject({
  type: z.literal('watch'),
  table: TableId,
  invite: z.optional(Invite),
  /** the last entry you have: you then get what you missed instead of a whole position, where that is possible */
  since: z.optional(Sequence),
  /** the last chat line you have */
  chatSince: z.optional(z.int().check(z.minimum(0))),
  /** false: without the lists of legal moves (for clients that have the rules themselves) */
  moves: z.optional(z.boolean()),
  /** false: the page with the table is not before anybody's eyes */
  looking: z.optional(z.boolean()),
})
/** The page with the table lies behind another, or before one's eyes again: who is not looking gets notices. */
const Looking = z.strictObject({ type: z.literal('looking'), table: TableId, looking: z.boolean() })
const Unwatch = z.strictObject({ type: z.literal('unwatch'), table: TableId })
const Move = z.strictObject({ type: z.literal('move'), ...toTable, at: Sequence, move: MoveText })
/** Without `to`: back to before your own latest decision. */
const Undo = z.strictObject({ type: z.literal('undo'), ...toTable, at: Sequence, to: z.optional(MoveCount) })
const Redo = z.strictObject({ type: z.literal('redo'), ...toTable, at: Sequence })
/** The answer to somebody's wish to undo. The one who wished withdraws it by `agree: false`. */
const Consent = z.strictObject({ type: z.literal('consent'), ...toTable, request: RequestId, agree: z.boolean() })
const Resign = z.strictObject({ type: z.literal('resign'), ...toTable, at: Sequence })
const Chat = z.strictObject({ type: z.literal('chat'), ...toTable, text: z.optional(ChatText), phrase: z.optional(Phrase) }).check(saysOne)
/** Standing orders, as over HTTP. Each of the three is answered by `orders` with its `id`, to this socket alone. */
const GiveOrder = z.strictObject({ type: z.literal('order'), table: TableId, ...OrderBody.shape })
const CancelOrder = z.strictObject({ type: z.literal('cancel-order'), ...toTable, ...CancelOrderBody.shape })
const ListOrders = z.strictObject({ type: z.literal('orders'), ...toTable })
const Ping = z.strictObject({ type: z.literal('ping') })

export const FromClient = z.discriminatedUnion('type', [
  Watch,
  Looking,
  Unwatch,
  Move,
  Undo,
  Redo,
  Consent,
  Resign,
  Chat,
  GiveOrder,
  CancelOrder,
  ListOrders,
  Ping,
])

export const PROBLEMS = [
  'bad-message',
  'too-many',
  'sign-in',
  'not-found',
  'not-allowed',
  'not-your-seat',
  'not-your-turn',
  'not-possible-now',
  'stale',
  'refused',
  'rules-fault',
  'storage',
  'closing',
  'internal',
] as const
export const ProblemCode = z.enum(PROBLEMS)

/** Why something was not done. `refusal` is the rules' own answer, with its clause; `message` says it in English. */
export const Problem = z.object({
  code: ProblemCode,
  message: z.string(),
  refusal: z.optional(z.looseObject({ refused: z.literal(true), clause: z.string(), code: z.string() })),
  report: z.optional(z.string()),
  /** seconds until it may be tried again, where that is known */
  retryAfter: z.optional(z.int()),
})

const Welcome = z.object({
  type: z.literal('welcome'),
  protocol: z.int(),
  person: z.nullable(z.object({ id: PersonId, name: z.string() })),
  now: Time,
})
const TableMessage = z.object({ type: z.literal('table'), table: Table })
const PositionMessage = z.object({ type: z.literal('position'), position: Position })
const StepMessage = z.object({ type: z.literal('step'), step: Step })
const ChatMessage = z.object({ type: z.literal('chat'), table: TableId, lines: z.array(ChatLine) })
/** Your request was carried out and is stored. `seq` is the entry it made (undo that waits for consent makes none yet). */
const Accepted = z.object({ type: z.literal('accepted'), table: TableId, id: RequestId, seq: Sequence, n: MoveCount })
/** Your request was not carried out. When it answered an older position, the newer one comes along. */
const Refused = z.object({
  type: z.literal('refused'),
  table: z.optional(TableId),
  id: z.optional(RequestId),
  problem: Problem,
  position: z.optional(Position),
})
/** Sent to the sockets of a person that do not watch a table when it begins to wait for them. */
const Turn = z.object({ type: z.literal('turn'), table: TableId, seq: Sequence })
/** Without `id`: to the devices of one person, their standing orders at this table have changed; ask for them. With it: the answer. */
const OrdersMessage = z.object({ type: z.literal('orders'), table: TableId, id: z.optional(RequestId), ...z.partial(OrdersAnswer).shape })
/** To the sockets of one person: whom they mute or block has changed. What is shown of chat changes with it: read both again. */
const PeopleMessage = z.object({ type: z.literal('people') })
const Pong = z.object({ type: z.literal('pong'), now: Time })

export const FromServer = z.discriminatedUnion('type', [
  Welcome,
  TableMessage,
  PositionMessage,
  StepMessage,
  ChatMessage,
  Accepted,
  Refused,
  Turn,
  OrdersMessage,
  PeopleMessage,
  Pong,
])

export type FromClient = z.infer<typeof FromClient>
export type FromServer = z.infer<typeof FromServer>
export type Problem = z.infer<typeof Problem>
export type ProblemCode = z.infer<typeof ProblemCode>
