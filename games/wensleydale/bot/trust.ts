/**
 * How far what the forecast says about victory is to be believed, for what people are told. Fitted on 150 games of apprentices and 70 of
 * drivers (10 iterations) in each title, with all numbers of players, and on the first fifth of another 150: a forecast made while boxes are
 * auctioned for the first time says little; until the last round a good lead is lost more often than the forecast thinks; then it is kept.
 */
import type { Phase, State } from '../rules/state.ts'

const START = 0.2
const MIDDLE = 0.7
const END = 1.5
/** Parts of the game: until when trust grows from START to MIDDLE, and from when on to END. */
const OPENING = 0.15
const ENDGAME = 0.75

const PART_OF_ROUND: Readonly<Record<Phase, number>> = { auction: 0, build: 0.25, trains: 0.5, takeover: 0.75, over: 1 }

export function trust({ round, rounds, phase }: State): number {
  const played = (round - 1 + PART_OF_ROUND[phase]) / rounds
  if (played < OPENING) return START + ((MIDDLE - START) * played) / OPENING
  return MIDDLE + (END - MIDDLE) * Math.max(0, (played - ENDGAME) / (1 - ENDGAME))
}
