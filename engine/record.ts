/** The record is the truth: set-up and moves in notation. States are caches of it. */

import { isRefusal, type Json, type Refusal, refusal } from './basics.ts'
import { type Shuffle, shuffleProblem } from './fair.ts'
import type { AnyGame } from './game.ts'
import { optionsUnder } from './options.ts'

/** From the position after `at` moves on everything not yet drawn comes from this seed: a house that goes on from a record deals anew. */
export interface Deal {
  readonly at: number
  readonly seed: string
}

export interface GameRecord {
  readonly game: string
  readonly rulesVersion: number
  readonly options: { readonly [name: string]: Json }
  readonly seats: number
  readonly seed: string
  readonly moves: readonly string[]
  /** Names of the players, by seat. */
  readonly names?: readonly string[]
  /** The hash of the state after the last move, when the record was written by us. */
  readonly finalHash?: string
  /** In the order of `at`; without it the seed above deals the whole game. */
  readonly deals?: readonly Deal[]
  /** The table went on from a record: who brought it, and how many moves it had. */
  readonly begun?: { readonly by: string; readonly moves: number }
  /** The seats that gave up, first to last; a bot played on for them, or the game was over. The rules know nothing of it. */
  readonly resigned?: readonly number[]
  /** What the game was dealt from, so that anybody can check it. */
  readonly shuffle?: Shuffle
  /** SHA-256 of all the rest; see `sealOf`. */
  readonly seal?: string
}

/** Characters of a move in notation. */
export const LONGEST_MOVE = 500
const LIMITS = { seed: 200, moves: 100_000, move: LONGEST_MOVE, name: 100 }

/** A record from outside: text of a file or of the wire. Says what is wrong and where, never throws. One of earlier rules is put into today's terms. */
export function readRecord(text: string, gameById: (id: string) => AnyGame | undefined): GameRecord | Refusal {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return refusal('record', 'record-not-json', { problem: (error as Error).message })
  }
  return checkRecord(data, gameById)
}

export function checkRecord(data: unknown, gameById: (id: string) => AnyGame | undefined): GameRecord | Refusal {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return refusal('record', 'record-not-an-object')
  const given = data as Record<string, unknown>
  const wrong = (field: string, expected: string) => refusal('record', 'record-field', { field, expected })
  if (typeof given.game !== 'string') return wrong('game', 'the id of a game')
  const game = gameById(given.game)
  if (game === undefined) return refusal('record', 'unknown-game', { game: given.game.slice(0, 80) })
  if (!Number.isInteger(given.rulesVersion)) return wrong('rulesVersion', 'a whole number')
  const seats = given.seats
  if (!Number.isInteger(seats) || (seats as number) < game.seats.min || (seats as number) > game.seats.max) {
    return wrong('seats', `a whole number from ${game.seats.min} to ${game.seats.max}`)
  }
  if (typeof given.seed !== 'string' || given.seed.length > LIMITS.seed) return wrong('seed', `text of at most ${LIMITS.seed} characters`)
  const options = optionsUnder(game, given.rulesVersion as number, given.options)
  if (isRefusal(options)) return options
  const misfit = game.fits?.(options, seats as number)
  if (misfit) return misfit
  if (!Array.isArray(given.moves) || given.moves.length > LIMITS.moves) return wrong('moves', `a list of at most ${LIMITS.moves} moves`)
  const bad = given.moves.findIndex((move) => typeof move !== 'string' || move.length > LIMITS.move)
  if (bad >= 0) return wrong(`moves[${bad}]`, 'a move in notation')
  if (given.names !== undefined && !isNames(given.names)) return wrong('names', 'a list of names')
  if (given.finalHash !== undefined && typeof given.finalHash !== 'string') return wrong('finalHash', 'text')
  const moves = given.moves as string[]
  if (given.deals !== undefined && !areDeals(given.deals, moves.length))
    return wrong('deals', `a list of {at, seed} with growing “at” from 1 to ${moves.length}`)
  if (given.begun !== undefined && !isBeginning(given.begun, moves.length)) return wrong('begun', 'who brought the record, and its moves')
  if (given.resigned !== undefined && !areSeats(given.resigned, seats as number)) return wrong('resigned', 'a list of seats, each once')
  const problem = given.shuffle === undefined ? null : shuffleProblem(given.shuffle, seats as number, moves.length)
  if (problem !== null) return wrong(problem.field, problem.expected)
  if (given.seal !== undefined && typeof given.seal !== 'string') return wrong('seal', 'text')
  return {
    game: given.game,
    rulesVersion: game.rulesVersion,
    options: options as GameRecord['options'],
    seats: seats as number,
    seed: given.seed,
    moves,
    ...(given.names === undefined ? {} : { names: given.names as string[] }),
    ...(given.finalHash === undefined ? {} : { finalHash: given.finalHash as string }),
    ...(given.deals === undefined ? {} : { deals: given.deals as Deal[] }),
    ...(given.begun === undefined ? {} : { begun: given.begun as { by: string; moves: number } }),
    ...(given.resigned === undefined ? {} : { resigned: given.resigned as number[] }),
    ...(given.shuffle === undefined ? {} : { shuffle: given.shuffle as Shuffle }),
    ...(given.seal === undefined ? {} : { seal: given.seal as string }),
  }
}

/** The same game as far as its first `n` moves: what was said of its end is left out. */
export function recordUpTo(record: GameRecord, n: number): GameRecord {
  const { game, rulesVersion, options, seats, seed, moves, names } = record
  const deals = record.deals?.filter(({ at }) => at <= n) ?? []
  return {
    game,
    rulesVersion,
    options,
    seats,
    seed,
    moves: moves.slice(0, n),
    ...(names === undefined ? {} : { names }),
    ...(deals.length === 0 ? {} : { deals }),
  }
}

function areDeals(deals: unknown, moves: number): boolean {
  if (!Array.isArray(deals)) return false
  let before = 0
  return deals.every((deal: unknown) => {
    const { at, seed } = (deal ?? {}) as Record<string, unknown>
    if (typeof at !== 'number' || !Number.isInteger(at) || at <= before || at > moves) return false
    before = at
    return typeof seed === 'string' && seed.length <= LIMITS.seed
  })
}

function isBeginning(begun: unknown, moves: number): boolean {
  const { by, moves: brought } = (begun ?? {}) as Record<string, unknown>
  const isCount = typeof brought === 'number' && Number.isInteger(brought) && brought >= 0 && brought <= moves
  return isCount && typeof by === 'string' && by.length <= LIMITS.name
}

function areSeats(list: unknown, seats: number): boolean {
  if (!Array.isArray(list) || new Set(list).size !== list.length) return false
  return list.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats)
}

function isNames(names: unknown): boolean {
  return Array.isArray(names) && names.every((name) => typeof name === 'string' && name.length <= LIMITS.name)
}

/** One move a line, so that people and version control can read it. */
export function printRecord(record: GameRecord): string {
  return `${JSON.stringify(record, null, 1)}\n`
}
