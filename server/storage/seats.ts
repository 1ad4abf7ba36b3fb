import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Seats in their order, each beside whoever sits there: `people` is all null for a bot and for a free seat. */
export function seatsWithPeople(db: Kysely<Schema>) {
  return db.selectFrom('seats').leftJoin('people', 'people.id', 'seats.person').selectAll('seats').orderBy('seat')
}
