/** What this device adds to the shuffle of a table: given to the server once, and kept to check the game by. */
import type { Table } from '@branchline/server/protocol'
import { ask } from '../http/client.ts'
import { keepShare, lacksShare, newShare } from '../store/shuffleShares.ts'

/** Who made the table sits there before the house has shown its commitment: their device gives its share when it is shown. */
export function shareGiver(): (shown: Table) => Promise<void> {
  let giving: Promise<void> | null = null
  return (shown) => {
    if (giving !== null || !lacksShare(shown)) return giving ?? Promise.resolve()
    const share = newShare()
    giving = ask<{ table: Table }>(`/tables/${shown.id}/share`, { share })
      .then(({ table }) => keepGiven(shown, table, share))
      // Another device of the same person was quicker, or the game has begun.
      .catch(() => undefined)
      .finally(() => {
        giving = null
      })
    return giving
  }
}

/** Kept against the commitment that was shown before: not the one that comes back with the answer. */
export function keepGiven(shown: Table, now: Table, share: string): void {
  const { seat } = now.you
  if (seat !== null && now.shuffle?.shares[seat]?.share === share) keepShare(shown, seat, share)
}
