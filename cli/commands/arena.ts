import { appendFileSync, existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Known, splitCodes, tally } from '@branchline/bots'
import { isRefusal } from '@branchline/engine'
import type { Command } from 'commander'
import { arenaBot } from '../arena/bots.ts'
import { EXEC } from '../arena/exec.ts'
import { countPrograms } from '../arena/programs.ts'
import { type ArenaReport, asJson, asMarkdown, asTable, heading, troublesText, verdictText } from '../arena/report.ts'
import { runContest, runsHere } from '../arena/run.ts'
import { optionsFor, playersFor, wholeNumber } from '../arguments.ts'
import { collect } from '../flags.ts'
import { Problem } from '../problem.ts'
import { progress } from '../progress.ts'
import { noSuchBot } from '../sim/play.ts'
import { knownNamed, packFolders } from '../titles.ts'

/** Some languages take a second or two to load on a busy machine; that is not the bot's thinking. */
const START_UP = 5000

interface Flags {
  bots: string
  games: number
  players?: number
  map?: string
  option: readonly string[]
  seed: string
  threads: number
  deadline: number
  settle?: boolean
  json?: boolean
  append?: boolean
}

export function register(program: Command): void {
  program
    .command('arena')
    .description('let bots play against each other: seats rotated, the same seeds for every rotation')
    .argument('<game>', 'id of a game (see “branchline games”)')
    .option('--bots <codes>', 'who plays: codes of bots, or exec:COMMAND for a program of your own', 'random,apprentice')
    .option('--games <n>', 'how many games; rounded up to whole rotations', wholeNumber(1, 1_000_000), 100)
    .option('--players <n>', 'number of players', wholeNumber(1, 20))
    .option('--map <map>', 'the board, in games that have several')
    .option('--option <name=value>', 'an option of the game; may be given several times', collect, [])
    .option('--seed <text>', 'the same seed gives the same set-ups', '1')
    .option('--threads <n>', 'worker threads', wholeNumber(1, 256), 1)
    .option('--settle', 'stop as soon as the first bot is shown to be stronger or weaker than the others')
    .option('--deadline <ms>', 'milliseconds a program of your own gets for a decision', wholeNumber(1, 600_000), 1000)
    .option('--json', 'as JSON')
    .option('--append', 'also write the table into the lab diary, bots/RESULTS.md')
    .action(async (id: string, flags: Flags) => {
      const known = await knownNamed(id)
      const { game } = known
      const seats = playersFor(game, flags.players)
      const bots = splitCodes(flags.bots)
      if (bots.length === 0) throw new Problem((t) => t.noBots)
      if (bots.some((code) => code === EXEC)) throw new Problem((t) => t.execNeeds)
      for (const code of bots.filter((one) => !one.startsWith(EXEC))) {
        const bot = await arenaBot(code, known)
        if (isRefusal(bot)) throw noSuchBot(code, bot)
      }
      const options = optionsFor(game, seats, flags.option, flags.map)
      const contest = {
        game: id,
        seats,
        options,
        seed: flags.seed,
        bots,
        packs: packFolders(),
        deadline: flags.deadline,
        startUp: START_UP,
      }
      const report = await run(known, contest, flags)
      if (flags.json) console.log(asJson(report))
      else console.log(`${heading(report)}\n\n${asTable(report)}${flags.settle ? `\n\n${verdictText(report)}` : ''}`)
      const troubles = troublesText(report)
      if (troubles !== '') console.error(troubles)
      if (flags.append) append(report)
    })

  async function run(known: Known, contest: ArenaReport['contest'], flags: Flags): Promise<ArenaReport> {
    const games = Math.ceil(flags.games / contest.bots.length) * contest.bots.length
    const threads = Math.min(flags.threads, games, 4 * availableParallelism())
    const bar = progress(games, 'games')
    const programs = countPrograms()
    const began = performance.now()
    const work = () => runContest(known, contest, games, threads, programs, (done) => bar.update(done), undefined, flags.settle === true)
    const leave = () => {
      bar.end()
      programs.endAll()
    }
    const played = await (runsHere(contest, threads) ? work() : unlessEnded(work, leave))
    bar.end()
    return { contest, games: played.length, seconds: (performance.now() - began) / 1000, bots: tally(contest.bots, played), played }
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Ctrl-C and the like end the work as they would anyway, but not before `leave` was called. */
async function unlessEnded<Result>(work: () => Promise<Result>, leave: () => void): Promise<Result> {
  const end = (signal: NodeJS.Signals) => {
    leave()
    for (const one of SIGNALS) process.off(one, end)
    process.kill(process.pid, signal)
  }
  for (const signal of SIGNALS) process.on(signal, end)
  try {
    return await work()
  } finally {
    for (const signal of SIGNALS) process.off(signal, end)
  }
}

/** So that the diary's command can be typed again. */
export function forShell(word: string): string {
  return /^[\w:=,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}

function append(report: ArenaReport): void {
  const diary = join(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))), 'bots', 'RESULTS.md')
  if (!existsSync(diary)) throw new Problem((t) => t.noDiary({ path: diary }))
  const words = process.argv.slice(2).filter((flag) => flag !== '--append')
  const command = ['npx', 'branchline', ...words].map(forShell).join(' ')
  appendFileSync(diary, `\n${asMarkdown(report, command, new Date().toISOString().slice(0, 10))}`)
}
