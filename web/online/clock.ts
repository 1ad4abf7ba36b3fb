/** What the server said last about the clocks of a table, and when. */
import type { TableClock } from '@branchline/design'
import type { Clock, Table } from '@branchline/server/protocol'

/** Clocks of messages that were overtaken differ by less. */
const SET_BACK = 60_000

export interface HeardClock {
  readonly shown: TableClock | null
  hear(pace: Table['pace'], clock: Clock | null): void
}

export function heardClock(): HeardClock {
  let shown: TableClock | null = null
  let said = 0
  return {
    get shown() {
      return shown
    },
    hear(pace, clock) {
      if (clock === null || pace === null) shown = null
      // What comes late is old news; by so much, the server's clock was set back.
      else if (clock.now >= said || clock.now < said - SET_BACK) {
        said = clock.now
        const { seat, deadline, left, missed, vote, corrected = null } = clock
        shown = { kind: pace.kind, ahead: clock.now - Date.now(), seat, deadline, left, missed, vote, corrected }
      }
    },
  }
}
