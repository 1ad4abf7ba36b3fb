/**
 * The chances people are told. The search needs chances that tell good moves from bad ones; whether a seat with 60 % wins three games
 * in five is nothing to it. So bots think with raw chances, and what is shown is put right by what was measured: `insight.trust`.
 */
import type { Seat } from '@branchline/engine'

/**
 * The odds of every seat against an even share, to the power of `trust`; then all together make one. With a `seat` its own chance
 * stays as it came out and the others share the rest: of two moves the one with the better raw chance is then shown as the better.
 */
export function honest(raw: ArrayLike<number>, trust: number, seat?: Seat): number[] {
  const chances = Array.from(raw, (chance) => believed(chance, raw.length, trust))
  const fixed = seat === undefined ? 0 : chances[seat]
  const others = chances.reduce((sum, chance) => sum + chance, 0) - fixed
  if (others === 0) return chances
  return chances.map((chance, one) => (one === seat ? chance : (chance * (1 - fixed)) / others))
}

function believed(chance: number, seats: number, trust: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 1
  const against = (1 - chance) / (chance * (seats - 1))
  return 1 / (1 + (seats - 1) * against ** trust)
}
