/**
 * How far what the forecast says about victory is to be believed, for what people are told. Fitted on 150 games of apprentices and 70 of
 * drivers (10 iterations) in each title, with all numbers of players, and on the first fifth of another 150. As long as track is still to be
 * planned a playout sees one plan of many, and a good lead is lost more often than it thinks; once the last trains run it is kept.
 */
import type { State } from '../rules/state.ts'

const FIRST_PLANS = 0.3
const PLANS = 0.65
const TRAINS = 0.75
const LAST_TRAINS = 1.4

export function trust({ round, rounds, phase }: State): number {
  if (phase === 'auction' || phase === 'build') return round === 1 ? FIRST_PLANS : PLANS
  return round < rounds ? TRAINS : LAST_TRAINS
}
