import { readTable } from '../store/localTables.ts'
import { loadTable } from '../titles/drawn.ts'
import { loadGame } from '../titles/titles.ts'

/** Asks for rules and drawing of a kept table while its page is still on the way. What fails here is told by whoever asks again. */
export function askAhead(id: string): void {
  const record = readTable(id)?.record
  if (record === undefined) return
  for (const asked of [loadGame(record.game), loadTable(record.game, record.options)]) asked.catch(() => undefined)
}
