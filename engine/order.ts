/** An order and what a title says of orders; what is done with them is in orders.ts. */
import type { Json, Seat } from './basics.ts'
import type { AnyField } from './options.ts'

export interface Order {
  readonly kind: string
  /** What was filled in, by the fields of the kind. */
  readonly fields: { readonly [name: string]: Json }
  /** The triggers chosen: when one of them happens the order is over. */
  readonly until: readonly string[]
}

/** Texts: `order.<kind>`, `order.<kind>.said` with the fields, `order.<kind>.<field>` and, for choices without a name of their own, `order.<kind>.<field>.<value>`. */
export interface OrderKind {
  readonly fields: { readonly [name: string]: AnyField }
  /** What its owner may name as the end of it; texts `order.until.<trigger>`. */
  readonly triggers: readonly string[]
  /** What ends it in any case. */
  readonly always?: readonly string[]
}

/**
 * `move`: in notation; `isLast` when the order is over with it; `yields` when any other order of the seat that has an answer goes before
 * it (a pass gives away what another order might still want). `ask`: this decision is not covered. `over`: it has nothing more to say.
 */
export type OrderAnswer =
  | { readonly move: string; readonly isLast?: boolean; readonly yields?: boolean }
  | 'ask'
  | { readonly over: string }

/** What a title has to say about orders. Pure, and on views only. */
export interface Orders<State> {
  readonly kinds: { readonly [kind: string]: OrderKind }
  /** What an order keeps in mind of the position it was given in; triggers compare with it. */
  remember(view: State, seat: Seat): Json
  /** Whether a trigger has happened since. */
  isTriggered(trigger: string, view: State, seat: Seat, order: Order, then: Json): boolean
  /** The seat is to act. */
  answer(view: State, seat: Seat, order: Order): OrderAnswer
}
