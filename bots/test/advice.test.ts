import { describe, expect, it, test } from 'vitest'
import { adviseMoves } from '../index.ts'
import { known, positionOf, TABLES } from './tables.ts'

describe.each(TABLES)('advice for $name', ({ game, options, seats }) => {
  it.each([3, 12, 30, 52])(
    'names five legal moves where there are so many, the best chance first, with what to expect (after %i)',
    (plies) => {
      const state = positionOf(game, options, seats, plies)
      if (game.toAct(state) === null) return
      const advice = adviseMoves(known(game), state, { iterations: 60 })
      const legal = game.moves(state).map((move) => game.print(state, move))
      expect(new Set(advice.map(({ move }) => move)).size).toBe(Math.min(5, legal.length))
      for (const { move, chances, scores, reason } of advice) {
        expect(legal).toContain(move)
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 0)
        expect(scores).toHaveLength(seats)
        expect(reason).not.toBe('')
      }
      const seat = game.toAct(state) as number
      const own = advice.map(({ chances }) => chances[seat])
      expect(own).toEqual(own.toSorted((one, other) => other - one))
      expect(advice[0].share).toBeGreaterThanOrEqual(0.5 * Math.max(...advice.map(({ share }) => share)))
    },
  )

  it('says of no two moves the same, unless they come to the same', () => {
    if (known(game).insight.coach === undefined) return
    for (const plies of [3, 30, 52]) {
      const state = positionOf(game, options, seats, plies)
      if (game.toAct(state) === null) continue
      const reasons = adviseMoves(known(game), state, { iterations: 60 }).map(({ reason }) => reason)
      const told = reasons.filter((reason) => !reason.startsWith('the same as number'))
      expect(new Set(told).size).toBe(told.length)
    }
  })

  it('is the same whoever knows more', () => {
    const state = positionOf(game, options, seats, 20)
    const seat = game.toAct(state) as number
    expect(adviseMoves(known(game), state, { iterations: 30 })).toEqual(
      adviseMoves(known(game), game.view(state, seat), { iterations: 30 }),
    )
  })
})

test('figures of a whole chain are told as of the chain, and not of its first link', () => {
  const told = TABLES.flatMap(({ game, options, seats }) =>
    adviseMoves(known(game), positionOf(game, options, seats, 12), { iterations: 60 }),
  )
  expect(told.map(({ reason }) => reason)).toContainEqual(expect.stringMatching(/^From .+ to .+: .+; \d+ cubes spent$/))
})
