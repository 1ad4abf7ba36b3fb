import { accessSync, constants, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { cpus, tmpdir, totalmem } from 'node:os'
import { type AnyGame, defaultOptions, inspect, randomFrom } from '@branchline/engine'
import type { Command } from 'commander'
import { EXIT, Problem } from '../problem.ts'
import { gameNamed, titles } from '../titles.ts'

interface Finding {
  readonly what: string
  readonly good: boolean
  readonly detail: string
}

export function register(program: Command): void {
  program
    .command('doctor')
    .description('look whether everything here is as it should be')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const games = await Promise.all(titles().map(({ id }) => gameNamed(id)))
      const findings = [node(), machine(), folder(), ...games.map(game), await port()]
      if (json) console.log(JSON.stringify(findings, null, 2))
      else for (const { what, good, detail } of findings) console.log(`${good ? '✓' : '✗'} ${what}: ${detail}`)
      const bad = findings.filter(({ good }) => !good)
      if (bad.length > 0) throw new Problem((t) => t.checksFailed({ failed: bad.length, all: findings.length }), EXIT.wrong)
    })
}

function node(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return { what: 'Node', good: major > 20 || (major === 20 && minor >= 19), detail: `${process.version} (20.19 or newer is needed)` }
}

function machine(): Finding {
  return {
    what: 'Machine',
    good: true,
    detail: `${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GB of memory, ${process.platform} ${process.arch}`,
  }
}

function folder(): Finding {
  try {
    accessSync(process.cwd(), constants.W_OK)
    const { bavail, bsize } = statfsSync(tmpdir())
    const free = (bavail * bsize) / 1024 ** 3
    return { what: 'Disk', good: free > 0.2, detail: `this folder is writable, ${free.toFixed(1)} GB free for temporary files` }
  } catch (error) {
    return { what: 'Disk', good: false, detail: (error as Error).message }
  }
}

/** A short game of each title under the referee's eye. */
function game(one: AnyGame): Finding {
  try {
    const options = defaultOptions<Record<string, unknown>>(one.options)
    const seats = [one.seats.max, one.seats.min].find((count) => one.fits?.(options, count) == null) ?? one.seats.min
    const state = one.setup(options, seats, 'doctor')
    const random = randomFrom('doctor')
    let decisions = 0
    while (one.toAct(state) !== null) {
      const moves = one.moves(state)
      one.play(state, moves[random.below(moves.length)])
      const complaint = inspect(one, state)[0]
      if (complaint !== undefined) return { what: one.title, good: false, detail: `${complaint.what} (${complaint.clause})` }
      decisions++
    }
    return { what: one.title, good: true, detail: `a random game of ${decisions} decisions, the referee has no objection` }
  } catch (error) {
    return { what: one.title, good: false, detail: (error as Error).message }
  }
}

function port(): Promise<Finding> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve({ what: 'Network', good: false, detail: `cannot listen on loopback: ${error.message}` }))
    server.listen(0, '127.0.0.1', () => server.close(() => resolve({ what: 'Network', good: true, detail: 'can listen on loopback' })))
  })
}
