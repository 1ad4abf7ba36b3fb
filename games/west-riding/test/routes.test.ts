import { type Random, randomFrom } from '@branchline/engine'
import { expect, test } from 'vitest'
import { HEXES, hexIds, ruralHexes } from '../rules/board.ts'
import { type Move, pathsBetween, routesOf, type State, westRiding } from '../rules/index.ts'
import { cheapestRoute, originsOf, reachableTowns } from '../rules/routes.ts'
import { BLOCKED } from '../rules/state.ts'
import { slowFlood, slowRoutes } from './brute-force.ts'
import { newGame } from './table.ts'

/** Positions before an offer, from random games. */
function* positions(count: number, random: Random): Generator<State> {
  for (let found = 0; found < count; ) {
    const { state } = newGame({}, 3 + random.below(3), `routes ${found}`)
    let wait = random.below(200)
    while (westRiding.toAct(state) !== null) {
      if (state.phase === 'offer' && wait-- === 0) {
        found++
        yield state
        break
      }
      const moves = westRiding.moves(state)
      westRiding.play(state, moves[random.below(moves.length)])
      if (wait > 0) wait--
    }
  }
}

function fastRoutes(state: State, railway: number, budget: number): string[] {
  const means = { budget, supply: state.supply[railway] }
  const keys = reachableTowns(state, railway, budget).flatMap((town) =>
    originsOf(state, railway, town, budget).flatMap((origin) =>
      pathsBetween(state, origin, town, means, 100_000).map((path) => [origin, ...path].join('-')),
    ),
  )
  return keys.sort()
}

test('WR-5.11 on random positions the legal routes are exactly those of an exhaustive search', () => {
  const random = randomFrom('brute force')
  let routes = 0
  for (const state of positions(150, random)) {
    const railway = random.below(6)
    const budget = 5 + random.below(13)
    // Few cubes make the difference between cheapest and shortest matter.
    if (random.below(2) === 0) state.supply[railway] = random.below(6)
    const slow = slowRoutes(state, railway, budget, state.supply[railway])
    expect(fastRoutes(state, railway, budget)).toEqual(slow.map(({ key }) => key).sort())
    routes += slow.length
  }
  expect(routes).toBeGreaterThan(500)
})

test('WR-5.12 help: on random positions the routes on offer are those of an exhaustive search, with their prices', () => {
  const random = randomFrom('offers')
  for (const state of positions(60, random)) {
    const railway = random.below(6)
    const means = { budget: 5 + random.below(12), supply: random.below(3) === 0 ? random.below(6) : state.supply[railway] }
    const slow = slowRoutes(state, railway, means.budget, means.supply)
    const pairs = [...new Set(slow.map(({ origin, town }) => `${hexIds[origin]}~${hexIds[town]}`))]
    const slowOffers = pairs.map((pair) => {
      const routes = slow.filter(({ origin, town }) => `${hexIds[origin]}~${hexIds[town]}` === pair)
      return `${pair} from £${Math.min(...routes.map(({ cost }) => cost))}, ${Math.min(...routes.map(({ length }) => length))} hexes`
    })
    const offers = routesOf(state, railway, means).map(({ origin, town, cheapest, shortest }) => {
      const prices = [cheapest, shortest].filter((price) => price !== null)
      return `${origin}~${town} from £${Math.min(...prices.map(({ cost }) => cost))}, ${Math.min(...prices.map(({ length }) => length))} hexes`
    })
    expect(offers.sort()).toEqual(slowOffers.sort())
  }
})

test('WR-4.8 on random positions the minimum bid is the cost of the cheapest legal route', () => {
  const random = randomFrom('minimum bids')
  for (const state of positions(40, random)) {
    for (let railway = 0; railway < 6; railway++) {
      state.supply[railway] = Math.min(state.supply[railway], 1 + random.below(8))
      const fast = cheapestRoute(state, railway)
      const slow = Math.min(...slowRoutes(state, railway, 13, state.supply[railway]).map(({ cost }) => cost))
      expect(fast < 0 || fast > 13 ? Number.POSITIVE_INFINITY : fast).toBe(slow)
    }
  }
})

test('WR-5.22 on random positions a railway counts as blocked exactly when a flood from its towns reaches no new one', () => {
  const random = randomFrom('floods')
  let blocked = 0
  for (const state of positions(60, random)) {
    // Stray track of one railway shuts others in.
    for (const hex of ruralHexes) if (state.cubes[hex] === 0 && random.below(3) > 0) state.cubes[hex] = 1
    for (let railway = 0; railway < 6; railway++) {
      const isBlocked = !slowFlood(state, railway)
      expect(cheapestRoute(state, railway) === -BLOCKED).toBe(isBlocked)
      if (isBlocked) blocked++
    }
  }
  expect(blocked).toBeGreaterThan(10)
})

/** Everything a player could say. */
function* everyMove(state: State): Generator<Move> {
  for (let lot = 0; lot <= 6; lot++) yield { kind: 'offer', lot }
  for (let amount = 0; amount <= Math.max(...state.cash) + 3; amount++) yield { kind: 'bid', amount }
  yield { kind: 'pass' }
  for (const kind of ['to', 'from', 'via'] as const) for (let hex = 0; hex < HEXES; hex++) yield { kind, hex }
  yield { kind: 'cheapest' }
  yield { kind: 'shortest' }
  for (let first = 0; first < 6; first++)
    for (let second = 0; second < 6; second++)
      for (const source of ['president', 'public', 'stack'] as const) yield { kind: 'trade', first, second, source }
}

test('WR-4.11 the list of moves is exactly what the rules do not refuse, in positions of all kinds', () => {
  const random = randomFrom('every move')
  const seen = new Map<string, number>()
  for (let game = 0; game < 12; game++) {
    const { state } = newGame({ affiliation: game % 2 ? 'random' : 'historical' }, 3 + (game % 3), `every ${game}`)
    while (westRiding.toAct(state) !== null) {
      const moves = westRiding.moves(state)
      if (random.below(12) === 0) {
        seen.set(state.phase, (seen.get(state.phase) ?? 0) + 1)
        const allowed = [...everyMove(state)].filter((move) => westRiding.explain(state, move) === null)
        const texts = (list: readonly Move[]) => list.map((move) => westRiding.print(state, move)).sort()
        expect(texts(moves)).toEqual(texts(allowed))
      }
      westRiding.play(state, moves[random.below(moves.length)])
    }
  }
  expect([...seen.keys()].sort()).toEqual(['bid', 'from', 'offer', 'path', 'to', 'trade'])
})
