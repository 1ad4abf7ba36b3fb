/** A tournament as a file: who plays what, how, what was drawn and how it ended. Everything else follows from it. */
import type { Json } from '@branchline/engine'

export const SYSTEMS = ['league', 'swiss', 'knockout'] as const
export type System = (typeof SYSTEMS)[number]

export interface Tournament {
  readonly format: typeof FORMAT
  readonly name: string
  /** The id of the title. */
  readonly game: string
  readonly options: { readonly [name: string]: Json }
  readonly system: System
  /** How many should sit at a table; a field that does not divide has some of one more or less. */
  readonly seats: number
  /** Of a league and a Swiss: how many there are. A knock-out ends with its last table. */
  readonly rounds: number
  /** Of a knock-out: how many of each table go on. */
  readonly advance: number
  /** All tables of a round have the same deal: points come from comparing those in the same seat, over the tables. */
  readonly duplicate: boolean
  /** Lots are drawn from it. */
  readonly seed: string
  readonly entrants: readonly Entrant[]
  readonly drawn: readonly Round[]
}

export const FORMAT = 'branchline-tournament-1'

export interface Entrant {
  readonly id: string
  readonly name: string
  /** The first round played; a late entry has one above 1. */
  readonly from: number
  /** The last round played, of somebody who withdrew. */
  readonly until?: number
}

export interface Round {
  readonly tables: readonly DrawnTable[]
  readonly byes: readonly string[]
}

export interface DrawnTable {
  /** Entrants by seat. */
  readonly seats: readonly string[]
  readonly result?: Result
}

export interface Result {
  /** By seat, from 1; equal places are shared, as the title says. */
  readonly places: readonly number[]
  /** By seat, where tables are compared: points of the game; null for who gave up. */
  readonly scores?: readonly (number | null)[]
  /** The record that proves it, or the path to it beside the file; without one the organiser has decided. */
  readonly record?: string | RecordData
}

/** A record, not yet looked at. */
export type RecordData = { readonly [name: string]: Json }

export type Drawn = { readonly rounds: readonly Round[] } | { readonly none: WhyNot }

/** over: all rounds are played. unfinished: results are missing. alone: too few for a table. */
export type WhyNot = 'over' | 'unfinished' | 'alone'

/** The entrants who are to be drawn for a round, counted from 1. */
export function presentIn(tournament: Pick<Tournament, 'entrants'>, round: number): Entrant[] {
  return tournament.entrants.filter(({ from, until }) => from <= round && round <= (until ?? Number.POSITIVE_INFINITY))
}

export const isPlayed = (round: Round): boolean => round.tables.every(({ result }) => result !== undefined)
