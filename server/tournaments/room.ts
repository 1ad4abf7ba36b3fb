/** With the end of a table its tournament is looked at: the job is stored with the last move, so neither is there without the other. */
import { putJob } from '../jobs/jobs.ts'
import type { Storage } from '../storage/storage.ts'
import type { Room } from '../tables/consequence.ts'

export const TOURNAMENT = 'tournament'

export const tournamentsRoom = ({ storage: { db } }: { readonly storage: Storage }): Room => ({
  afterEntry({ table, entry, next }) {
    const { tournament } = table.row
    return next !== null || tournament === null ? null : { writes: [putJob(db, { kind: TOURNAMENT, key: tournament, dueAt: entry.at })] }
  },
})
