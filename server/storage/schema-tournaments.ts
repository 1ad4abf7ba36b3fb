/** The tables of the database that tournaments have. Entrants are named by their number in them: who that is stands in one place. */
import type { Selectable } from 'kysely'
import type { Fixed } from './schema-columns.ts'

export interface TournamentColumns {
  id: Fixed<string>
  /** Who organises it. */
  owner: string
  name: Fixed<string>
  game: Fixed<string>
  rules_version: Fixed<number>
  options: Fixed<string>
  system: Fixed<'league' | 'swiss' | 'knockout'>
  seats: Fixed<number>
  rounds: Fixed<number>
  advance: Fixed<number>
  /** All tables of a round have the same deal. */
  is_duplicate: Fixed<0 | 1>
  pace: Fixed<string>
  /** Minutes between rounds. */
  pause: Fixed<number>
  /** How many may enter. */
  most: Fixed<number>
  visibility: Fixed<'public' | 'unlisted'>
  status: 'open' | 'running' | 'finished' | 'closed'
  /** What lots are drawn from; empty before it begins. */
  seed: string
  /** The rounds of a league that are drawn and not begun, as JSON. */
  plan: string
  /** How many are in it. */
  entered: number
  /** The rounds that have begun. */
  drawn: number
  begins_at: Fixed<number | null>
  /** When the next round is to begin; null while one is played. */
  next_at: number | null
  created_at: Fixed<number>
  started_at: number | null
  finished_at: number | null
  /** Counts the changes: what was decided on an older one is not stored. */
  revision: number
}

export interface TournamentEntrantColumns {
  tournament: Fixed<string>
  number: Fixed<number>
  /** Null for somebody who is no more. */
  person: string | null
  from_round: number
  until_round: number | null
  /** Of the tournament, so that a person's list goes along an index. */
  created_at: Fixed<number>
}

export interface TournamentRoundColumns {
  tournament: Fixed<string>
  round: Fixed<number>
  /** Numbers of entrants, as JSON. */
  byes: Fixed<string>
  /** Of a duplicate round: what all its tables are dealt from. */
  seed: Fixed<string | null>
}

export interface TournamentTableColumns {
  tournament: Fixed<string>
  round: Fixed<number>
  number: Fixed<number>
  table_id: Fixed<string>
  /** Numbers of entrants by seat, as JSON. */
  seats: Fixed<string>
  /** By seat, as JSON; null while it is played. */
  places: string | null
  scores: string | null
  /** The organiser has decided it, because the table could not be played to its end. */
  is_decided: 0 | 1
}

export type TournamentRow = Selectable<TournamentColumns>
export type EntrantRow = Selectable<TournamentEntrantColumns>
export type RoundRow = Selectable<TournamentRoundColumns>
export type TournamentTableRow = Selectable<TournamentTableColumns>
