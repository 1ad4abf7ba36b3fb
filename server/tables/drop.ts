import type { TableContext } from './context.ts'
import type { LiveTable } from './live.ts'

/** Memory may be ahead of the disk (a commit failed): forget it, and let those who watch begin afresh. */
export function drop(context: TableContext, table: LiveTable): void {
  table.isDropped = true
  context.live.delete(table.row.id)
  void table.bots?.release().then(() => context.jobs.look())
  table.bots = null
  for (const watcher of table.watchers) watcher.lost()
}
