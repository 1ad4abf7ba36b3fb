/** Whether a backup is whole: it is read to its end, and nothing is changed. */
import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { STEPS } from './migrations/index.ts'
import { readPortable } from './portable.ts'
import { openFile } from './sqlite.ts'

export interface Verified {
  readonly form: 'sqlite' | 'portable'
  readonly rows: number
  /** The last step of its schema; null where it does not say. */
  readonly step: string | null
  /** False for the first portable form: it has neither counts nor a checksum, and may have been cut off. */
  readonly isSure: boolean
}

/** Throws a sentence where it is not. */
export async function verifyBackup(file: string): Promise<Verified> {
  if (!existsSync(file)) throw new Error(`there is no ${file}`)
  if (isSqlite(file)) return verifySqlite(file)
  const { rows, step } = await readPortable(file)
  mustBeKnown(file, step)
  return { form: 'portable', rows, step, isSure: step !== null }
}

export function isSqlite(file: string): boolean {
  const start = Buffer.alloc(16)
  const open = openSync(file, 'r')
  try {
    readSync(open, start, 0, 16, 0)
  } finally {
    closeSync(open)
  }
  return start.toString('latin1') === 'SQLite format 3\0'
}

function mustBeKnown(file: string, step: string | null): void {
  if (step !== null && STEPS.every(({ name }) => name !== step))
    throw new Error(`${file} was written by a newer version of Branchline (its step ${step}): update this one first`)
}

async function verifySqlite(file: string): Promise<Verified> {
  const db = await openFile(file, { readOnly: true })
  const all = <Row>(sql: string) => db.prepare(sql).all() as Row[]
  try {
    const found = all<{ integrity_check: string }>('pragma integrity_check').map((row) => row.integrity_check)
    if (found.join() !== 'ok') throw new Error(`it is damaged: ${found.slice(0, 3).join('; ')}`)
    const tables = all<{ name: string }>("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    if (tables.every(({ name }) => name !== 'kysely_migration')) throw new Error('it is no database of Branchline')
    const step = all<{ name: string | null }>('select max(name) as name from kysely_migration')[0]?.name ?? null
    mustBeKnown(file, step)
    let rows = 0
    for (const { name } of tables) rows += Number(all<{ n: number }>(`select count(*) as n from "${name}"`)[0]?.n ?? 0)
    return { form: 'sqlite', rows, step, isSure: true }
  } catch (error) {
    const { message } = error as Error
    throw message.startsWith(file) ? error : new Error(`${file}: ${message}. Use another backup`, { cause: error })
  } finally {
    db.close()
  }
}
