import { advance, isRefusal, recordOf, startHistory } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { adviseMoves, diceFrom, insightFor, outlookAt, reviewGame } from '../index.ts'
import { positionOf, TABLES } from './tables.ts'

describe.each(TABLES)('advice for $name', ({ game, options, seats }) => {
  it('names at most five legal moves, the surest first, with what to expect', () => {
    const state = positionOf(game, options, seats, 12)
    const advice = adviseMoves(game, state, { iterations: 60 })
    expect(advice.length).toBeGreaterThan(0)
    expect(advice.length).toBeLessThanOrEqual(5)
    const legal = game.moves(state).map((move) => game.print(state, move))
    for (const { move, chances, scores, reason } of advice) {
      expect(legal).toContain(move)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 0)
      expect(scores).toHaveLength(seats)
      expect(reason).not.toBe('')
    }
    expect(advice.map(({ share }) => share)).toEqual(advice.map(({ share }) => share).sort((a, b) => b - a))
  })

  it('is the same whoever knows more', () => {
    const state = positionOf(game, options, seats, 20)
    const seat = game.toAct(state) as number
    expect(adviseMoves(game, state, { iterations: 30 })).toEqual(adviseMoves(game, game.view(state, seat), { iterations: 30 }))
  })
})

describe('a review', () => {
  const { game, options, seats } = TABLES[0] as (typeof TABLES)[number]
  const history = startHistory(game, options, seats, 'review')
  const dice = diceFrom('review')
  while (game.toAct(history.state) !== null) {
    const moves = game.moves(history.state)
    advance(history, game.print(history.state, insightFor(game).pick(history.state, moves, dice)))
  }
  const review = reviewGame(game, recordOf(history), { playouts: 6 })
  if (isRefusal(review)) throw new Error(review.code)

  it('follows every move', () => {
    expect(review.curve.map(({ at }) => at)).toEqual(Array.from({ length: history.steps.length + 1 }, (_, at) => at))
  })
  it('ends at the truth', () => {
    const scores: number[] = []
    for (const { seat, score } of game.standing(history.state)) scores[seat] = score
    expect(review.curve.at(-1)?.scores).toEqual(scores)
  })
  it('names the three largest changes, in their order, with reasons', () => {
    expect(review.turningPoints).toHaveLength(3)
    const changes = review.curve
      .slice(1)
      .map(({ chances }, index) => Math.max(...chances.map((chance, seat) => Math.abs(chance - (review.curve[index]?.chances[seat] ?? 0)))))
    const largest = [...changes].sort((a, b) => b - a)[2] as number
    for (const { at, before, after, reason } of review.turningPoints) {
      expect(Math.abs(after - before)).toBeGreaterThanOrEqual(largest - 1e-9)
      expect(Math.abs(after - before)).toBeCloseTo(changes[at - 1] as number)
      expect(reason).not.toBe('')
    }
    expect(review.turningPoints.map(({ at }) => at)).toEqual(review.turningPoints.map(({ at }) => at).sort((a, b) => a - b))
  })
  it('refuses a record that cannot be replayed', () => {
    expect(reviewGame(game, { ...recordOf(history), moves: ['fly away'] })).toMatchObject({ refused: true })
  })
  it('sees the end of a game as it is', () => {
    expect(outlookAt(game, history.state).chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  })
})
