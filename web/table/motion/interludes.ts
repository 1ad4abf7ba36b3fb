/** What the game itself did after a move, as the title tells it; a title that fails at it has none. */
import type { AnyTable, Interlude, LogEntry, TableProps } from '@branchline/design'

export function interludeOf(drawn: AnyTable, entry: LogEntry, props: TableProps): Interlude | null {
  try {
    return drawn.interlude?.(entry, props) ?? null
  } catch {
    return null
  }
}

/** Of several moves that came at once the last need not be the one after which the game did something. */
export function lastInterlude(drawn: AnyTable, entries: readonly LogEntry[], props: TableProps): Interlude | null {
  const all = entries.flatMap((entry) => interludeOf(drawn, entry, props) ?? [])
  return all.at(-1) ?? null
}

/** What the game itself does is read in so long: its title, and each figure with its name. */
export const readIn = ({ figures }: Interlude): number => 1600 + 900 * figures.length
