/**
 * A puzzle: a moment of a real game at which one idea decides. Data only; the position is the beginning of a record, the answer is told by the
 * title's coach. Made by `branchline puzzles`.
 */
import { isRefusal, type Json, type Refusal, refusal, type Seat } from './basics.ts'
import type { Reason } from './coach.ts'
import type { AnyGame } from './game.ts'
import { type AnyHistory, openRecord } from './history.ts'
import { optionsUnder } from './options.ts'

export const PUZZLE_LEVELS = ['easy', 'middle', 'hard', 'deep'] as const
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number]

export interface Puzzle {
  readonly id: string
  readonly theme: string
  /** The weakest of our players that finds it: at a glance, by a short search, by a long one, or only by more than that. */
  readonly level: PuzzleLevel
  readonly seats: number
  /** What differs from the usual set-up. */
  readonly options: Readonly<Record<string, Json>>
  readonly seed: string
  /** What was played until then, in notation, parted by semicolons. */
  readonly moves: string
  /** Lines that solve it, each as its moves; the first is the one that is told. */
  readonly solutions: readonly (readonly string[])[]
  /** What everybody does after it, until one sees what came of it. */
  readonly after: readonly string[]
  /** What one would play at a glance, and what follows there. */
  readonly against: { readonly line: readonly string[]; readonly after: readonly string[] }
  readonly reason: Reason
  /** By how much it is better than anything of another kind: chance of victory, and points. */
  readonly margin: { readonly chance: number; readonly score: number }
}

export interface PuzzleBook {
  /** Of the rules they were made with: a record of those is what their positions are. */
  readonly rulesVersion: number
  readonly puzzles: readonly Puzzle[]
}

export interface OpenedPuzzle {
  readonly history: AnyHistory
  readonly seat: Seat
}

const BETWEEN = ';'

export const movesOf = ({ moves }: Pick<Puzzle, 'moves'>): readonly string[] => (moves === '' ? [] : moves.split(BETWEEN))
export const joinMoves = (moves: readonly string[]): string => moves.join(BETWEEN)

/** The position by the rules, and whose decision it is. */
export function openPuzzle(game: AnyGame, rulesVersion: number, puzzle: Omit<Puzzle, 'id'>): OpenedPuzzle | Refusal {
  const { seats, seed } = puzzle
  const options = optionsUnder(game, rulesVersion, puzzle.options)
  if (isRefusal(options)) return options
  const { history, bad } = openRecord(game, {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options as Record<string, Json>,
    seats,
    seed,
    moves: movesOf(puzzle),
  })
  if (bad !== undefined) return bad.refusal
  const seat = game.toAct(history.state)
  return seat === null ? refusal('engine', 'game-over') : { history, seat }
}
