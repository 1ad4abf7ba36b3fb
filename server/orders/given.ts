import type { Json, Order } from '@branchline/engine'

/** An order that stands. Nothing of it may reach anybody but its owner: no view, no message, no log of the house. */
export interface GivenOrder {
  readonly id: string
  readonly seat: number
  readonly person: string
  readonly order: Order
  /** What the game keeps in mind of the position it was given in. */
  readonly remembered: Json
  /** The number of moves when it was given, and when it played last. */
  readonly n: number
  readonly firedN: number | null
  readonly givenAt: number
}

/** An order that is about to play: its note is stored with the move. */
export interface Firing {
  readonly given: GivenOrder
  readonly requestId: string
  readonly isLast: boolean
}
