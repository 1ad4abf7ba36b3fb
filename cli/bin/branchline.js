#!/usr/bin/env node
/** Starts the built command line; builds it first when it is missing or older than the sources. */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const entry = join(root, 'cli', 'dist', 'index.js')
const stamp = join(root, '.cache', 'built')
const compiler = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'tsc.cmd' : 'tsc')

if (existsSync(compiler) && isStale()) {
  const { spawnSync } = await import('node:child_process')
  const build = spawnSync(compiler, ['-b'], { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' })
  if (build.status !== 0) {
    console.error(`branchline: the sources do not compile.\n${build.stdout}`)
    process.exit(70)
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, '')
}
if (!existsSync(entry)) {
  console.error('branchline: nothing is built yet. Run “npm start” or “npm test” once.')
  process.exit(70)
}

// Node 20 announces JSON modules, which we use for boards, as experimental; they are settled since Node 22.
const emitWarning = process.emitWarning.bind(process)
process.emitWarning = (warning, ...rest) => (String(warning).includes('Importing JSON modules') ? undefined : emitWarning(warning, ...rest))

const { main } = await import(pathToFileURL(entry).href)
await main(process.argv)

/**
 * Whether any source is newer than the last build. Every call waits for this, so it looks only at what a program can load: no tests, and
 * nothing that is drawn.
 */
function isStale() {
  const built = existsSync(entry) && existsSync(stamp) ? statSync(stamp).mtimeMs : 0
  const passedOver = new Set(['dist', 'node_modules', 'test', 'table', 'poster'])
  const newer = (folder) =>
    readdirSync(folder, { withFileTypes: true }).some((item) => {
      const { name } = item
      if (item.isDirectory()) return !passedOver.has(name) && !name.startsWith('.') && newer(`${folder}/${name}`)
      return (name.endsWith('.ts') || name.endsWith('.json')) && statSync(`${folder}/${name}`).mtimeMs > built
    })
  const folders = ['engine', 'games', 'packs', 'tournaments', 'bots', 'lab', 'server', 'faults', 'bench', 'cli']
  return built === 0 || folders.some((folder) => newer(join(root, folder)))
}
