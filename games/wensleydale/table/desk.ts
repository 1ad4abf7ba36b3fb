/** What lies on the player's desk and is nobody else's business: a sketched route, what the pointer is on, moves to be made one after another. */
import { desksFor, type MoveText } from '@branchline/design'

export interface Sketch {
  /** Area ids of a planned chain that has been pinned down, the start first. */
  readonly route: readonly string[]
  /** The area under the pointer or the focus. */
  readonly area: string | null
  /** Whether the board shows the price of every free link. */
  readonly showsPrices: boolean
  /** The end of a run for a takeover that was pointed at first. */
  readonly runEnd: string | null
  /** The box whose bid is being weighed. */
  readonly box: number | null
  /** After how many moves it was chosen. */
  readonly boxAt: number
  /** Whether a chain is planned while others decide: the sheet for it lies open. */
  readonly isSketching: boolean
  /** Moves that follow one another, each submitted by itself when its time comes. */
  readonly queue: readonly MoveText[]
  /** Whose they are: at a shared device others decide on the same page in between. */
  readonly queueOf: number | null
}

export const { deskOf, useDesk } = desksFor<Sketch>({
  route: [],
  area: null,
  showsPrices: false,
  runEnd: null,
  box: null,
  boxAt: -1,
  isSketching: false,
  queue: [],
  queueOf: null,
})
