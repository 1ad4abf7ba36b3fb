import { randomFrom } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { clone, type Move } from '../rules.ts'
import { uncontested } from '../shipping.ts'
import { SET_UPS, wander } from './table.ts'

describe.each(SET_UPS)('$game.id, $seats players: pieces that nobody contests', (setUp) => {
  it('can all be moved, one by one, whatever the others do in between', () => {
    const { game } = setUp
    const random = randomFrom('others')
    let sequences = 0
    wander(setUp, 'safe', (state) => {
      if (state.phase !== 'trains' || sequences > 60) return
      const seat = state.actor
      const round = state.round
      const safe = uncontested(state, seat)
      if (safe.length === 0) return
      sequences++
      const future = clone(state)
      while (safe.length > 0) {
        expect(future.round).toBe(round)
        expect(future.phase).toBe('trains')
        const moves: readonly Move[] = game.moves(future)
        if (future.actor !== seat) game.play(future, moves[random.below(moves.length)])
        else {
          const next = safe.shift() as string
          expect(moves.map((move) => game.print(future, move))).toContain(next)
          game.play(future, game.parse(future, next))
        }
      }
    })
    expect(sequences).toBeGreaterThan(3)
  })
})
