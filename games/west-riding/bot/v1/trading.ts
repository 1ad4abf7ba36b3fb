/** Frozen: the bots of version 1 as they were on 2026-11-16. Never to be changed but to follow the rules; bots/v1/README.md says why. */
/** Two basic shares for one of their group: dividends now against dividends then; at the end pairs are exchanged anyway. */
import { BASIC_RAILWAYS } from '../../rules/railways.ts'
import type { Move, State } from '../../rules/state.ts'
import type { Books } from './books.ts'

export function tradeWorth(state: State, books: Books, move: Extract<Move, { kind: 'trade' }>): number {
  const grouping = state.group[move.first]
  const issued = state.outstanding[grouping] + (move.source === 'public' ? 0 : 1)
  // A share from the stack thins all; one from the public pays what lay idle.
  const stream = (books.stream[grouping] * state.outstanding[grouping]) / Math.max(1, issued)
  const given = books.stream[move.first] + books.stream[move.second] + books.treasury[move.first] + books.treasury[move.second]
  const president = move.source === 'president' ? 1 : 0
  const publicFirst = move.source === 'public' ? 2 + 0.15 * books.final[grouping - BASIC_RAILWAYS] : 0
  return stream - given + president + publicFirst
}
