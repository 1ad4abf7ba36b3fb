import { defaultOptions } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { insight } from '../bot/index.ts'
import { westRiding } from '../rules/index.ts'
import { HULL_BARNSLEY } from '../rules/railways.ts'

describe.each([3, 4, 5])('a playout with %i players', (seats) => {
  it('WR-4.9 offers nothing that nobody can pay, so that shares are sold from the first turn on', () => {
    const state = westRiding.setup(defaultOptions(westRiding.options), seats, 'playout')
    let thrown = 0
    const dice = { below: (limit: number) => thrown++ % limit }
    let sold = 0
    while (state.turn === 1) {
      const move = insight.pick(state, westRiding.moves(state), dice)
      if (move.kind === 'offer' && move.lot === HULL_BARNSLEY) expect(Math.max(...state.cash)).toBeGreaterThanOrEqual(10)
      westRiding.play(state, move, (event) => {
        if (event.type === 'sold') sold++
      })
    }
    expect(sold).toBeGreaterThan(0)
  })
})
