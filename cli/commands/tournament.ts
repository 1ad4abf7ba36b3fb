import { writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { AnyGame } from '@branchline/engine'
import {
  type Drawn,
  draw,
  firstSetByHand,
  POINTS_OF_A_BYE,
  printTournament,
  proveAll,
  type Round,
  readTournament,
  sizesFor,
  standings,
  type Tournament,
  TournamentProblem,
  withoutUnplayed,
  wordsFor,
} from '@branchline/tournaments'
import type { Command } from 'commander'
import { gameIn, readFile } from '../arguments.ts'
import { language } from '../flags.ts'
import type { HelpWords } from '../messages/help/index.ts'
import { EXIT, Problem } from '../problem.ts'

interface Flags {
  readonly draw?: boolean
  readonly redraw?: boolean
  readonly json?: boolean
}

export function register(program: Command, { common: all, tournament: t }: HelpWords): void {
  program
    .command('tournament')
    .description(t.about)
    .argument('<file>', t.file)
    .option('--draw', t.draw)
    .option('--redraw', t.redraw)
    .option('--json', all.json)
    .action(async (file: string, { draw: isDrawn, redraw, json }: Flags) => {
      const { tournament: read, game } = await readFrom(file)
      let tournament = redraw ? withoutUnplayed(read) : read
      const seats = sizesFor(game, tournament.options, tournament.seats)
      const next = draw(tournament, seats)
      const isNew = (isDrawn || redraw) && 'rounds' in next
      if (isNew) {
        tournament = { ...tournament, drawn: [...tournament.drawn, ...next.rounds] }
        writeFileSync(file, printTournament(tournament))
      }
      const byHand = firstSetByHand(tournament, seats)
      if (json) console.log(JSON.stringify({ standings: standings(tournament), drawn: tournament.drawn, setByHand: byHand, next }, null, 2))
      else print(tournament, game, next, isNew === true, byHand)
    })
}

async function readFrom(file: string): Promise<{ tournament: Tournament; game: AnyGame }> {
  const text = readFile(file)
  const { gameById, spokesman } = await gameIn(text)
  const beside = (path: string) => resolve(dirname(file), path)
  try {
    const tournament = readTournament(text, gameById)
    const game = gameById(tournament.game) ?? spokesman
    proveAll(tournament, game, (path) => JSON.parse(readFile(beside(path))))
    return { tournament, game }
  } catch (error) {
    if (error instanceof TournamentProblem) throw new Problem(() => `“${file}”: ${error.in(language())}`, EXIT.wrong)
    throw error
  }
}

function print(tournament: Tournament, game: AnyGame, next: Drawn, isNew: boolean, byHand: number | null): void {
  const say = wordsFor(language())
  console.log(`${tournament.name} · ${game.title} · ${say.system[tournament.system]}`)
  for (const [at, round] of tournament.drawn.entries()) printRound(tournament, round, at + 1)
  if (tournament.drawn.length > 0) printStandings(tournament)
  console.log()
  if (tournament.drawn.length > 0) console.log(byHand === null ? say.asDrawn : say.byHand({ n: byHand }))
  if (isNew) console.log(say.drawn)
  else if ('none' in next) console.log(say.none[next.none])
  else for (const [at, round] of next.rounds.entries()) printRound(tournament, round, tournament.drawn.length + at + 1, say.next)
}

function printRound(tournament: Tournament, { tables, byes }: Round, number: number, head?: string): void {
  const say = wordsFor(language())
  const name = (id: string) => tournament.entrants.find((one) => one.id === id)?.name ?? id
  console.log(`\n${head === undefined ? '' : `${head}: `}${say.round({ n: number })}`)
  for (const [at, { seats, result }] of tables.entries()) {
    const players = seats.map((id, seat) => (result === undefined ? name(id) : `${result.places[seat]}. ${name(id)}`))
    const how = result === undefined ? say.unplayed : result.record === undefined ? say.byOrganiser : say.byRecord
    console.log(`  ${say.table({ n: at + 1 })}  ${players.join(' · ')}  (${how})`)
  }
  if (byes.length > 0) console.log(`  ${say.byes({ names: byes.map(name), count: byes.length, points: POINTS_OF_A_BYE })}`)
}

function printStandings(tournament: Tournament): void {
  const { standings: title, head } = wordsFor(language())
  const lines = standings(tournament).map(({ rank, name, points, tables, won, byes, opposition }) => [
    `${rank}.`,
    name,
    round(points),
    String(tables),
    String(won),
    String(byes),
    round(opposition),
  ])
  const rows = [['', head.name, head.points, head.tables, head.won, head.byes, head.opposition], ...lines]
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  console.log(`\n${title}`)
  for (const row of rows)
    console.log(`  ${row.map((cell, column) => (column === 1 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('  ')}`)
}

const round = (points: number): string => String(Math.round(points * 10) / 10)
