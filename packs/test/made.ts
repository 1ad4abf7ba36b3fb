/** Packs made for a test: copies of the example, with something changed. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const EXAMPLE = join(import.meta.dirname, '..', '..', 'examples', 'slip-coach')

/** A copy outside the repository; `change` rewrites files by their paths. Whoever asks for it removes it. */
export function copyOfExample(changes: Readonly<Record<string, (text: string) => string>> = {}): { folder: string; remove(): void } {
  const home = mkdtempSync(join(tmpdir(), 'branchline-pack-'))
  const folder = join(home, 'pack')
  cpSync(EXAMPLE, folder, { recursive: true, filter: (path) => !/[\\/](dist|\.branchline|node_modules)$/.test(path) })
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }
  return { folder, remove: () => rmSync(home, { recursive: true, force: true }) }
}

/** The example as another game: `broken-coach` is called Broken Coach. Its lesson is of the other, and stays behind. */
export const renamed = (id: string): Readonly<Record<string, (text: string) => string>> => {
  const name = id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim()
  const change = (text: string) =>
    text
      .replace(/^ {2}lessons: .*\n/m, '')
      .replaceAll("'slip-coach'", `'${id}'`)
      .replaceAll("'Slip Coach'", `'${name}'`)
  return { 'title.ts': change, 'rules/index.ts': change }
}

/** The least a pack can be: no bot, no table, no poster, no words of its own. */
export const bare = (id: string): Readonly<Record<string, (text: string) => string>> => ({
  ...renamed(id),
  'title.ts': (text) => renamed(id)['title.ts']!(text).replace(/^ {2}(insight|table|poster|words): .*\n/gm, ''),
})
