/**
 * When enough games are played. An interval that may be looked at after every block of games and still holds with 95 % (a mixture of normal
 * distributions, Robbins 1970): as soon as even lies outside of it, the question is settled, and nobody has to say beforehand how many games that takes.
 */
import type { TalliedGame } from './tally.ts'

export interface Sequence {
  readonly blocks: number
  readonly mean: number
  readonly low: number
  readonly high: number
  /** 1 the first bot is stronger, −1 weaker, 0 not settled yet. */
  readonly verdict: -1 | 0 | 1
}

const ALPHA = 0.05
/** The interval is narrowest, compared with others that hold as long, after so many blocks. */
const TUNED_FOR = 60
const FEWEST = 12
/** Few blocks may scatter less than they should. */
const LEAST_SPREAD = 0.15

/** `values`: by block, the share of victories of the first bot. */
export function sequenceOf(values: readonly number[], even: number): Sequence {
  const blocks = values.length
  if (blocks === 0) return { blocks, mean: Number.NaN, low: 0, high: 1, verdict: 0 }
  const mean = values.reduce((sum, value) => sum + value, 0) / blocks
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, blocks - 1)
  const spread = Math.max(LEAST_SPREAD, Math.sqrt(variance))
  const rho = (-2 * Math.log(ALPHA) + Math.log(1 - 2 * Math.log(ALPHA))) / TUNED_FOR
  const grown = blocks * rho + 1
  const radius = spread * Math.sqrt(((2 * grown) / (blocks * blocks * rho)) * Math.log(Math.sqrt(grown) / ALPHA))
  const low = Math.max(0, mean - radius)
  const high = Math.min(1, mean + radius)
  return { blocks, mean, low, high, verdict: blocks < FEWEST ? 0 : low > even ? 1 : high < even ? -1 : 0 }
}

/** The sequence as it was when it was first settled, else the whole: games that were under way by then do not unsettle it. */
export function settledBy(values: readonly number[], even: number): Sequence {
  for (let blocks = FEWEST; blocks < values.length; blocks++) {
    const sequence = sequenceOf(values.slice(0, blocks), even)
    if (sequence.verdict !== 0) return sequence
  }
  return sequenceOf(values, even)
}

/** By block: the mean share of victories of the first bot; whole blocks only, in their order, up to the first that is not yet played. */
export function blockShares(games: readonly (TalliedGame | undefined)[], blockSize: number): number[] {
  const shares: number[] = []
  for (let first = 0; first + blockSize <= games.length; first += blockSize) {
    let sum = 0
    for (let number = first; number < first + blockSize; number++) {
      const game = games[number]
      if (game === undefined) return shares
      sum += game.result.shares.reduce((won, share, seat) => won + (game.lineUp[seat] === 0 ? share : 0), 0)
    }
    shares.push(sum / blockSize)
  }
  return shares
}
