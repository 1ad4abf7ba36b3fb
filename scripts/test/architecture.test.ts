/**
 * Imports run one way: engine ← design, games/…/rules ← games/…/bot, games/…/table ← bots ← server ← faults ← bench ← cli; server ← web.
 * Nothing imports upward, no game imports another, nobody reaches into another package past its doors, and every way of importing is
 * looked at: what cannot be followed (a pattern, a computed name) is not allowed.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Import, importsOf, isTest, ROOT, sourcesOf, textOf } from './sources.ts'

/** What each package may import of ours. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  engine: [],
  design: ['engine'],
  games: ['engine', 'design'],
  packs: ['engine'],
  tournaments: ['engine'],
  bots: ['engine'],
  server: ['engine', 'games', 'packs', 'tournaments', 'bots'],
  faults: ['engine', 'games', 'server'],
  bench: ['engine', 'games', 'bots', 'server', 'faults'],
  web: ['engine', 'design', 'games', 'bots', 'server'],
  lab: ['engine', 'games', 'bots'],
  cli: ['engine', 'games', 'packs', 'bots', 'server', 'bench', 'faults', 'lab', 'tournaments'],
}
const PACKAGES = Object.keys(MAY_IMPORT)

interface Manifest {
  readonly exports?: Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
  /** What the copy that ships does without: whoever asks for it there is told so. */
  readonly devDependencies?: Readonly<Record<string, string>>
}
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest

const shippedIn = (folder: string) =>
  sourcesOf(folder)
    .filter((file) => !isTest(file))
    .flatMap(importsOf)

/** Where a relative import leads, from the root. */
const targetOf = ({ file, specifier }: Import) => join(dirname(file), specifier.replace(/\?.*$/, ''))

describe('imports run one way', () => {
  it('every package is looked at', () => {
    const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] }
    expect(PACKAGES.toSorted()).toEqual(workspaces.toSorted())
    for (const folder of PACKAGES) expect(shippedIn(folder).length, folder).toBeGreaterThan(0)
  })

  it.each(PACKAGES)('%s imports only what lies below it', (folder) => {
    const upward = shippedIn(folder).filter(({ specifier }) => {
      const [, name] = /^@branchline\/([^/]+)/.exec(specifier) ?? []
      return name !== undefined && name !== folder && !MAY_IMPORT[folder]!.includes(name)
    })
    expect(upward).toEqual([])
  })

  it.each(PACKAGES)('%s declares what it imports', (folder) => {
    const { dependencies = {}, devDependencies = {} } = manifestOf(folder)
    const used = new Set(shippedIn(folder).flatMap(({ specifier }) => specifier.match(/^@branchline\/[^/]+/) ?? []))
    used.delete(`@branchline/${folder}`)
    expect([...used].filter((name) => !(name in dependencies) && !(name in devDependencies))).toEqual([])
  })

  it.each(PACKAGES)('%s reaches others by their doors only', (folder) => {
    const astray = sourcesOf(folder)
      .flatMap(importsOf)
      .filter(({ specifier }) => specifier.startsWith('@branchline/'))
      .filter(({ specifier }) => {
        const [, name = '', door = ''] = /^@branchline\/([^/]+)(.*)$/.exec(specifier) ?? []
        if (!existsSync(join(ROOT, name, 'package.json'))) return true
        const { exports: doors = {} } = manifestOf(name)
        return !(`.${door}` in doors) && !('./*' in doors && existsSync(join(ROOT, name, `${door}.ts`)))
      })
    expect(astray).toEqual([])
  })

  it.each(PACKAGES)('%s stays within its own folder where it imports by path, and finds what it names', (folder) => {
    const strays = sourcesOf(folder)
      .flatMap(importsOf)
      .filter(({ specifier }) => specifier.startsWith('.'))
      .filter((one) => (!isTest(one.file) && relative(folder, targetOf(one)).startsWith('..')) || !existsSync(join(ROOT, targetOf(one))))
      // A compiled worker lies beside its compiled starter: there is none among the sources.
      .filter((one) => !existsSync(join(ROOT, targetOf(one).replace(/\.js$/, '.ts'))))
    expect(strays).toEqual([])
  })

  it('nothing is imported that cannot be followed: no pattern, no computed name', () => {
    const hidden = PACKAGES.flatMap((folder) => sourcesOf(folder))
      .filter((file) => !isTest(file))
      .flatMap((file) => {
        const found = textOf(file).match(/import\.meta\.glob|\bimport\((?!\s*(?:\/\*.*?\*\/\s*)?['"])[^)]*\)|\brequire\(/g) ?? []
        return found.map((what) => `${file}: ${what}`)
      })
    expect(hidden.filter((one) => !FOLLOWED.has(one))).toEqual([])
  })

  it('files that tests share set no hooks of their own: in a thread, those would be hooks of the first test file that imports them', () => {
    const hooks = PACKAGES.flatMap((folder) => sourcesOf(folder))
      .filter((file) => /\/test\//.test(file) && !/\.(test|spec)\.tsx?$/.test(file))
      .filter((file) => /^(before|after)(Each|All)\(/m.test(textOf(file)))
    expect(hooks).toEqual([])
  })
})

/** Computed names that lead to none of our sources: each with what it loads. */
const FOLLOWED: ReadonlySet<string> = new Set([
  // A game of another house that is measured on our server, named by whoever measures.
  'bench/server/server-main.ts: import(module)',
  // SQLite, built into Node where it is.
  'server/storage/sqlite.ts: import(builtIn)',
  // Packs: what the host has admitted, as it was built; in a browser from the host's own address.
  'packs/admit.ts: import(pathToFileURL(entry)',
  'web/titles/packs.ts: import(/* @vite-ignore */ module)',
  // The command line as it was compiled.
  'cli/bin/branchline.js: import(pathToFileURL(entry)',
])

const FOLDERS = [
  ...new Set(
    sourcesOf('games')
      .map((file) => /^games\/([^/]+)\/title[^/]*\.ts$/.exec(file)?.[1])
      .filter((folder) => folder !== undefined),
  ),
]

describe('a game', () => {
  it('is a folder with a title, and there are some', () => expect(FOLDERS.length).toBeGreaterThan(2))

  it.each(FOLDERS)('%s keeps to its folder, and its rooms know only those below them', (game) => {
    const home = `games/${game}`
    const crossing = sourcesOf(home)
      .flatMap(importsOf)
      .filter(({ specifier }) => specifier.startsWith('.'))
      .filter((one) => {
        const room = relative(home, one.file).split('/')[0] ?? ''
        const target = relative(home, targetOf(one)).split('/')[0] ?? ''
        const forbidden: Record<string, readonly string[]> = {
          rules: ['bot', 'table', 'poster', 'lessons', 'puzzles', 'test'],
          bot: ['table', 'poster', 'lessons', 'puzzles', 'test'],
          // Tests of a table show recorded games.
          table: isTest(one.file) ? ['bot'] : ['bot', 'test'],
        }
        if (target === '..') return !isTest(one.file)
        // Whether the whole title is as it should be is asked by a test of its own.
        if (/^title/.test(target)) return !isTest(one.file)
        return (forbidden[room] ?? []).includes(target)
      })
    expect(crossing).toEqual([])
  })

  it.each(FOLDERS)('%s: its titles carry nothing but names: all else is loaded when it is wanted', (game) => {
    const carried = sourcesOf(`games/${game}`)
      .filter((file) => /\/title[^/]*\.ts$/.test(file))
      .flatMap((file) => textOf(file).match(/^import (?!type\b).*$/gm) ?? [])
    expect(carried).toEqual([])
  })

  it.each(['engine', ...FOLDERS.map((game) => `games/${game}/rules`)])(
    '%s is pure: no clock, no dice of its own, no outside world',
    (folder) => {
      const impure = sourcesOf(folder)
        .filter((file) => !isTest(file))
        .flatMap((file) => {
          const text = textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
          const words =
            text.match(
              /\bMath\.random\b|\bDate\b|\bperformance\.|\bprocess\.|\bsetTimeout\b|\bfetch\(|\bdocument\b|\bwindow\.|['"]node:/g,
            ) ?? []
          return words.map((word) => `${file}: ${word}`)
        })
      expect(impure).toEqual([])
    },
  )
})
