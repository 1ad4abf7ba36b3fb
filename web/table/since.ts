/** What others did between one's last turn and now. */
import type { AnyTable, LogEntry, RecapStep, TableModel, TableProps, TableSource } from '@branchline/design'
import { idsIn } from '@branchline/design'
import type { GameState, Seat } from '@branchline/engine'
import { useEffect, useRef, useState } from 'react'

export interface Since {
  /** How many moves there were when one's own last turn had ended; null before it. */
  readonly n: number | null
  readonly entries: readonly LogEntry[]
}

/**
 * Own moves of the turn that is going on are passed over, then those of the others are taken, back to the last that one decided oneself: what was made
 * for one, having no choice, is news like theirs.
 */
export function sinceMyTurn(entries: readonly LogEntry[], seat: Seat | null, wasForced: (entry: LogEntry) => boolean = () => false): Since {
  const isDecided = (entry: LogEntry | undefined) => entry !== undefined && entry.seat === seat && !wasForced(entry)
  let end = entries.length
  while (isDecided(entries[end - 1])) end--
  let start = end
  while (start > 0 && !isDecided(entries[start - 1])) start--
  return { n: start === 0 ? null : (entries[start - 1]?.n ?? null), entries: entries.slice(start, end) }
}

/** One step for each player and phase, as the title tells it; else one for each player from the events. */
export function stepsOf(drawn: AnyTable | null, entries: readonly LogEntry[], props: TableProps): readonly RecapStep[] {
  if (entries.length === 0) return []
  if (drawn?.recap) return drawn.recap(entries, props)
  const bySeat = new Map<Seat, LogEntry[]>()
  for (const entry of entries) bySeat.set(entry.seat, [...(bySeat.get(entry.seat) ?? []), entry])
  return [...bySeat].map(([seat, own]): RecapStep => {
    const told = own.flatMap(({ events }) => events.filter(({ only }) => only === undefined || only === props.viewer))
    return {
      seat,
      act: told
        .slice(0, 3)
        .map((event) => props.speaker.event(event))
        .join(' '),
      from: own[0]?.n ?? 0,
      to: own.at(-1)?.n ?? 0,
      places: told.flatMap(idsIn),
    }
  })
}

/** What one knew when one's last turn had ended: seen at the time, or asked for once. */
export function useViewThen(source: TableSource, model: TableModel, n: number | null): GameState | null {
  const seen = useRef(new Map<number, GameState>())
  const [, redraw] = useState(0)
  if (model.at === model.n) seen.current.set(model.n, model.state)
  for (const known of seen.current.keys()) if (known !== model.n && known !== n) seen.current.delete(known)
  const known = n === null ? undefined : seen.current.get(n)
  useEffect(() => {
    if (n === null || known !== undefined) return
    let isCurrent = true
    void source.viewAt(n).then((view) => {
      if (!isCurrent || view === null) return
      seen.current.set(n, view)
      redraw((times) => times + 1)
    })
    return () => {
      isCurrent = false
    }
  }, [source, n, known])
  return known ?? null
}
