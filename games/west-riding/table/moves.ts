/** Moves as values: the table says what it means, and the rules print it. */
import { type LegalMove, printerOf } from '@branchline/design'
import { isRefusal } from '@branchline/engine'
import { parse, print } from '../rules/notation.ts'
import type { Move, State } from '../rules/state.ts'

export const inNotation = printerOf<State, Move>(print)

/** What the rules have printed, they read; null where it is no move. */
export function fromNotation(view: State, text: string): Move | null {
  const move = parse(view, text)
  return isRefusal(move) ? null : move
}

/** The legal moves with what they are. */
export const offers = (moves: readonly LegalMove[]) => moves as readonly LegalMove<Move>[]

export const PASS: Move = { kind: 'pass' }
