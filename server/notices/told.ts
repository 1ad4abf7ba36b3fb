/** What happened at a table, line by line, through the eyes of one viewer. */

import type { GameEvent, Locale, Speaker, Viewer } from '@branchline/engine'
import { wordsFor } from '../messages/index.ts'
import { logFor } from '../tables/archive.ts'
import type { LiveTable } from '../tables/live.ts'

/** Through the eyes of one viewer: events that are for another seat only are not among them. */
export function linesSince(table: LiveTable, speak: Speaker, viewer: Viewer, since: number, locale: Locale): string[] {
  const words = wordsFor(locale)
  const from = (table.play?.log ?? []).findIndex(({ at }) => at > since)
  if (from < 0) return []
  let told: { readonly n: number; readonly line: string }[] = []
  for (const { n, kind, seat, events } of logFor(table, viewer, from)) {
    if (kind === 'undo') {
      // What was taken back is not told; that something was, is.
      told = told.filter((one) => one.n <= n)
      told.push({ n, line: words.tookBack({ name: speak.seat(seat) }) })
    } else if (kind === 'resign') told.push({ n, line: words.resigned({ name: speak.seat(seat) }) })
    for (const event of events) {
      const line = speak.event(event as GameEvent)
      if (line !== `event.${event.type}`) told.push({ n, line })
    }
  }
  return told.map(({ line }) => line)
}
