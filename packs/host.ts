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

/** By the names that packs import: our sources. */
export const OURS: Readonly<Record<string, string>> = {
  '@branchline/engine/kit': join(HOST, 'engine', 'kit', 'index.ts'),
  '@branchline/engine/languages': join(HOST, 'engine', 'languages.ts'),
  '@branchline/engine/locales': join(HOST, 'engine', 'locales.ts'),
  '@branchline/engine': join(HOST, 'engine', 'index.ts'),
  '@branchline/design/parts': join(HOST, 'design', 'parts.ts'),
  '@branchline/design/printed.module.css': join(HOST, 'design', 'table', 'printed.module.css'),
  '@branchline/design': join(HOST, 'design', 'index.ts'),
}

/**
 * What there must be one of on a page: its own copy is lent to packs, which reach for it when something of theirs is drawn. The page
 * lays it down under this name (web/titles/lend.ts).
 */
export const LENT: ReadonlySet<string> = new Set(['react', 'react/jsx-runtime', '@branchline/design', '@branchline/design/parts'])
export const LENDER = 'branchline.lent'
