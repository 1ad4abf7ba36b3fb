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
import { type ArenaReport, type ArenaWords, asJson, asMarkdown, asTable, heading, troublesText, verdictText } from '../arena/report.ts'
import { runContest, runsHere } from '../arena/run.ts'
import { optionsFor, playersFor, wholeNumber } from '../arguments.ts'
import { collect } from '../flags.ts'
import type { HelpWords } from '../messages/help/index.ts'
import { printedWords } from '../messages/printed/index.ts'
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

export function register(program: Command, { common: all, arena: t }: HelpWords): void {
  program
    .command('arena')
    .description(t.about)
    .argument('<game>', all.game)
    .option('--bots <codes>', t.bots, 'random,apprentice')
    .option('--games <n>', t.games, wholeNumber(1, 1_000_000), 100)
    .option('--players <n>', all.players, wholeNumber(1, 20))
    .option('--map <map>', all.map)
    .option('--option <name=value>', all.option, collect, [])
    .option('--seed <text>', t.seed, '1')
    .option('--threads <n>', all.threads, wholeNumber(1, 256), 1)
    .option('--settle', t.settle)
    .option('--deadline <ms>', t.deadline, wholeNumber(1, 600_000), 1000)
    .option('--json', all.json)
    .option('--append', t.append)
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
      const { arena: words } = await printedWords()
      if (!flags.json)
        console.log(`${heading(report, words)}\n\n${asTable(report, words)}${flags.settle ? `\n\n${verdictText(report, words)}` : ''}`)
      const troubles = troublesText(report, words)
      if (troubles !== '') console.error(troubles)
      // The diary is English, whoever writes it.
      if (flags.append) append(report, (await printedWords('en')).arena)
    })

  async function run(known: Known, contest: ArenaReport['contest'], flags: Flags): Promise<ArenaReport> {
    const games = Math.ceil(flags.games / contest.bots.length) * contest.bots.length
    const threads = Math.min(flags.threads, games, 4 * availableParallelism())
    const bar = await progress(games, 'games')
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

function append(report: ArenaReport, t: ArenaWords): void {
  const diary = join(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))), 'bots', 'RESULTS.md')
  if (!existsSync(diary)) throw new Problem((t) => t.noDiary({ path: diary }))
  const typed = process.argv.slice(2).filter((flag) => flag !== '--append')
  const command = ['npx', 'branchline', ...typed].map(forShell).join(' ')
  appendFileSync(diary, `\n${asMarkdown(report, t, command, new Date().toISOString().slice(0, 10))}`)
}
