/** For scripts that ask and wait: resolves when a table has gone on, or after a time. */
import type { House } from '../house.ts'
import type { Watcher } from '../tables/live.ts'
import { atTable } from '../tables/load.ts'
import { unwatch } from '../tables/watch.ts'

const STEP = '{"type":"step"'

export async function newsOf(
  house: House,
  id: string,
  since: number,
  milliseconds: number,
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
    send: (text) => text.startsWith(STEP) && wake(),
    lost: wake,
  }
  const watched = await atTable(house, id, (table) => {
    if (table.row.seq > since || table.row.status !== 'running') wake()
    else table.watchers.add(watcher)
    return table
  })
  const timer = setTimeout(wake, milliseconds)
  onGone(wake)
  house.wakers.add(wake)
  await woken
  clearTimeout(timer)
  house.wakers.delete(wake)
  unwatch(watched, watcher)
}
