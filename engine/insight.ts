/**
 * What a good player of one game knows, in the form that bots for any game can use. A game's `bot/` folder exports one; games
 * without one are played from their standings alone. Everything here is asked of full states: the bot has dealt what it
 * cannot see, so an insight may read all of the state and learns no secret by it.
 */

import type { GameState, Locale } from './basics.ts'
import type { Random } from './chance.ts'
import type { Coach } from './coach.ts'

export interface Insight<State extends GameState = GameState, Move = unknown> {
  /** The score each seat can expect at the end, in the points of its standing. Exact when the game is over. */
  forecast(state: State): number[]
  /** With a forecast lead of this many points over an only rival, victory is about three to one. */
  lead(state: State): number
  /**
   * How far the chances that follow from `forecast` and `lead` are to be believed when people are told them: 1 as they are, less where
   * games turn out more open, more where they turn out more decided. Measured on games played to the end; bots think without it. Asked
   * of views too: it may not depend on what is hidden.
   */
  trust(state: State): number
  /**
   * What each legal move is worth to the seat to act, in points; only differences matter. `-Infinity`: not worth a thought
   * (at least one move must be).
   */
  appraise(state: State, moves: readonly Move[]): ArrayLike<number>
  /**
   * The same for somebody who plays what looks best and searches no further, where that differs: `appraise` only says where a search should look
   * first, and the search sees for itself what others answer.
   */
  glance?(state: State, moves: readonly Move[]): ArrayLike<number>
  /** A difference of this many appraised points makes a move about three times as likely to be looked at. */
  readonly doubt: number
  /** How much a beginner errs, in such units, where the usual quarter of one would hardly be felt. */
  readonly beginnersDoubts?: number
  /** The move of a quick playout; fast rather than good. */
  pick(state: State, moves: readonly Move[], random: Random): Move
  /** Counts the chapters of a game (rounds, turns): playouts go to the end of one. */
  stage(state: State): number
  /** How many stages a playout looks ahead before it trusts the forecast, further when the search has ten times the time. */
  horizon(state: State, isDeep: boolean): number
  /** Why one would play this move, in one sentence without a full stop ("takes the red passenger: completes a set"). */
  reason(state: State, move: Move, locale: Locale): string
  /** How decisions of this game are explained; without it only `reason` is told. */
  readonly coach?: Coach<State, Move>
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where an insight of unknown types is named
export type AnyInsight = Insight<any, any>

export const glanceAt = (insight: AnyInsight, state: unknown, moves: readonly unknown[]): ArrayLike<number> =>
  (insight.glance ?? insight.appraise)(state, moves)
