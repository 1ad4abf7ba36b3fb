/** The tables of the database that results and ratings have. */
import type { ColumnType } from 'kysely'
import type { Fixed, Flag } from './schema-columns.ts'

/** How a game ended for one person. */
export interface ResultColumns {
  table_id: Fixed<string>
  seat: Fixed<number>
  person: string
  game: Fixed<string>
  seats: Fixed<number>
  /** People among themselves, or with bots at the table. */
  pool: Fixed<Pool>
  rank: Fixed<number>
  won: Fixed<Flag>
  /** In hundredths, as are changes of rating and ratings. */
  score: Fixed<number>
  change: Fixed<number>
  at: Fixed<number>
}

export type Pool = 'people' | 'bots'

/** All results of one person added up. Written by the database alone: see migrations/0013-standings.ts. */
export interface ResultSumColumns {
  person: Fixed<string>
  game: Fixed<string>
  seats: Fixed<number>
  pool: Fixed<Pool>
  games: Fixed<number>
  won: Fixed<number>
  rank: Fixed<number>
  score: Fixed<number>
  change: Fixed<number>
}

/** The sum of the changes; kept so that lists need not add up. */
export interface RatingColumns {
  /** A person, or `bot:` and a level. */
  player: Fixed<string>
  game: Fixed<string>
  seats: Fixed<number>
  pool: Fixed<Pool>
  rating: number
  games: number
  changed_at: number
  /** In the list of the best. Written by the database alone, as the sums are. */
  listed: ColumnType<Flag, never, never>
}
