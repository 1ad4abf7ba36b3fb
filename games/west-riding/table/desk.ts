/** What lies on one's own side of the table and is no move yet: the place pointed at, the way preferred for a route, moves already decided on. */
import { type Attention, desksFor, type MoveText } from '@branchline/design'
import type { Seat } from '@branchline/engine'
import type { Hex } from '../rules/board.ts'

export interface Sketch {
  /** The hex under the pointer or focus. */
  readonly hex: Hex | null
  /** Of several ways to one town the one preferred (see ways.ts); null is the first. */
  readonly way: string | null
  /** The moves of a route that was decided on as a whole. */
  readonly queue: readonly MoveText[]
  /** The most a seat would bid in an auction, and after how many moves that was said. */
  readonly limit: Limit | null
}

interface Limit {
  readonly seat: Seat
  readonly auction: string
  readonly most: number
  readonly n: number
}

const { deskOf, useDesk } = desksFor<Sketch>({ hex: null, way: null, queue: [], limit: null })

export { deskOf }

export const point = (attention: Attention, hex: Hex | null): void => deskOf(attention).change({ hex })
export const usePointed = (attention: Attention): Hex | null => useDesk(attention, ({ hex }) => hex)

export const prefer = (attention: Attention, way: string | null): void => deskOf(attention).change({ way })
export const usePreferred = (attention: Attention): string | null => useDesk(attention, ({ way }) => way)

export const limit = (attention: Attention, most: Limit | null): void => deskOf(attention).change({ limit: most })
export const useLimit = (attention: Attention): Limit | null => useDesk(attention, ({ limit }) => limit)

/** The limit in what the table kept; null where there is none, or nothing that could be one. */
export function keptLimit(kept: unknown): Limit | null {
  const { seat, auction, most, n } = (kept as { limit?: Partial<Limit> } | null | undefined)?.limit ?? {}
  const isLimit = typeof seat === 'number' && typeof auction === 'string' && typeof most === 'number' && typeof n === 'number'
  return isLimit ? { seat, auction, most, n } : null
}
