#!/usr/bin/env node
/** Starts the built command line; builds it first when it is missing or older than the sources. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const entry = join(root, 'cli', 'dist', 'index.js')
const stamp = join(root, '.cache', 'built')
const compiler = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'tsc.cmd' : 'tsc')

if (existsSync(compiler) && isStale()) {
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

/** Whether any source is newer than the last build. Looks at a few hundred files: some milliseconds. */
function isStale() {
  const built = existsSync(entry) && existsSync(stamp) ? statSync(stamp).mtimeMs : 0
  const newer = (folder) =>
    readdirSync(folder, { withFileTypes: true }).some((item) => {
      if (item.name === 'dist' || item.name === 'node_modules' || item.name === 'test' || item.name.startsWith('.')) return false
      const path = join(folder, item.name)
      if (item.isDirectory()) return newer(path)
      return /\.(tsx?|json)$/.test(item.name) && !item.name.endsWith('.test.ts') && statSync(path).mtimeMs > built
    })
  return built === 0 || ['engine', 'games', 'bots', 'lab', 'server', 'bench', 'cli'].some((folder) => newer(join(root, folder)))
}
