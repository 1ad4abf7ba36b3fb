/** What a browser has to fetch before the front page or the first decision at a table, as the built files are sent: compressed, without fonts. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TITLES } from '@branchline/games/catalogue'
import { expect, test } from '@playwright/test'

const DIST = join(import.meta.dirname, '..', 'dist')

/** In bytes. What later phases need is fetched a second after the first picture (design/table/later.ts), and is not counted. */
const MOST = { home: 60_000, tables: { 'west-riding': 145_000, 'rising-sun': 165_000, wensleydale: 165_000, nuremberg: 165_000 } } as const

interface Built {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

const manifest = () => JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8')) as Readonly<Record<string, Built>>

function sent(file: string): number {
  const path = join(DIST, file)
  return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length
}

/** Those modules with all that they need, each file once. */
function weightOf(modules: readonly string[]): number {
  const built = manifest()
  const files = new Set(['index.html'])
  const seen = new Set<string>()
  const take = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const { file, css = [], imports = [] } = built[name] ?? {}
    if (file === undefined) throw new Error(`${name} was not built`)
    for (const one of [file, ...css]) files.add(one)
    for (const other of imports) take(other)
  }
  for (const name of modules) take(name)
  return [...files].reduce((sum, file) => sum + sent(file), 0)
}

/** What is built by these names; each must be there, or something else would be weighed than is fetched. */
function named(...patterns: readonly RegExp[]): readonly string[] {
  const names = Object.keys(manifest())
  return patterns.flatMap((pattern) => {
    const found = names.filter((name) => pattern.test(name))
    if (found.length === 0) throw new Error(`nothing was built as ${pattern.source}`)
    return found
  })
}

test('the front page is light', () => {
  const weight = weightOf(['index.html', 'language/en.ts', 'home/HomePage.tsx', ...named(/games\/[^/]+\/poster\//)])
  console.log(`home: ${(weight / 1000).toFixed(1)} kB`)
  expect(weight).toBeLessThanOrEqual(MOST.home)
})

for (const { id } of TITLES) {
  test(`a table is light: ${id}`, () => {
    const folder = id === 'nuremberg' ? 'wensleydale' : id
    const weight = weightOf([
      'index.html',
      'language/en.ts',
      'language/pages.en.ts',
      // The page of a table on this device lies in one file with what every table is made of.
      ...named(/^_table-.*\.js$/),
      // Its rules and words lie in one file, which the table needs.
      ...named(new RegExp(`games/${folder}/table/index`)),
      ...(folder === 'wensleydale' ? named(new RegExp(`games/${folder}/maps/${id}`)) : []),
    ])
    console.log(`table of ${id}: ${(weight / 1000).toFixed(1)} kB`)
    expect(weight).toBeLessThanOrEqual(MOST.tables[id as keyof typeof MOST.tables])
  })
}

test('no two built files need each other', () => {
  const built = manifest()
  const done = new Set<string>()
  const walk = (name: string, way: readonly string[]): void => {
    if (way.includes(name)) throw new Error(`a circle: ${[...way, name].join(' > ')}`)
    if (done.has(name)) return
    for (const other of built[name]?.imports ?? []) walk(other, [...way, name])
    done.add(name)
  }
  for (const name of Object.keys(built)) walk(name, [])
  expect(done.size).toBe(Object.keys(built).length)
})

test('nothing is built in that measures, breaks, tunes or tests', () => {
  const built = Object.keys(manifest())
  expect(built.length).toBeGreaterThan(100)
  expect(built.filter((name) => /(^|\/)(bench|faults|lab|balance|test)\//.test(name))).toEqual([])
})

test('the server sends what was compressed when it was built', async ({ request }) => {
  const { file } = manifest()['index.html'] as Built
  const answer = await request.get(`/${file}`, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) })
  expect(Number(answer.headers()['content-length'])).toBe(sent(file))
})
