/** The log of a table at the server, as it is shown. */
import type { LogEntry } from '@branchline/design'
import type { LogLine } from '@branchline/server/protocol'

export function entryOf(line: LogLine): LogEntry {
  return { n: line.n, seat: line.seat, move: line.move, events: line.events as LogEntry['events'], kind: line.kind }
}

/** The log as it stands: what was taken back is gone from it. */
export function standingEntries(all: readonly LogEntry[]): LogEntry[] {
  const standing: LogEntry[] = []
  for (const entry of all) {
    if (entry.kind === 'undo') while ((standing.at(-1)?.n ?? 0) > entry.n) standing.pop()
    else standing.push(entry)
  }
  return standing
}
