/**
 * One server for one SQLite file: what a table holds in memory is not told to a second one. The lock is the system's own, held through SQLite on a file
 * beside the database: it ends with the process, however that ends. Who holds it is written beside it, for the sentence only.
 */
import { existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { openFile } from './sqlite.ts'

export interface HouseLock {
  release(): void
}

/** Throws a sentence that names the process which has it already. */
export async function lockHouse(path: string): Promise<HouseLock> {
  const file = `${realPath(path)}-lock`
  const holder = `${file}-holder`
  const lock = await openFile(file)
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    lock.close()
    const { message } = error as Error
    if (!/locked|busy/i.test(message)) throw new Error(`it cannot be locked against a second server (${message})`, { cause: error })
    throw new Error(
      `it is in use: ${holderIn(holder)} has it open. One SQLite file is for one server: stop that one first, give this one a folder of its own (--data), or let several share a PostgreSQL (--database)`,
      { cause: error },
    )
  }
  const self = { pid: process.pid, host: hostname(), since: new Date().toISOString() }
  // Moved into its place: whoever is refused never reads half of it.
  writeFileSync(`${holder}.new`, JSON.stringify(self), { mode: 0o600 })
  renameSync(`${holder}.new`, holder)
  return {
    release() {
      rmSync(holder, { force: true })
      lock.close()
    },
  }
}

/** The same for all ways that lead to the file. */
function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : join(realpathSync(dirname(path)), basename(path))
}

function holderIn(file: string): string {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; host: string; since: string }
    return `process ${pid} on ${host}, since ${since.slice(0, 16).replace('T', ' ')} UTC,`
  } catch {
    return 'another process (which has just started)'
  }
}
