/** What both commands need first: a Node that is new enough, and the dependencies of the lock file. Plain JavaScript: nothing is installed yet. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const NEEDED = [20, 19]

export function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return
  fail(
    `Branchline needs Node ${NEEDED.join('.')} or newer; this is ${process.version}.`,
    'Install a newer Node (nodejs.org, your package manager, nvm) and try again.',
  )
}

/** Installs exactly what the lock file says, once for each version of the lock file. */
export function ensureInstalled() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'))
  const fingerprint = createHash('sha256').update(lock).update(process.version).digest('hex')
  const stamp = join(ROOT, 'node_modules', '.branchline-installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  step('Installing dependencies (about half a minute the first time)')
  // No package of ours needs an install script, so none is run.
  run(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    'Check the network connection, or remove node_modules and try again.',
  )
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, fingerprint)
}

export function step(text) {
  console.log(`\n▸ ${text}`)
}

/** Runs a command with its output shown; stops everything with advice when it fails. */
export function run(command, args, advice, options = {}) {
  const result = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32', ...options })
  if (result.error) fail(`${command} could not be started: ${result.error.message}`, advice)
  if (result.status !== 0) fail(`${command} ${args.join(' ')} failed.`, advice)
}

export function fail(what, advice) {
  console.error(`\n✗ ${what}`)
  if (advice) console.error(`  ${advice}`)
  process.exit(1)
}

/** Path of a tool that npm installed. */
export function tool(name) {
  return join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)
}
