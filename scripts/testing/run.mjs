/** One run of the tests: where its temporary files lie, what its processes are known by, and that none of it outlives the run. */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../ensure.mjs'
import { birthOf, endRun, MARK } from './processes.mjs'

const FOLDER = 'branchline-run-'
const OWNER = 'owner.json'

export async function openRun() {
  await sweepForgotten()
  const mark = randomUUID()
  const folder = mkdtempSync(join(tmpdir(), FOLDER))
  // PostgreSQL runs as somebody else where we are root, and must find its own folder in here.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, OWNER), JSON.stringify({ mark, host: hostname(), pid: process.pid, birth: birthOf(process.pid) }))
  const guard = spawn(process.execPath, [join(import.meta.dirname, 'guard.mjs')], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.stdin.write(JSON.stringify({ mark, folder }))
  const marks = [process.env[MARK], mark].filter(Boolean).join(',')
  const env = { ...process.env, [MARK]: marks, TMPDIR: folder }
  let isOver = false

  return {
    folder,
    /** A command with its output shown; resolves to how it ended: `{code, signal}`, or `{error}` when it could not be started. */
    async command(command, args, { environment = {}, output = 'inherit' } = {}) {
      // In a session of its own: Ctrl+C comes to the script alone, which then ends everything in order.
      const child = spawn(command, args, {
        cwd: ROOT,
        detached: process.platform !== 'win32',
        stdio: ['ignore', output, 'inherit'],
        shell: process.platform === 'win32',
        env: { ...env, ...environment },
      })
      let text = ''
      child.stdout?.setEncoding('utf8').on('data', (data) => {
        text += data
      })
      const [code, signal, error] = await once(child, 'close').catch((error) => [null, null, error])
      // Whoever ended the run has ended this too; it says nothing about the tests.
      if (isOver) return new Promise(() => {})
      return { code, signal, error, text }
    },
    /** Ends what is still running; resolves to whether nothing is left. */
    async close() {
      isOver = true
      const gone = guard.exitCode === null && guard.signalCode === null ? once(guard, 'exit') : [guard.exitCode]
      guard.stdin.end()
      // Without its guard the run looks after itself.
      const [code] = await gone
      return code === 0 || (await endRun({ mark, folder })) === 0
    },
  }
}

/** Runs that were ended together with their guard have left a folder: whose owner is gone, that is cleared. */
async function sweepForgotten() {
  for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith(FOLDER))) {
    const folder = join(tmpdir(), name)
    const owner = ownerOf(folder)
    if (owner === null || owner.host !== hostname() || birthOf(owner.pid) === owner.birth) continue
    await endRun({ mark: owner.mark, folder })
  }
}

function ownerOf(folder) {
  try {
    if (statSync(folder).uid !== process.getuid?.()) return null
    return existsSync(join(folder, OWNER)) ? JSON.parse(readFileSync(join(folder, OWNER), 'utf8')) : null
  } catch {
    return null
  }
}
