/** What a browser has to fetch before the front page or the first decision at a table, as the built files are sent: compressed, without fonts. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TITLES } from '@branchline/games/catalogue'
import { expect, test } from '@playwright/test'

const DIST = join(import.meta.dirname, '..', 'dist')

/** In bytes. The aim is 100 kB for the front page and 200 kB for a table; what grows beyond what is said here has grown by mistake. */
const MOST = { home: 100_000, tables: { 'west-riding': 200_000, 'rising-sun': 222_000, wensleydale: 226_000, nuremberg: 226_000 } } as const

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

const named = (pattern: RegExp) => Object.keys(manifest()).filter((name) => pattern.test(name))

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
      'play/LocalTablePage.tsx',
      ...named(new RegExp(`games/${folder}/(table/index|rules/index|words|maps/${id})`)),
    ])
    console.log(`table of ${id}: ${(weight / 1000).toFixed(1)} kB`)
    expect(weight).toBeLessThanOrEqual(MOST.tables[id as keyof typeof MOST.tables])
  })
}

test('the server sends what was compressed when it was built', async ({ request }) => {
  const { file } = manifest()['index.html'] as Built
  const answer = await request.get(`/${file}`, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) })
  expect(Number(answer.headers()['content-length'])).toBe(sent(file))
})
