/** Curiosity is measured in how much results differ from playout to playout: the search has to learn that, in every game anew. */
import type { AnyGame, AnyInsight } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { diceFrom } from '../index.ts'
import { createSearch } from '../search.ts'
import { choose, newEdge } from '../tree.ts'
import { known, positionOf, TABLES } from './tables.ts'

const settings = { iterations: 80, milliseconds: Number.POSITIVE_INFINITY, explore: 3 }

// The toy has no forecast of its own.
describe.each(TABLES.slice(1))('searching $name', ({ game, options, seats }) => {
  const state = positionOf(game, options, seats, 12)
  const seat = game.toAct(state) as number
  const view = game.view(state, seat)
  /** Playouts go no further than they must, so that what a forecast says is all there is. */
  const foreseen = (forecast: () => number[]): AnyInsight => ({ ...known(game).insight, forecast, lead: () => 1, horizon: () => 0 })

  it('learns that nothing hangs on a move', () => {
    const { swing } = createSearch(
      game,
      foreseen(() => new Array(seats).fill(0)),
      settings,
    ).run(view, seat, diceFrom('1'))
    expect(swing).toBeLessThan(0.05)
  })

  it('learns that everything hangs on luck', () => {
    const dice = diceFrom('luck')
    const lucky = () => {
      const winner = (seat + dice.below(2)) % seats
      return Array.from({ length: seats }, (_, one) => (one === winner ? 50 : 0))
    }
    const { swing } = createSearch(game, foreseen(lucky), settings).run(view, seat, diceFrom('1'))
    expect(swing).toBeGreaterThan(0.3)
  })

  it('has no result before it has looked, and hashes only positions looked at several times', () => {
    let views = 0
    const counted: AnyGame = {
      ...game,
      view(seen: unknown, who: number) {
        views++
        return game.view(seen, who)
      },
    }
    const search = createSearch(counted, known(game).insight, { ...settings, iterations: 200 })
    const { iterations, swing } = search.run(view, seat, diceFrom('1'))
    expect(swing).not.toBe(0.2)
    // Each view that a search makes is hashed, which takes as long as a dozen moves.
    expect(views).toBeLessThan(iterations / 4)
  })
})

it('the more results differ, the more attention goes to moves that look worse', () => {
  const edges = [0.6, 0.4].map((mean, place) => {
    const edge = newEdge(place, place, 0.5)
    edge.visits = place === 0 ? 30 : 10
    edge.chances = Float64Array.of(mean * edge.visits)
    return edge
  })
  expect(choose(edges, 0, 40, 3, 0.01).move).toBe(0)
  expect(choose(edges, 0, 40, 3, 0.5).move).toBe(1)
})
