/** The sources as text, for tests about them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface Import {
  readonly file: string
  readonly specifier: string
}

const LEFT_OUT: ReadonlySet<string> = new Set(['node_modules', 'dist', 'peers', 'public'])

/** Paths from the root, of everything in a folder that can import. */
export function sourcesOf(folder: string, kinds = /\.([cm]?[jt]sx?)$/): string[] {
  const walk = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      if (LEFT_OUT.has(entry.name)) return []
      const full = join(path, entry.name)
      return entry.isDirectory() ? walk(full) : kinds.test(entry.name) ? [relative(ROOT, full)] : []
    })
  return walk(join(ROOT, folder))
}

export const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** `from '…'`, `import '…'`, `import('…')`, and addresses of modules (`new URL('…', import.meta.url)`). */
export function importsOf(file: string): Import[] {
  const text = textOf(file).replace(/\/\*[\s\S]*?\*\//g, '')
  const found = text.matchAll(
    /(?:\bfrom\s+|\bimport\s*\(\s*|^\s*import\s+|\bnew URL\(\s*)['"]([^'"]+)['"](?=\s*(?:,\s*import\.meta\.url|[)\s;,]|$))/gm,
  )
  return [...found]
    .filter(([all, specifier]) => !all.includes('new URL') || /^\.\/.*\.[cm]?[jt]sx?$/.test(specifier as string))
    .map(([, specifier]) => ({ file, specifier: specifier as string }))
}

export const isTest = (file: string) => /(^|\/)test\//.test(file) || /\.(test|spec)\.tsx?$/.test(file)
