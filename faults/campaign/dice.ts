/** What a campaign leaves to chance, from its seed. What the machine makes of it differs from run to run all the same. */
import { createHash } from 'node:crypto'

export interface Dice {
  below(n: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
}

export function diceFrom(seed: string): Dice {
  let counted = 0
  const next = () => createHash('sha256').update(`${seed} ${counted++}`).digest().readUInt32LE() / 2 ** 32
  const below = (n: number) => Math.floor(next() * n)
  return { below, chance: (share) => next() < share, pick: (list) => list[below(list.length)] }
}
