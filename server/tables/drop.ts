import type { House } from '../house.ts'
import type { LiveTable } from './live.ts'

/** Memory may be ahead of the disk (a commit failed): forget it, and let those who watch begin afresh. */
export function drop(house: House, table: LiveTable): void {
  table.isDropped = true
  house.live.delete(table.row.id)
  void table.bots?.release().then(() => house.jobs.look())
  table.bots = null
  for (const watcher of table.watchers) watcher.lost()
}
