/** From the log of a table to its game: every entry carried out again. */
import {
  type AnyGame,
  type AnyHistory,
  advance,
  type Deal,
  type Emit,
  isRefusal,
  markForced,
  type Refusal,
  redo,
  rewind,
  startHistory,
  stateAt,
} from '@branchline/engine'
import { isMadeForced, type LogEntry } from './live.ts'

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
      if (isRefusal(answer)) return answer
      if (isMadeForced(entry)) markForced(history)
      return null
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

/**
 * The game as it was after the first `since` entries of its log. From the nearest position that the game of today still shares with it: the moves before are
 * counted and not played, so that asking for the latest entries of a long game costs what they cost.
 */
export function historyAfter(now: AnyHistory, log: readonly LogEntry[], since: number): AnyHistory {
  const moves: string[] = []
  const undone: string[] = []
  for (const { kind, move, n } of log.slice(0, since)) {
    if (kind === 'move') {
      moves.push(move)
      undone.length = 0
    } else if (kind === 'undo') while (moves.length > n) undone.push(moves.pop() as string)
    else if (kind === 'redo') moves.push(undone.pop() as string)
  }
  let shared = 0
  while (shared < moves.length && now.steps[shared]?.move === moves[shared]) shared++
  keepPositions(now, shared)
  const history: AnyHistory = {
    ...now,
    steps: now.steps.slice(0, shared),
    undone: [],
    snapshots: new Map([...now.snapshots].filter(([n]) => n <= shared)),
    state: stateAt(now, shared),
    offer: null,
  }
  for (const text of moves.slice(shared)) advance(history, text)
  history.undone.push(...undone)
  return history
}

const FAR = 64

/** A game that was opened from its last position knows none on the way: they are computed once, and kept as those of any other game are. */
function keepPositions(now: AnyHistory, upTo: number): void {
  const known = [...now.snapshots.keys()].filter((n) => n <= upTo)
  const nearest = Math.max(...known)
  if (upTo - nearest <= FAR || upTo === now.steps.length) return
  const state = now.game.clone(now.snapshots.get(nearest) as never)
  const again: AnyHistory = { ...now, steps: now.steps.slice(0, nearest), undone: [], snapshots: new Map(), state, offer: null }
  for (const { move } of now.steps.slice(nearest, upTo)) advance(again, move)
  for (const [n, position] of again.snapshots) now.snapshots.set(n, position)
}
