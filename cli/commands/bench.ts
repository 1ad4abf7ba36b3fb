import type { Comparison, Measured } from '@branchline/bench'
import { type AnyGame, defaultOptions } from '@branchline/engine'
import { type Command, Option } from 'commander'
import { playersFor, wholeNumber } from '../arguments.ts'
import type { HelpWords } from '../messages/help/index.ts'
import { knownNamed, titleNamed, titleOrAny, titles } from '../titles.ts'

interface Flags {
  json?: boolean
  rounds: number
  milliseconds: number
  peers: boolean
  game?: string
  players?: number
  server?: boolean
  processes?: number[]
  flood?: boolean
  lists?: boolean
}

export function register(program: Command, { common: all, bench: t }: HelpWords): void {
  program
    .command('bench')
    .description(t.about)
    .option('--rounds <n>', t.rounds, wholeNumber(1, 100), 5)
    .option('--milliseconds <n>', t.milliseconds, wholeNumber(10, 60_000), 500)
    .option('--game <id>', t.game)
    .option('--players <n>', t.players, wholeNumber(1, 20))
    .addOption(new Option('--no-peers', t.peers))
    .option('--server', t.server)
    .option('--processes <list>', t.processes, processCounts)
    .option('--flood', t.flood)
    .option('--lists', t.lists)
    .option('--json', all.json)
    .action(async ({ json, rounds, milliseconds, peers, game, players, server, processes, flood, lists }: Flags) => {
      if (server && lists) return benchLists(game, rounds, json === true)
      if (server && flood) return benchFlood(game, Math.max(1, milliseconds / 1000), json === true)
      if (server && processes !== undefined) return benchSeveral(game, processes, json === true)
      if (server) return benchServer(game, rounds, milliseconds, peers, json === true)
      const bench = await import('@branchline/bench')
      const { compareWithBoardgameIo, measureBots, measurePlayouts, measureStates, sidings } = bench
      const rows: Measured[] = []
      const show = (row: Measured) => {
        rows.push(row)
        if (!json) print(row, bench.shortly)
      }
      const bots: Record<string, { readonly searchOverPlayouts: number }> = {}
      const measured = game === undefined ? titles() : [titleNamed(game)]
      const comparison = peers && game === undefined ? await compareWithBoardgameIo(rounds, 6) : null
      if (comparison !== null) {
        show(comparison.ours)
        show(comparison.theirs)
        if (!json)
          console.log(
            `  ratio ${comparison.ratio.toFixed(1)} (boardgame.io’s own search bot: ${comparison.mctsIterationsPerCpuSecond.toFixed(0)} iterations per CPU second)`,
          )
      }
      if (game === undefined) for (const row of await measureStates(sidings, 4, rounds, milliseconds)) show(row)
      for (const { id } of measured) {
        const known = await knownNamed(id)
        const one = known.game
        for (let seats = one.seats.min; seats <= one.seats.max; seats++) {
          if (one.fits?.(defaults(one), seats) != null) continue
          show(await measurePlayouts(one, seats, rounds, milliseconds))
        }
        const table = game === undefined || players === undefined ? fittingSeats(one) : playersFor(one, players)
        for (const row of await measureStates(one, table, rounds, milliseconds)) show(row)
        const thinking = await measureBots(known, table, rounds, milliseconds)
        for (const row of thinking.rows) show(row)
        bots[one.id] = { searchOverPlayouts: thinking.searchOverPlayouts }
        if (!json)
          console.log(
            `  the search makes ${(100 * thinking.searchOverPlayouts).toFixed(0)} % as many iterations as there are bare playouts`,
          )
      }
      if (json)
        console.log(
          JSON.stringify(
            { node: process.version, rounds, milliseconds, rows, bots, boardgameIo: comparison === null ? null : summaryOf(comparison) },
            null,
            2,
          ),
        )
    })
}

/** Durable moves, steady load, memory, opening a finished game; beside a bare loop and boardgame.io’s server in the same run. */
async function benchServer(game: string | undefined, rounds: number, milliseconds: number, peers: boolean, json: boolean): Promise<void> {
  const { boardgameIoServer } = await import('@branchline/bench')
  const { measureServer } = await import('@branchline/bench/server')
  const rows: unknown[] = []
  const id = titleOrAny(game).id
  await measureServer({
    game: id,
    seconds: Math.max(1, milliseconds / 1000),
    rounds,
    ...(peers ? { peer: boardgameIoServer } : {}),
    onRow: (row) => (json ? rows.push(row) : console.log(row)),
  })
  if (json) console.log(JSON.stringify({ node: process.version, game: id, rows }, null, 2))
}

/** Several processes that share a PostgreSQL, which is started for it. */
async function benchSeveral(game: string | undefined, processes: number[], json: boolean): Promise<void> {
  const { measureSeveral } = await import('@branchline/bench/server')
  const rows: string[] = []
  const id = titleOrAny(game).id
  await measureSeveral({ game: id, processes, onRow: (row) => (json ? rows.push(row) : console.log(row)) })
  if (json) console.log(JSON.stringify({ node: process.version, game: id, rows }, null, 2))
}

/** People with a bot, alone and beside somebody who asks for far more bots than the machine can think for. */
async function benchFlood(game: string | undefined, seconds: number, json: boolean): Promise<void> {
  const { measureFlood } = await import('@branchline/bench/server')
  const one = await titleOrAny(game).rules()
  const cases = await measureFlood({ game: one, seconds, onRow: (row) => (json ? undefined : console.log(row)) })
  if (json) console.log(JSON.stringify({ node: process.version, game: one.id, cases }, null, 2))
}

/** Lists with few tables and with very many, one house after the other. */
async function benchLists(game: string | undefined, rounds: number, json: boolean): Promise<void> {
  const { measureLists } = await import('@branchline/bench/server')
  const one = await titleOrAny(game).rules()
  const tables = [10, 1_000, 20_000, 100_000]
  const costs = await measureLists({ game: one, tables, rounds, onRow: (row) => (json ? undefined : console.log(row)) })
  if (json) console.log(JSON.stringify({ node: process.version, game: one.id, costs }, null, 2))
}

function processCounts(text: string): number[] {
  return text.split(',').map((part) => wholeNumber(1, 64)(part.trim()))
}

function defaults(game: AnyGame): Record<string, unknown> {
  return defaultOptions<Record<string, unknown>>(game.options)
}

/** The largest table the default options allow. */
function fittingSeats(game: AnyGame): number {
  for (let seats = game.seats.max; seats > game.seats.min; seats--) if (game.fits?.(defaults(game), seats) == null) return seats
  return game.seats.min
}

function summaryOf({ ratio, mctsIterationsPerCpuSecond }: Comparison) {
  return { ratio, mctsIterationsPerCpuSecond }
}

function print({ name, unit, perCpuSecond, perSecond }: Measured, shortly: (rate: number) => string): void {
  const micro = (rate: number) => (rate < 1000 ? `${(1e3 / rate).toPrecision(3)} ms` : `${(1e6 / rate).toPrecision(3)} µs`)
  console.log(
    `${name.padEnd(56)} ${shortly(perCpuSecond.best).padStart(7)} best, ${shortly(perCpuSecond.median).padStart(7)} median ${unit} per CPU second (${micro(perCpuSecond.median)}); wall ${shortly(perSecond.median)}/s`,
  )
}
