import { conform } from '@branchline/engine/kit'
import { describe, expect, it } from 'vitest'
import { measure, shortly, summary } from '../measure.ts'
import { sidings } from '../toy/sidings.ts'

describe('the toy that measures us', () => {
  it('is a sound game by the kit that all games pass', () => {
    expect(conform(sidings, { gamesPerSetUp: 2, playoutsPerSetUp: 5, closeLooks: 20 }).findings).toEqual([])
  })

  it('takes 200 decisions among some thirteen moves', () => {
    const state = sidings.setup({}, 4, 'count')
    let decisions = 0
    let choices = 0
    while (sidings.toAct(state) !== null) {
      const moves = sidings.moves(state)
      choices += moves.length
      sidings.play(state, moves[(decisions * 7919) % moves.length]!)
      decisions++
    }
    expect(decisions).toBe(200)
    expect(choices / decisions).toBeGreaterThan(5)
  })
})

describe('measuring', () => {
  it('counts units per second of work', async () => {
    const measured = await measure('sums', 'sums', () => Array.from({ length: 200_000 }, (_, n) => n).reduce((sum) => sum + 1, 0), 3)
    expect(measured.perSecond.best).toBeGreaterThanOrEqual(measured.perSecond.median)
    expect(measured.rounds).toBe(3)
  })

  it('takes the best and the median', () => {
    expect(summary([3, 1, 2])).toEqual({ best: 3, median: 2 })
    expect(summary([4, 1, 2, 3])).toEqual({ best: 4, median: 2.5 })
  })

  it('prints figures shortly', () => {
    expect([1_234_567, 45_678, 456, 4.567].map(shortly)).toEqual(['1.23 M', '46 k', '456', '4.57'])
  })
})
