import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Known, splitCodes } from '@branchline/bots'
import { type AnyGame, enumerateSetUps, printRecord, randomFrom } from '@branchline/engine'
import type { Command } from 'commander'
import { optionsFor, plainly, playersFor, wholeNumber } from '../arguments.ts'
import { collect } from '../flags.ts'
import { EXIT, Problem } from '../problem.ts'
import { progress } from '../progress.ts'
import { mustBeBots, type SimPlan, type SimResult } from '../sim/play.ts'
import { runSimulation } from '../sim/run.ts'
import { type SimReport, Tally } from '../sim/tally.ts'
import { knownNamed, packFolders } from '../titles.ts'

interface Flags {
  players?: number
  games: number
  seed: string
  bots: string
  map?: string
  option: readonly string[]
  mixed?: boolean
  referee?: boolean
  threads: number
  record?: string
  json?: boolean
}

export function register(program: Command): void {
  program
    .command('sim')
    .description('play games among bots, without a screen, and count')
    .argument('<game>', 'id of a game (see “branchline games”)')
    .option('--players <n>', 'number of players', wholeNumber(1, 20))
    .option('--games <n>', 'how many games', wholeNumber(1, 10_000_000), 100)
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--bots <codes>', 'who plays, by seat, repeated as needed', 'random')
    .option('--map <map>', 'the board, in games that have several')
    .option('--option <name=value>', 'an option of the game; may be given several times', collect, [])
    .option('--mixed', 'draw the options of each game at random')
    .option('--referee', 'let the referee look at every position')
    .option('--threads <n>', 'worker threads', wholeNumber(1, 256), 1)
    .option('--record <folder>', 'write a record of each game there')
    .option('--json', 'as JSON')
    .action(async (id: string, flags: Flags) => {
      const known = await knownNamed(id)
      const { game } = known
      const seats = playersFor(game, flags.players)
      const bots = splitCodes(flags.bots)
      mustBeBots(known, bots)
      const options = flags.mixed ? mixedOptions(game, seats, flags.seed) : [optionsFor(game, seats, flags.option, flags.map)]
      if (flags.mixed && (flags.option.length > 0 || flags.map !== undefined)) throw new Problem((t) => t.mixedAlone)
      if (flags.record !== undefined) makeFolder(flags.record)
      const plan: SimPlan = {
        game: id,
        seats,
        seed: flags.seed,
        bots,
        options,
        referee: flags.referee === true,
        record: flags.record !== undefined,
        packs: packFolders(),
      }
      const report = await run(known, plan, flags)
      if (flags.json) console.log(JSON.stringify(report, null, 2))
      else print(report)
      if (report.complaints.length > 0)
        throw new Problem(
          (t) => t.refereeObjectsIn({ games: report.complaints.length, complaint: String(report.complaints[0]) }),
          EXIT.wrong,
        )
      if (report.finished < report.games) throw new Problem((t) => t.didNotEnd({ games: report.games - report.finished }), EXIT.wrong)
    })
}

async function run(known: Known, plan: SimPlan, flags: Flags): Promise<SimReport> {
  const tally = new Tally(plan.seats)
  const bar = progress(flags.games, 'games')
  const began = performance.now()
  let done = 0
  const cpuSeconds = await runSimulation(
    known,
    plan,
    flags.games,
    Math.min(flags.threads, flags.games, 4 * availableParallelism()),
    (result) => {
      tally.add(result)
      if (flags.record !== undefined) writeRecord(flags.record, plan, result)
      bar.update(++done)
    },
  )
  bar.end()
  const { game: id, seats: players, bots, seed } = plan
  return tally.report({ game: id, players, bots, seed }, (performance.now() - began) / 1000, cpuSeconds)
}

/** Every set-up for that many players, in an order drawn from the seed. */
function mixedOptions(game: AnyGame, seats: number, seed: string): Readonly<Record<string, unknown>>[] {
  const all = enumerateSetUps<Record<string, unknown>>(game)
    .filter((setUp) => setUp.seats === seats)
    .map(({ options }) => options as Record<string, unknown>)
  const random = randomFrom(`${seed}-options`)
  return Array.from({ length: 997 }, () => all[random.below(all.length)] as Record<string, unknown>)
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new Problem((t) => t.cannotMakeFolder({ path: folder, why: plainly(t, error as NodeJS.ErrnoException) }))
  }
}

function writeRecord(folder: string, plan: SimPlan, { number, record }: SimResult): void {
  if (record === undefined) return
  const path = join(folder, `${plan.game}-${plan.seats}p-${plan.seed.replace(/[^\w-]/g, '_')}-${String(number).padStart(5, '0')}.json`)
  try {
    writeFileSync(path, printRecord(record))
  } catch (error) {
    throw new Problem((t) => t.cannotWrite({ path, why: plainly(t, error as NodeJS.ErrnoException) }), EXIT.wrong)
  }
}

function print(report: SimReport): void {
  const { games, finished, decisions, seconds, cpuSeconds, decisionsPerSecond, decisionsPerCpuSecond } = report
  console.log(`${report.game}, ${report.players} players (${report.bots.join(', ')}), seed ${report.seed}`)
  console.log(`${finished} of ${games} games finished, ${decisions} decisions (${(decisions / games).toFixed(0)} a game)`)
  console.log(`${seconds} s, ${decisionsPerSecond} decisions/s; ${cpuSeconds} CPU s, ${decisionsPerCpuSecond} decisions per CPU second`)
  for (const [seat, { mean, min, max }] of report.scores.entries()) {
    console.log(`  seat ${seat + 1}: wins ${report.wins[seat]}, score ${mean} (${min} to ${max})`)
  }
  console.log(`digest ${report.digest}`)
}
