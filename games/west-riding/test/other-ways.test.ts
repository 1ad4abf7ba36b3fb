import { optionsUnder, randomFrom, type Seat } from '@branchline/engine'
import { expect, test } from 'vitest'
import { homeOf, hullBarnsleyDividend, urbanAt } from '../rules/board.ts'
import { type State, westRiding } from '../rules/index.ts'
import { given, newGame } from './table.ts'

test('WR-11.1 random affiliation gives each grouping railway three, and other threes in other games', () => {
  const groups = Array.from({ length: 60 }, (_, n) => newGame({ affiliation: 'random' }, 4, `groups ${n}`).state.group)
  for (const group of groups) expect(group.filter((grouping) => grouping === 6)).toHaveLength(3)
  expect(new Set(groups.map(String)).size).toBeGreaterThan(10)
})

test('WR-11.2 the control cubes stand in the homes of a group’s own railways', () => {
  const { state } = newGame({ affiliation: 'random' }, 4, 'cubes')
  expect(homeOf.map((home) => state.control[urbanAt[home]])).toEqual(state.group)
})

test('WR-11.2 trades and control follow the affiliation', () => {
  const affiliation = { mr: 'lner', gnr: 'lner', lnwr: 'lmsr', ner: 'lmsr', gcr: 'lmsr', lyr: 'lner' } as const
  const table = given({ affiliation, phase: 'trade', railways: { mr: { shares: [1, 2] }, gnr: { shares: [1, 2] } } })
  expect(table.moves()).toEqual(['pass', 'trade mr+gnr for lner-president'])
})

test('WR-11.3 the plain formula is turn + players − 1', () => {
  expect([1, 5, 9].map((turn) => hullBarnsleyDividend(turn, 4, true))).toEqual([4, 8, 12])
  const table = given({ options: { hullBarnsley: 'plain' }, phase: 'trade', toAct: 3, order: [0, 1, 2, 3], hullBarnsley: 0 }).does('pass')
  expect(table.last('hull-barnsley-dividend')).toMatchObject({ amount: 4 })
})

test('WR-11.6 from the start: what games of the first version were played with', () => {
  const pays = (options: { readonly earlyHullBarnsley: boolean }, seats: number) => {
    const { seats: players, plainHullBarnsley, hullBarnsleyFrom } = newGame(options, seats).state
    return [2, 3, 4, 5].map((turn) => hullBarnsleyDividend(turn, players, plainHullBarnsley, hullBarnsleyFrom))
  }
  for (const seats of [4, 5]) expect(pays({ earlyHullBarnsley: true }, seats)).toEqual([2, 4, 6, 8])
  for (const seats of [4, 5]) expect(pays({ earlyHullBarnsley: false }, seats)).toEqual([0, 0, 0, 8])
  for (const early of [true, false]) expect(pays({ earlyHullBarnsley: early }, 3)).toEqual([2, 4, 6, 7])
  expect(optionsUnder(westRiding, 1, { hullBarnsley: 'plain' })).toMatchObject({ hullBarnsley: 'plain', earlyHullBarnsley: true })
})

test('WR-11.4 a fixed number of turns', () => {
  const table = given({ options: { turns: 2 }, turn: 2, phase: 'trade', toAct: 3, order: [0, 1, 2, 3] }).does('pass')
  expect(table.state.phase).toBe('over')
  expect(newGame({ turns: 14 }).state.lastTurn).toBe(14)
})

/** A hidden game some way on, at a bid. */
function hiddenGame(seed: string, decisions: number): State {
  const random = randomFrom(seed)
  const { state } = newGame({ cash: 'hidden' }, 4, seed)
  for (let n = 0; westRiding.toAct(state) !== null && (n < decisions || state.phase !== 'bid'); n++) {
    const moves = westRiding.moves(state)
    westRiding.play(state, moves[random.below(moves.length)])
  }
  return state
}

test('WR-11.5 with hidden cash a player sees no money but their own', () => {
  const state = hiddenGame('screens', 100)
  expect(westRiding.view(state, 1).cash).toEqual([-1, state.cash[1], -1, -1])
  expect(westRiding.view(state, 'spectator').cash).toEqual([-1, -1, -1, -1])
  expect(westRiding.view(newGame().state, 1).cash).toEqual([7, 7, 7, 7])
})

test('WR-11.5 what a player imagines agrees with the sum, the order, and what was shown and spent', () => {
  let differing = 0
  for (let game = 0; game < 20; game++) {
    const state = hiddenGame(`imagine ${game}`, 60 + 8 * game)
    if (state.phase === 'over') continue
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const world = westRiding.sample(westRiding.view(state, viewer), viewer, randomFrom(`${game} ${viewer}`))
      const sum = (of: State) => of.cash.reduce((all, cash) => all + cash, 0)
      expect(sum(world)).toBe(sum(state))
      if (viewer !== 'spectator') expect(world.cash[viewer]).toBe(state.cash[viewer])
      expect(westRiding.referee(world)).toEqual([])
      if (String(world.cash) !== String(state.cash)) differing++
    }
  }
  expect(differing).toBeGreaterThan(40)
})

test('WR-11.5 a bid shows what its bidder has, beside what they have spent since the order was set', () => {
  const table = given({ options: { cash: 'hidden' }, turn: 5, cash: [30, 12, 9, 8], order: [0, 1, 2, 3] }).sells('lyr', 9)
  table.reaches('castleford')
  expect([table.state.spent[0], table.state.shown[0]]).toEqual([9, 9])
  table.does('offer mr', 'pass', 'pass', 'pass', 'bid 8')
  expect(table.state.shown[0]).toBe(17)
})

test('WR-11.5 in turn 1 everybody knows the £7 of everybody', () => {
  const { state } = newGame({ cash: 'hidden' })
  westRiding.play(state, { kind: 'offer', lot: 0 })
  const world = westRiding.sample(westRiding.view(state, 0), 0, randomFrom('turn 1'))
  expect(world.cash).toEqual([7, 7, 7, 7])
})

test('WR-11.5 the turn order brings something to light, so undo ends there', () => {
  const lastPass = (cash: 'open' | 'hidden') => {
    const { state } = given({ options: { cash }, phase: 'trade', toAct: 3, order: [0, 1, 2, 3] })
    const before = state.revealed
    westRiding.play(state, { kind: 'pass' })
    return state.revealed - before
  }
  expect([lastPass('open'), lastPass('hidden')]).toEqual([0, 1])
})

test('WR-11.5 at the end all money is shown', () => {
  const { state } = given({ options: { cash: 'hidden' }, turn: 9, phase: 'trade', toAct: 3, order: [0, 1, 2, 3], cash: [9, 8, 7, 6] })
  const seat: Seat = 2
  expect(westRiding.standing(westRiding.view(state, seat)).find((one) => one.seat === 0)?.score).toBe(0)
  westRiding.play(state, { kind: 'pass' })
  expect(westRiding.view(state, seat).cash).toEqual([9, 8, 7, 6])
})
