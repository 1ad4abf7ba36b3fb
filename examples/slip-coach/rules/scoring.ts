/** Chapter 4: the end. */
import type { Standing } from '@branchline/engine'
import type { State } from './state.ts'

const LONGEST = 3

export function standing(state: State): Standing[] {
  const lengths = state.trains.map((train) => train.length)
  const most = Math.max(...lengths)
  const isAlone = lengths.filter((length) => length === most).length === 1
  const scores = lengths.map((length) => ({ coaches: length, longest: isAlone && length === most ? LONGEST : 0 }))
  const total = (seat: number) => scores[seat]!.coaches + scores[seat]!.longest
  const isBetter = (one: number, other: number) => total(one) - total(other) || state.tokens[one]! - state.tokens[other]!
  return scores.map(({ coaches, longest }, seat) => ({
    seat,
    score: coaches + longest,
    rank: 1 + scores.filter((_, other) => isBetter(other, seat) > 0).length,
    parts: [
      { source: 'coaches', points: coaches },
      { source: 'longest', points: longest },
    ],
  }))
}
