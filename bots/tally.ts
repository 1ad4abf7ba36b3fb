/** What many games say about their players: rates with their uncertainty, ratings, times. */
import type { Trouble } from './bot.ts'
import type { Effort, MatchResult } from './match.ts'

export interface TalliedGame {
  /** Which bot sat where: index into the list of bots, by seat. */
  readonly lineUp: readonly number[]
  /** Games of one block share their seed and differ only in who sits where. */
  readonly block: number
  readonly result: MatchResult
}

export interface Interval {
  readonly mean: number
  /** Half the width of the 95 % confidence interval. */
  readonly margin: number
}

/** A share between none and all. Its interval is not the same on both sides: nobody wins more than every game. */
export interface Rate extends Interval {
  readonly low: number
  readonly high: number
}

export interface BotTally {
  readonly code: string
  readonly games: number
  /** Share of victories of all its seats together; what chance would give is its share of the seats. */
  readonly winRate: Rate
  readonly score: Interval
  readonly elo: number
  readonly decisions: number
  readonly millisecondsPerDecision: number
  readonly slowestDecision: number
  readonly iterationsPerDecision: number
  readonly fallbacks: number
  readonly illegal: number
  /** Why there were fallbacks, as far as it is known. */
  readonly troubles: Readonly<Partial<Record<Trouble, number>>>
}

export function tally(codes: readonly string[], games: readonly TalliedGame[]): BotTally[] {
  const elo = ratings(codes.length, games)
  return codes.map((code, bot) => {
    const efforts = games.flatMap(({ lineUp, result }) => result.effort.filter((_, seat) => lineUp[seat] === bot))
    const sum = (pick: (effort: (typeof efforts)[number]) => number) => efforts.reduce((total, effort) => total + pick(effort), 0)
    const decisions = sum((effort) => effort.decisions)
    const played = games.filter(({ lineUp }) => lineUp.includes(bot)).length
    return {
      code,
      games: played,
      winRate: rate(
        played,
        blocksOf(games, ({ lineUp, result }) => {
          if (!lineUp.includes(bot)) return null
          return result.shares.reduce((total, share, seat) => total + (lineUp[seat] === bot ? share : 0), 0)
        }),
      ),
      score: interval(
        blocksOf(games, ({ lineUp, result }) => {
          const own = result.scores.filter((_, seat) => lineUp[seat] === bot)
          return own.length === 0 ? null : own.reduce((total, score) => total + score, 0) / own.length
        }),
      ),
      elo: elo[bot],
      decisions,
      millisecondsPerDecision: sum((effort) => effort.milliseconds) / Math.max(1, decisions),
      slowestDecision: efforts.reduce((slowest, effort) => Math.max(slowest, effort.slowest), 0),
      iterationsPerDecision: sum((effort) => effort.iterations) / Math.max(1, decisions),
      fallbacks: sum((effort) => effort.fallbacks),
      illegal: sum((effort) => effort.illegal),
      troubles: troublesOf(efforts),
    }
  })
}

function troublesOf(efforts: readonly Effort[]): Partial<Record<Trouble, number>> {
  const troubles: Partial<Record<Trouble, number>> = {}
  for (const effort of efforts)
    for (const [trouble, times] of Object.entries(effort.troubles) as [Trouble, number][])
      troubles[trouble] = (troubles[trouble] ?? 0) + times
  return troubles
}

/** Games of a block are not independent of each other, so the block is the unit of the interval. */
function blocksOf(games: readonly TalliedGame[], measure: (game: TalliedGame) => number | null): number[] {
  const blocks = new Map<number, number[]>()
  for (const game of games) {
    const value = measure(game)
    if (value === null) continue
    const block = blocks.get(game.block)
    if (block === undefined) blocks.set(game.block, [value])
    else block.push(value)
  }
  return [...blocks.values()].map((values) => values.reduce((sum, value) => sum + value, 0) / values.length)
}

export function interval(values: readonly number[]): Interval {
  const n = values.length
  if (n === 0) return { mean: Number.NaN, margin: Number.NaN }
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  if (n === 1) return { mean, margin: Number.NaN }
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1)
  return { mean, margin: studentT(n - 1) * Math.sqrt(variance / n) }
}

/**
 * Wilson's interval, which says something also where all games went one way. It wants a number of independent games: as many
 * as would scatter like these blocks, but not more than were played; where nothing scatters at all, one for each block.
 */
export function rate(games: number, blocks: readonly number[]): Rate {
  const { mean } = interval(blocks)
  const n = blocks.length
  if (n < 2) return { mean, margin: Number.NaN, low: Number.NaN, high: Number.NaN }
  const variance = blocks.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1)
  const spread = mean * (1 - mean)
  const independent = spread === 0 ? n : variance === 0 ? games : Math.min(games, (spread * n) / variance)
  const t = studentT(n - 1) ** 2 / independent
  const centre = (mean + t / 2) / (1 + t)
  const margin = Math.sqrt(t * spread + t ** 2 / 4) / (1 + t)
  return { mean, margin, low: Math.max(0, centre - margin), high: Math.min(1, centre + margin) }
}

/** The 97.5 % quantile of Student's t, good to about one per cent from three degrees of freedom on. */
function studentT(freedom: number): number {
  const few = [Number.NaN, 12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26]
  return few[freedom] ?? 1.96 + 2.4 / freedom + 3 / freedom ** 2
}

/** Elo from all pairs of seats of different bots (Bradley–Terry, half a win either way as prior), mean 1500. */
function ratings(bots: number, games: readonly TalliedGame[]): number[] {
  const wins = Array.from({ length: bots }, () => new Array<number>(bots).fill(0))
  for (const { lineUp, result } of games) {
    for (const [seat, bot] of lineUp.entries()) {
      for (const [otherSeat, other] of lineUp.entries()) {
        if (bot === other) continue
        const [rank, otherRank] = [result.ranks[seat], result.ranks[otherSeat]]
        wins[bot][other] += rank < otherRank ? 1 : rank === otherRank ? 0.5 : 0
      }
    }
  }
  let strength = new Array<number>(bots).fill(1)
  for (let round = 0; round < 500; round++) {
    strength = strength.map((_, bot) => {
      let won = 0.5
      let expected = 0
      for (let other = 0; other < bots; other++) {
        if (other === bot) continue
        const met = wins[bot][other] + wins[other][bot] + 1
        won += wins[bot][other]
        expected += met / (strength[bot] + strength[other])
      }
      return expected === 0 ? 1 : won / expected
    })
  }
  const logs = strength.map((value) => 400 * Math.log10(value))
  const centre = logs.reduce((sum, value) => sum + value, 0) / Math.max(1, bots)
  return logs.map((value) => Math.round(1500 + value - centre))
}

/**
 * Who sits where in game number `index`: seats filled in turn from the list of bots, shifted by one for each rotation. Where there are more bots
 * than seats, other blocks leave some out in between, so that everybody meets everybody.
 */
export function lineUpOf(index: number, bots: number, seats: number): { readonly lineUp: number[]; readonly block: number } {
  const shift = index % bots
  const block = Math.floor(index / bots)
  const strides = stridesFor(bots, seats)
  const stride = strides[block % strides.length]
  return { lineUp: Array.from({ length: seats }, (_, seat) => (seat * stride + shift) % bots), block }
}

/** How far apart in the list neighbours at the table may stand, so that nobody sits there twice. */
function stridesFor(bots: number, seats: number): number[] {
  const strides = [1]
  for (let stride = 2; seats < bots && stride < bots; stride++) {
    const sitting = new Set(Array.from({ length: seats }, (_, seat) => (seat * stride) % bots))
    if (sitting.size === seats) strides.push(stride)
  }
  return strides
}
