/** Stops what is done to a database at every point there is: a SQLite file as a kill would leave it, a line to PostgreSQL that is cut. */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { seeFilesThrough } from '../storage/sqlite.ts'

type Method = (this: unknown, ...given: unknown[]) => unknown

/** Calls `each` before and after every statement of SQLite files opened from now on, until the answer is called. */
export function atEveryStatement(each: () => void): () => void {
  const around = <T>(act: () => T): T => {
    each()
    try {
      return act()
    } finally {
      each()
    }
  }
  seeFilesThrough((file) => ({
    exec: (sql) => around(() => file.exec(sql)),
    close: () => around(() => file.close()),
    prepare(sql) {
      const statement = file.prepare(sql)
      return {
        run: (...given) => around(() => statement.run(...given)),
        all: (...given) => around(() => statement.all(...given)),
        iterate: (...given) => statement.iterate(...given),
        columns: () => statement.columns(),
      }
    },
  }))
  return () => seeFilesThrough((file) => file)
}

/** Every state in which a kill can leave the files of a folder while `work` is at them; each a folder of its own below `into`. */
export async function statesOf(folder: string, into: string, work: () => Promise<void>): Promise<string[]> {
  const seen = new Set<string>()
  const states: string[] = []
  const stop = atEveryStatement(() => {
    const files = existsSync(folder) ? readdirSync(folder).sort() : []
    const hash = createHash('sha256')
    // What is in the shared memory is written anew by whoever opens the file next.
    for (const file of files) hash.update(`${file}\n`).update(file.endsWith('-shm') ? '' : readFileSync(join(folder, file)))
    const key = hash.digest('hex')
    if (seen.has(key)) return
    seen.add(key)
    const state = join(into, `state-${states.length}`)
    mkdirSync(state, { recursive: true })
    for (const file of files) copyFileSync(join(folder, file), join(state, file))
    states.push(state)
  })
  try {
    await work()
  } finally {
    stop()
  }
  return states
}

/** Cuts the line of whoever sends this statement for the `nth` time, before it arrives or when it was carried out and nobody hears of it. */
export async function cutAt(statement: RegExp, nth: number, when: 'before' | 'after', work: () => Promise<unknown>): Promise<boolean> {
  const { prototype } = pg.Client as unknown as { prototype: { query: Method } }
  const { query } = prototype
  let count = 0
  let isCut = false
  prototype.query = async function (...given) {
    const [asked] = given as [string | { text: string }]
    const text = typeof asked === 'string' ? asked : asked.text
    if (!statement.test(text) || ++count !== nth) return query.apply(this, given)
    isCut = true
    if (when === 'after') await query.apply(this, given)
    ;(this as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
    throw new Error('Connection terminated by the test')
  }
  try {
    await work().catch((error: Error) => {
      if (!isCut) throw error
    })
  } finally {
    prototype.query = query
  }
  return isCut
}
