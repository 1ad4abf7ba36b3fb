import { accessSync, constants, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { cpus, tmpdir, totalmem } from 'node:os'
import { type AnyGame, defaultOptions, inspect, randomFrom } from '@branchline/engine'
import type { Command } from 'commander'
import type { HelpWords } from '../messages/help/index.ts'
import { type PrintedWords, printedWords } from '../messages/printed/index.ts'
import { EXIT, Problem } from '../problem.ts'
import { gameNamed, titles } from '../titles.ts'

interface Finding {
  readonly what: string
  readonly good: boolean
  readonly detail: string
}

export function register(program: Command, { common: all, doctor: t }: HelpWords): void {
  program
    .command('doctor')
    .description(t.about)
    .option('--json', all.json)
    .action(async ({ json }: { json?: boolean }) => {
      const games = await Promise.all(titles().map(({ id }) => gameNamed(id)))
      const { doctor: words } = await printedWords()
      const findings = [node(words), machine(words), folder(words), ...games.map((one) => game(one, words)), await port(words)]
      if (json) console.log(JSON.stringify(findings, null, 2))
      else for (const { what, good, detail } of findings) console.log(`${good ? '✓' : '✗'} ${what}: ${detail}`)
      const bad = findings.filter(({ good }) => !good)
      if (bad.length > 0) throw new Problem((t) => t.checksFailed({ failed: bad.length, all: findings.length }), EXIT.wrong)
    })
}

type Words = PrintedWords['doctor']

function node(t: Words): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return { what: t.node, good: major > 20 || (major === 20 && minor >= 19), detail: t.nodeVersion({ version: process.version }) }
}

function machine(t: Words): Finding {
  return {
    what: t.machine,
    good: true,
    detail: t.machineHas({
      cores: cpus().length,
      memory: String(Math.round(totalmem() / 1024 ** 3)),
      platform: `${process.platform} ${process.arch}`,
    }),
  }
}

function folder(t: Words): Finding {
  try {
    accessSync(process.cwd(), constants.W_OK)
    const { bavail, bsize } = statfsSync(tmpdir())
    const free = (bavail * bsize) / 1024 ** 3
    return { what: t.disk, good: free > 0.2, detail: t.diskHas({ free: free.toFixed(1) }) }
  } catch (error) {
    return { what: t.disk, good: false, detail: (error as Error).message }
  }
}

/** A short game of each title under the referee's eye. */
function game(one: AnyGame, t: Words): Finding {
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
    return { what: one.title, good: true, detail: t.game({ decisions }) }
  } catch (error) {
    return { what: one.title, good: false, detail: (error as Error).message }
  }
}

function port(t: Words): Promise<Finding> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve({ what: t.network, good: false, detail: t.cannotListen({ why: error.message }) }))
    server.listen(0, '127.0.0.1', () => server.close(() => resolve({ what: t.network, good: true, detail: t.listens })))
  })
}
