/** The figures of the server, each beside the bare loop in the same run. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyGame, advance, defaultOptions, legalTexts, openRecord, randomFrom, recordOf, startHistory } from '@branchline/engine'
import { call, newPerson } from '../faults/http.ts'
import { type ServerProcess, startProcess } from '../faults/process.ts'
import { drivePeer, type Peer } from './drive-peer.ts'
import { type Driver, driveBare, driveOurs } from './driver.ts'
import { RawSocket } from './raw-socket.ts'
import type { Party } from './server-main.ts'

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
}

const WARM_MOVES = 5_000

const script = (name: string) => new URL(import.meta.url.endsWith('.ts') ? `./${name}.ts` : `./${name}.js`, import.meta.url)

/** Moves made durable by our server: rules, schema check, a message of its own for each seat. */
export async function measureOurs(settings: LoadSettings): Promise<Load> {
  return withServer('server-main', async (server) => {
    const tablesEach = settings.rate > 0 ? 1 : 8
    const { parties } = await ask<{ parties: Party[] }>(server, {
      fill: { game: settings.game, seats: settings.seats, parties: settings.matches, tablesEach },
    })
    return measure(
      `${settings.game}, ${settings.matches} tables of ${settings.seats}`,
      server,
      await driveOurs(portOf(server), parties),
      settings,
    )
  })
}

export async function measureBare(settings: Omit<LoadSettings, 'game'>): Promise<Load> {
  return withServer('bare-main', async (server) =>
    measure(
      `bare loop, ${settings.matches} matches of ${settings.seats}`,
      server,
      await driveBare(portOf(server), settings.matches, settings.seats),
      settings,
    ),
  )
}

/** boardgame.io's own server, in memory: nothing is stored, and the game is a toy. */
export async function measurePeer(settings: Omit<LoadSettings, 'game' | 'seats'>, peer: Peer): Promise<Load> {
  return withServer(
    peer.script,
    async (server) =>
      measure(
        `boardgame.io in memory, ${settings.matches} matches of ${peer.seats}`,
        server,
        await drivePeer(portOf(server), settings.matches, peer),
        settings,
      ),
    peer.given,
  )
}

export interface Memory {
  readonly perIdleTable: number
  readonly perConnection: number
  readonly perWatchedTable: number
}

/**
 * Bytes that stay in use, garbage collected: for a table nobody watches, for a connection (resident memory, since part of it
 * is outside the heap), and for a table that its people watch (their connections not counted).
 */
export async function measureMemory(game: string, seats: number, tables: number): Promise<Memory> {
  return withServer(
    'server-main',
    async (server) => {
      const port = portOf(server)
      const connect = async (count: number) => {
        const sockets = Array.from({ length: count }, (_, i) => new RawSocket(port, '/ws', '', `127.0.0.${1 + (i % 100)}`))
        await Promise.all(sockets.map(({ ready }) => ready))
        await pause(1000)
        return sockets
      }
      // The first ones pay for caches and compiled code.
      for (const socket of await connect(500)) socket.close()
      await pause(500)
      const alone = await memoryOf(server)
      const sockets = await connect(tables)
      const connected = await memoryOf(server)
      for (const socket of sockets) socket.close()
      const perConnection = Math.max(connected.rss - alone.rss, used(connected) - used(alone)) / tables

      const fill = (parties: number) => ask<{ parties: Party[] }>(server, { fill: { game, seats, parties, tablesEach: 1 } })
      await fill(Math.ceil(tables / 4))
      await allAsleep(server)
      const empty = used(await memoryOf(server))
      const { parties } = await fill(tables)
      await allAsleep(server)
      const perIdleTable = (used(await memoryOf(server)) - empty) / tables

      const watched = Math.ceil(tables / 4)
      const before = used(await memoryOf(server))
      const driver = await driveOurs(port, parties.slice(0, watched))
      await pause(2000)
      const perWatchedTable = (used(await memoryOf(server)) - before) / watched - seats * perConnection
      driver.close()
      return { perIdleTable, perConnection, perWatchedTable: Math.max(0, perWatchedTable) }
    },
    { idleAfter: 1 },
    ['--expose-gc'],
  )
}

export interface Opening {
  readonly moves: number
  /** Milliseconds until the answer was there. */
  readonly best: number
  readonly median: number
  readonly worst: number
  /** Milliseconds of the server's processor time, on average: what a busy machine does not blur. */
  readonly cpu: number
}

/** A finished game that is not in memory is opened over HTTP; the moves are those of a random game. */
export async function measureOpening(game: AnyGame, seats: number, times: number): Promise<Opening> {
  return withServer(
    'server-main',
    async (server) => {
      const token = await newPerson(server.url, 'Reader')
      const record = randomGame(game, seats)
      const wish = {
        game: game.id,
        seats: Array.from({ length: seats }, (_, i) => (i === 0 ? 'me' : 'open')),
        options: record.options,
        record,
      }
      const took: number[] = []
      let cpu = 0
      for (let i = 0; i < times; i++) {
        const { table } = await call<{ table: { id: string } }>(server.url, '/api/tables', token, wish)
        await allAsleep(server)
        const before = await cpuOf(server)
        const began = performance.now()
        await call(server.url, `/api/tables/${table.id}/position`, token)
        took.push(performance.now() - began)
        cpu += (await cpuOf(server)) - before
      }
      took.sort((a, b) => a - b)
      return {
        moves: record.moves.length,
        best: took[0]!,
        median: took[Math.floor(took.length / 2)]!,
        worst: took.at(-1)!,
        cpu: (1000 * cpu) / times,
      }
    },
    { idleAfter: 1 },
  )
}

function randomGame(game: AnyGame, seats: number) {
  const random = randomFrom('opening')
  const history = startHistory(game, defaultOptions<Record<string, unknown>>(game.options), seats, 'opening')
  while (game.toAct(history.state) !== null) {
    const texts = legalTexts(game, history.state)
    advance(history, texts[random.below(texts.length)]!)
  }
  const record = recordOf(history)
  if (openRecord(game, record).bad !== undefined) throw new Error('a random game does not replay')
  return record
}

async function measure(what: string, server: ServerProcess, driver: Driver, settings: Omit<LoadSettings, 'game' | 'seats'>): Promise<Load> {
  await pause(500)
  driver.begin(settings.rate)
  // Until the code is warm: counted in moves, because on a busy machine seconds say little.
  for (let moves = 0, waited = 0; moves < WARM_MOVES && waited < 45_000; waited += 500) {
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
  const median = (pick: (round: Round) => number) => rounds.map(pick).sort((a, b) => a - b)[Math.floor(rounds.length / 2)]!
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

async function withServer<T>(name: string, run: (server: ServerProcess) => Promise<T>, given = {}, execArgv: string[] = []): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'branchline-bench-'))
  const server = await startProcess(name.includes('/') ? name : script(name), { data, ...given }, execArgv)
  try {
    return await run(server)
  } finally {
    await server.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

function ask<T>(server: ServerProcess, what: object): Promise<T> {
  return server.ask<T>(what as never)
}

/** Seconds of processor time. */
async function cpuOf(server: ServerProcess): Promise<number> {
  const { cpu } = await server.ask<{ cpu: NodeJS.CpuUsage }>('usage')
  return (cpu.user + cpu.system) / 1e6
}

async function allAsleep(server: ServerProcess): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 100) {
    if ((await server.ask<{ live: number }>('live')).live === 0) return
    await pause(100)
  }
  throw new Error('tables do not leave memory')
}

const memoryOf = async (server: ServerProcess) => (await server.ask<{ memory: NodeJS.MemoryUsage }>('usage')).memory
const used = ({ heapUsed, external }: NodeJS.MemoryUsage) => heapUsed + external
const portOf = (server: ServerProcess) => Number(new URL(server.url).port)
const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds))
