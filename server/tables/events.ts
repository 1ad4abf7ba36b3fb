/** What happened in each entry of a log: the log itself has none of it, it is computed by playing. */
import type { GameEvent } from '@branchline/engine'
import type { LiveTable, Play } from './live.ts'
import { startOf } from './open.ts'
import { historyAfter, repeat, replay } from './replay.ts'
import type { Events } from './snapshot.ts'

/** By entry, after entry `since`. */
export function eventsOf(table: LiveTable, play: Play, since: number): Events {
  const events = new Map<number, GameEvent[]>()
  const heard = ({ seq }: { seq: number }) => {
    const happened: GameEvent[] = []
    events.set(seq, happened)
    return (event: GameEvent) => void happened.push(event)
  }
  // A game whose rules have changed since is carried out from its beginning, as far as that goes.
  if (play.bad !== null) replay(startOf(table), play.log, (entry) => (entry.seq <= since ? undefined : heard(entry)))
  else {
    const history = historyAfter(play.history, play.log, since)
    for (const entry of play.log.slice(since)) repeat(history, entry, heard(entry))
  }
  return events
}
