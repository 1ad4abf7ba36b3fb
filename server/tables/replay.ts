/** From the log of a table to its game: every entry carried out again. */
import {
  type AnyGame,
  type AnyHistory,
  advance,
  type Deal,
  type Emit,
  isRefusal,
  type Refusal,
  redo,
  rewind,
  startHistory,
} from '@branchline/engine'
import type { LogEntry } from './live.ts'

export interface GameStart {
  readonly game: AnyGame
  readonly options: unknown
  readonly seats: number
  readonly seed: string
  readonly deals: readonly Deal[]
}

export interface Replayed {
  readonly history: AnyHistory
  /** The first entry that could not be carried out, and why. */
  readonly bad?: { readonly entry: LogEntry; readonly why: string }
}

export function replay(
  start: GameStart,
  log: readonly LogEntry[],
  visit?: (entry: LogEntry, history: AnyHistory) => Emit | undefined,
): Replayed {
  const history: AnyHistory = startHistory(start.game, start.options, start.seats, start.seed, start.deals)
  for (const entry of log) {
    let refused: Refusal | null
    try {
      refused = repeat(history, entry, visit?.(entry, history))
    } catch (error) {
      return { history, bad: { entry, why: (error as Error).message } }
    }
    if (refused !== null) return { history, bad: { entry, why: `${refused.clause} ${refused.code}` } }
  }
  return { history }
}

/** Carries out one entry again. */
export function repeat(history: AnyHistory, entry: LogEntry, emit: Emit | undefined): Refusal | null {
  switch (entry.kind) {
    case 'move': {
      const answer = advance(history, entry.move, emit)
      return isRefusal(answer) ? answer : null
    }
    case 'redo': {
      const answer = redo(history, emit)
      return isRefusal(answer) ? answer : null
    }
    case 'undo':
      rewind(history, entry.n)
      return null
    case 'resign':
      return null
  }
}
