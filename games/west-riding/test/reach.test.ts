import { type Refusal, randomFrom } from '@branchline/engine'
import { expect, test } from 'vitest'
import { hexIds, type Move, meansOf, routesOf, type State, urbanHexes, westRiding } from '../rules/index.ts'

test('WR-5.12 WR-5.13 a town out of reach: the money named would do and no less would, or no money would', () => {
  const said = new Map<string, number>()
  for (let n = 0; n < 4; n++) {
    for (const state of buyersOf(`reach-${n}`)) {
      const { supply } = meansOf(state)
      const isReached = (town: string, budget: number) =>
        routesOf(state, state.lot, { budget, supply }).some((route) => route.town === town)
      for (const hex of urbanHexes) {
        const refused = westRiding.explain(state, { kind: 'to', hex }) as Refusal | null
        if (refused === null) continue
        said.set(refused.code, (said.get(refused.code) ?? 0) + 1)
        const town = hexIds[hex]
        if (refused.code === 'too-dear') {
          const cost = refused.cost as number
          expect([isReached(town, cost - 1), isReached(town, cost)], `${town} for £${cost}`).toEqual([false, true])
        } else if (refused.code === 'too-few-cubes') expect(isReached(town, 1000), town).toBe(false)
      }
    }
  }
  expect([...said.keys()]).toEqual(expect.arrayContaining(['too-dear', 'too-few-cubes', 'no-way']))
})

/** The moments of a long random game at which a buyer chooses a town: many shares are sold, so cubes run short. */
function* buyersOf(seed: string): Generator<State> {
  const random = randomFrom(seed)
  const state = westRiding.setup(
    { affiliation: 'historical', hullBarnsley: 'capped', earlyHullBarnsley: true, cash: 'open', turns: 16 },
    3,
    seed,
  )
  while (westRiding.toAct(state) !== null) {
    if (state.phase === 'to' && random.below(3) === 0) yield state
    const moves = westRiding.moves(state)
    const bids = moves.filter((move) => move.kind === 'bid' && move.amount <= state.bid + 20)
    const among = bids.length > 0 && random.below(4) > 0 ? bids : moves
    westRiding.play(state, among[random.below(among.length)] as Move)
  }
}
