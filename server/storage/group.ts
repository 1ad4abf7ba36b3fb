/**
 * Grouped commits: everything that is to be stored while a commit is under way shares the next one. On a disk that takes
 * milliseconds to sync this is the difference between hundreds and tens of thousands of moves a second.
 */
/** Kysely's compiled queries are such writes. */
export interface Write {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** At least this many rows must change, or nothing of what it was stored with is: somebody else was quicker. */
  readonly mustChange?: number
}
export type Queries = readonly Write[]
/** Carries out all of the queries durably, or none. */
export type Transact = (queries: Queries) => void | Promise<void>

export interface Commits {
  /** Resolves when the queries are on disk, all of them; rejects when none is. */
  commit(queries: Queries): Promise<void>
  /** Resolves when nothing is waiting to be stored. */
  settled(): Promise<void>
}

/** A write that had to change something found it changed already. */
export class Overtaken extends Error {}

/** Nothing of what was to be stored is. */
export class NotStored extends Error {}

interface Waiting {
  readonly queries: Queries
  done(): void
  failed(error: unknown): void
}

const MOST_AT_ONCE = 1_000

export function groupCommits(transact: Transact, observe: (writes: number, milliseconds: number, failed: boolean) => void): Commits {
  const waiting: Waiting[] = []
  let underWay = false
  const onSettled: (() => void)[] = []

  async function attempt(group: readonly Waiting[]): Promise<unknown> {
    const began = performance.now()
    try {
      await transact(group.length === 1 ? (group[0] as Waiting).queries : group.flatMap((one) => one.queries))
      observe(group.length, performance.now() - began, false)
      return null
    } catch (error) {
      observe(group.length, performance.now() - began, true)
      return new NotStored((error as Error).message, { cause: error })
    }
  }

  async function flush(): Promise<void> {
    const group = waiting.splice(0, MOST_AT_ONCE)
    const error = await attempt(group)
    if (error === null) for (const one of group) one.done()
    else if (group.length === 1) (group[0] as Waiting).failed(error)
    // One bad write must not take its neighbours with it: each has another chance alone.
    else
      for (const one of group) {
        const alone = await attempt([one])
        if (alone === null) one.done()
        else one.failed(alone)
      }
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
