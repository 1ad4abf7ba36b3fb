/** The tables of the database that the game of the day has. */
import type { Selectable } from 'kysely'
import type { Fixed } from './schema-columns.ts'

/** What everybody plays on a day; made when the first one asks. */
export interface DailyDealColumns {
  /** 2026-11-16, in UTC. */
  day: Fixed<string>
  game: Fixed<string>
  rules_version: Fixed<number>
  options: Fixed<string>
  seats: Fixed<number>
  seed: Fixed<string>
}

export interface DailyAttemptColumns {
  day: Fixed<string>
  person: string
  begun_at: Fixed<number>
  /** Null while it is played, and for ever where it was given up. */
  done_at: number | null
  /** In hundredths. */
  score: number | null
  place: number | null
  /** The moves as JSON: with the deal they are the record. */
  moves: string | null
}

/** Kept by triggers from the attempts. */
export interface DailyCountColumns {
  day: Fixed<string>
  begun: Fixed<number>
  done: Fixed<number>
}

/** Kept by triggers: how many have which score. */
export interface DailyScoreColumns {
  day: Fixed<string>
  score: Fixed<number>
  attempts: Fixed<number>
}

export type DailyDealRow = Selectable<DailyDealColumns>
