/** What lies on one's own side of the table and is no move yet: the place pointed at, the way preferred for a route, moves already decided on. */
import { type Attention, desksFor, type MoveText } from '@branchline/design'
import type { Hex } from '../rules/board.ts'

export interface Sketch {
  /** The hex under the pointer or focus. */
  readonly hex: Hex | null
  /** Of several ways to one town the one preferred (see ways.ts); null is the first. */
  readonly way: string | null
  /** The moves of a route that was decided on as a whole. */
  readonly queue: readonly MoveText[]
}

const { deskOf, useDesk } = desksFor<Sketch>({ hex: null, way: null, queue: [] })

export { deskOf }

export const point = (attention: Attention, hex: Hex | null): void => deskOf(attention).change({ hex })
export const usePointed = (attention: Attention): Hex | null => useDesk(attention, ({ hex }) => hex)

export const prefer = (attention: Attention, way: string | null): void => deskOf(attention).change({ way })
export const usePreferred = (attention: Attention): string | null => useDesk(attention, ({ way }) => way)
