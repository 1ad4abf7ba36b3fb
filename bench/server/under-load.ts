/** Servers under load, alone or sharing a PostgreSQL. */
import type { Postgres } from '@branchline/faults/postgres'
import { type ServerProcess, startProcess } from '@branchline/faults/process'
import type { Driver } from './driver.ts'
import { pause, script } from './process.ts'
import type { Usage } from './server-main.ts'
import { keepAccount, type Shares } from './shares.ts'

/** One measurement under load. */
export interface Shared extends Shares {
  /** Moves of people. */
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

/** So many moves by each server before it counts, since code that is not warm costs twice as much; but not for ever. */
const WARM_MOVES = 3_000
const WARM_LEAST = 1_500
const WARM_MOST = 8_000

export async function underLoad(
  postgres: Postgres | null,
  servers: readonly ServerProcess[],
  driver: Driver,
  seconds: number,
  rate: number,
): Promise<Shared> {
  await pause(500)
  driver.begin(rate)
  await warm(servers)
  const account = await keepAccount(postgres, servers)
  driver.take()
  const began = performance.now()
  await pause(seconds * 1000)
  const latencies = driver.take().sort((a, b) => a - b)
  const took = (performance.now() - began) / 1000
  const shares = await account()
  driver.end()
  driver.close()
  await pause(300)
  const percentile = (part: number) => latencies[Math.min(latencies.length - 1, Math.floor(part * latencies.length))] ?? Number.NaN
  return { ...shares, perSecond: latencies.length / took, p50: percentile(0.5), p99: percentile(0.99) }
}

async function warm(servers: readonly ServerProcess[]): Promise<void> {
  const began = performance.now()
  const isWarm = async (server: ServerProcess) => {
    const { moves } = await server.ask<Usage>('account')
    return moves.person + moves.bot >= WARM_MOVES
  }
  await pause(WARM_LEAST)
  for (const server of servers) while (performance.now() - began < WARM_MOST && !(await isWarm(server))) await pause(250)
}

export async function withServers<T>(
  database: string,
  count: number,
  run: (servers: ServerProcess[]) => Promise<T>,
  given: object = {},
  execArgv: string[] = [],
): Promise<T> {
  const servers: ServerProcess[] = []
  try {
    for (let i = 0; i < count; i++) servers.push(await startProcess(script('server-main'), { database, ...given }, execArgv))
    return await run(servers)
  } finally {
    for (const server of servers) await server.kill()
  }
}
