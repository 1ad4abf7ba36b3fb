/** `branchline tournament`: draws, proves and counts; and what is wrong is said in a line. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  advance,
  defaultOptions,
  type GameRecord,
  hashOf,
  legalTexts,
  randomFrom,
  ranked,
  recordOf,
  startHistory,
} from '@branchline/engine'
import { gameById } from '@branchline/games'
import { FORMAT, type Tournament } from '@branchline/tournaments'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { branchline } from './terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'branchline-tournament-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'cup.json')
const game = gameById('west-riding')!
const options = { ...defaultOptions(game.options), turns: 6 }
const names = ['Ada', 'Bert', 'Cleo', 'Dora']

const cup = (more: object = {}) => ({
  format: FORMAT,
  name: 'Club cup',
  game: 'west-riding',
  options: { turns: 6 },
  system: 'swiss',
  seats: 4,
  rounds: 2,
  seed: 'cup',
  entrants: names.map((name) => ({ id: name.toLowerCase(), name })),
  ...more,
})
const write = (tournament: object | string) => writeFileSync(file, typeof tournament === 'string' ? tournament : JSON.stringify(tournament))
const read = () => JSON.parse(readFileSync(file, 'utf8')) as Tournament

function random(seed: string, players: readonly string[]): GameRecord {
  const history = startHistory(game, options, players.length, seed)
  const { below } = randomFrom(seed)
  while (game.toAct(history.state) !== null) {
    const moves = legalTexts(game, history.state)
    advance(history, moves[below(moves.length)]!)
  }
  return { ...recordOf(history, players), finalHash: hashOf(history.state) }
}

const placesIn = (record: GameRecord) => {
  const history = startHistory(game, options, record.seats, record.seed)
  for (const move of record.moves) advance(history, move)
  const lines = ranked(game.standing(history.state), () => false)
  return Array.from({ length: record.seats }, (_, seat) => lines.find((line) => line.seat === seat)!.rank)
}

let record: GameRecord
let drawn: Tournament

beforeAll(async () => {
  write(cup())
  const { out, exit } = await branchline('tournament', file, '--draw')
  expect(out).toContain('Drawn and written into the file.')
  expect(exit).toBe(0)
  drawn = read()
  const players = drawn.drawn[0]!.tables[0]!.seats.map((id) => names.find((name) => name.toLowerCase() === id)!)
  record = random('a', players)
})

const withResult = (result: object): object => ({
  ...drawn,
  drawn: [{ ...drawn.drawn[0]!, tables: [{ ...drawn.drawn[0]!.tables[0]!, result }] }],
})

async function told(given: object | string, kept: object = record): Promise<{ out: string; err: string; exit: unknown }> {
  writeFileSync(join(folder, 'one.json'), JSON.stringify(kept))
  write(given)
  return branchline('tournament', file)
}

it('proves results by their records, counts them, and draws the next round', async () => {
  const { out, exit } = await told(withResult({ places: placesIn(record), record: 'one.json' }))
  expect(exit).toBe(0)
  expect(out).toContain('proved by its record')
  expect(out).toContain('Standings')
  expect(out).toContain('Next: Round 2')
  expect(out).toContain('The rounds are those that the seed gives.')
})

it('refuses a result that its record does not give', async () => {
  const { err, exit } = await told(withResult({ places: placesIn(record).map((place) => 5 - place), record: 'one.json' }))
  expect(err).toContain('ends with the places')
  expect(exit).toBe(1)
})

it.each<[string, (record: GameRecord) => object, string]>([
  ['a game that is not over', ({ finalHash, ...rest }) => ({ ...rest, moves: rest.moves.slice(0, -1) }), 'is not over'],
  ['other players', (rest) => ({ ...rest, names: ['Ada', 'Ada', 'Ada', 'Ada'] }), 'is Ada, not'],
  ['other options', (rest) => ({ ...rest, options: { ...rest.options, turns: 11 } }), 'other options'],
  ['another hash', (rest) => ({ ...rest, finalHash: 'f'.repeat(16) }), 'does not hold'],
  ['moves nobody could make', (rest) => ({ ...rest, moves: ['offer moon', ...rest.moves] }), 'does not hold'],
  ['another game', (rest) => ({ ...rest, game: 'rising-sun' }), 'is a game of rising-sun'],
  ['a position that was brought', (rest) => ({ ...rest, begun: { by: 'Ada', moves: 3 } }), 'somebody brought'],
  ['no record at all', () => ({ hello: 1 }), 'is no record'],
])('refuses %s', async (_, forge, problem) => {
  const { err, exit } = await told(withResult({ places: [1, 2, 3, 4], record: 'one.json' }), forge(record))
  expect(err).toContain(problem)
  expect(exit).toBe(1)
})

it.each<[string, object | string, string]>([
  ['text that is not JSON', '{', 'It is not JSON'],
  ['a list', '[]', 'should be an object'],
  ['another format', cup({ format: 'x' }), '“format” should be'],
  ['an unknown game', cup({ game: 'chess' }), 'no game “chess”'],
  ['an unknown system', cup({ system: 'ladder' }), '“system” should be one of league, swiss, knockout'],
  ['too many seats', cup({ seats: 9 }), '“seats” should be a whole number from 3 to 5'],
  ['somebody twice', cup({ entrants: [{ id: 'a' }, { id: 'a' }] }), '“a” stands there twice'],
  ['strangers at a table', cup({ drawn: [{ tables: [{ seats: ['ada', 'bert', 'zoe'] }] }] }), '“zoe” in drawn[0]'],
  ['a table too small', cup({ drawn: [{ tables: [{ seats: ['ada', 'bert'] }] }] }), 'has 2 seats; the game takes 3 to 5'],
  [
    'places of no game',
    cup({ drawn: [{ tables: [{ seats: ['ada', 'bert', 'cleo'], result: { places: [1, 3, 3] } }] }] }),
    'not those of a game',
  ],
  [
    'somebody who had left',
    cup({ entrants: [{ id: 'a', until: 0 }, { id: 'b' }, { id: 'c' }], drawn: [{ tables: [{ seats: ['a', 'b', 'c'] }] }] }),
    'was not to be drawn',
  ],
])('refuses %s and changes nothing', async (_, given, problem) => {
  write(given)
  const before = readFileSync(file, 'utf8')
  const { err, exit } = await branchline('tournament', file, '--draw')
  expect(err).toContain(problem)
  expect(exit).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe(before)
})
