/** A table that was closed because the rules failed on it has no result: the organiser says its places, and everybody sees that they did. */
import type { Person } from '../identity/person.ts'
import { putJob } from '../jobs/jobs.ts'
import { Denial } from '../problem.ts'
import type { DecideBody } from '../protocol/index.ts'
import type { SeatingContext } from '../tables/context.ts'
import { mustOrganise } from './open.ts'
import { TOURNAMENT } from './room.ts'
import { changing, guarded } from './stored.ts'

export async function decide(context: SeatingContext, id: string, person: Person, { table, places }: DecideBody): Promise<void> {
  const { db } = context.storage
  await changing(context.storage, id, async (stored) => {
    mustOrganise(stored, person)
    const one = stored.tables.find(({ table_id }) => table_id === table)
    if (one === undefined) throw new Denial('not-found', (t) => t.noSuchTable)
    if (one.status !== 'closed' || one.places !== null) throw new Denial('not-possible-now', (t) => t.decidedByPlay)
    const seats = (JSON.parse(one.seats) as number[]).length
    // A place is one more than the number of those ahead.
    if (places.length !== seats || places.some((place) => place !== 1 + places.filter((other) => other < place).length))
      throw new Denial('bad-message', (t) => t.noSuchPlaces)
    return [
      guarded(db, stored.row),
      db
        .updateTable('tournament_tables')
        .set({ places: JSON.stringify(places), is_decided: 1 })
        .where('tournament', '=', id)
        .where('round', '=', one.round)
        .where('number', '=', one.number)
        .compile(),
      putJob(db, { kind: TOURNAMENT, key: id, dueAt: context.now() }),
    ]
  })
  context.jobs.look()
}
