/**
 * The portable form of a backup: text, a line of JSON for each row, for either database. The first line says what it is and how far the schema had come,
 * the last how many rows there are of each table and the SHA-256 of all bytes before it: what is cut off, changed, doubled or in another order is found.
 * Form 1 had rows only; it is read still, and cannot be checked.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

export const FORM = 2

export interface Head {
  readonly branchline: 'backup'
  readonly form: typeof FORM
  /** The last step of the schema. */
  readonly step: string
  readonly at: string
}

export interface End {
  readonly rows: number
  readonly tables: Readonly<Record<string, number>>
  readonly sha256: string
}

export type Row = readonly [table: string, row: Readonly<Record<string, unknown>>]

/** Writes lines and keeps account of them. */
export function accountant(head: Pick<Head, 'step' | 'at'>) {
  const hash = createHash('sha256')
  const tables: Record<string, number> = {}
  let rows = 0
  const line = (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`
    hash.update(text)
    return text
  }
  return {
    head: () => line({ branchline: 'backup', form: FORM, ...head } satisfies Head),
    row(table: string, row: unknown) {
      rows++
      tables[table] = (tables[table] ?? 0) + 1
      return line([table, row])
    },
    end: () => line({ end: { rows, tables, sha256: hash.copy().digest('hex') } satisfies End }),
    get rows() {
      return rows
    },
  }
}

export interface Checked {
  readonly rows: number
  /** Null for form 1, which has neither. */
  readonly step: string | null
  readonly at: string | null
}

/** Reads the whole file, hands each row on, and throws a sentence unless it is exactly what was written. */
export async function readPortable(file: string, take: (row: Row) => void | Promise<void> = () => {}): Promise<Checked> {
  const hash = createHash('sha256')
  const tables: Record<string, number> = {}
  let [rows, number] = [0, 0]
  let head: Head | null | undefined
  let end: End | undefined
  for await (const { bytes, isWhole } of linesOf(file)) {
    number++
    if (end !== undefined) throw new Error(`${file} goes on behind its end (line ${number})`)
    const line = parsed(bytes)
    // Somebody's editor, in a file that nobody can check.
    if (head == null && bytes.toString().trim() === '') continue
    if (head === undefined) {
      head = headIn(line, file)
      if (head !== null) {
        hash.update(bytes)
        if (!isWhole) throw cutOff(file)
        continue
      }
    }
    end = head === null ? undefined : endIn(line)
    if (end !== undefined) {
      if (!isWhole) throw cutOff(file)
      check(file, end, { rows, tables, sha256: hash.digest('hex') })
      continue
    }
    const row = head === null ? oldRowIn(line) : rowIn(line)
    if (row === null) {
      if (!isWhole && head !== null) throw cutOff(file)
      throw new Error(`line ${number} of ${file} is not a row of a backup in the portable form; nothing was read`)
    }
    hash.update(bytes)
    rows++
    tables[row[0]] = (tables[row[0]] ?? 0) + 1
    await take(row)
  }
  if (head === undefined) throw new Error(`${file} is empty`)
  if (head !== null && end === undefined) throw cutOff(file)
  return { rows, step: head?.step ?? null, at: head?.at ?? null }
}

const cutOff = (file: string) => new Error(`${file} is cut off: its end is missing. Nothing was read; use another backup`)

function check(file: string, end: End, found: End): void {
  if (end.rows !== found.rows)
    throw new Error(`${file} has ${found.rows} rows and was written with ${end.rows}: it is damaged. Nothing was read; use another backup`)
  for (const table of new Set([...Object.keys(end.tables), ...Object.keys(found.tables)]))
    if (end.tables[table] !== found.tables[table])
      throw new Error(
        `${file} has ${found.tables[table] ?? 0} rows of “${table}” and was written with ${end.tables[table] ?? 0}: it is damaged. Nothing was read; use another backup`,
      )
  if (end.sha256 !== found.sha256)
    throw new Error(`${file} is not what was written (its checksum differs): it is damaged. Nothing was read; use another backup`)
}

function headIn(line: unknown, file: string): Head | null {
  const { branchline, form, step } = (line ?? {}) as Partial<Head>
  if (branchline !== 'backup') return null
  if (form !== FORM || typeof step !== 'string')
    throw new Error(`${file} is a backup in form ${form}, of a newer version of Branchline: update this one first`)
  return line as Head
}

function endIn(line: unknown): End | undefined {
  const { end } = (isObject(line) ? line : {}) as { end?: Partial<End> }
  return isObject(end) && isObject(end.tables) ? (end as End) : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function rowIn(line: unknown): Row | null {
  return Array.isArray(line) && line.length === 2 && typeof line[0] === 'string' && isObject(line[1]) ? [line[0], line[1]] : null
}

function oldRowIn(line: unknown): Row | null {
  const { table, row } = (line ?? {}) as { table?: unknown; row?: unknown }
  return typeof table === 'string' && isObject(row) ? [table, row] : null
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

const LINE_END = 10

/** With their ends, byte by byte as they are. */
async function* linesOf(file: string): AsyncIterable<{ bytes: Buffer; isWhole: boolean }> {
  let parts: Buffer[] = []
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let from = 0
    for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, from)) {
      const bytes = Buffer.concat([...parts, chunk.subarray(from, at + 1)])
      parts = []
      from = at + 1
      yield { bytes, isWhole: true }
    }
    parts.push(chunk.subarray(from))
  }
  const rest = Buffer.concat(parts)
  if (rest.length > 0) yield { bytes: rest, isWhole: false }
}
