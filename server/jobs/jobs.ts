/**
 * What is to be done later, and once: a deadline, a bot's move, a letter. A job is written in the same commit as what causes it, so
 * neither is there without the other, and carried out by whichever process claims it first. A claim is a lease: it is renewed
 * while the work goes on, and runs out some seconds after the process that held it died; then another takes over.
 *
 * A job is known by its kind and key. Writing it again moves its time, also while it is being carried out (it then comes again).
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { NotStored, Overtaken, type Write } from '../storage/group.ts'
import type { JobRow, Schema } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'

export interface NewJob {
  readonly kind: string
  readonly key: string
  readonly dueAt: number
  /** Plain JSON. */
  readonly body?: unknown
}

export interface Job {
  readonly kind: string
  readonly key: string
  readonly body: unknown
  readonly dueAt: number
  /** How often it was tried before. */
  readonly attempts: number
  /**
   * Takes the job away; to be stored together with what it did, so that this is done exactly once: the commit fails, and
   * nothing of it is stored, when another process holds the job by now. Without it the job goes when its work resolves.
   */
  readonly done: Write
}

export type Work = (job: Job) => Promise<void>

export interface Jobs {
  /** Who carries out jobs of this kind. Jobs of a kind that nobody carries out here wait for a process that does. */
  on(kind: string, work: Work): void
  /** Looks for due jobs now and not at the next tick. */
  look(): void
  /** Claims no more; resolves when what is under way is done. */
  close(): Promise<void>
}

export interface JobSettings {
  /** This process, among others. */
  readonly holder: string
  readonly now: () => number
  /** Milliseconds between looks, and how long a claim holds without being renewed. */
  readonly tick?: number
  readonly lease?: number
  readonly atOnce?: number
  failed?(job: Job, error: Error): void
}

/** To be stored with what causes the job. */
export function putJob(db: Kysely<Schema>, job: NewJob): Write {
  const fresh = { body: JSON.stringify(job.body ?? null), due_at: job.dueAt, attempts: 0, holder: null, held_until: 0 }
  return db
    .insertInto('jobs')
    .values({ kind: job.kind, key: job.key, ...fresh })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet(fresh))
    .compile()
}

export function removeJob(db: Kysely<Schema>, kind: string, key: string): Write {
  return db.deleteFrom('jobs').where('kind', '=', kind).where('key', '=', key).compile()
}

const TICK = 500
const LEASE = 6_000
const AT_ONCE = 32
const LONGEST_WAIT = 10 * 60_000

export function openJobs(storage: Storage, settings: JobSettings): Jobs {
  const { db } = storage
  const { holder, now, tick = TICK, lease = LEASE, atOnce = AT_ONCE } = settings
  const workers = new Map<string, Work>()
  const underWay = new Set<Promise<void>>()
  let isClosed = false
  let looking: Promise<void> | null = null
  let again = false
  let claims = 0

  async function claim(): Promise<JobRow[]> {
    const free = db
      .selectFrom('jobs')
      .select(['kind', 'key'])
      .where('kind', 'in', [...workers.keys()])
      .where('due_at', '<=', now())
      .where('held_until', '<', now())
      .orderBy('due_at')
      .limit(atOnce - underWay.size)
    const chosen = storage.kind === 'postgres' ? free.forUpdate().skipLocked() : free
    return (
      db
        .updateTable('jobs')
        // Every claim has a name of its own: one that ran out while this process slept is not mistaken for the next.
        .set({ holder: `${holder} ${++claims}`, held_until: now() + lease })
        .where((where) => where(where.refTuple('kind', 'key'), 'in', chosen.$asTuple('kind', 'key')))
        .returningAll()
        .execute()
    )
  }

  async function lookOnce(): Promise<void> {
    do {
      again = false
      if (isClosed || workers.size === 0 || underWay.size >= atOnce) return
      const claimed = await claim()
      for (const row of claimed) {
        const work = carryOut(row).finally(() => underWay.delete(work))
        underWay.add(work)
      }
    } while (again)
  }

  function look(): void {
    again = true
    looking ??= lookOnce()
      // The database does not answer: the next tick tries again.
      .catch(() => {})
      .finally(() => {
        looking = null
      })
  }

  async function carryOut(row: JobRow): Promise<void> {
    const mine = { kind: row.kind, key: row.key, due_at: row.due_at, holder: row.holder as string }
    const done: Write = { ...deleteMine(db, mine), mustChange: 1 }
    const job: Job = {
      kind: row.kind,
      key: row.key,
      body: JSON.parse(row.body) as unknown,
      dueAt: row.due_at,
      attempts: row.attempts,
      done,
    }
    const renewal = setInterval(() => void renew(mine), lease / 3)
    try {
      await (workers.get(row.kind) as Work)(job)
      await storage.commit([{ ...done, mustChange: 0 }])
    } catch (error) {
      // Another process has it: what it does counts, not what we did.
      if (error instanceof Overtaken || (error instanceof NotStored && error.cause instanceof Overtaken)) return
      settings.failed?.(job, error as Error)
      await storage.commit([later(mine, row.attempts + 1)]).catch(() => {})
    } finally {
      clearInterval(renewal)
    }
  }

  async function renew(mine: Mine): Promise<void> {
    await whereMine(db.updateTable('jobs').set({ held_until: now() + lease }), mine)
      .execute()
      .catch(() => {})
  }

  function later(mine: Mine, attempts: number): Write {
    const wait = Math.min(LONGEST_WAIT, 1_000 * 2 ** Math.min(attempts, 12))
    return whereMine(db.updateTable('jobs').set({ attempts, due_at: now() + wait, holder: null, held_until: 0 }), mine).compile()
  }

  const clock = setInterval(look, tick)
  clock.unref()
  return {
    on(kind, work) {
      workers.set(kind, work)
    },
    look,
    async close() {
      isClosed = true
      clearInterval(clock)
      await looking
      await Promise.all(underWay)
    },
  }
}

type Mine = Pick<JobRow, 'kind' | 'key' | 'due_at'> & { readonly holder: string }

function deleteMine(db: Kysely<Schema>, mine: Mine): Write {
  return whereMine(db.deleteFrom('jobs'), mine).compile()
}

/** The job as it was claimed: not when it was written anew meanwhile, nor when another process holds it. */
function whereMine<Query extends { where(condition: ReturnType<typeof sql<boolean>>): Query }>(query: Query, mine: Mine): Query {
  return query.where(sql<boolean>`kind = ${mine.kind} and key = ${mine.key} and due_at = ${mine.due_at} and holder = ${mine.holder}`)
}
