/** From results to figures. */
import { createHash } from 'node:crypto'
import type { SimResult } from './play.ts'

export interface SimReport {
  readonly game: string
  readonly players: number
  readonly bots: readonly string[]
  readonly seed: string
  readonly games: number
  readonly finished: number
  readonly decisions: number
  readonly seconds: number
  readonly cpuSeconds: number
  readonly decisionsPerSecond: number
  readonly decisionsPerCpuSecond: number
  /** Wins per seat; a shared win counts for each its part. */
  readonly wins: readonly number[]
  readonly scores: readonly { readonly mean: number; readonly min: number; readonly max: number }[]
  readonly complaints: readonly string[]
  /** One number for all final states, in the order of the games: equal digests, equal games. */
  readonly digest: string
}

export class Tally {
  private readonly hashes: string[] = []
  private readonly wins: number[]
  private readonly scores: { sum: number; min: number; max: number }[]
  private readonly complaints: string[] = []
  private finished = 0
  private decisions = 0
  private games = 0

  constructor(players: number) {
    this.wins = Array.from({ length: players }, () => 0)
    this.scores = Array.from({ length: players }, () => ({ sum: 0, min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY }))
  }

  add(result: SimResult): void {
    this.games++
    this.hashes[result.number] = result.hash
    this.decisions += result.decisions
    if (result.finished) this.finished++
    if (result.complaint !== undefined) this.complaints.push(result.complaint)
    const winners = result.standing.filter(({ rank }) => rank === 1)
    for (const { seat } of winners) this.wins[seat] = (this.wins[seat] ?? 0) + 1 / winners.length
    for (const { seat, score } of result.standing) {
      const scores = this.scores[seat]
      if (scores === undefined) continue
      scores.sum += score
      scores.min = Math.min(scores.min, score)
      scores.max = Math.max(scores.max, score)
    }
  }

  report(heading: Pick<SimReport, 'game' | 'players' | 'bots' | 'seed'>, seconds: number, cpuSeconds: number): SimReport {
    const { games, finished, decisions, complaints } = this
    return {
      ...heading,
      games,
      finished,
      decisions,
      seconds: rounded(seconds, 3),
      cpuSeconds: rounded(cpuSeconds, 3),
      decisionsPerSecond: Math.round(decisions / seconds),
      decisionsPerCpuSecond: Math.round(decisions / cpuSeconds),
      wins: this.wins.map((wins) => rounded(wins, 3)),
      scores: this.scores.map(({ sum, min, max }) => ({ mean: rounded(sum / games, 2), min, max })),
      complaints,
      digest: createHash('sha256').update(this.hashes.join('\n')).digest('hex'),
    }
  }
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
