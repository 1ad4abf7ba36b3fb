/** Frozen: the bots of version 1 as they were on 2026-11-16. Never to be changed but to follow the rules; bots/v1/README.md says why. */
/** From forecast scores to chances: what a position is worth to each seat, between 0 and 1. */
import type { AnyGame, AnyInsight, Standing } from '@branchline/engine'

export interface Prospect {
  /** By seat: the share of victory it can expect, with a little credit for a good score in defeat. */
  readonly chances: Float64Array
  /** By seat: the final score it can expect. */
  readonly scores: readonly number[]
}

/** A little of the worth of a finished game hangs on the margin, so that a sure loser still plays for points. */
const MARGIN = 0.25

export function prospect(game: AnyGame, insight: AnyInsight, state: unknown): Prospect {
  if (game.toAct(state) !== null) {
    const scores = insight.forecast(state)
    return { chances: softmax(scores, insight.lead(state)), scores }
  }
  const standings: readonly Standing[] = game.standing(state)
  const scores = scoresBySeat(standings)
  const winners = standings.filter(({ rank }) => rank === 1).length
  const chances = softmax(scores, insight.lead(state))
  for (const { seat, rank } of standings) chances[seat] = MARGIN * chances[seat] + (1 - MARGIN) * (rank === 1 ? 1 / winners : 0)
  return { chances, scores }
}

/** Chances in proportion to e^(score), with `lead` points worth three to one. */
function softmax(scores: readonly number[], lead: number): Float64Array {
  const chances = new Float64Array(scores.length)
  let best = Number.NEGATIVE_INFINITY
  for (const score of scores) if (score > best) best = score
  let sum = 0
  for (let seat = 0; seat < scores.length; seat++) {
    chances[seat] = 3 ** ((scores[seat] - best) / lead)
    sum += chances[seat]
  }
  for (let seat = 0; seat < scores.length; seat++) chances[seat] /= sum
  return chances
}

/** A game may list its standings in the order of rank. */
export function scoresBySeat(standings: readonly Standing[]): number[] {
  const scores = new Array<number>(standings.length).fill(0)
  for (const { seat, score } of standings) scores[seat] = score
  return scores
}
