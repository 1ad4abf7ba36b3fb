/**
 * A PostgreSQL of one's own: a throw-away cluster in a temporary folder, on a free loopback port, gone afterwards. Works as
 * root too (PostgreSQL itself refuses to run as root, so it then runs as an unprivileged user), and installs Debian's
 * package when it is missing and we may.
 */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Postgres {
  readonly url: string
  /** A fresh database in the same cluster: empty, or a copy of the one at that address, to which nobody is connected. */
  freshDatabase(like?: string): string
  /** Seconds of processor time that all its processes have taken; null where the system does not say. */
  cpu(): number | null
  /** Stops the server as a crash would, and starts it again. */
  halt(): void
  resume(): void
  stop(): void
}

/**
 * The cluster, or one line that says why there is none. What a `brief` one is told outlives its own crash, not that of the machine: it does not
 * wait for the disk, so that no test depends on who else writes to it.
 */
export async function startPostgres({ brief = false } = {}): Promise<Postgres | string> {
  const bin = binaries() ?? install() ?? binaries()
  if (bin === null) return 'PostgreSQL is not here and could not be installed: its tests were left out'
  const user = isRoot() ? unprivileged() : null
  if (isRoot() && user === null) return 'PostgreSQL does not run as root and no unprivileged user was found: its tests were left out'
  const folder = mkdtempSync(join(tmpdir(), 'branchline-postgres-'))
  if (user !== null) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const run = (command: string, ...given: string[]) => spawnAs(user, join(bin, command), given)
  const stop = () => {
    process.off('exit', stop)
    const pid = existsSync(join(data, 'postmaster.pid')) ? Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10) : null
    const stopped = run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
    // On a machine too busy for pg_ctl's patience: by its own number, read from its own folder.
    if (stopped.status !== 0 && pid !== null) endProcess(pid)
    rmSync(folder, { recursive: true, force: true })
  }
  const made = run('initdb', '-D', data, '-U', 'branchline', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    return `initdb failed: ${made.stderr.slice(-300)}`
  }
  let port = await freePort()
  const start = () => {
    const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c shared_buffers=16MB -c fsync=${brief ? 'off' : 'on'}`
    return run('pg_ctl', '-D', data, '-w', '-t', '120', '-l', join(folder, 'log'), '-o', settings, 'start')
  }
  for (let tries = 1; start().status !== 0; tries++) {
    if (tries === START_TRIES) {
      const log = readLog(folder)
      stop()
      return `PostgreSQL did not start: ${log}`
    }
    // Somebody else may have taken the port since it was found free.
    port = await freePort()
  }
  // Also when whoever started it ends in the middle.
  process.once('exit', stop)
  const server = `postgres://branchline@127.0.0.1:${port}`
  let databases = 0
  return {
    url: `${server}/postgres`,
    freshDatabase(like) {
      const name = `test${++databases}`
      const copied = like === undefined ? [] : ['-T', like.slice(server.length + 1)]
      const created = run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'branchline', ...copied, name)
      if (created.status !== 0) throw new Error(created.stderr)
      return `${server}/${name}`
    },
    cpu: () => cpuBelow(data),
    halt() {
      if (run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop').status !== 0) throw new Error('PostgreSQL did not stop')
    },
    resume() {
      if (start().status !== 0) throw new Error(`PostgreSQL did not start again: ${readLog(folder)}`)
    },
    stop,
  }
}

const START_TRIES = 3
const TICKS_A_SECOND = 100

/** From /proc: the postmaster, its children, and those of its children that have ended. */
function cpuBelow(data: string): number | null {
  try {
    const postmaster = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]
    let ticks = 0
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ''
      // Behind the name, which may hold anything: state, parent, …, own time (12th and 13th), that of ended children (14th and 15th).
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (pid === postmaster) ticks += Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14])
      else if (fields[1] === postmaster) ticks += Number(fields[11]) + Number(fields[12])
    }
    return ticks / TICKS_A_SECOND
  } catch {
    return null
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    // Gone already.
  }
}

function readLog(folder: string): string {
  return existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8').slice(-300) : 'it left no log'
}

const isRoot = () => process.getuid?.() === 0

/** Debian keeps the servers beside each other by version. */
function binaries(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  for (const version of versions) if (existsSync(join(debian, version, 'bin', 'initdb'))) return join(debian, version, 'bin')
  const found = spawnSync('sh', ['-c', 'command -v initdb'], { encoding: 'utf8' })
  return found.status === 0 ? join(found.stdout.trim(), '..') : null
}

function install(): null {
  if (!isRoot()) return null
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('sh', ['-c', 'apt-get update -q && apt-get install -y -q --no-install-recommends postgresql'], { env, timeout: 240_000 })
  return null
}

function unprivileged(): { name: string; uid: number; gid: number } | null {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, name], { encoding: 'utf8' }))
    if (uid?.status === 0 && gid?.status === 0) return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  return null
}

function spawnAs(user: { name: string; uid: number; gid: number } | null, command: string, given: string[]): SpawnSyncReturns<string> {
  // Not through pipes: the server that pg_ctl leaves behind would hold them open.
  const options = { encoding: 'utf8' as const, cwd: tmpdir(), timeout: 150_000, ...(user === null ? {} : { uid: user.uid, gid: user.gid }) }
  const keepsRunning = given.at(-1) === 'start'
  return spawnSync(command, given, {
    ...options,
    ...(keepsRunning ? { stdio: ['ignore', 'ignore', 'ignore'] as const } : {}),
  }) as SpawnSyncReturns<string>
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => found(port))
    })
  })
}
