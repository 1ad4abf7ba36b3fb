/**
 * Grouped commits: everything that is to be stored while a commit is under way shares the next one. On a disk that takes
 * milliseconds to sync this is the difference between hundreds and tens of thousands of moves a second.
 */
import type { MoveRow } from './schema.ts'

/** Kysely's compiled queries are such writes. */
export interface Write {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** At least this many rows must change, or nothing of what it was stored with is: somebody else was quicker. */
  readonly mustChange?: number
  /** The table that this, and what is stored with it, is about. */
  readonly table?: string
  /** The entry of a log that this adds: PostgreSQL takes many of them in one statement. */
  readonly entry?: MoveRow
  /** What the other processes hear when this is stored. */
  readonly tell?: string
}
export type Queries = readonly Write[]
/** Carries out all of the queries durably, or none. */
export type Transact = (queries: Queries) => void | Promise<void>
/** Carries out each list of queries durably, or nothing of it; says of each what went wrong, null for nothing. */
export type TransactGroup = (group: readonly Queries[]) => Promise<readonly (Error | null)[]>

export interface Commits {
  /** Resolves when the queries are on disk, all of them; rejects when none is. */
  commit(queries: Queries): Promise<void>
  /** Resolves when nothing is waiting to be stored. */
  settled(): Promise<void>
}

/** Nothing of what was to be stored is. */
export class NotStored extends Error {}

/** A write found changed already what it was decided on: to be decided again, on fresh ground. */
export class Overtaken extends NotStored {}

interface Waiting {
  readonly queries: Queries
  done(): void
  failed(error: Error): void
}

const MOST_AT_ONCE = 1_000

export function groupCommits(transact: TransactGroup, observe: (writes: number, milliseconds: number, failed: boolean) => void): Commits {
  const waiting: Waiting[] = []
  let underWay = false
  const onSettled: (() => void)[] = []

  async function flush(): Promise<void> {
    const group = waiting.splice(0, MOST_AT_ONCE)
    const began = performance.now()
    const outcomes = await transact(group.map(({ queries }) => queries)).catch((error: Error) => group.map(() => error))
    const hasFailed = outcomes.some((error) => error !== null && !(error instanceof Overtaken))
    observe(group.length, performance.now() - began, hasFailed)
    group.forEach(({ done, failed }, index) => {
      const error = outcomes[index] ?? null
      if (error === null) done()
      else failed(error instanceof NotStored ? error : new NotStored(error.message, { cause: error }))
    })
    if (waiting.length > 0) setImmediate(flush)
    else {
      underWay = false
      for (const settled of onSettled.splice(0)) settled()
    }
  }

  return {
    commit: (queries) =>
      new Promise((done, failed) => {
        waiting.push({ queries, done, failed })
        if (underWay) return
        underWay = true
        setImmediate(flush)
      }),
    settled: () => (underWay ? new Promise((done) => onSettled.push(done)) : Promise.resolve()),
  }
}

/** All in one transaction. One bad write must not take its neighbours with it: if it fails, each has another chance alone. */
export function allOrEach(transact: Transact): TransactGroup {
  const attempt = async (queries: Queries): Promise<Error | null> => {
    try {
      await transact(queries)
      return null
    } catch (error) {
      return error as Error
    }
  }
  return async (group) => {
    const together = await attempt(group.length === 1 ? group[0] : group.flat())
    if (together === null || group.length === 1) return group.map(() => together)
    const outcomes: (Error | null)[] = []
    for (const queries of group) outcomes.push(await attempt(queries))
    return outcomes
  }
}
