/** For scripts that ask and wait: resolves when a table has gone on, or after a time. */

import type { Viewer } from '@branchline/engine'
import { lagsBehind, seenByNow } from '../tables/lag.ts'
import type { Watcher } from '../tables/live.ts'
import { atTable } from '../tables/load.ts'
import { unwatch } from '../tables/watch.ts'
import type { AppContext } from './context.ts'

const STEP = '{"type":"step"'

export async function newsOf(
  context: AppContext,
  id: string,
  since: number,
  milliseconds: number,
  viewer: Viewer,
  onGone: (gone: () => void) => void,
): Promise<void> {
  let wake = () => {}
  const woken = new Promise<void>((resolve) => {
    wake = resolve
  })
  // Watches as a nobody: whoever waits for news is not thereby present, and gets no text of the game here.
  const watcher: Watcher = {
    person: null,
    viewer: 'spectator',
    wantsMoves: false,
    isLooking: false,
    isWaker: true,
    send: (text) => text.startsWith(STEP) && wake(),
    lost: wake,
  }
  let later: NodeJS.Timeout | undefined
  const watched = await atTable(context, id, (table) => {
    if (lagsBehind(table, viewer)) later = setInterval(() => table.play !== null && seenByNow(table, table.play).seq > since && wake(), 500)
    else if (table.row.seq > since || table.row.status !== 'running') wake()
    else table.watchers.add(watcher)
    return table
  })
  const timer = setTimeout(wake, milliseconds)
  onGone(wake)
  context.wakers.add(wake)
  await woken
  clearTimeout(timer)
  clearInterval(later)
  context.wakers.delete(wake)
  unwatch(watched, watcher)
}
