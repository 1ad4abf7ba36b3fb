/** Who imports whom, read from the sources themselves. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { ROOT } from '../ensure.mjs'

const SOURCE = /\.(tsx?|mjs|js|css)$/
const TEST = /\.(test|spec)\.tsx?$/
const PATHS = /['"`]([\w./-]+\.\w+)['"`]/g
/** `from '…'`, `import '…'`, `import('…')`, `new URL('…', import.meta.url)`, `@import '…'`. */
const SPECIFIERS = /(?:\bfrom|\bimport|@import|import\(|new URL\()\s*['"]([^'"\n]+)['"]/g
const GLOBS = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"][^'"]+['"])/g

/** For each file, the files of ours that it names. */
export function importGraph(files) {
  const known = new Set(files)
  const packages = packagesOf(files)
  return new Map(
    files.map((file) => {
      if (!SOURCE.test(file)) return [file, []]
      const text = readFileSync(join(ROOT, file), 'utf8')
      const named = [...text.matchAll(SPECIFIERS)].flatMap(([, specifier]) => found(file, specifier, known, packages))
      // Tests read files of the house by their path from its root.
      if (TEST.test(file)) named.push(...[...text.matchAll(PATHS)].map(([, path]) => path).filter((path) => known.has(path)))
      const globs = [...text.matchAll(GLOBS)].flatMap(([, given]) => [...given.matchAll(/['"](!?)([^'"]+)['"]/g)])
      for (const [, not, glob] of globs) {
        const pattern = expressionOf(join(dirname(file), glob))
        if (not === '') named.push(...files.filter((other) => pattern.test(other)))
      }
      return [file, named]
    }),
  )
}

/** Everything that can be reached from these, themselves included; `isOpen` says which may be gone through. */
export function reached(graph, from, isOpen = () => true) {
  const seen = new Set()
  const waiting = [...from]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !isOpen(file)) continue
    seen.add(file)
    waiting.push(...(graph.get(file) ?? []))
  }
  return seen
}

/** How many imports lead to a file, for each file that some lead from. */
export function distancesTo(graph, file) {
  const users = new Map()
  for (const [from, named] of graph) for (const to of named) users.set(to, [...(users.get(to) ?? []), from])
  const distance = new Map([[file, 0]])
  // Grows while it is gone through.
  for (const [reached, steps] of distance)
    for (const user of users.get(reached) ?? []) if (!distance.has(user)) distance.set(user, steps + 1)
  return distance
}

/** The innermost package that a file lies in, by its folder; the root is ''. */
export function packageOf(file, files) {
  let folder = dirname(file)
  while (folder !== '.' && !files.has(`${folder}/package.json`)) folder = dirname(folder)
  return folder === '.' ? '' : folder
}

function packagesOf(files) {
  const manifests = files.filter((file) => /(^|\/)package\.json$/.test(file))
  return new Map(
    manifests.map((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
      return [name, { folder: dirname(file), exports }]
    }),
  )
}

function found(file, specifier, known, packages) {
  const path = specifier.replace(/[?#].*$/, '')
  if (path.startsWith('.')) return [join(dirname(file), path)].filter((path) => known.has(path))
  const owner = [...packages.keys()].find((name) => path === name || path.startsWith(`${name}/`))
  if (owner === undefined) return []
  const { folder, exports } = packages.get(owner)
  const target = sourceOf(exports[`.${path.slice(owner.length)}`])
  if (target !== undefined) return [join(folder, target)].filter((path) => known.has(path))
  // A door we do not know: then every file behind it.
  return [...known].filter((other) => other.startsWith(`${folder}/`) && existsSync(join(ROOT, other)))
}

function sourceOf(door) {
  if (typeof door === 'string') return door
  return door?.source ?? door?.default
}

function expressionOf(glob) {
  const parts = glob.split(/(\*\*\/?|\*|\{[^}]*\})/).map((part) => {
    if (part.startsWith('**')) return '.*'
    if (part === '*') return '[^/]*'
    if (part.startsWith('{')) return `(${part.slice(1, -1).replaceAll('.', '\\.').split(',').join('|')})`
    return part.replace(/[.+?^$()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`)
}
