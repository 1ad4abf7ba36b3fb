/** The tables of the database that clubs have. */
import type { Fixed, Flag } from './schema-columns.ts'

export interface ClubColumns {
  id: Fixed<string>
  name: string
  about: string
  /** Anybody may see it and join. */
  is_open: Flag
  invite: Fixed<string>
  created_at: Fixed<number>
}

/** From the games at the club's own tables. */
export interface ClubRatingColumns {
  club: Fixed<string>
  game: Fixed<string>
  person: Fixed<string>
  rating: number
  games: number
  won: number
}
