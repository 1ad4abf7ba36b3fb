/**
 * How far what the forecast says about victory is to be believed, for what people are told. Fitted on 150 games of apprentices and 50 of
 * drivers (10 iterations) with 3 to 5 players, and on the first fifth of another 150: in the first turn, whatever the forecast says, even
 * chances were the better guess; in the third and later ones the chances came true as they were, up to the Big Payoff.
 */
import type { State } from '../rules/state.ts'

const FIRST_TURN = 0.1

export function trust(state: State): number {
  const offers = state.phase === 'trade' ? 1 : state.at / state.seats
  const sinceFirst = state.turn - 2 + offers
  return Math.min(1, FIRST_TURN + (1 - FIRST_TURN) * Math.max(0, sinceFirst))
}
