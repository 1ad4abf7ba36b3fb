import type { Standing } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { diceFrom } from '../index.ts'
import { priorsOf } from '../search.ts'
import { known, TABLES } from './tables.ts'

describe.each(TABLES)('the insight of $name', ({ game, options, seats }) => {
  it('forecasts the final score when the game is over, and appraises every legal move before', () => {
    const insight = known(game).insight
    const dice = diceFrom('insight')
    const state = game.setup(options, seats, 'insight')
    for (let ply = 0; game.toAct(state) !== null; ply++) {
      const moves = game.moves(state)
      if (ply % 7 === 0) {
        const points = Array.from(insight.appraise(state, moves))
        expect(points).toHaveLength(moves.length)
        expect(points.some(Number.isFinite)).toBe(true)
        expect(points.some(Number.isNaN)).toBe(false)
        for (const score of insight.forecast(state)) expect(Number.isFinite(score)).toBe(true)
        expect(insight.lead(state)).toBeGreaterThan(0)
      }
      const move = insight.pick(state, moves, dice)
      expect(moves).toContain(move)
      game.play(state, move)
    }
    const scores: number[] = []
    for (const { seat, score } of game.standing(state) as Standing[]) scores[seat] = score
    expect(insight.forecast(state)).toEqual(scores)
  })

  it('does not change the state it is asked about', () => {
    const insight = known(game).insight
    const state = game.setup(options, seats, 'unchanged')
    const before = JSON.stringify(state)
    insight.appraise(state, game.moves(state))
    insight.forecast(state)
    expect(JSON.stringify(state)).toBe(before)
  })
})

describe('priors', () => {
  it('are shares in proportion to worth, none for what is not worth a thought', () => {
    const [worst, best, never] = priorsOf([0, 2, Number.NEGATIVE_INFINITY], 2) as unknown as [number, number, number]
    expect(best / worst).toBeCloseTo(3)
    expect(worst + best).toBeCloseTo(1)
    expect(never).toBe(0)
  })
  it('are even when nothing is worth a thought', () => {
    expect([...priorsOf([Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY], 1)]).toEqual([0.5, 0.5])
  })
})
