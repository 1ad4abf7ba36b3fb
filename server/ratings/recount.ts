/** A rating is the sum of what one's games changed; so it can always be counted again. */
import { type Kysely, sql } from 'kysely'
import type { Write } from '../storage/group.ts'
import type { Schema } from '../storage/schema.ts'
import { START } from './elo.ts'

export function recountRatings(db: Kysely<Schema>, person: string): Write[] {
  return [
    db.deleteFrom('ratings').where('player', '=', person).compile(),
    db
      .insertInto('ratings')
      .columns(['player', 'game', 'seats', 'pool', 'rating', 'games', 'changed_at'])
      .expression(
        db
          .selectFrom('results')
          .select(({ fn }) => [
            'person',
            'game',
            'seats',
            'pool',
            sql<number>`${sql.lit(START)} + sum(${sql.ref('change')})`.as('rating'),
            fn.countAll<number>().as('games'),
            fn.max('at').as('changed_at'),
          ])
          .where('person', '=', person)
          .groupBy(['person', 'game', 'seats', 'pool']),
      )
      .compile(),
  ]
}
