/** What the log tells about the round under way: the table draws it where it happened. */
import { type LogEntry, type RecapStep, Table } from '@branchline/design'
import type { GameEvent } from '@branchline/engine'
import { useContext, useMemo } from 'react'
import type { State } from './rules.ts'

export interface Gone {
  readonly area: string
  readonly kind: string
  readonly pieces: number
  readonly how: 'moved' | 'removed'
  /** Who moved it. */
  readonly seat: number | null
}

const NOTHING: readonly LogEntry[] = []

/** The entries of the log up to the position shown. */
export function useEntries(): readonly LogEntry[] {
  const model = useContext(Table)?.model
  return useMemo(() => model?.entries.filter(({ n }) => n <= model.at) ?? NOTHING, [model])
}

/** All entries of the log, also those after the position shown: a recap tells of them. */
export function useAllEntries(): readonly LogEntry[] {
  return useContext(Table)?.model.entries ?? NOTHING
}

/** The entries that a step of the recap tells of. */
export function entriesOf(entries: readonly LogEntry[], { seat, from, to }: Pick<RecapStep, 'seat' | 'from' | 'to'>): readonly LogEntry[] {
  return entries.filter((entry) => entry.n >= from && entry.n <= to && (seat === null || entry.seat === seat))
}

/** The events since the round began, in their order; while its auction lasts also the takeovers just before it. */
export function eventsOfRound(entries: readonly LogEntry[], phase: State['phase']): readonly GameEvent[] {
  const events = entries.flatMap((entry) => entry.events)
  const first = phase === 'auction' ? 'player-order' : 'round-begins'
  return events.slice(events.findLastIndex(({ type }) => type === first) + 1)
}

/** What has left the board this round, up to the position shown. */
export function useGone({ phase }: State): readonly Gone[] {
  const entries = useEntries()
  return useMemo(() => goneThisRound(eventsOfRound(entries, phase)), [entries, phase])
}

/** Everything that has left the board this round, with the place where it lay. */
export function goneThisRound(events: readonly GameEvent[]): readonly Gone[] {
  return events.flatMap((event): Gone[] => {
    const { type, area, kind } = event
    if (typeof area !== 'string' || typeof kind !== 'string') return []
    if (type === 'piece-moved') return [{ area, kind, pieces: 1, how: 'moved', seat: typeof event.seat === 'number' ? event.seat : null }]
    if (type !== 'piece-removed' && type !== 'opposition-removed') return []
    return [{ area, kind, pieces: Number(event.pieces), how: 'removed', seat: null }]
  })
}
