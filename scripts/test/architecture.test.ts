/**
 * Imports run one way: engine ← games/…/rules ← games/…/bot, games/…/table ← bots ← server ← faults ← bench ← cli; server ← web.
 * Nothing imports upward, no game imports another, and nobody reaches into another package past its doors.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const GAME_FOLDERS = ['wensleydale', 'west-riding', 'rising-sun']

/** What each package may import of ours. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  engine: [],
  design: ['engine'],
  ...Object.fromEntries(GAME_FOLDERS.map((game) => [`games/${game}`, ['engine', 'design']])),
  games: ['engine', ...GAME_FOLDERS],
  bots: ['engine', 'games', ...GAME_FOLDERS],
  server: ['engine', 'games', 'bots'],
  faults: ['engine', 'games', 'server'],
  bench: ['engine', 'games', 'bots', 'server', 'faults', ...GAME_FOLDERS],
  web: ['engine', 'design', 'games', 'bots', 'server', ...GAME_FOLDERS],
  cli: ['engine', 'games', 'bots', 'server', 'bench', 'faults', ...GAME_FOLDERS],
}
const PACKAGES = Object.keys(MAY_IMPORT)

interface Import {
  readonly file: string
  readonly specifier: string
}

function sourcesOf(folder: string): string[] {
  const nested = PACKAGES.filter((other) => other.startsWith(`${folder}/`)).map((other) => join(ROOT, other))
  const walk = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      const full = join(path, entry.name)
      if (['node_modules', 'dist', 'peers'].includes(entry.name) || nested.includes(full)) return []
      return entry.isDirectory() ? walk(full) : /\.tsx?$/.test(entry.name) ? [full] : []
    })
  return walk(join(ROOT, folder))
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  const found = text.matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)['"]([^'"]+)['"]/g)
  return [...found].map((match) => ({ file: relative(ROOT, file), specifier: match[1]! }))
}

const isTest = (file: string) => /(^|\/)test\//.test(file) || /\.(test|spec)\.tsx?$/.test(file)

describe('imports run one way', () => {
  it.each(PACKAGES)('%s imports only what lies below it', (folder) => {
    const imports = sourcesOf(folder)
      .flatMap(importsOf)
      .filter(({ file }) => !isTest(file))
    const allowed = MAY_IMPORT[folder]!
    const own = `@branchline/${folder.split('/').at(-1)}`
    const upward = imports.filter(({ specifier }) => {
      const [, name] = /^@branchline\/([^/]+)/.exec(specifier) ?? []
      return name !== undefined && !allowed.includes(name) && !specifier.startsWith(own)
    })
    expect(upward).toEqual([])
  })

  it.each(PACKAGES)('%s declares what it imports', (folder) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>
    }
    const used = new Set(
      sourcesOf(folder)
        .filter((file) => !isTest(relative(ROOT, file)))
        .flatMap(importsOf)
        .flatMap(({ specifier }) => specifier.match(/^@branchline\/[^/]+/) ?? []),
    )
    used.delete(`@branchline/${folder.split('/').at(-1)}`)
    expect([...used].filter((name) => !(name in dependencies))).toEqual([])
  })

  it.each(PACKAGES)('%s stays within its own folder where it imports by path', (folder) => {
    const home = join(ROOT, folder)
    const strays = sourcesOf(folder)
      .flatMap(importsOf)
      .filter(({ file, specifier }) => specifier.startsWith('.') && !isTest(file))
      .filter(({ file, specifier }) => relative(home, resolve(ROOT, dirname(file), specifier)).startsWith('..'))
    expect(strays).toEqual([])
  })

  it.each(GAME_FOLDERS)('%s: rules know neither bot, table nor test; bot and table do not know each other', (game) => {
    const crossing = sourcesOf(`games/${game}`)
      .flatMap(importsOf)
      .filter(({ file, specifier }) => {
        const room = relative(`games/${game}`, file).split('/')[0]
        const target = specifier.startsWith('.')
          ? relative(join(ROOT, 'games', game), resolve(ROOT, dirname(file), specifier)).split('/')[0]
          : null
        const forbidden: Record<string, readonly string[]> = {
          rules: ['bot', 'table', 'test'],
          bot: ['table', 'test'],
          // Tests of a table show recorded games.
          table: isTest(file) ? ['bot'] : ['bot', 'test'],
        }
        return target !== null && (forbidden[room ?? ''] ?? []).includes(target ?? '')
      })
    expect(crossing).toEqual([])
  })

  it.each(['engine', ...GAME_FOLDERS.map((game) => `games/${game}/rules`)])(
    '%s is pure: no clock, no dice of its own, no outside world',
    (folder) => {
      const impure = sourcesOf(folder)
        .filter((file) => !isTest(relative(ROOT, file)))
        .flatMap((file) => {
          const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
          const words = text.match(/\bMath\.random\b|\bDate\b|\bperformance\.|\bprocess\.|\bsetTimeout\b|\bfetch\(|['"]node:/g) ?? []
          return words.map((word) => `${relative(ROOT, file)}: ${word}`)
        })
      expect(impure).toEqual([])
    },
  )

  it('files that tests share set no hooks of their own: in a thread, those would be hooks of the first test file that imports them', () => {
    const hooks = PACKAGES.flatMap(sourcesOf)
      .filter((file) => /\/test\//.test(file) && !/\.(test|spec)\.tsx?$/.test(file))
      .filter((file) => /^(before|after)(Each|All)\(/m.test(readFileSync(file, 'utf8')))
    expect(hooks.map((file) => relative(ROOT, file))).toEqual([])
  })
})
