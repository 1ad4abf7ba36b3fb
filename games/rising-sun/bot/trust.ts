/**
 * How far what the forecast says about victory is to be believed, for what people are told. Fitted on 150 games of apprentices and 45 of
 * drivers (12 iterations) with 2 to 4 players on Tokyo, Osaka, Chiba and Kyushu, and on the first fifth of another 150. The lead stays the
 * same all the way, because the search plays better so; but six points are little at the start and nearly everything in the last turns.
 */
import type { State } from '../rules/state.ts'
import { turnsLeft } from './outlook.ts'
import type { Knowledge } from './weights.ts'

const LAST_TURN = 2.6
/** Lost for every turn that is still to come, as `turnsLeft` counts them, but not below the least. */
const FOR_A_TURN = 0.22
const LEAST = 0.3

export function trust(know: Knowledge, state: State): number {
  return Math.max(LEAST, LAST_TURN - FOR_A_TURN * turnsLeft(know, state))
}
