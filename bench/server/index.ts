/** All figures of the server in one run, as rows. `branchline bench --server` prints them. */
import { availableParallelism, loadavg } from 'node:os'
import { GAMES } from '@branchline/games'
import type { Peer } from './drive-peer.ts'
import { type Load, measureBare, measureOurs, measurePeer } from './load.ts'
import { type Memory, measureMemory } from './memory.ts'
import { measureOpenings, type Opening, type Taken } from './opening.ts'

export type { Peer } from './drive-peer.ts'
export { type FloodCase, measureFlood } from './flood.ts'
export { type ListCosts, measureLists } from './lists.ts'
export type { Load } from './load.ts'
export type { Memory } from './memory.ts'
export type { Opening } from './opening.ts'
export { measureSeveral } from './several.ts'

export interface ServerFigures {
  /** boardgame.io with undo disabled, the least it can be set to do, and with undo on, its own default and what our server does too. */
  readonly busy: {
    readonly bare: Load
    readonly ours: Load
    /** The game of boardgame.io's server on ours: what differs then is the servers alone. */
    readonly sameGame: Load | null
    readonly peer: Load | null
    readonly peerWithUndo: Load | null
  }
  readonly steady: { readonly bare: Load; readonly ours: Load; readonly withBots: Load }
  readonly memory: Memory
  readonly openings: readonly Opening[]
}

export interface FiguresWanted {
  readonly game: string
  readonly seconds?: number
  readonly rounds?: number
  /** Another server to be measured beside ours; throws when it is not there. */
  readonly peer?: (undo: boolean) => Peer
  onRow?(row: string): void
}

const BUSY_TABLES = 50
const STEADY_TABLES = 1000
const STEADY_RATE = 1000
const TABLES_FOR_MEMORY = 2000
const OPENINGS = 15
/** Thinks the longest about a move. */
const DEEPEST_BOT = 'inspector'

export async function measureServer(wanted: FiguresWanted): Promise<ServerFigures> {
  const { seconds = 3, rounds = 5, onRow = () => {} } = wanted
  const game = GAMES.find(({ id }) => id === wanted.game)
  if (game === undefined) throw new Error(`there is no game “${wanted.game}”`)
  const seats = game.seats.max
  const say = (load: Load) => onRow(`   ${inWords(load)}`)
  onRow(`${availableParallelism()} processors, load ${loadavg()[0].toFixed(1)} at the beginning; ${rounds} rounds of ${seconds} s`)

  onRow('As fast as it goes, one move under way at each table:')
  const asFast = { game: game.id, seats, seconds, rounds, matches: BUSY_TABLES, rate: 0 }
  const bare = await measureBare(asFast)
  say(bare)
  const ours = await measureOurs(asFast)
  say(ours)
  onRow(`   ratio to the bare loop: ${(ours.medianPerCpuSecond / bare.medianPerCpuSecond).toFixed(2)} durable moves per CPU second`)
  const sameGame = await besidePeer(wanted.peer, onRow, false, ({ game, module, seats }) =>
    measureOurs({ ...asFast, game, seats, other: { game, module } }),
  )
  if (sameGame !== null) say(sameGame)
  const beside = async (undo: boolean): Promise<Load | null> => {
    if (sameGame === null) return null
    const how = undo ? 'undo on' : 'undo disabled'
    const load = await besidePeer(wanted.peer, onRow, undo, (found) => measurePeer(asFast, found, how))
    if (load === null) return null
    say(load)
    const ratio = (mine: Load) => (mine.medianPerCpuSecond / load.medianPerCpuSecond).toFixed(1)
    onRow(`   ratio to boardgame.io with ${how}: ${ratio(sameGame)} moves per CPU second of the same game, ${ratio(ours)} of ${game.id}`)
    return load
  }
  const peer = await beside(false)
  const peerWithUndo = await beside(true)

  onRow(`${STEADY_RATE} moves a second over ${STEADY_TABLES} tables:`)
  const paced = { ...asFast, matches: STEADY_TABLES, rate: STEADY_RATE }
  const steadyBare = await measureBare(paced)
  say(steadyBare)
  const steadyOurs = await measureOurs(paced)
  say(steadyOurs)
  onRow(
    `   ratio to the bare loop: p50 ${(steadyOurs.p50 / steadyBare.p50).toFixed(1)}, p99 ${(steadyOurs.p99 / steadyBare.p99).toFixed(1)}`,
  )
  const withBots = await measureOurs({ ...paced, bots: DEEPEST_BOT })
  say(withBots)

  const memory = await measureMemory(game.id, seats, TABLES_FOR_MEMORY)
  onRow(
    `Memory: ${kB(memory.perIdleTable)} a table nobody watches, ${kB(memory.perConnection)} a connection, ${kB(memory.perWatchedTable)} a table in play`,
  )
  onRow('Opening a finished game that is not in memory:')
  const openings = await measureOpenings(GAMES, OPENINGS)
  for (const { game: id, moves, kept, replayed, nothing } of openings) {
    onRow(
      `   ${id}, ${moves} moves, from the state kept at its end: ${tookInWords(kept)}, ${nothing.cpu.toFixed(1)} of them for a request that opens nothing`,
    )
    onRow(
      `   ${id}, by its moves alone, each checked again: ${tookInWords(replayed)}, ${((1000 * replayed.cpu) / moves).toFixed(1)} µs a move`,
    )
  }
  return {
    busy: { bare, ours, sameGame, peer, peerWithUndo },
    steady: { bare: steadyBare, ours: steadyOurs, withBots },
    memory,
    openings,
  }
}

function tookInWords({ best, median, worst, cpu }: Taken): string {
  return `${median.toFixed(1)} ms (best ${best.toFixed(1)}, worst ${worst.toFixed(1)}); ${cpu.toFixed(1)} ms of processor time`
}

async function besidePeer(
  find: ((undo: boolean) => Peer) | undefined,
  onRow: (row: string) => void,
  undo: boolean,
  measure: (peer: Peer) => Promise<Load>,
): Promise<Load | null> {
  if (find === undefined) return null
  let peer: Peer
  try {
    peer = find(undo)
  } catch (error) {
    onRow(`   boardgame.io left out: ${(error as Error).message}`)
    return null
  }
  return measure(peer)
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function inWords({ what, medianPerSecond, bestPerCpuSecond, medianPerCpuSecond, p50, p99, bestP99 }: Load): string {
  return `${what}: ${medianPerSecond.toFixed(0)} moves/s; per server CPU second ${medianPerCpuSecond.toFixed(0)} (best ${bestPerCpuSecond.toFixed(0)}); p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms (best ${bestP99.toFixed(2)})`
}
