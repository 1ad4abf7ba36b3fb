/** What a call of the command line loads: the command that is called, and the server only where it is wanted. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TITLES } from '@branchline/games/catalogue'
import { beforeAll, expect, it } from 'vitest'
import { sourcesOf } from '../../scripts/test/sources.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const PROGRAM = join(ROOT, 'cli', 'bin', 'branchline.js')
const TITLE_FILES = sourcesOf('games').flatMap((file) => /^games\/([^/]+\/title[^/]*)\.ts$/.exec(file)?.[1] ?? [])

/** Hears of every module that is loaded, before anything else is. */
const LISTENER = `import { register } from 'node:module'
register('data:text/javascript,' + encodeURIComponent(\`
  import { appendFileSync } from 'node:fs'
  export async function load(url, context, next) {
    appendFileSync(process.env.LOADED_LIST, url + '\\\\n')
    return next(url, context)
  }
\`))
`

function loadedBy(...args: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-test-'))
  try {
    writeFileSync(join(folder, 'listener.mjs'), LISTENER)
    writeFileSync(join(folder, 'loaded'), '')
    const { status, stderr } = spawnSync(process.execPath, ['--import', join(folder, 'listener.mjs'), PROGRAM, ...args], {
      encoding: 'utf8',
      env: { ...process.env, LOADED_LIST: join(folder, 'loaded') },
    })
    expect(status, stderr).toBe(0)
    return readFileSync(join(folder, 'loaded'), 'utf8').split('\n').filter(Boolean)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const ours = (urls: readonly string[], part: string) => urls.filter((url) => url.includes(`${ROOT}/${part}/`.replaceAll('\\', '/')))

beforeAll(() => {
  execFileSync(process.execPath, [PROGRAM, '--help'], { stdio: 'ignore' })
})

it.each([['games'], ['--help'], ['serve', '--help']])('%s: loads nothing of the server', (...args) => {
  const urls = loadedBy(...args)
  expect(ours(urls, 'cli').length).toBeGreaterThan(0)
  expect(ours(urls, 'server')).toEqual([])
  expect(ours(urls, 'bench')).toEqual([])
  expect(urls.filter((url) => /node_modules\/(fastify|pg|zod|vite)\//.test(url))).toEqual([])
})

it('games: loads the titles and nothing else of the house', () => {
  const urls = loadedBy('games').filter((url) => url.startsWith('file:'))
  const files = urls.map((url) => relative(ROOT, fileURLToPath(url)).replaceAll('\\', '/'))
  const commander = files.filter((file) => file.startsWith('node_modules/commander/'))
  expect(commander.length).toBeGreaterThan(0)
  expect(files.filter((file) => !commander.includes(file)).sort()).toEqual(
    [
      'cli/bin/branchline.js',
      ...['commands/games', 'flags', 'index', 'messages/list', 'printable', 'problem', 'saying', 'titles'].map(
        (file) => `cli/dist/${file}.js`,
      ),
      ...['en', 'index'].map((file) => `cli/dist/messages/help/${file}.js`),
      ...['basics', 'locales'].map((file) => `engine/dist/${file}.js`),
      'games/dist/catalogue.js',
      ...TITLE_FILES.map((title) => `games/dist/${title}.js`),
    ].sort(),
  )
})

it('games GAME: loads the rules of that game and no more of the games', () => {
  const files = ours(loadedBy('games', TITLES[0].id), 'games')
  expect(files.filter((url) => /\/(bot|table|poster)\//.test(url))).toEqual([])
  expect(new Set(files.flatMap((url) => /\/([^/]+)\/rules\//.exec(url)?.[1] ?? [])).size).toBe(1)
})

it('is built anew when a source of any package has changed that it can load', () => {
  const [, listed = ''] = /const folders = \[(.*)\]/.exec(readFileSync(PROGRAM, 'utf8')) ?? []
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] }
  // What is drawn is not for programs.
  const loadable = workspaces.filter((folder) => !['design', 'web'].includes(folder))
  expect(listed.replaceAll(/'| /g, '').split(',').sort()).toEqual(loadable.sort())
})

it('serve: does load the server', () => {
  const urls = loadedBy('serve', '--check')
  expect(ours(urls, 'server').length).toBeGreaterThan(20)
  // Measuring, breaking and tuning are not what is served.
  expect(['bench', 'faults', 'lab'].flatMap((folder) => ours(urls, folder))).toEqual([])
  expect(urls.filter((url) => url.startsWith('file:') && /\/(balance|test)\//.test(url.replace(ROOT, '')))).toEqual([])
})

it('games: takes little longer than Node takes to do nothing', { tags: 'ci' }, () => {
  const time = (...args: string[]) => {
    const began = performance.now()
    execFileSync(process.execPath, args, { stdio: 'ignore' })
    return performance.now() - began
  }
  // The best of several, in turns: what disturbs one is not ours, and what slows down one slows down the other.
  let [nothing, games] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < 8; round++) {
    nothing = Math.min(nothing, time('-e', '0'))
    games = Math.min(games, time(PROGRAM, 'games'))
  }
  console.log(`node -e 0: ${nothing.toFixed(0)} ms; branchline games: ${games.toFixed(0)} ms, ${(games / nothing).toFixed(1)} times`)
  expect(games / nothing).toBeLessThan(2.5)
})
