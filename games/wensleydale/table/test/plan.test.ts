import { describe, expect, it } from 'vitest'
import { isWithinReach, planFor, routesFrom } from '../plan.ts'
import { clone, piecesFor, type State } from '../rules.ts'
import { inCiWhereSeldom, SET_UPS, type SetUp, wander } from './table.ts'

const wealth = (state: State, seat: number) =>
  (state.cubes[seat] as number) + state.influence.slice(seat * 4, seat * 4 + 4).reduce((sum, points) => sum + points, 0)

/** Builds the route link by link. */
function build({ game }: SetUp, from: State, route: readonly string[]): State {
  const state = clone(from)
  for (let place = 1; place < route.length; place++) {
    game.play(state, game.parse(state, `build ${route[place - 1]}~${route[place]}`))
  }
  return state
}

describe.each(SET_UPS)('$game.id, $seats players: the plan of a chain', (setUp) => {
  it('costs what the rules charge when it is built, and reaches what they then allow', inCiWhereSeldom(setUp), () => {
    let compared = 0
    wander(setUp, 'plan', (state) => {
      if (state.phase !== 'build' || state.due > 0 || compared > 400) return
      const seat = state.actor
      for (const route of [...routesFrom(state, seat, []).values()].slice(0, 12)) {
        const plan = planFor(setUp.game, state, seat, route)
        // Points in influence may be paid in colours that later fees need: then the way of paying decides how far the chain goes.
        if (plan.cost.refusal !== null || plan.cost.influence > 0) continue
        const built = build(setUp, state, route)
        if (built.round !== state.round) continue
        compared++
        expect(wealth(state, seat) - wealth(built, seat), route.join('~')).toBe(
          plan.cost.points + plan.cost.white + plan.cost.red + plan.cost.green,
        )
        expect(built.links[seat]?.length).toBe(plan.upkeep)
        expect((built.bonus[seat] as number) - (state.bonus[seat] as number)).toBe(plan.joining)
        if (built.phase !== 'build') continue
        const pieces = piecesFor(built, seat).filter(({ refusal }) => isWithinReach(refusal))
        expect(pieces.reduce((sum, piece) => sum + piece.pieces, 0)).toBe(plan.reached.reduce((sum, { pieces }) => sum + pieces, 0))
      }
    })
    expect(compared).toBeGreaterThan(20)
  })
})
