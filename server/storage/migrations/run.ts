/** Carries out the steps that are missing, each in one transaction with its bookkeeping: stopped anywhere, the next start goes on from there. */
import { type Kysely, sql } from 'kysely'
import type { Clustered } from './clustered.ts'
import { clearHalfWay } from './half-way.ts'
import type { Step } from './step.ts'

export interface Steps {
  readonly kind: 'sqlite' | 'postgres'
  readonly clustered: Clustered
  /** To be there in the end. */
  readonly steps: readonly Step[]
  /** All that this version knows; whatever else is recorded is of a newer one. */
  readonly known: readonly Step[]
}

/** What Kysely's own migrator locks: an older version that starts beside this one waits too. */
const LOCK = sql.lit('3853314791062309107')

export async function runSteps(db: Kysely<unknown>, steps: Steps): Promise<void> {
  await db.connection().execute(async (connection) => {
    // What older versions left half-way is of one step, the first that is missing: each began only when the one before was recorded.
    for (let isFirst = true; await inTransaction(connection, steps.kind, () => nextStep(connection, steps, isFirst)); isFirst = false) {}
  })
}

/** The names of the steps that are recorded, in their order; null where no step ever was. */
export async function stepsDone(db: Kysely<unknown>, kind: Steps['kind']): Promise<readonly string[] | null> {
  const found =
    kind === 'sqlite'
      ? await sql`select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'`.execute(db)
      : await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db)
  if (found.rows.length === 0) return null
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

export function refuseNewer(done: readonly string[], known: readonly Step[]): void {
  const newer = done.find((name) => known.every((step) => step.name !== name))
  if (newer !== undefined)
    throw new Error(`the database was written by a newer version of Branchline (its step ${newer}): update this one, or restore a backup`)
}

/** Whether there was one. */
async function nextStep(db: Kysely<unknown>, { kind, clustered, steps, known }: Steps, isFirst: boolean): Promise<boolean> {
  const done = await stepsDone(db, kind)
  refuseNewer(done ?? [], known)
  const step = steps.find(({ name }) => !done?.includes(name))
  if (step === undefined) return false
  try {
    // Under the name and in the shape that Kysely's own migrator gave it in older versions.
    if (done === null)
      await sql`create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(db)
    if (kind === 'sqlite' && isFirst) await clearHalfWay(db, step, known, clustered)
    await step.up(db, clustered, kind)
    await sql`insert into kysely_migration (name, timestamp) values (${step.name}, ${new Date().toISOString()})`.execute(db)
  } catch (error) {
    throw new Error(`the database could not be brought up to date (step ${step.name}): ${(error as Error).message}`, { cause: error })
  }
  return true
}

async function inTransaction<T>(db: Kysely<unknown>, kind: Steps['kind'], work: () => Promise<T>): Promise<T> {
  await sql.raw(kind === 'sqlite' ? 'begin immediate' : 'begin').execute(db)
  try {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
    const result = await work()
    await sql`commit`.execute(db)
    return result
  } catch (error) {
    // Where the line is gone, or the disk is full, the database has taken it back by itself.
    await sql`rollback`.execute(db).catch(() => {})
    throw error
  }
}
