/** What a call of the command line loads: the command that is called, and the server only where it is wanted. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const PROGRAM = join(ROOT, 'cli', 'bin', 'branchline.js')

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

it('games: loads the rules and no more of the games', () => {
  const urls = loadedBy('games')
  expect(ours(urls, 'games').filter((url) => /\/(bot|table|poster)\//.test(url))).toEqual([])
  expect(ours(urls, 'cli').filter((url) => url.includes('/commands/'))).toHaveLength(1)
})

it('serve: does load the server', () => {
  expect(ours(loadedBy('serve', '--check'), 'server').length).toBeGreaterThan(20)
})

it('games: takes a few times as long as Node takes to do nothing', () => {
  const time = (...args: string[]) => {
    const began = performance.now()
    execFileSync(process.execPath, args, { stdio: 'ignore' })
    return performance.now() - began
  }
  // The best of several: what disturbs one is not ours.
  const best = (...args: string[]) => Math.min(...Array.from({ length: 5 }, () => time(...args)))
  const [nothing, games] = [best('-e', '0'), best(PROGRAM, 'games')]
  console.log(`node -e 0: ${nothing.toFixed(0)} ms; branchline games: ${games.toFixed(0)} ms, ${(games / nothing).toFixed(1)} times`)
  expect(games / nothing).toBeLessThan(5)
})
