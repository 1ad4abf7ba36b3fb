/** The box that bar and tray speak of: the one chosen, else the one on which the seat was outbid since it last decided. */
import type { TableProps } from '@branchline/design'
import { useDesk } from './desk.ts'
import { useEntries } from './history.ts'
import { offers } from './moves.ts'
import type { State } from './rules.ts'

export interface Outbid {
  readonly box: number
  readonly by: number
  readonly cubes: number
}

export function useBidBox({ view, moves, attention }: TableProps<State>): { readonly box: number | null; readonly lost: Outbid | null } {
  const picked = useDesk(attention, (sketch) => sketch.box)
  const lost = useOutbid(view)
  const isOpen = (box: number) => offers(moves).some(({ move }) => move.do === 'bid' && move.box === box)
  const wanted = picked ?? lost?.box ?? null
  return { box: wanted !== null && isOpen(wanted) ? wanted : null, lost }
}

/** By whoever leads now: others may have bid on since. */
function useOutbid({ actor: seat, bidder }: State): Outbid | null {
  const entries = useEntries()
  const since = entries.slice(entries.findLastIndex((entry) => entry.seat === seat) + 1)
  const lost = since.flatMap(({ events }) => events).findLast((event) => event.type === 'outbid' && event.seat === seat)
  if (lost === undefined) return null
  const box = Number(lost.box) - 1
  return { box, by: bidder[box] as number, cubes: Number(lost.cubes) }
}
