/** Servers under load, alone or sharing a PostgreSQL. */
import type { Postgres } from '../faults/postgres.ts'
import { type ServerProcess, startProcess } from '../faults/process.ts'
import type { Driver } from './driver.ts'
import { pause, script } from './process.ts'
import { keepAccount, type Shares } from './shares.ts'

/** One measurement under load. */
export interface Shared extends Shares {
  /** Moves of people. */
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

const WARM = 3_000

export async function underLoad(
  postgres: Postgres | null,
  servers: readonly ServerProcess[],
  driver: Driver,
  seconds: number,
  rate: number,
): Promise<Shared> {
  await pause(500)
  driver.begin(rate)
  await pause(WARM)
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
