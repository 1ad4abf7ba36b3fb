import { randomUUID } from 'node:crypto'
import { type Bot, botFor, type Known, splitCodes } from '@branchline/bots'
import { type AnyGame, type AnyHistory, isRefusal, openRecord, startHistory } from '@branchline/engine'
import type { Command } from 'commander'
import { optionsFor, playersFor, readRecordFile, refusedMove, wholeNumber } from '../arguments.ts'
import { collect, language } from '../flags.ts'
import type { HelpWords } from '../messages/help/index.ts'
import { wordsIn } from '../messages/index.ts'
import { openLines } from '../play/lines.ts'
import { namesOf, type Seating, seatingBefore, seatingFor } from '../play/seating.ts'
import { playTable, type Table } from '../play/table.ts'
import { Problem } from '../problem.ts'
import { mustBeBots, noSuchBot } from '../sim/play.ts'
import { knownNamed } from '../titles.ts'

interface Flags {
  players?: number
  bots?: string
  seat?: number
  hotseat?: boolean
  map?: string
  option: readonly string[]
  seed?: string
  load?: string
}

export function register(program: Command, { common: all, play: t }: HelpWords): void {
  program
    .command('play')
    .description(t.about)
    .argument('<game>', all.game)
    .option('--players <n>', all.players, wholeNumber(1, 20))
    .option('--bots <codes>', t.bots)
    .option('--seat <n>', t.seat, wholeNumber(1, 20))
    .option('--hotseat', t.hotseat)
    .option('--map <map>', all.map)
    .option('--option <name=value>', all.option, collect, [])
    .option('--seed <text>', t.seed)
    .option('--load <file>', t.load)
    .addHelpText('after', `\n${t.whilePlaying}`)
    .action(async (id: string, flags: Flags) => {
      const known = await knownNamed(id)
      const { game } = known
      const { history, before } =
        flags.load === undefined ? { history: newGame(game, flags), before: null } : await savedGame(game, flags.load)
      const seating = seatingOf(known, history.seats, before, flags)
      const locale = language()
      const names = namesOf(seating, locale)
      const bots = seating.map((code, seat) => (code === null ? null : made(known, code, seat)))
      const lines = openLines()
      try {
        const table: Table = { ...known, history, names, bots, locale, lines }
        if (flags.load !== undefined) table.saved = history.steps.length
        const ended = await playTable(table)
        if (!ended) console.log(wordsIn(locale).left({ moves: history.steps.length, isSaved: table.saved === history.steps.length }))
      } finally {
        lines.close()
      }
    })
}

function newGame(game: AnyGame, flags: Flags): AnyHistory {
  const seats = playersFor(game, flags.players)
  return startHistory(game, optionsFor(game, seats, flags.option, flags.map), seats, flags.seed ?? randomUUID())
}

/** Who sat where before sits there again, unless something else is said. */
function seatingOf(known: Known, seats: number, before: Seating | null, { seat, bots, hotseat }: Flags): Seating {
  if (seat !== undefined && seat > seats) throw new Problem((t) => t.noSuchSeat({ seats, seat }))
  const codes = splitCodes(bots ?? before?.find((code) => code !== null) ?? 'driver')
  mustBeBots(known, codes)
  const isSaid = seat !== undefined || bots !== undefined || hotseat === true
  if (!isSaid && before !== null) return before
  return seatingFor(seats, codes, seat === undefined ? Math.max(0, before?.indexOf(null) ?? 0) : seat - 1, hotseat === true)
}

async function savedGame(game: AnyGame, path: string): Promise<{ history: AnyHistory; before: Seating | null }> {
  const { game: found, record } = await readRecordFile(path)
  if (found.id !== game.id) throw new Problem((t) => t.otherGame({ path, found: found.title, wanted: game.title }))
  const { history, bad } = openRecord(game, record)
  if (bad) throw refusedMove(game, record, bad)
  return { history, before: seatingBefore(record.names) }
}

function made(known: Known, code: string, seat: number): Bot {
  const bot = botFor(code, known, { seed: `${seat}-${randomUUID()}`, now: () => performance.now() })
  if (isRefusal(bot)) throw noSuchBot(code, bot)
  return bot
}
