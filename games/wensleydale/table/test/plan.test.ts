import { legalMoves } from '@branchline/design'
import { isRefusal } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { isWithinReach, planFor, routesFrom } from '../plan.ts'
import { extendPlan } from '../planning.ts'
import { chainCost, clone, piecesFor, type State } from '../rules.ts'
import { inCiWhereSeldom, propsFor, SET_UPS, type SetUp, wander } from './table.ts'

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
        const others = built.bonus.flatMap((bonus, other) => {
          const points = bonus - (state.bonus[other] as number)
          return other === seat || points === 0 ? [] : [{ seat: other, points }]
        })
        expect(plan.joiningOthers).toEqual(others)
        if (built.phase !== 'build') continue
        const pieces = piecesFor(built, seat).filter(({ refusal }) => isWithinReach(refusal))
        expect(pieces.reduce((sum, piece) => sum + piece.pieces, 0)).toBe(plan.reached.reduce((sum, { pieces }) => sum + pieces, 0))
      }
    })
    expect(compared).toBeGreaterThan(20)
  })

  it('a place beyond one’s means is refused with what the way there costs and what one has, by the clause that stops it', () => {
    const told: string[] = []
    wander(setUp, 'means', (state) => {
      if (state.phase !== 'build' || state.due > 0 || state.chain.length > 0 || told.length > 20) return
      const seat = state.actor
      const poor = clone(state)
      poor.cubes[seat] = 1
      poor.influence.fill(0, seat * 4, seat * 4 + 4)
      const planning = { ...propsFor(setUp, poor, legalMoves(setUp.game, poor)), viewer: seat }
      for (const [to, route] of [...routesFrom(state, seat, [])].filter(([, way]) => way.length > 3).slice(0, 3)) {
        if (chainCost(state, seat, route).refusal !== null || routesFrom(poor, seat, []).get(to) !== undefined) continue
        const why = extendPlan(planning, to)
        if (!isRefusal(why)) throw new Error(`${to}: ${String(why)}`)
        expect(why).toMatchObject({ code: 'way-too-dear', to, cubes: 1, held: 0, clause: expect.stringMatching(/-8\.(8|9|10)$/) })
        told.push(planning.speaker.refusal(why))
      }
    })
    expect(told.length).toBeGreaterThan(0)
    for (const text of told) expect(text).toMatch(/^The way to .+ costs \d+ cubes?( \+ \d \w+)*; you have 1 cube\.$/)
  })
})
