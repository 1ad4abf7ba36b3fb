import { randomUUID } from 'node:crypto'
import { type Bot, botFor, splitCodes } from '@branchline/bots'
import { type AnyGame, type AnyHistory, isRefusal, openRecord, startHistory } from '@branchline/engine'
import type { Command } from 'commander'
import { collect, gameNamed, language, optionsFor, playersFor, readRecordFile, sayRefusal, wholeNumber } from '../arguments.ts'
import { openLines } from '../play/lines.ts'
import { playTable, type Table } from '../play/table.ts'
import { EXIT, Problem } from '../problem.ts'
import { badBot } from '../sim/play.ts'

interface Flags {
  players?: number
  bots: string
  seat: number
  hotseat?: boolean
  map?: string
  option: readonly string[]
  seed?: string
  load?: string
}

export function register(program: Command): void {
  program
    .command('play')
    .description('play in the terminal, against bots or with friends at the same keyboard')
    .argument('<game>', 'id of a game (see “branchline games”)')
    .option('--players <n>', 'number of players', wholeNumber(1, 20))
    .option('--bots <codes>', 'who sits at the other seats, repeated as needed', 'driver')
    .option('--seat <n>', 'your seat', wholeNumber(1, 20), 1)
    .option('--hotseat', 'no bots: people at all seats')
    .option('--map <map>', 'the board, in games that have several')
    .option('--option <name=value>', 'an option of the game; may be given several times', collect, [])
    .option('--seed <text>', 'the same seed gives the same set-up')
    .option('--load <file>', 'go on with a saved game')
    .addHelpText('after', '\nWhile playing: help, board, moves, why MOVE, advice, undo, save FILE, log, quit.')
    .action(async (id: string, flags: Flags) => {
      const game = gameNamed(id)
      const history = flags.load === undefined ? newGame(game, flags) : savedGame(game, flags.load)
      const { seats } = history
      if (flags.seat > seats) throw new Problem(`there are ${seats} seats, so there is no seat ${flags.seat}.`)
      const codes = splitCodes(flags.bots)
      const bad = codes.length === 0 ? '--bots names nobody.' : badBot(game, codes)
      if (bad !== null) throw new Problem(bad)
      const bots = Array.from({ length: seats }, (_, seat) => (flags.hotseat || seat === flags.seat - 1 ? null : made(game, codes, seat)))
      const names = bots.map((bot, seat) => `${bot === null ? (flags.hotseat ? 'Player' : 'You') : bot.code} ${seat + 1}`)
      const lines = openLines()
      try {
        const table: Table = { game, history, names, bots, locale: language(), lines }
        if (flags.load !== undefined) table.saved = history.steps.length
        const ended = await playTable(table)
        const isSaved = table.saved === history.steps.length
        if (!ended) console.log(`${history.steps.length} moves were played${isSaved ? '' : ', and not saved'}.`)
      } finally {
        lines.close()
      }
    })
}

function newGame(game: AnyGame, flags: Flags): AnyHistory {
  const seats = playersFor(game, flags.players)
  return startHistory(game, optionsFor(game, seats, flags.option, flags.map), seats, flags.seed ?? randomUUID())
}

function savedGame(game: AnyGame, path: string): AnyHistory {
  const { game: found, record } = readRecordFile(path)
  if (found.id !== game.id) throw new Problem(`“${path}” is a game of ${found.title}, not of ${game.title}.`)
  const { history, bad } = openRecord(game, record)
  if (bad) throw new Problem(`move ${bad.at + 1}, “${bad.text}”, is refused: ${sayRefusal(game, bad.refusal)}`, EXIT.wrong)
  return history
}

function made(game: AnyGame, codes: readonly string[], seat: number): Bot {
  const bot = botFor(codes[seat % codes.length] as string, game, { seed: `${seat}-${randomUUID()}`, now: () => performance.now() })
  if (isRefusal(bot)) throw new Problem(`“${codes[seat % codes.length]}” is no bot.`)
  return bot
}
