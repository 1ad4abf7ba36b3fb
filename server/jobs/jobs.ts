/**
 * What is to be done later, and once: a deadline, a bot's move, a letter. A job is written in the same commit as what causes it, so
 * neither is there without the other, and carried out by whichever process claims it first. A claim is a lease: it is renewed
 * while the work goes on, and runs out some seconds after the process that held it died; then another takes over.
 *
 * A job is known by its kind and key. Writing it again moves its time, also while it is being carried out (it then comes again).
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { Overtaken, type Write } from '../storage/group.ts'
import type { JobRow, Schema } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { writeJob } from '../storage/writes.ts'

export { removeJob } from '../storage/writes.ts'

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
  /** The work goes on after it has resolved: the job stays held, and is whose claim this is to end. */
  keep(): Claim
}

/** A job that this process holds: nobody else takes it up while the process lives. */
export interface Claim {
  /** Writes the job, held already; to be stored with what causes it. */
  readonly put: Write
  /** Takes the job away, if it is still held; to be stored with what it did. */
  readonly done: Write
  /** It is stored: the lease is renewed from now on. */
  hold(): void
  /** It is gone, or somebody else's: no more renewals. */
  over(): void
  /** Somebody else may take it up at once. */
  release(): Promise<void>
  /** It could not be carried out: it comes again, and later each time. */
  later(): Promise<void>
}

export type Work = (job: Job) => Promise<void>

export interface Jobs {
  /** Who carries out jobs of this kind. Jobs of a kind that nobody carries out here wait for a process that does. */
  on(kind: string, work: Work): void
  /** A job that this process takes up itself as soon as it is stored. */
  claim(kind: string, key: string): Claim
  /** Looks for due jobs now and not at the next tick. */
  look(): void
  /** Claims no more; resolves when what is under way is done and what is held is given back. */
  close(): Promise<void>
}

export interface JobSettings {
  /** This process, among others. */
  readonly holder: string
  readonly now: () => number
  /** Milliseconds between looks, and how long a claim holds without being renewed. */
  readonly tick?: number
  readonly lease?: number
  /** How many of a kind are carried out at once: what waits long for others (letters) must not hold up deadlines. */
  readonly atOnce?: number
  failed?(job: Job, error: Error): void
}

/** To be stored with what causes the job. */
export function putJob(db: Kysely<Schema>, job: NewJob): Write {
  const { body = null, dueAt: due_at } = job
  return writeJob(db, { kind: job.kind, key: job.key, body: JSON.stringify(body), due_at, attempts: 0, holder: null, held_until: 0 })
}

/** To be called where there is one process only: whoever held a job before is no more. */
export async function freeAllJobs({ db }: Storage): Promise<void> {
  await db.updateTable('jobs').set({ holder: null, held_until: 0 }).execute()
}

const TICK = 500
const LEASE = 6_000
const AT_ONCE = 24
const LONGEST_WAIT = 10 * 60_000
const RENEWED_AT_ONCE = 200

export function openJobs(storage: Storage, settings: JobSettings): Jobs {
  const { db } = storage
  const { holder, now, tick = TICK, lease = LEASE, atOnce = AT_ONCE } = settings
  const workers = new Map<string, Work>()
  const underWay = new Set<Promise<void>>()
  /** How many more of each kind may be taken up. */
  const room = new Map<string, number>()
  const held = new Set<Mine>()
  let isClosed = false
  let looking: Promise<void> | null = null
  let again = false
  /** There may be more due than were taken up. */
  let isMore = false
  let claims = 0

  async function take(kinds: readonly string[], most: number): Promise<JobRow[]> {
    const free = db
      .selectFrom('jobs')
      .select(['kind', 'key'])
      .where('kind', 'in', kinds)
      .where('due_at', '<=', now())
      .where('held_until', '<', now())
      .orderBy('due_at')
      .limit(most)
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
      const kinds = [...room].flatMap(([kind, left]) => (left > 0 ? [kind] : []))
      if (isClosed || kinds.length === 0) return
      const most = Math.min(...kinds.map((kind) => room.get(kind) as number))
      const taken = await take(kinds, most)
      isMore = taken.length === most
      for (const row of taken) {
        room.set(row.kind, (room.get(row.kind) as number) - 1)
        const work = carryOut(row).finally(() => {
          underWay.delete(work)
          room.set(row.kind, (room.get(row.kind) as number) + 1)
          if (isMore) look()
        })
        underWay.add(work)
      }
    } while (again || isMore)
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
    const claim = claimOf(mine, row)
    let isKept = false
    const job: Job = {
      kind: row.kind,
      key: row.key,
      body: JSON.parse(row.body) as unknown,
      dueAt: row.due_at,
      attempts: row.attempts,
      done: { ...claim.done, mustChange: 1 },
      keep() {
        isKept = true
        return claim
      },
    }
    held.add(mine)
    try {
      await (workers.get(row.kind) as Work)(job)
      if (!isKept) await storage.commit([claim.done])
    } catch (error) {
      // Another process has the job, and what it does counts; or what the work was decided on has changed, and it is decided again.
      if (!(error instanceof Overtaken)) settings.failed?.(job, error as Error)
      await claim.later()
    } finally {
      if (!isKept) claim.over()
    }
  }

  function claimOf(mine: Mine, row: Pick<JobRow, 'body' | 'attempts'>): Claim {
    const letGo = async (change: { attempts?: number; due_at?: number }) => {
      held.delete(mine)
      await storage
        .commit([whereMine(db.updateTable('jobs').set({ ...change, holder: null, held_until: 0 }), mine).compile()])
        .catch(() => {})
    }
    return {
      get put() {
        return writeJob(db, { ...row, ...mine, held_until: now() + lease })
      },
      get done() {
        return whereMine(db.deleteFrom('jobs'), mine).compile()
      },
      hold() {
        // A move that was under way when this process began to stop: the others need not wait until the lease runs out.
        if (isClosed) void letGo({})
        else held.add(mine)
      },
      over: () => void held.delete(mine),
      release: () => letGo({}),
      later() {
        const attempts = row.attempts + 1
        return letGo({ attempts, due_at: now() + Math.min(LONGEST_WAIT, 1_000 * 2 ** Math.min(attempts, 12)) })
      },
    }
  }

  async function renew(): Promise<void> {
    const all = [...held]
    for (let from = 0; from < all.length; from += RENEWED_AT_ONCE) {
      const some = all.slice(from, from + RENEWED_AT_ONCE)
      await db
        .updateTable('jobs')
        .set({ held_until: now() + lease })
        .where((where) => where(where.refTuple('kind', 'key', 'holder'), 'in', stillHeld(some).$asTuple('kind', 'key', 'holder')))
        .execute()
        // Without an answer the lease runs out, and others take over: that is what it is for.
        .catch(() => {})
    }
  }

  function stillHeld(some: readonly Mine[]) {
    const rows = db
      .selectFrom('jobs')
      .select(['kind', 'key', 'holder'])
      .where((where) =>
        where(
          where.refTuple('kind', 'key', 'holder'),
          'in',
          some.map(({ kind, key, holder }) => where.tuple(kind, key, holder)),
        ),
      )
    // A row that a commit is at just now is left to the next time: waiting for many such rows could be waiting in a circle.
    return storage.kind === 'postgres' ? rows.forUpdate().skipLocked() : rows
  }

  const clock = setInterval(look, tick)
  const renewal = setInterval(() => void renew(), lease / 3)
  clock.unref()
  renewal.unref()
  return {
    on(kind, work) {
      workers.set(kind, work)
      room.set(kind, atOnce)
    },
    claim: (kind, key) => claimOf({ kind, key, due_at: now(), holder: `${holder} ${++claims}` }, { body: 'null', attempts: 0 }),
    look,
    async close() {
      isClosed = true
      clearInterval(clock)
      await looking
      await Promise.all(underWay)
      clearInterval(renewal)
      const left = [...held].map((mine) => whereMine(db.updateTable('jobs').set({ holder: null, held_until: 0 }), mine).compile())
      held.clear()
      if (left.length > 0) await storage.commit(left).catch(() => {})
    },
  }
}

type Mine = Pick<JobRow, 'kind' | 'key' | 'due_at'> & { readonly holder: string }

/** The job as it was claimed: not when it was written anew meanwhile, nor when another process holds it. */
function whereMine<Query extends { where(condition: ReturnType<typeof sql<boolean>>): Query }>(query: Query, mine: Mine): Query {
  return query.where(sql<boolean>`kind = ${mine.kind} and key = ${mine.key} and due_at = ${mine.due_at} and holder = ${mine.holder}`)
}
