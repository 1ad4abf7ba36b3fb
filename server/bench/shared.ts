/** Servers that share a PostgreSQL, and what each of them takes under load. */
import type { Postgres } from '../faults/postgres.ts'
import { type ServerProcess, startProcess } from '../faults/process.ts'
import type { Driver } from './driver.ts'
import { cpuOf, pause, script } from './process.ts'

/** One measurement under load. */
export interface Shared {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Of the time measured, in processors: each server, PostgreSQL, and whoever makes the load. */
  readonly servers: readonly number[]
  readonly postgres: number | null
  readonly load: number
}

const WARM = 3_000

export async function underLoad(
  postgres: Postgres,
  servers: readonly ServerProcess[],
  driver: Driver,
  seconds: number,
  rate: number,
): Promise<Shared> {
  await pause(500)
  driver.begin(rate)
  await pause(WARM)
  const usage = async () => ({
    servers: await Promise.all(servers.map(cpuOf)),
    postgres: postgres.cpu(),
    load: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
  })
  const before = await usage()
  driver.take()
  const began = performance.now()
  await pause(seconds * 1000)
  const latencies = driver.take().sort((a, b) => a - b)
  const took = (performance.now() - began) / 1000
  const after = await usage()
  driver.end()
  driver.close()
  await pause(300)
  const percentile = (part: number) => latencies[Math.min(latencies.length - 1, Math.floor(part * latencies.length))] ?? Number.NaN
  return {
    perSecond: latencies.length / took,
    p50: percentile(0.5),
    p99: percentile(0.99),
    servers: after.servers.map((cpu, index) => (cpu - (before.servers[index] ?? 0)) / took),
    postgres: after.postgres === null || before.postgres === null ? null : (after.postgres - before.postgres) / took,
    load: (after.load - before.load) / took,
  }
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
