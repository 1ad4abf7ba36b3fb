/** What lies on the player's desk and is nobody else's business: the hex and the card looked at, and moves to be made one after another. */
import { desksFor, type MoveText } from '@branchline/design'

export interface Held {
  readonly id: string
  /** Where the small card lies on the screen: the large one opens beside it. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** What it lies in: the large card is drawn by that part. */
  readonly where: 'bar' | 'tray'
}

export interface Sketch {
  readonly hex: number | null
  readonly card: Held | null
  /** Moves that follow one another, each submitted by itself when its time comes. */
  readonly queue: readonly MoveText[]
}

export const { deskOf, useDesk } = desksFor<Sketch>({ hex: null, card: null, queue: [] })
