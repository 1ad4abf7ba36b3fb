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

export function register(program: Command): void {
  program
    .command('balance')
    .description('who wins from where, what is used and what is not: a report from games among bots')
    .argument('<game>', 'id of a game (see “branchline games”)')
    .option('--players <n>', 'number of players', wholeNumber(1, 20))
    .option('--map <map>', 'the board, in games that have several')
    .option('--option <name=value>', 'an option of the game; may be given several times', collect, [])
    .option('--bots <codes>', 'who plays, by seat, repeated as needed; they count iterations, not time', 'fireman')
    .option('--games <n>', 'how many games', wholeNumber(1, 1_000_000), 100)
    .option('--seed <text>', 'the same seed gives the same report', '1')
    .option('--bar <kind>', 'forbid one player one thing of this kind in every game (cards), and say how they fare')
    .option('--threads <n>', 'worker threads', wholeNumber(1, 256), availableParallelism())
    .option('--html <file>', 'write it as a page with charts and the board as a heat map')
    .option('--json', 'as JSON')
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
      const bar = progress(flags.games, 'games')
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
