import { describe, expect, it } from 'vitest'
import { adviseMoves } from '../index.ts'
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
