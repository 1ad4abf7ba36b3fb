/** Moves a second and how long each takes: of our server, of the bare loop, of a peer. */
import type { ServerProcess } from '@branchline/faults/process'
import { drivePeer, type Peer } from './drive-peer.ts'
import { type Driver, driveBare, driveOurs } from './driver.ts'
import { cpuOf, pause, portOf, script, withServer } from './process.ts'
import type { OtherGame, Party } from './server-main.ts'

export interface Round {
  readonly perSecond: number
  readonly perCpuSecond: number
  readonly p50: number
  readonly p99: number
}
export interface Load {
  readonly what: string
  readonly rounds: readonly Round[]
  readonly bestPerCpuSecond: number
  readonly medianPerCpuSecond: number
  readonly medianPerSecond: number
  readonly p50: number
  readonly p99: number
  readonly bestP99: number
}
export interface LoadSettings {
  readonly game: string
  readonly seats: number
  readonly matches: number
  readonly seconds: number
  readonly rounds: number
  /** Moves a second in all; 0: as fast as it goes. */
  readonly rate: number
  /** Beside it bots of this level think at other tables, in threads of their own, all the time. */
  readonly bots?: string
  /** Where the game is, when it is not of the catalogue. */
  readonly other?: OtherGame
}

/** Until the code is warm: counted in moves, because on a busy machine seconds say little; but not for ever. */
const WARM_MOVES = 40_000
const WARM_MOST = 12_000

/** Moves made durable by our server: rules, schema check, a message of its own for each seat. */
export async function measureOurs(settings: LoadSettings): Promise<Load> {
  const { game, seats, matches, rate, bots, other } = settings
  const what = `${game}, ${matches} tables of ${seats}${bots === undefined ? '' : `, bots (${bots}) thinking beside`}`
  return withServer(
    script('server-main'),
    async (server) => {
      const tablesEach = rate > 0 ? 1 : 20
      const { parties } = await server.ask<{ parties: Party[] }>({ fill: { game, seats, parties: matches, tablesEach } })
      if (bots !== undefined) await server.ask({ think: { game, seats, tables: 8, level: bots } })
      return measure(what, server, await driveOurs(portOf(server), parties), settings)
    },
    other === undefined ? {} : { other },
  )
}

export async function measureBare(settings: Omit<LoadSettings, 'game'>): Promise<Load> {
  return withServer(script('bare-main'), async (server) =>
    measure(
      `bare loop, ${settings.matches} matches of ${settings.seats}`,
      server,
      await driveBare(portOf(server), settings.matches, settings.seats),
      settings,
    ),
  )
}

/** boardgame.io's own server, in memory: nothing is stored, and the game is a toy. */
export async function measurePeer(settings: Omit<LoadSettings, 'game' | 'seats'>, peer: Peer, how: string): Promise<Load> {
  return withServer(
    peer.script,
    async (server) =>
      measure(
        `boardgame.io in memory, ${how}, ${settings.matches} matches of ${peer.seats}`,
        server,
        await drivePeer(portOf(server), settings.matches, peer),
        settings,
      ),
    peer.given,
  )
}

async function measure(what: string, server: ServerProcess, driver: Driver, settings: Omit<LoadSettings, 'game' | 'seats'>): Promise<Load> {
  await pause(500)
  driver.begin(settings.rate)
  const enough = settings.rate > 0 ? 5 * settings.rate : WARM_MOVES
  for (let moves = 0, waited = 0; moves < enough && waited < WARM_MOST; waited += 500) {
    await pause(500)
    moves += driver.take().length
  }
  const rounds: Round[] = []
  for (let round = 0; round < settings.rounds; round++) {
    const before = await cpuOf(server)
    driver.take()
    const began = performance.now()
    await pause(settings.seconds * 1000)
    const latencies = driver.take().sort((a, b) => a - b)
    const seconds = (performance.now() - began) / 1000
    const cpu = (await cpuOf(server)) - before
    const at = (part: number) => latencies[Math.min(latencies.length - 1, Math.floor(part * latencies.length))] ?? Number.NaN
    rounds.push({ perSecond: latencies.length / seconds, perCpuSecond: latencies.length / cpu, p50: at(0.5), p99: at(0.99) })
  }
  driver.end()
  driver.close()
  const median = (pick: (round: Round) => number) => rounds.map(pick).sort((a, b) => a - b)[Math.floor(rounds.length / 2)]
  return {
    what,
    rounds,
    bestPerCpuSecond: Math.max(...rounds.map(({ perCpuSecond }) => perCpuSecond)),
    medianPerCpuSecond: median(({ perCpuSecond }) => perCpuSecond),
    medianPerSecond: median(({ perSecond }) => perSecond),
    p50: median(({ p50 }) => p50),
    p99: median(({ p99 }) => p99),
    bestP99: Math.min(...rounds.map(({ p99 }) => p99)),
  }
}
