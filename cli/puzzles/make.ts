/** The puzzles of one game among bots. Nobody looks at a clock: the same plan gives the same puzzles everywhere. */
import type { Known } from '@branchline/bots'
import { answerOf, playForPuzzles, promising, type Reject } from '@branchline/bots/puzzles'
import { type AnyCoach, type AnyGame, isRefusal, type Json, joinMoves, openPuzzle, type Puzzle, readOptions } from '@branchline/engine'
import { Problem } from '../problem.ts'

export interface PuzzlePlan {
  readonly game: string
  readonly seed: string
  readonly bots: readonly string[]
  /** Folders of packs that have been admitted. */
  readonly packs: readonly string[]
}

/** A puzzle that may be chosen, and what the choice hangs on. */
export interface Found {
  readonly game: number
  /** In which third of its game. */
  readonly third: 0 | 1 | 2
  /** What one would play at a glance solves it. */
  readonly isObvious: boolean
  /** By the whole margin. */
  readonly isClear: boolean
  readonly puzzle: Omit<Puzzle, 'id'>
}

type Rejects = Readonly<Partial<Record<Reject | 'odd' | 'glance' | 'refused', number>>>

export interface Made {
  readonly number: number
  readonly found: readonly Found[]
  readonly looked: number
  readonly rejects: Rejects
}

/** Of one game: so many moments are looked at closely, and so many puzzles kept, of which one may be chosen. */
const MOMENTS = 20
const KEPT = 3
const OBVIOUS = 1

export function coachIn({ insight, game }: Known): AnyCoach {
  if (insight.coach?.puzzles === undefined) throw new Problem((t) => t.noPuzzleSense({ game: game.title }))
  return insight.coach
}

export function makePuzzles(known: Known, plan: PuzzlePlan, number: number): Made {
  const coach = coachIn(known)
  const setUps = setUpsOf(known.game)
  const { seats, options } = setUps[number % setUps.length]
  const seed = `${plan.seed} ${number}`
  const { moves, moments, looked, odd } = playForPuzzles(known, coach, {
    seats,
    options: readOptions(known.game.options, options) as Record<string, unknown>,
    seed,
    bots: plan.bots,
  })
  const rejects: { -readonly [reason in keyof Rejects]: Rejects[reason] } = { odd, glance: looked - odd - moments.length }
  const found: Found[] = []
  for (const { at, seat, view, isHard } of promising(moments, MOMENTS)) {
    if (found.length === KEPT || (!isHard && found.filter(({ isObvious }) => isObvious).length === OBVIOUS)) break
    const answer = answerOf({ known, coach, view, seat })
    if (typeof answer === 'string') {
      rejects[answer] = (rejects[answer] ?? 0) + 1
      continue
    }
    const { isObvious, isClear, theme, level, ...rest } = answer
    const third = Math.min(2, Math.floor((3 * at) / moves.length)) as Found['third']
    found.push({
      game: number,
      third,
      isObvious,
      isClear,
      puzzle: { theme, level, seats, options, seed, moves: joinMoves(moves.slice(0, at)), ...rest },
    })
  }
  return { number, found, looked, rejects }
}

/** A position of an older pool, with the rules and bots of today. */
export function lookAgain(known: Known, { game: number, third, puzzle }: Found): Made {
  const opened = openPuzzle(known.game, known.game.rulesVersion, puzzle)
  if (isRefusal(opened)) return { number, found: [], looked: 1, rejects: { refused: 1 } }
  const { history, seat } = opened
  const answer = answerOf({ known, coach: coachIn(known), view: known.game.view(history.state, seat), seat })
  if (typeof answer === 'string') return { number, found: [], looked: 1, rejects: { [answer]: 1 } }
  const { isObvious, isClear, theme, level, ...rest } = answer
  const { seats, options, seed, moves } = puzzle
  const found = { game: number, third, isObvious, isClear, puzzle: { theme, level, seats, options, seed, moves, ...rest } }
  return { number, found: [found], looked: 1, rejects: {} }
}

/** All boards with all numbers of players that they take. */
function setUpsOf(game: AnyGame): readonly { readonly seats: number; readonly options: Readonly<Record<string, Json>> }[] {
  const map = (game.options as Record<string, { kind: string; values?: readonly string[] }>).map
  const boards: readonly Readonly<Record<string, Json>>[] =
    map?.kind === 'choice' ? (map.values ?? []).map((value) => ({ map: value })) : [{}]
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => game.seats.min + more)
  return boards.flatMap((options) =>
    counts.flatMap((seats) => {
      const read = readOptions(game.options, options)
      return isRefusal(read) || game.fits?.(read, seats) ? [] : [{ seats, options }]
    }),
  )
}
