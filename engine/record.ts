/** The record is the truth: set-up and moves in notation. States are caches of it. */
import { type AnyGame, isRefusal, type Json, type Refusal, refusal } from './game.ts'
import { readOptions } from './options.ts'

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
}

const LIMITS = { seed: 200, moves: 100_000, move: 500, name: 100 }

/** A record from outside: text of a file or of the wire. Says what is wrong and where, never throws. */
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
  const options = readOptions(game.options, given.options)
  if (isRefusal(options)) return options
  const misfit = game.fits?.(options, seats as number)
  if (misfit) return misfit
  if (!Array.isArray(given.moves) || given.moves.length > LIMITS.moves) return wrong('moves', `a list of at most ${LIMITS.moves} moves`)
  const bad = given.moves.findIndex((move) => typeof move !== 'string' || move.length > LIMITS.move)
  if (bad >= 0) return wrong(`moves[${bad}]`, 'a move in notation')
  if (given.names !== undefined && !isNames(given.names)) return wrong('names', 'a list of names')
  if (given.finalHash !== undefined && typeof given.finalHash !== 'string') return wrong('finalHash', 'text')
  return {
    game: given.game,
    rulesVersion: given.rulesVersion as number,
    options: options as GameRecord['options'],
    seats: seats as number,
    seed: given.seed,
    moves: given.moves as string[],
    ...(given.names === undefined ? {} : { names: given.names as string[] }),
    ...(given.finalHash === undefined ? {} : { finalHash: given.finalHash as string }),
  }
}

function isNames(names: unknown): boolean {
  return Array.isArray(names) && names.every((name) => typeof name === 'string' && name.length <= LIMITS.name)
}

/** One move a line, so that people and version control can read it. */
export function printRecord(record: GameRecord): string {
  return `${JSON.stringify(record, null, 1)}\n`
}
