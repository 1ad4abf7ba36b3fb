/**
 * Standing orders: what a player lets be answered in their absence. A title says what can be ordered and how such an order answers;
 * it works on the view of the seat that gave it, so an order knows no more than its owner. Orders are no part of the state: nobody
 * else can see them, and what they play is an ordinary move.
 */
import { type GameEvent, isRefusal, type Json, type Refusal, refusal, type Seat } from './basics.ts'
import type { AnyGame } from './game.ts'
import { readOptions } from './options.ts'
import type { Order, OrderAnswer, OrderKind } from './order.ts'

/** In every title: the only legal move is played. */
export const ONLY_MOVE = 'only-move'
/** In every title: something happens to its owner. */
export const NAMED = 'named'

const GENERAL: { readonly [kind: string]: OrderKind } = { [ONLY_MOVE]: { fields: {}, triggers: [] } }

/** Everything that can be ordered in a title; every order may end when its owner is named. */
export function orderKinds(game: AnyGame): { readonly [kind: string]: OrderKind } {
  const kinds = { ...game.orders?.kinds, ...GENERAL }
  return Object.fromEntries(Object.entries(kinds).map(([kind, one]) => [kind, { ...one, triggers: [...one.triggers, NAMED] }]))
}

/** An order from outside, every field checked. */
export function readOrder(
  game: AnyGame,
  given: { kind: string; fields?: unknown; until?: readonly string[] | undefined },
): Order | Refusal {
  const kinds = orderKinds(game)
  const kind = Object.hasOwn(kinds, given.kind) ? kinds[given.kind] : undefined
  if (kind === undefined) return refusal('orders', 'unknown-order', { kind: given.kind, known: Object.keys(kinds) })
  const fields = readOptions(kind.fields as never, given.fields)
  if (isRefusal(fields)) return fields
  const until = given.until ?? []
  const unknown = until.find((trigger) => !kind.triggers.includes(trigger))
  if (unknown !== undefined) return refusal('orders', 'unknown-trigger', { trigger: unknown, known: kind.triggers })
  return { kind: given.kind, fields: fields as Order['fields'], until: [...new Set(until)] }
}

export function rememberFor(game: AnyGame, view: unknown, seat: Seat): Json {
  return game.orders?.remember(view, seat) ?? null
}

/** The trigger that has ended this order, or null. `events` are those its owner may know. */
export function triggerOf(game: AnyGame, view: unknown, seat: Seat, order: Order, then: Json, events: readonly GameEvent[]): string | null {
  if (order.until.includes(NAMED) && events.some((event) => namesSeat(event, seat))) return NAMED
  const { orders } = game
  if (orders === undefined) return null
  const named = [...(orders.kinds[order.kind]?.always ?? []), ...order.until.filter((trigger) => trigger !== NAMED)]
  return named.find((trigger) => orders.isTriggered(trigger, view, seat, order, then)) ?? null
}

/** What the order says to the decision its owner has now. */
export function answerTo(game: AnyGame, view: unknown, seat: Seat, order: Order): OrderAnswer {
  if (order.kind !== ONLY_MOVE) return game.orders?.answer(view, seat, order) ?? 'ask'
  const moves = game.moves(view)
  return moves.length === 1 ? { move: game.print(view, moves[0]) } : 'ask'
}

/** By any of its parameters that mean a player. */
function namesSeat(event: GameEvent, seat: Seat): boolean {
  return Object.entries(event).some(
    ([name, value]) => (/seat$/i.test(name) && value === seat) || (/seats$/i.test(name) && Array.isArray(value) && value.includes(seat)),
  )
}
