/** The result of a table from its record: replayed move by move, so that nobody need believe anybody. */
import { type AnyGame, isRefusal, openRecord, ranked, sameData, speaker, verdictSpeaker, verifyRecord } from '@branchline/engine'
import { TournamentProblem } from './problem.ts'
import type { DrawnTable, Tournament } from './tournament.ts'

interface Outcome {
  readonly places: number[]
  readonly scores: (number | null)[]
  readonly seed: string
}

/** Throws a TournamentProblem where the record is not one of this table, not over, or not possible. */
function outcomeOf(data: unknown, game: AnyGame, tournament: Tournament, table: DrawnTable, where: string, path: string): Outcome {
  const verdict = verifyRecord(data, (id) => (id === game.id ? game : undefined))
  const at = { where, path }
  if (isRefusal(verdict)) {
    const found = (data as { game?: unknown } | null)?.game
    if (typeof found === 'string' && found !== game.id) throw new TournamentProblem('record-game', { ...at, found, expected: game.id })
    throw new TournamentProblem('record', { ...at, problem: speaker(game, 'en').refusal(verdict) })
  }
  const { record, isSound, lines } = verdict
  if (record.seats !== table.seats.length)
    throw new TournamentProblem('record-seats', { ...at, found: record.seats, expected: table.seats.length })
  for (const [name, expected] of Object.entries(tournament.options))
    if (!sameData(record.options[name], expected))
      throw new TournamentProblem('record-options', {
        ...at,
        name,
        found: JSON.stringify(record.options[name]),
        expected: JSON.stringify(expected),
      })
  if (record.begun !== undefined) throw new TournamentProblem('record-begun', at)
  if (!isSound) {
    const problem = lines.filter(({ is }) => is === 'wrong').map((line) => verdictSpeaker(game, 'en').line(line))
    throw new TournamentProblem('record-wrong', { ...at, problem: problem.join(' ') })
  }
  checkNames(record.names, tournament, table, at)
  const { state } = openRecord(game, record).history
  const resigned = new Set(record.resigned)
  // Where all but one gave up, the game is over though its rules know of nothing.
  if (game.toAct(state) !== null && resigned.size < record.seats - 1) throw new TournamentProblem('record-unfinished', at)
  const standing = ranked(game.standing(state), (seat) => resigned.has(seat))
  const ends = table.seats.map((_, seat) => standing.find((line) => line.seat === seat))
  return {
    places: ends.map((line) => line?.rank ?? record.seats),
    scores: ends.map((line, seat) => (line === undefined || resigned.has(seat) ? null : line.score)),
    seed: record.seed,
  }
}

/** A record that names its players names those of the table; who is no more has no name. */
function checkNames(
  names: readonly string[] | undefined,
  { entrants }: Tournament,
  { seats }: DrawnTable,
  at: { where: string; path: string },
): void {
  for (const [seat, found] of (names ?? []).entries()) {
    const expected = entrants.find(({ id }) => id === seats[seat])
    if (expected !== undefined && found !== '' && found !== expected.name && found !== expected.id)
      throw new TournamentProblem('record-names', { ...at, seat: seat + 1, found, expected: expected.name })
  }
}

/** Every result that has a record, against it. */
export function proveAll(tournament: Tournament, game: AnyGame, read: (path: string) => unknown): void {
  for (const [round, { tables }] of tournament.drawn.entries()) {
    /** Of a round whose tables have the same deal, by their size. */
    const dealt = new Map<number, string>()
    for (const [number, table] of tables.entries()) {
      const { result } = table
      if (result?.record === undefined) continue
      const where = `${round + 1}.${number + 1}`
      const { record } = result
      const path = typeof record === 'string' ? record : where
      const { places, scores, seed } = outcomeOf(typeof record === 'string' ? read(record) : record, game, tournament, table, where, path)
      mustAgree('places-differ', { where, path }, places, result.places)
      if (!tournament.duplicate) continue
      mustAgree('scores-differ', { where, path }, scores, result.scores ?? [])
      if ((dealt.get(table.seats.length) ?? seed) !== seed) throw new TournamentProblem('record-deal', { where, path })
      dealt.set(table.seats.length, seed)
    }
  }
}

type Figures = readonly (number | null)[]

function mustAgree(code: 'places-differ' | 'scores-differ', at: { where: string; path: string }, found: Figures, expected: Figures): void {
  if (sameData([...found], [...expected])) return
  const said = (figures: Figures) => figures.map((figure) => figure ?? '–').join(' ')
  throw new TournamentProblem(code, { ...at, found: said(found), expected: said(expected) })
}
