/**
 * The processes of one run. Process groups do not hold them: Playwright, Chromium and PostgreSQL each open groups and sessions of their own.
 * What all of them keep is the mark that the run puts into the environment. PostgreSQL writes over its environment, but sits in the folder that
 * the run gives for temporary files.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** The name under which every process of a run carries its mark; a run within a run carries both. */
export const MARK = 'BRANCHLINE_TEST_RUN'

/** Ends every process of the run and removes its folder; says how many it could not end. */
export async function endRun({ mark, folder }, patience = 15_000) {
  const deadline = Date.now() + patience
  let left = processesOf({ mark, folder })
  // A process may be starting another while we look: only two looks that find nothing count.
  for (let quiet = 0; quiet < 2 && Date.now() < deadline; ) {
    for (const { pid, isDatabase } of left) end(pid, isDatabase && Date.now() < deadline - patience / 2)
    quiet = left.length === 0 ? quiet + 1 : 0
    await pause(quiet > 0 ? 30 : 60)
    left = processesOf({ mark, folder })
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  return left.length
}

/** All that belongs to the run, but for whoever asks. */
export function processesOf({ mark, folder }) {
  const all = process.platform === 'linux' ? fromProc() : fromPs()
  const isOwn = ({ name, environment, place }) => environment().includes(mark) || (name === DATABASE && place().includes(folder))
  const own = new Set(all.filter(isOwn).map(({ pid }) => pid))
  // Parts of Chromium write over theirs too; they stand below one that has not.
  for (let grew = true; grew; ) {
    grew = false
    for (const { pid, parent } of all) {
      if (!own.has(parent) || own.has(pid)) continue
      own.add(pid)
      grew = true
    }
  }
  own.delete(process.pid)
  return all.filter(({ pid }) => own.has(pid)).map(({ pid, name }) => ({ pid, isDatabase: name === DATABASE }))
}

const DATABASE = 'postgres'

/** When the process began, so that its number is not mistaken for that of a later one; null when it is gone. */
export function birthOf(pid) {
  if (process.platform === 'linux') return statOf(pid)?.[19] ?? null
  const { stdout, status } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : null
}

/** PostgreSQL is told to leave at once, for a killed one leaves shared memory behind; everybody else is ended. */
function end(pid, gently) {
  try {
    process.kill(pid, gently ? 'SIGQUIT' : 'SIGKILL')
  } catch {
    // Gone already.
  }
}

function fromProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = statOf(pid)
      // A process that has ended and waits to be fetched is no longer there.
      if (stat === null || stat[0] === 'Z') return []
      return [
        {
          pid: Number(pid),
          parent: Number(stat[1]),
          name: quietly(() => readFileSync(`/proc/${pid}/comm`, 'latin1')).trim(),
          environment: () => quietly(() => readFileSync(`/proc/${pid}/environ`, 'latin1')),
          place: () => quietly(() => readlinkSync(`/proc/${pid}/cwd`)),
        },
      ]
    })
}

/** What stands behind the name, which may hold anything: state, parent, …, the time of its beginning (the twentieth). */
function statOf(pid) {
  const stat = quietly(() => readFileSync(`/proc/${pid}/stat`, 'latin1'))
  return stat === '' ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function fromPs() {
  if (process.platform === 'win32') return []
  const { stdout = '' } = spawnSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,ppid=,command='], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    if (pid === undefined) return []
    const name = /^\S*postgres\b/.test(command) ? DATABASE : ''
    return [{ pid: Number(pid), parent: Number(parent), name, environment: () => command, place: () => command }]
  })
}

function quietly(read) {
  try {
    return read()
  } catch {
    return ''
  }
}
