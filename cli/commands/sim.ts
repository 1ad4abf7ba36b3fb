import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Known, splitCodes } from '@branchline/bots'
import { type AnyGame, enumerateSetUps, printRecord, randomFrom } from '@branchline/engine'
import type { Command } from 'commander'
import { optionsFor, plainly, playersFor, wholeNumber } from '../arguments.ts'
import { collect } from '../flags.ts'
import type { HelpWords } from '../messages/help/index.ts'
import { printedWords } from '../messages/printed/index.ts'
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

export function register(program: Command, { common: all, sim: t }: HelpWords): void {
  program
    .command('sim')
    .description(t.about)
    .argument('<game>', all.game)
    .option('--players <n>', all.players, wholeNumber(1, 20))
    .option('--games <n>', t.games, wholeNumber(1, 10_000_000), 100)
    .option('--seed <text>', t.seed, '1')
    .option('--bots <codes>', t.bots, 'random')
    .option('--map <map>', all.map)
    .option('--option <name=value>', all.option, collect, [])
    .option('--mixed', t.mixed)
    .option('--referee', t.referee)
    .option('--threads <n>', all.threads, wholeNumber(1, 256), 1)
    .option('--record <folder>', t.record)
    .option('--json', all.json)
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
      else await print(report)
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
  const bar = await progress(flags.games, 'games')
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

async function print(report: SimReport): Promise<void> {
  const { sim: t } = await printedWords()
  const { game, players, bots, seed, games, finished, decisions, seconds, cpuSeconds } = report
  console.log(t.heading({ game, players, bots: bots.join(', '), seed }))
  console.log(t.finished({ finished: String(finished), games, decisions: String(decisions), each: (decisions / games).toFixed(0) }))
  console.log(
    t.speed({
      seconds: String(seconds),
      rate: String(report.decisionsPerSecond),
      cpuSeconds: String(cpuSeconds),
      cpuRate: String(report.decisionsPerCpuSecond),
    }),
  )
  for (const [at, { mean, min, max }] of report.scores.entries()) {
    const [seat, wins] = [String(at + 1), String(report.wins[at])]
    console.log(`  ${t.seat({ seat, wins, mean: String(mean), min: String(min), max: String(max) })}`)
  }
  console.log(t.digest({ digest: report.digest }))
}
