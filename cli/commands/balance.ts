import { availableParallelism } from 'node:os'
import { splitCodes } from '@branchline/bots'
import { BALANCE_BOOKS } from '@branchline/games/balance'
import type { Command } from 'commander'
import { optionsFor, playersFor, wholeNumber } from '../arguments.ts'
import { namesOf, tell } from '../balance/chapters.ts'
import { asPage } from '../balance/page.ts'
import { type BalancePlan, bookFor } from '../balance/play.ts'
import { reportOf } from '../balance/report.ts'
import { playForBalance } from '../balance/run.ts'
import { mustBeBarrable, writePage } from '../balance/said.ts'
import { asText } from '../balance/text.ts'
import { collect, language } from '../flags.ts'
import type { HelpWords } from '../messages/help/index.ts'
import { progress } from '../progress.ts'
import { mustBeBots } from '../sim/play.ts'
import { knownNamed, packFolders } from '../titles.ts'

interface Flags {
  players?: number
  games: number
  seed: string
  bots: string
  map?: string
  option: readonly string[]
  bar?: string
  threads: number
  html?: string
  json?: boolean
}

export function register(program: Command, { common: all, balance: t }: HelpWords): void {
  program
    .command('balance')
    .description(t.about)
    .argument('<game>', all.game)
    .option('--players <n>', all.players, wholeNumber(1, 20))
    .option('--map <map>', all.map)
    .option('--option <name=value>', all.option, collect, [])
    .option('--bots <codes>', t.bots, 'fireman')
    .option('--games <n>', t.games, wholeNumber(1, 1_000_000), 100)
    .option('--seed <text>', t.seed, '1')
    .option('--bar <kind>', t.bar)
    .option('--threads <n>', all.threads, wholeNumber(1, 256), availableParallelism())
    .option('--html <file>', t.html)
    .option('--json', all.json)
    .action(async (id: string, flags: Flags) => {
      const known = await knownNamed(id)
      const { game } = known
      const book = bookFor(game, BALANCE_BOOKS)
      const seats = playersFor(game, flags.players)
      const options = optionsFor(game, seats, flags.option, flags.map)
      const bots = splitCodes(flags.bots)
      mustBeBots(known, bots)
      mustBeBarrable(book, flags.bar)
      const plan: BalancePlan = { game: id, seats, seed: flags.seed, bots, options, bar: flags.bar ?? null, packs: packFolders() }
      const bar = await progress(flags.games, 'games')
      const games = await playForBalance(known, book, plan, flags.games, Math.min(flags.threads, flags.games), (done) => bar.update(done))
      bar.end()
      const report = reportOf(plan, game.rulesVersion, games)
      const told = tell(report, game, book, language())
      if (flags.html !== undefined) {
        const board = book.board(game.setup(options, seats, flags.seed))
        writePage(flags.html, asPage(told, report, { shapes: board, nameOf: namesOf(game, book, language()) }, language()))
      }
      if (flags.json) console.log(JSON.stringify(report))
      else if (flags.html === undefined) console.log(asText(told))
    })
}
