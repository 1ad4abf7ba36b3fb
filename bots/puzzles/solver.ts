/** Is this line the solution, half of it, or something else? By the rules and what one can count, in whatever order it was played. */
import { type AnyCoach, isRefusal, type Seat } from '@branchline/engine'
import { diceFrom } from '../dice.ts'
import type { Known } from '../known.ts'
import type { Line } from './line-search.ts'

export type Verdict = 'unfinished' | 'solved' | 'half' | 'other'

export interface Asked {
  readonly known: Known
  readonly coach: AnyCoach
  readonly view: unknown
  readonly seat: Seat
}

/** What was decided in one go is over: somebody else acts, or the next thing is asked. */
export function isDecided({ known: { game }, coach, view, seat }: Asked, state: unknown): boolean {
  return game.toAct(state) !== seat || coach.isUnderWay(view) || !coach.isUnderWay(state)
}

/** Two lines are one where they are of one idea and leave one with the same: order, equal payments and needless moves do not matter. */
export function verdictOn(asked: Asked, solutions: readonly Line[], played: Line): Verdict {
  const { coach, view } = asked
  const end = endOf(asked, played)
  const isOver = isDecided(asked, end)
  const groupOf = (line: Line) => groupIn(coach, view, line)
  const group = isOver ? groupOf(played) : null
  let isHalf = false
  for (const solution of solutions) {
    if (keyOf(solution) === keyOf(played)) return 'solved'
    if (group === null || groupOf(solution) !== group) continue
    isHalf = true
    if (JSON.stringify(coach.figures(end, asked.seat)) === JSON.stringify(coach.figures(endOf(asked, solution), asked.seat)))
      return 'solved'
  }
  return !isOver ? 'unfinished' : isHalf ? 'half' : 'other'
}

/** Of moves as they were made at a table, where other cards may lie than in a world of the solver's making. */
export function verdictOnPlayed(known: Known, view: unknown, seat: Seat, solutions: readonly (readonly string[])[], played: Line): Verdict {
  const { coach } = known.insight
  if (coach === undefined) return 'unfinished'
  const asked = { known, coach, view, seat }
  const lines = solutions.map((texts) => readMoves(asked, texts)).filter((line) => line !== null)
  return verdictOn(asked, lines, played)
}

export function groupIn(coach: AnyCoach, view: unknown, line: Line): string {
  const { kind, group } = coach.describe(view, line)
  return group ?? kind
}

const keyOf = (line: Line) =>
  line
    .map((move) => JSON.stringify(move))
    .toSorted()
    .join()

/** In a world of the seat's own making; the same one for all lines. */
export function endOf({ known: { game }, view, seat }: Asked, line: Line): unknown {
  const state = game.sample(view, seat, diceFrom('solver'))
  for (const move of line) if (game.toAct(state) === seat && game.explain(state, move) === null) game.play(state, move)
  return state
}

/** Moves in notation, as the seat plays them one after the other; null where one of them is not legal there. */
export const readMoves = (asked: Asked, texts: readonly string[]): unknown[] | null => readMovesIn(asked, texts, 'solver')

const WORLDS = 6

/** Whatever lies hidden, it can be played: it does not hang on a card that nobody knows. */
export function holdsAnywhere(asked: Asked, texts: readonly string[]): boolean {
  return Array.from({ length: WORLDS }, (_, world) => `world ${world}`).every((seed) => readMovesIn(asked, texts, seed) !== null)
}

function readMovesIn({ known: { game }, view, seat }: Asked, texts: readonly string[], seed: string): unknown[] | null {
  const state = game.sample(view, seat, diceFrom(seed))
  const moves: unknown[] = []
  for (const text of texts) {
    const move = game.parse(state, text)
    if (game.toAct(state) !== seat || isRefusal(move) || game.explain(state, move) !== null) return null
    moves.push(move)
    game.play(state, move)
  }
  return moves
}

export function printMoves({ known: { game }, view, seat }: Asked, line: Line): string[] {
  const state = game.sample(view, seat, diceFrom('solver'))
  return line.map((move) => {
    const text = game.print(state, move)
    game.play(state, move)
    return text
  })
}
