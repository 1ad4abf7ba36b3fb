import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type Known, splitCodes } from '@branchline/bots'
import { type Asked, holdsAnywhere, readMoves, recheck } from '@branchline/bots/puzzles'
import { isRefusal, openPuzzle, type Puzzle, type PuzzleBook } from '@branchline/engine'
import type { Command } from 'commander'
import { plainly, readFile, wholeNumber } from '../arguments.ts'
import { language } from '../flags.ts'
import type { HelpWords } from '../messages/help/index.ts'
import { EXIT, Problem } from '../problem.ts'
import { progress } from '../progress.ts'
import { choose } from '../puzzles/choose.ts'
import { coachIn, type Found, type PuzzlePlan } from '../puzzles/make.ts'
import { messages } from '../puzzles/messages/index.ts'
import { addUp, type Sum, saidOfChoice, saidOfGames } from '../puzzles/report.ts'
import { makeMany } from '../puzzles/run.ts'
import { mustBeBots } from '../sim/play.ts'
import { knownNamed, packFolders, titleNamed } from '../titles.ts'

interface Flags {
  games: number
  choose: number
  seed: string
  bots: string
  threads: number
  minutes: number
  pool?: string
  again?: string
  write?: string
  check?: boolean
}

export function register(program: Command, { common: all, puzzles: t }: HelpWords): void {
  program
    .command('puzzles')
    .description(t.about)
    .argument('<game>', all.game)
    .option('--games <n>', t.games, wholeNumber(0, 1_000_000), 100)
    .option('--choose <n>', t.choose, wholeNumber(1, 1000), 60)
    .option('--seed <text>', t.seed, 'puzzles')
    .option('--bots <codes>', t.bots, 'driver')
    .option('--threads <n>', all.threads, wholeNumber(1, 256), availableParallelism())
    .option('--minutes <n>', t.minutes, wholeNumber(1, 10_000), 10_000)
    .option('--pool <file>', t.pool)
    .option('--again <file>', t.again)
    .option('--write <file>', t.write)
    .option('--check', t.check)
    .action(async (id: string, flags: Flags) => {
      const known = await knownNamed(id)
      coachIn(known)
      const bots = splitCodes(flags.bots)
      mustBeBots(known, bots)
      if (flags.check) return check(known, await titleNamed(id).puzzles?.())
      await make(known, { game: id, seed: flags.seed, bots, packs: packFolders() }, flags)
    })
}

async function make(known: Known, plan: PuzzlePlan, flags: Flags): Promise<void> {
  const t = messages.words(language())
  const found: Found[] =
    flags.pool !== undefined && existsSync(flags.pool) ? readPool(flags.pool).filter(({ puzzle }) => isPlayable(known, puzzle)) : []
  let sum: Sum = { games: 0, looked: 0, rejects: {} }
  const again = flags.again === undefined ? [] : readPool(flags.again)
  const pieces = again.length + flags.games
  const bar = await progress(pieces, 'games')
  const threads = Math.max(1, Math.min(flags.threads, pieces))
  await makeMany(known, plan, { games: flags.games, again, threads, end: Date.now() + flags.minutes * 60_000 }, (made) => {
    sum = addUp(sum, made)
    found.push(...made.found)
    if (flags.pool !== undefined)
      for (const one of made.found) writing(flags.pool, (path) => appendFileSync(path, `${JSON.stringify(one)}\n`))
    bar.update(sum.games)
  })
  bar.end()
  const sorted = found.toSorted((one, other) => one.game - other.game)
  const { puzzles, twins } = choose(sorted, flags.choose)
  if (pieces > 0) console.log(saidOfGames(sum, found.length, twins, language()))
  console.log(saidOfChoice(puzzles, sorted, flags.choose, language()))
  if (flags.write === undefined) return
  writing(flags.write, (path) => writeFileSync(path, printBook({ rulesVersion: known.game.rulesVersion, puzzles })))
  console.error(t.written({ path: flags.write }))
}

/** One puzzle a line, so that version control can tell what changed. */
function printBook({ puzzles, ...head }: PuzzleBook): string {
  const start = JSON.stringify(head).slice(0, -1)
  return `${start},"puzzles":[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]}\n`
}

function readPool(path: string): Found[] {
  const lines = readFile(path).split('\n')
  try {
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Found)
  } catch (error) {
    throw new Problem((t) => t.notAPool({ path, why: (error as Error).message }))
  }
}

/** Null where the rules refuse its moves. */
function askedBy(known: Known, rulesVersion: number, puzzle: Omit<Puzzle, 'id'>): Asked | null {
  const { game } = known
  const opened = openPuzzle(game, rulesVersion, puzzle)
  if (isRefusal(opened)) return null
  const { history, seat } = opened
  return { known, coach: coachIn(known), view: game.view(history.state, seat), seat }
}

/** A pool may be older than the rules. */
function isPlayable(known: Known, puzzle: Omit<Puzzle, 'id'>): boolean {
  const asked = askedBy(known, known.game.rulesVersion, puzzle)
  return asked !== null && [...puzzle.solutions, puzzle.against.line].every((line) => holdsAnywhere(asked, line))
}

function writing(path: string, write: (path: string) => void): void {
  try {
    write(path)
  } catch (error) {
    throw new Problem((t) => t.cannotWrite({ path, why: plainly(t, error as NodeJS.ErrnoException) }), EXIT.wrong)
  }
}

function check(known: Known, book: PuzzleBook | undefined): void {
  const t = messages.words(language())
  const { game } = known
  if (book === undefined) throw new Problem((problems) => problems.noPuzzles({ game: game.title }))
  let failed = 0
  for (const puzzle of book.puzzles) {
    const asked = askedBy(known, book.rulesVersion, puzzle)
    const lines = asked === null ? [] : puzzle.solutions.map((line) => readMoves(asked, line))
    const why = asked === null || lines.some((line) => line === null) ? t.unplayable : whyNot(recheck(asked, lines as unknown[][]))
    if (why === null) console.log(t.holds({ id: puzzle.id }))
    else {
      failed++
      console.log(t.fails({ id: puzzle.id, why }))
    }
  }
  const { length: n } = book.puzzles
  console.log(t.checked({ n, failed }))
  if (failed > 0) throw new Problem((problems) => problems.checksFailed({ failed, all: n }), EXIT.wrong)

  function whyNot(reject: ReturnType<typeof recheck>): string | null {
    return reject === null ? null : t.reject[reject]({ n: 1 })
  }
}
