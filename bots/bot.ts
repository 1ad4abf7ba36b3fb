/**
 * A bot: somebody who is shown a seat's view and answers with a move. It is told nothing else, so what it cannot know it must
 * imagine (`game.sample`). Bots have no clock of their own: who wants decisions bounded by time passes `now` in.
 */
import type { Locale, Seat } from '@branchline/engine'

export interface Bot<State = unknown, Move = unknown> {
  /** The code it was made from, with its parameters: `driver:iterations=500`. */
  readonly code: string
  /** One of the legal moves of `seat`, which is to act in `view`. Never throws, never returns an illegal move. */
  decide(view: State, seat: Seat): Move
  /** Why it would play this move, in one sentence. */
  reason(view: State, seat: Seat, move: Move, locale: Locale): string
  /** What the last decision took and found. */
  readonly last: Thinking
  /** How many positions it holds in memory for the decisions to come; none when it does not search. */
  readonly positions?: number
}

export interface Thinking {
  readonly iterations: number
  /** Iterations taken over from the tree of the decision before. */
  readonly reused: number
  readonly milliseconds: number
  /** True when the bot had to fall back on a weaker move: its deadline had passed, or its search failed. */
  readonly fallback: boolean
  /** Why it had to, when it is a program at the other end of a pipe. */
  readonly trouble?: Trouble
}

/** No answer in time; an answer that is no legal move; not there (any more); more said than anybody can read, or nothing read. */
export type Trouble = 'late' | 'impossible' | 'gone' | 'flood' | 'deaf'

/** Milliseconds from any origin: `performance.now` will do. */
export type Now = () => number

export interface BotSettings {
  /** Without a clock a searching bot counts iterations instead of milliseconds. */
  readonly now?: Now
  /** Two bots with the same code, seed and iteration budget play the same game. */
  readonly seed?: string
}
