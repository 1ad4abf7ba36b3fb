/** What one's own attack did to the others, in the words of the log: else the next thing seen would be one's own next decision. */
import type { LogEntry, TableProps } from '@branchline/design'
import type { GameEvent } from '@branchline/engine'
import type { State } from '../rules/state.ts'

const SUFFERED: ReadonlySet<string> = new Set([
  'reaction',
  'reveal',
  'discard',
  'to-top',
  'show-hand',
  'pass-card',
  'waste',
  'no-waste-left',
  'waste-kept-away',
])

export function news(
  entries: readonly LogEntry[],
  { view, viewer, speaker }: TableProps<State>,
  log: readonly LogEntry[] = entries,
): string | null {
  if (viewer === 'spectator' || view.active !== viewer) return null
  const isTold = ({ type, seat, only }: GameEvent) =>
    SUFFERED.has(type) && seat !== viewer && seat !== undefined && (only === undefined || only === viewer)
  if (!entries.some(({ events }) => events.some(isTold))) return null
  const attacked = log.findLastIndex(({ events }) => events.some(({ type, seat }) => type === 'attack' && seat === viewer))
  if (attacked < 0) return null
  const since = log.slice(attacked).flatMap(({ events }) => events)
  // A turn that has ended since ends with what the next players do.
  if (since.some(({ type }) => type === 'clean-up')) return null
  return since
    .filter(isTold)
    .map((event) => speaker.event(event))
    .join(' ')
}
