/**
 * Whoever only watches a game with secrets sees it a while later, as of a broadcast: nobody at the table gains by a friend who looks on. Their own view hides
 * every hand in any case. When the game is over all see the same.
 */
import { stateAt, type Viewer } from '@branchline/engine'
import type { Position } from '../protocol/index.ts'
import type { LiveTable, Play, Watcher } from './live.ts'
import { positionAt } from './tell.ts'

export const lagsBehind = (table: LiveTable, viewer: Viewer): boolean =>
  table.lag !== null && viewer === 'spectator' && table.row.status === 'running'

export const isBehind = (table: LiveTable, { viewer, isWaker }: Watcher): boolean => isWaker !== true && lagsBehind(table, viewer)

/** How far they see: the entry, and the moves up to it that still stand. */
export function seenByNow({ lag }: LiveTable, { log, history }: Play): { readonly seq: number; readonly n: number } {
  const until = (lag?.now() ?? 0) - (lag?.milliseconds ?? 0)
  let seq = log.length
  let n = history.steps.length
  for (; seq > 0 && log[seq - 1].at > until; seq--) n = Math.min(n, log[seq - 2]?.n ?? 0)
  return { seq, n }
}

export function laterPosition(table: LiveTable, play: Play): Position {
  const { seq, n } = seenByNow(table, play)
  return { ...positionAt(table, stateAt(play.history, n), n, 'spectator'), seq }
}

/** After an entry: those who lag behind are told of it when its time has come. */
export function tellLater(table: LiveTable): void {
  if (table.lag === null || ![...table.watchers].some((watcher) => isBehind(table, watcher))) return
  const tell = () => {
    if (table.isDropped || table.play === null) return
    const behind = [...table.watchers].filter((watcher) => isBehind(table, watcher))
    if (behind.length === 0) return
    const text = JSON.stringify({ type: 'position', position: laterPosition(table, table.play) })
    for (const { send } of behind) send(text)
  }
  setTimeout(tell, table.lag.milliseconds + 20).unref()
}
