import { describe, expect, it } from 'vitest'
import { placesWith } from '../auction.ts'
import { clone, leastBid } from '../rules.ts'
import { SET_UPS, wander } from './table.ts'

describe.each(SET_UPS)('$game.id, $seats players: what a box would make of the orders', (setUp) => {
  it('is what they become when the bid is made and nobody bids again', () => {
    let compared = 0
    wander(setUp, 'boxes', (state, moves) => {
      if (state.phase !== 'auction') return
      const seat = state.actor
      for (let box = 0; box < state.bidder.length; box++) {
        const text = `bid ${leastBid(state, box)} on box ${box + 1}`
        if (!moves.some((move) => move.text === text)) continue
        const foreseen = placesWith(state, box, seat).after
        const then = clone(state)
        setUp.game.play(then, setUp.game.parse(then, text))
        while (then.phase === 'auction') setUp.game.play(then, setUp.game.parse(then, 'pass'))
        expect({ build: then.buildOrder.indexOf(seat) + 1, trains: then.trainOrder.indexOf(seat) + 1 }).toEqual(foreseen)
        compared++
      }
    })
    expect(compared).toBeGreaterThan(20)
  })
})
