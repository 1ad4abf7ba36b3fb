/** How long it takes to open a finished game that is not in memory. */
import { type AnyGame, advance, defaultOptions, legalTexts, openRecord, randomFrom, recordOf, startHistory } from '@branchline/engine'
import { call, newPerson } from '@branchline/faults/http'
import type { ServerProcess } from '@branchline/faults/process'
import { cpuOf, script, withServer } from './process.ts'

export interface Opening {
  readonly game: string
  readonly moves: number
  /** With the state kept when it ended. */
  readonly kept: Taken
  /** By its stored moves alone, every one of them checked again. */
  readonly replayed: Taken
  /** A request that opens nothing, between the same measurements: what the others cost without their work. */
  readonly nothing: Taken
}

export interface Taken {
  /** Milliseconds until the answer was there. */
  readonly best: number
  readonly median: number
  readonly worst: number
  /** Milliseconds of the server's processor time, the median: what a busy machine does not blur. */
  readonly cpu: number
}

/** Opens each game `times` over HTTP in either way, in turn. */
export function measureOpenings(games: readonly AnyGame[], times: number): Promise<Opening[]> {
  return withServer(script('server-main'), async (server) => {
    const token = await newPerson(server.url, 'Reader')
    const openings: Opening[] = []
    for (const game of games) openings.push(await openGame(server, token, game, times))
    return openings
  })
}

async function openGame(server: ServerProcess, token: string, game: AnyGame, times: number): Promise<Opening> {
  const record = longGame(game)
  const seats = Array.from({ length: record.seats }, (_, i) => (i === 0 ? 'me' : 'open'))
  const wish = { game: game.id, seats, options: record.options, record }
  const { table } = await call<{ table: { id: string } }>(server.url, '/api/tables', token, wish)
  const position = `/api/tables/${table.id}/position`
  const kept = await askOften(server, token, position, 'put away', times)
  const replayed = await askOften(server, token, position, 'forget', times)
  const nothing = await askOften(server, token, '/healthz', 'put away', times)
  return { game: game.id, moves: record.moves.length, kept, replayed, nothing }
}

async function askOften(server: ServerProcess, token: string, path: string, before: 'put away' | 'forget', times: number): Promise<Taken> {
  const took: number[] = []
  const cpu: number[] = []
  for (let time = -WARM; time < times; time++) {
    await server.ask(before)
    const spent = await cpuOf(server)
    const began = performance.now()
    await call(server.url, path, token)
    const milliseconds = performance.now() - began
    const seconds = (await cpuOf(server)) - spent
    if (time < 0) continue
    took.push(milliseconds)
    cpu.push(1000 * seconds)
  }
  took.sort((a, b) => a - b)
  cpu.sort((a, b) => a - b)
  const middle = Math.floor(times / 2)
  return { best: took[0], median: took[middle], worst: took.at(-1)!, cpu: cpu[middle] }
}

/** Opened so often before it counts: a server that has just started compiles on the way. */
const WARM = 50
/** Games are tried until one has this many moves; of shorter ones the longest is taken. */
const LONG = 300
const TRIED = 40

function longGame(game: AnyGame) {
  const options = defaultOptions<Record<string, unknown>>(game.options)
  let seats = game.seats.max
  while (seats > game.seats.min && game.fits?.(options, seats) != null) seats--
  let longest = recordOf(randomGame(game, options, seats, 'opening-0'))
  for (let tried = 1; tried < TRIED && longest.moves.length < LONG; tried++) {
    const record = recordOf(randomGame(game, options, seats, `opening-${tried}`))
    if (record.moves.length > longest.moves.length) longest = record
  }
  if (openRecord(game, longest).bad !== undefined) throw new Error('a random game does not replay')
  return longest
}

function randomGame(game: AnyGame, options: Record<string, unknown>, seats: number, seed: string) {
  const random = randomFrom(seed)
  const history = startHistory(game, options, seats, seed)
  while (game.toAct(history.state) !== null) {
    const texts = legalTexts(game, history.state)
    advance(history, texts[random.below(texts.length)])
  }
  return history
}
