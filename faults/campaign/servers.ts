/** The servers of a campaign: `branchline serve` itself, in processes of their own, on one SQLite file or one PostgreSQL, each with a line of its own to it. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Cable, layCable } from '../cut.ts'
import { type Postgres, startPostgres } from '../postgres.ts'

export interface CampaignServer {
  readonly number: number
  /** Stays the same when it is started again. */
  readonly url: string
  readonly cable: Cable | null
  isUp(): boolean
  start(): Promise<void>
  /** kill -9. */
  kill(): Promise<void>
  /** SIGTERM: it finishes what was accepted. */
  stop(): Promise<void>
  freeze(): void
  thaw(): void
  setClockAhead(milliseconds: number): void
}

export interface Cluster {
  readonly servers: readonly CampaignServer[]
  /** Null on SQLite. */
  readonly postgres: Postgres | null
  /** Ends everything and takes it away. */
  close(): Promise<void>
}

const LIMITS = {
  BRANCHLINE_REQUESTS_PER_MINUTE: '10000000',
  BRANCHLINE_NEW_PEOPLE_PER_MINUTE: '10000000',
  BRANCHLINE_MESSAGES_PER_SECOND: '1000000',
  BRANCHLINE_BURST: '1000000',
  BRANCHLINE_LOG_LEVEL: 'silent',
}
const CLOCK = new URL(import.meta.url.endsWith('.ts') ? '../dist/campaign/clock.js' : './clock.js', import.meta.url)
const START_PATIENCE = 60_000

/** Throws, with a sentence, where there is no PostgreSQL to be had. */
export async function openCluster(wanted: { program: string; servers: number; database: 'sqlite' | 'postgres' }): Promise<Cluster> {
  const data = mkdtempSync(join(tmpdir(), 'branchline-campaign-'))
  const postgres = wanted.database === 'postgres' ? await startPostgres() : null
  if (typeof postgres === 'string') throw new Error(postgres)
  const database = postgres?.freshDatabase() ?? null
  const servers: CampaignServer[] = []
  for (let number = 0; number < wanted.servers; number++) {
    const cable = database === null ? null : await layCable(database)
    servers.push(await serverAt(number, wanted.program, data, cable))
  }
  return {
    servers,
    postgres,
    async close() {
      for (const server of servers) {
        await server.kill()
        await server.cable?.close()
      }
      postgres?.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function serverAt(number: number, program: string, data: string, cable: Cable | null): Promise<CampaignServer> {
  const port = await freePort()
  let child: ChildProcess | null = null
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null
  const end = async (signal: NodeJS.Signals) => {
    if (child === null || !isRunning()) return
    const exit = once(child, 'exit')
    // A frozen process hears nothing but this.
    child.kill('SIGCONT')
    child.kill(signal)
    await exit
    child = null
  }
  return {
    number,
    url: `http://127.0.0.1:${port}`,
    cable,
    isUp: isRunning,
    async start() {
      const place = cable === null ? ['--data', data] : ['--database', cable.url]
      child = fork(program, ['serve', '--port', String(port), ...place], {
        env: { ...process.env, ...LIMITS, NODE_ENV: 'production' },
        execArgv: ['--import', fileURLToPath(CLOCK)],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      })
      let said = ''
      child.stderr?.on('data', (data: Buffer) => {
        said = (said + String(data)).slice(-2_000)
      })
      await untilReady(`http://127.0.0.1:${port}`, isRunning, () => said)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    setClockAhead: (milliseconds) => void (isRunning() && child?.send({ clockAhead: milliseconds })),
  }
}

async function untilReady(url: string, isRunning: () => boolean, said: () => string): Promise<void> {
  for (const end = performance.now() + START_PATIENCE; performance.now() < end; ) {
    if (!isRunning()) throw new Error(`a server ended while it started: ${said()}`)
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((over) => setTimeout(over, 50))
  }
  throw new Error(`a server did not become ready: ${said()}`)
}

/** Chosen by the system, so that it can be kept over restarts. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const { port } = probe.address() as { port: number }
  await new Promise((closed) => probe.close(closed))
  return port
}
