/** The copy of Branchline that this is: what packs are built and tested with. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const HOST = rootAbove(dirname(fileURLToPath(import.meta.url)))

function rootAbove(folder: string): string {
  const file = join(folder, 'package.json')
  if (existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { workspaces?: unknown }).workspaces !== undefined) return folder
  if (dirname(folder) === folder) throw new Error('packs are built and tested with a copy of the sources of Branchline')
  return rootAbove(dirname(folder))
}

/** By the names that packs import: our sources, as the packages export them; the longer names first. */
export const OURS: Readonly<Record<string, string>> = Object.fromEntries(
  ['engine', 'design'].flatMap(exportsOf).sort(([one], [other]) => other.length - one.length),
)

interface Exported {
  readonly source?: string
}

function exportsOf(room: string): [name: string, file: string][] {
  const { name, exports } = JSON.parse(readFileSync(join(HOST, room, 'package.json'), 'utf8')) as {
    name: string
    exports: Readonly<Record<string, string | Exported>>
  }
  return Object.entries(exports).flatMap(([entry, target]) => {
    const file = typeof target === 'string' ? target : target.source
    return file === undefined ? [] : [[name + entry.slice(1), join(HOST, room, file)]]
  })
}

/**
 * What there must be one of on a page: its own copy is lent to packs, which reach for it when something of theirs is drawn. The page
 * lays it down under this name (web/titles/lend.ts).
 */
export const LENT: ReadonlySet<string> = new Set(['react', 'react/jsx-runtime', '@branchline/design', '@branchline/design/parts'])
export const LENDER = 'branchline.lent'
