/** Where the time of a measurement went: processors by who used them, commits, and what PostgreSQL waited for. */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Postgres } from '@branchline/faults/postgres'
import type { ServerProcess } from '@branchline/faults/process'
import pg from 'pg'
import type { Usage } from './server-main.ts'

/** Shares are in processors: 1 is one of them, all of the time. */
export interface Shares {
  readonly servers: readonly number[]
  /** Of each server the thread that does all but the bots' thinking. */
  readonly mainThreads: readonly number[]
  readonly postgres: number | null
  readonly load: number
  /** Programs that have nothing to do with this, and what nobody used; null where the system does not say. */
  readonly others: number | null
  readonly idle: number | null
  /** By people and by bots, a second. */
  readonly moves: { readonly person: number; readonly bot: number }
  /** In all servers a second, and how many lists of writes shared one. */
  readonly commits: number
  readonly perCommit: number
  /** The part of the time in which a server had a commit under way, the mean over the servers. */
  readonly committing: number
  /** What PostgreSQL's connections were at, when they were not idle: how many on average. */
  readonly connections: readonly (readonly [what: string, count: number])[]
}

const LOOKS_EVERY = 100

export async function keepAccount(postgres: Postgres | null, servers: readonly ServerProcess[]): Promise<() => Promise<Shares>> {
  const watch = postgres === null ? null : await watchConnections(postgres.url)
  const reading = async () => ({
    at: performance.now(),
    usage: await Promise.all(servers.map((server) => server.ask<Usage>('account'))),
    mainThreads: servers.map(({ child }) => ticksOf(`/proc/${child.pid}/task/${child.pid}/stat`)),
    postgres: postgres?.cpu() ?? null,
    load: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
    machine: machineTicks(),
  })
  const before = await reading()
  return async () => {
    const after = await reading()
    const took = (after.at - before.at) / 1000
    const change = (one: number | null, other: number | null) => (one === null || other === null ? null : (one - other) / took)
    const added = (pick: (usage: Usage) => number) =>
      after.usage.reduce((sum, usage, index) => sum + pick(usage) - pick(before.usage[index]), 0)
    const own = {
      servers: after.usage.map(({ cpu }, index) => (cpu - (before.usage[index]?.cpu ?? 0)) / took),
      postgres: change(after.postgres, before.postgres),
      load: (after.load - before.load) / took,
    }
    const idle = change(after.machine, before.machine)
    const used = own.servers.reduce((sum, share) => sum + share, own.load + (own.postgres ?? 0))
    const commits = added(({ commits }) => commits.count)
    return {
      ...own,
      mainThreads: after.mainThreads.map((ticks, index) => change(ticks, before.mainThreads[index] ?? null) ?? Number.NaN),
      idle,
      others: idle === null ? null : Math.max(0, availableParallelism() - idle - used),
      moves: { person: added(({ moves }) => moves.person) / took, bot: added(({ moves }) => moves.bot) / took },
      commits: commits / took,
      perCommit: added(({ commits: { lists } }) => lists) / commits,
      committing: added(({ commits: { seconds } }) => seconds) / took / servers.length,
      connections: (await watch?.()) ?? [],
    }
  }
}

/** In words, with what is likely to be in the way. */
export function sharesInWords(shares: Shares): string {
  const { servers, postgres, load, others, idle, commits, perCommit, committing, connections } = shares
  const who = [
    `servers ${servers.map(percent).join(' + ')}`,
    `PostgreSQL ${postgres === null ? 'unknown' : percent(postgres)}`,
    `the load ${percent(load)}`,
    ...(others === null || idle === null ? [] : [`other programs ${percent(others)}`, `idle ${percent(idle)}`]),
  ]
  const busy = connections.slice(0, 3).map(([what, count]) => `${count.toFixed(2)} ${what}`)
  return `${who.join(', ')}; ${commits.toFixed(0)} commits/s of ${perCommit.toFixed(1)}, one under way ${percent(committing)} of the time${
    busy.length === 0 ? '' : `; PostgreSQL's connections: ${busy.join(', ')}`
  }; bound by ${boundBy(shares)}`
}

const percent = (part: number) => `${(100 * part).toFixed(0)} %`

/** A thread, or a processor, that is busy so much of the time has nothing left. */
const NEARLY_ALL = 0.85

function boundBy({ servers, mainThreads, others, idle, load, committing }: Shares): string {
  const processors = availableParallelism()
  if (idle !== null && idle < (1 - NEARLY_ALL) * processors)
    return others !== null && others > processors / 4 ? 'the processors, many of them at other programs' : 'the processors'
  if (load > NEARLY_ALL) return 'whoever makes the load'
  if (mainThreads.some((share) => share > NEARLY_ALL)) return servers.length === 1 ? "the server's one thread" : "the servers' threads"
  return committing > NEARLY_ALL ? 'the commits, one after the other' : 'the way of a move: one is under way at each table'
}

/** Looks now and then at what PostgreSQL is doing; the function ends it. */
async function watchConnections(url: string): Promise<() => Promise<[string, number][]>> {
  const client = new pg.Client(url)
  await client.connect()
  const seen = new Map<string, number>()
  let looks = 0
  const look = async () => {
    const { rows } = await client.query<{ what: string }>({
      name: 'look',
      text: `select case when state like 'idle in%' then 'between two statements' when wait_event is null then 'at work' else wait_event end as what
        from pg_stat_activity where backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()`,
    })
    looks++
    for (const { what } of rows) seen.set(what, (seen.get(what) ?? 0) + 1)
  }
  let under: Promise<void> = Promise.resolve()
  const clock = setInterval(() => {
    under = under.then(look).catch(() => {})
  }, LOOKS_EVERY)
  return async () => {
    clearInterval(clock)
    await under
    await client.end()
    return [...seen].map(([what, count]): [string, number] => [what, count / looks]).sort((one, other) => other[1] - one[1])
  }
}

const TICKS_A_SECOND = 100

/** Seconds of processor time, from /proc; null where there is none. */
function ticksOf(file: string): number | null {
  try {
    const stat = readFileSync(file, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
  } catch {
    return null
  }
}

/** Seconds in which a processor had nothing to do, or waited for a disk: all of them together. */
function machineTicks(): number | null {
  try {
    const [, , , , idle, waiting] = readFileSync('/proc/stat', 'utf8').split('\n')[0].split(/\s+/)
    return (Number(idle) + Number(waiting)) / TICKS_A_SECOND
  } catch {
    return null
  }
}
