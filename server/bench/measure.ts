/** The figures of the server, each beside the bare loop in the same run. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyGame, advance, defaultOptions, legalTexts, openRecord, randomFrom, recordOf, startHistory } from '@branchline/engine'
import { call, newPerson } from '../faults/http.ts'
import { type ServerProcess, startProcess } from '../faults/process.ts'
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

export interface Memory {
  readonly perIdleTable: number
  readonly perConnection: number
  readonly perWatchedTable: number
}

/** Bytes of resident memory: for a table nobody watches, for a connection, and for a table with two people watching (their connections not counted). */
export async function measureMemory(game: string, seats: number, tables: number): Promise<Memory> {
  return withServer(
    'server-main',
    async (server) => {
      const fill = (parties: number) => ask<{ parties: Party[] }>(server, { fill: { game, seats, parties, tablesEach: 1 } })
      const asleep = async () => {
        for (let waited = 0; waited < 600; waited++) {
          if ((await server.ask<{ live: number }>('live')).live === 0) return
          await pause(100)
        }
        throw new Error('tables do not leave memory')
      }
      // The first ones pay for caches and compiled code.
      await fill(Math.ceil(tables / 4))
      await asleep()
      const empty = await residentOf(server)
      const { parties } = await fill(tables)
      await asleep()
      const full = await residentOf(server)
      const port = portOf(server)
      const idle = Array.from({ length: tables }, (_, i) => new RawSocket(port, '/ws', '', `127.0.0.${1 + (i % 100)}`))
      await Promise.all(idle.map(({ ready }) => ready))
      await pause(500)
      const connected = await residentOf(server)
      for (const socket of idle) socket.close()
      await pause(500)
      const before = await residentOf(server)
      const driver = await driveOurs(port, parties.slice(0, Math.ceil(tables / 4)))
      await pause(1500)
      const watched = await residentOf(server)
      driver.close()
      const perConnection = (connected - full) / tables
      return {
        perIdleTable: (full - empty) / tables,
        perConnection,
        perWatchedTable: Math.max(0, (watched - before) / Math.ceil(tables / 4) - seats * perConnection),
      }
    },
    { idleAfter: 1 },
    ['--expose-gc'],
  )
}

/** Milliseconds to open a finished game that is not in memory, over HTTP; the moves of a random game. */
export async function measureOpening(
  game: AnyGame,
  seats: number,
  times: number,
): Promise<{ moves: number; best: number; median: number; worst: number }> {
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
      for (let i = 0; i < times; i++) {
        const { table } = await call<{ table: { id: string } }>(server.url, '/api/tables', token, wish)
        while ((await server.ask<{ live: number }>('live')).live > 0) await pause(100)
        const began = performance.now()
        await call(server.url, `/api/tables/${table.id}/position`, token)
        took.push(performance.now() - began)
      }
      took.sort((a, b) => a - b)
      return { moves: record.moves.length, best: took[0]!, median: took[Math.floor(took.length / 2)]!, worst: took.at(-1)! }
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

async function measure(what: string, server: ServerProcess, driver: Driver, settings: Omit<LoadSettings, 'game'>): Promise<Load> {
  await pause(500)
  driver.begin(settings.rate)
  await pause(1500)
  const rounds: Round[] = []
  for (let round = 0; round < settings.rounds; round++) {
    const before = await server.ask<{ cpu: NodeJS.CpuUsage }>('usage')
    driver.take()
    const began = performance.now()
    await pause(settings.seconds * 1000)
    const latencies = driver.take().sort((a, b) => a - b)
    const seconds = (performance.now() - began) / 1000
    const after = await server.ask<{ cpu: NodeJS.CpuUsage }>('usage')
    const cpu = (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / 1e6
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
  const server = await startProcess(script(name), { data, ...given }, execArgv)
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

const residentOf = async (server: ServerProcess) => (await server.ask<{ memory: NodeJS.MemoryUsage }>('usage')).memory.rss
const portOf = (server: ServerProcess) => Number(new URL(server.url).port)
const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds))
