/** A tournament from outside: read, checked, and told what is wrong and where. */
import { type AnyGame, isRefusal, type Json, readOptions } from '@branchline/engine'
import { TournamentProblem } from './problem.ts'
import {
  type DrawnTable,
  type Entrant,
  FORMAT,
  presentIn,
  type RecordData,
  type Result,
  type Round,
  SYSTEMS,
  type System,
  type Tournament,
} from './tournament.ts'

const LIMITS = { name: 100, seed: 200, path: 500, rounds: 100, entrants: 1000 }

/** Throws a TournamentProblem. `gameById` finds the title; what the file does not say is as the title has it. */
export function readTournament(text: string, gameById: (id: string) => AnyGame | undefined): Tournament {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    throw new TournamentProblem('not-json', { problem: (error as Error).message })
  }
  if (!isObject(data)) throw new TournamentProblem('not-an-object')
  if (data.format !== FORMAT) throw new TournamentProblem('format', { expected: FORMAT })
  const id = textAt(data.game, 'game', LIMITS.name)
  const game = gameById(id)
  if (game === undefined) throw new TournamentProblem('unknown-game', { game: id })
  const { min, max } = game.seats
  const system = choiceAt(data.system, 'system', SYSTEMS)
  const seats = numberAt(data.seats, 'seats', min, max)
  const tournament: Tournament = {
    format: FORMAT,
    name: textAt(data.name, 'name', LIMITS.name),
    game: id,
    options: optionsAt(data.options ?? {}, game, seats),
    system,
    seats,
    rounds: system === 'knockout' ? 0 : numberAt(data.rounds, 'rounds', 1, LIMITS.rounds),
    advance: system === 'knockout' ? numberAt(data.advance ?? 1, 'advance', 1, Math.max(1, min - 1)) : 0,
    seed: textAt(data.seed, 'seed', LIMITS.seed),
    duplicate: flagAt(data.duplicate ?? false, 'duplicate', system !== 'knockout'),
    entrants: entrantsAt(data.entrants),
    drawn: listAt(data.drawn ?? [], 'drawn', LIMITS.rounds).map((round, at) => roundAt(round, `drawn[${at}]`)),
  }
  for (const at of tournament.drawn.keys()) checkRound(tournament, at, game)
  return tournament
}

/** As people and version control read it. */
export function printTournament(tournament: Tournament): string {
  const { rounds, advance, duplicate, ...rest } = tournament
  const { format, name, game, options, system, seats, ...more } = rest
  const size = { ...(system === 'knockout' ? { advance } : { rounds }), ...(duplicate ? { duplicate } : {}) }
  return `${JSON.stringify({ format, name, game, options, system, seats, ...size, ...more }, null, 2)}\n`
}

function optionsAt(given: unknown, game: AnyGame, seats: number): Tournament['options'] {
  if (!isObject(given)) throw wrong('options', 'object')
  const options = readOptions<Record<string, Json>>(game.options, given)
  if (isRefusal(options)) throw new TournamentProblem('options', { problem: options.code })
  const misfit = game.fits?.(options, seats)
  if (misfit) throw new TournamentProblem('options', { problem: misfit.code })
  return options
}

function entrantsAt(given: unknown): Entrant[] {
  const entrants = listAt(given, 'entrants', LIMITS.entrants).map((one, at): Entrant => {
    const where = `entrants[${at}]`
    if (!isObject(one)) throw wrong(where, 'object')
    const id = textAt(one.id, `${where}.id`, LIMITS.name)
    const from = numberAt(one.from ?? 1, `${where}.from`, 1, LIMITS.rounds)
    return {
      id,
      name: textAt(one.name ?? id, `${where}.name`, LIMITS.name),
      from,
      ...(one.until === undefined ? {} : { until: numberAt(one.until, `${where}.until`, from - 1, LIMITS.rounds) }),
    }
  })
  once(
    entrants.map(({ id }) => id),
    'entrants',
  )
  return entrants
}

function roundAt(given: unknown, where: string): Round {
  if (!isObject(given)) throw wrong(where, 'object')
  return {
    tables: listAt(given.tables, `${where}.tables`, LIMITS.entrants).map((table, at) => tableAt(table, `${where}.tables[${at}]`)),
    byes: idsAt(given.byes ?? [], `${where}.byes`),
  }
}

function tableAt(given: unknown, where: string): DrawnTable {
  if (!isObject(given)) throw wrong(where, 'object')
  const seats = idsAt(given.seats, `${where}.seats`)
  return { seats, ...(given.result === undefined ? {} : { result: resultAt(given.result, `${where}.result`, seats.length) }) }
}

function resultAt(given: unknown, where: string, seats: number): Result {
  if (!isObject(given)) throw wrong(where, 'object')
  const places = listAt(given.places, `${where}.places`, seats).map((place, at) => numberAt(place, `${where}.places[${at}]`, 1, seats))
  // A place is one more than the number of those ahead.
  if (places.length !== seats || places.some((place) => place !== 1 + places.filter((other) => other < place).length))
    throw new TournamentProblem('bad-places', { where, places: places.join(' ') })
  return {
    places,
    ...(given.scores === undefined ? {} : { scores: scoresAt(given.scores, `${where}.scores`, seats) }),
    ...(given.record === undefined ? {} : { record: recordAt(given.record, `${where}.record`) }),
  }
}

function scoresAt(given: unknown, where: string, seats: number): (number | null)[] {
  const scores = listAt(given, where, seats)
  if (scores.length !== seats || scores.some((score) => score !== null && !Number.isFinite(score))) throw wrong(where, 'list')
  return scores as (number | null)[]
}

/** The record itself, or where it lies. */
const recordAt = (given: unknown, where: string): string | RecordData =>
  isObject(given) ? (given as RecordData) : textAt(given, where, LIMITS.path)

function checkRound(tournament: Tournament, at: number, game: AnyGame): void {
  const { tables, byes } = tournament.drawn[at]
  const present = new Set(presentIn(tournament, at + 1).map(({ id }) => id))
  const known = new Set(tournament.entrants.map(({ id }) => id))
  const where = `drawn[${at}]`
  for (const [number, { seats }] of tables.entries()) {
    const { min, max } = game.seats
    if (seats.length < min || seats.length > max)
      throw new TournamentProblem('bad-table', { where: `${where}.tables[${number}]`, count: seats.length, min, max })
  }
  const all = [...tables.flatMap(({ seats }) => seats), ...byes]
  for (const id of all) {
    if (!known.has(id)) throw new TournamentProblem('unknown-entrant', { id, where })
    if (!present.has(id)) throw new TournamentProblem('not-present', { id, where })
  }
  once(all, where)
}

function once(ids: readonly string[], where: string): void {
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) throw new TournamentProblem('twice', { id: twice, where })
}

const isObject = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null && !Array.isArray(data)

type Expected = 'text' | 'number' | 'choice' | 'list' | 'object'
const wrong = (field: string, expected: Expected, values: { least?: number; most?: number; choices?: string } = {}) =>
  new TournamentProblem('field', { field, expected, least: 0, most: 0, choices: '', ...values })

function textAt(given: unknown, field: string, most: number): string {
  if (typeof given !== 'string' || given.length === 0 || given.length > most) throw wrong(field, 'text', { most })
  return given
}

function numberAt(given: unknown, field: string, least: number, most: number): number {
  if (typeof given !== 'number' || !Number.isInteger(given) || given < least || given > most) throw wrong(field, 'number', { least, most })
  return given
}

function flagAt(given: unknown, field: string, isPossible: boolean): boolean {
  if (typeof given !== 'boolean' || (given && !isPossible)) throw wrong(field, 'choice', { choices: isPossible ? 'true, false' : 'false' })
  return given
}

function choiceAt(given: unknown, field: string, choices: readonly System[]): System {
  const found = choices.find((choice) => choice === given)
  if (found === undefined) throw wrong(field, 'choice', { choices: choices.join(', ') })
  return found
}

function listAt(given: unknown, field: string, most: number): unknown[] {
  if (!Array.isArray(given) || given.length > most) throw wrong(field, 'list')
  return given
}

function idsAt(given: unknown, field: string): string[] {
  return listAt(given, field, LIMITS.entrants).map((id, at) => textAt(id, `${field}[${at}]`, LIMITS.name))
}
