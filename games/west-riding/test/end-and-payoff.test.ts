import { expect, test } from 'vitest'
import { lastTurnFor } from '../rules/board.ts'
import { payoffStatement, westRiding } from '../rules/index.ts'
import { given, type Table } from './table.ts'

const ending = { phase: 'trade', turn: 9, toAct: 3, order: [0, 1, 2, 3] } as const
const steps = (table: Table, type: string) => table.events.filter((event) => event.type === type)
const SOLD = { shares: [2, 2, 2, 2] }
const ALL_SOLD = { mr: SOLD, lnwr: SOLD, ner: SOLD, gcr: SOLD, gnr: SOLD, lyr: SOLD }

test('WR-9.1 the game ends after turn 11, 9 or 7 with 3, 4 or 5 players', () => {
  expect([3, 4, 5].map(lastTurnFor)).toEqual([11, 9, 7])
  expect(given({ ...ending, turn: 8 }).does('pass').state.phase).toBe('offer')
  const table = given(ending).does('pass')
  expect(table.state.phase).toBe('over')
  expect(table.last('game-end')).toMatchObject({ reason: 'turns' })
  expect(westRiding.toAct(table.state)).toBeNull()
})

test('WR-9.2 the game ends when all six railways are finished', () => {
  const table = given({ ...ending, turn: 3, railways: ALL_SOLD }).does('pass')
  expect(table.last('game-end')).toMatchObject({ reason: 'finished', clause: 'WR-9.2' })
  const five = given({ ...ending, turn: 3, railways: { ...ALL_SOLD, mr: { shares: [2, 2, 2, 1] } } }).does('pass')
  expect(five.state.phase).toBe('offer')
})

test('WR-9.3 the most money wins, and ties are shared', () => {
  const table = given({ ...ending, cash: [30, 30, 20, 30] }).does('pass')
  expect(table.last('winners')).toMatchObject({ seats: [0, 1, 3], money: 30 })
  expect(westRiding.standing(table.state).map(({ rank }) => rank)).toEqual([1, 1, 1, 4])
})

test('WR-10.1 first the owner of the Hull & Barnsley receives £10', () => {
  const table = given({ ...ending, hullBarnsley: 1 }).does('pass')
  expect(steps(table, 'payoff-hull-barnsley')).toMatchObject([{ seat: 1, amount: 10 }])
  expect(table.state.cash[1]).toBe(7 + 12 + 10)
})

test('WR-10.2 second the basic treasuries: rounded down per share, the rest to the President, public shares to the bank', () => {
  const { state } = given({ railways: { mr: { shares: [1, 2], public: 1, treasury: 15, president: 1 } } })
  const { steps: all, bySeat } = payoffStatement(state)
  expect(all[0]).toMatchObject({ type: 'payoff-treasury', clause: 'WR-10.2', railway: 'mr', perShare: 3, remainder: 3, paid: [3, 9, 0, 0] })
  expect(bySeat.map(({ treasuries }) => treasuries)).toEqual([3, 9, 0, 0])
})

test('WR-10.3 third all pairs of a group are exchanged in turn order, odd shares are kept', () => {
  const { state } = given({
    order: [3, 0, 1, 2],
    railways: { mr: { shares: [2, 0, 0, 3] }, lyr: { shares: [1, 1] }, gnr: { shares: [1] } },
  })
  const exchanges = payoffStatement(state).steps.filter(({ type }) => type === 'payoff-exchange')
  expect(exchanges).toMatchObject([
    { seat: 3, grouping: 'lmsr', pairs: 1, presidentSeat: 3 },
    { seat: 0, grouping: 'lmsr', pairs: 1, presidentSeat: 3 },
  ])
})

test('WR-10.4 the President’s share goes first, then two public shares, then the stack', () => {
  const { state } = given({ ...ending, toAct: 3, railways: { mr: { shares: [4, 2] }, lyr: { shares: [4] } } }).does('pass')
  // Five pairs: the President’s share, both public shares, two from the stack.
  expect([state.outstanding[6], state.publiclyHeld[6], state.president[6]]).toEqual([2 + 1 + 2, 0, 0])
})

test('WR-10.5 fourth the grouping treasuries receive £10 for each cube', () => {
  const { state } = given({ groupings: { lner: { shares: [1], treasury: 7, control: ['selby', 'thorne'] } } })
  const valued = payoffStatement(state).steps.filter(({ type }) => type === 'payoff-valuation')
  expect(valued).toMatchObject([
    { grouping: 'lmsr', cubes: 3, amount: 30 },
    { grouping: 'lner', cubes: 5, amount: 50 },
  ])
})

test('WR-10.6 fifth an odd share is paid £4 by its grouping railway', () => {
  const { state } = given({ railways: { gnr: { shares: [1, 2] }, gcr: { shares: [0, 1] } } })
  const { steps: all, bySeat } = payoffStatement(state)
  expect(bySeat.map(({ oddShares }) => oddShares)).toEqual([4, 4, 0, 0])
  // £30 less £8 for two odd shares is divided by the two public shares and the President’s.
  expect(all.at(-1)).toMatchObject({ railway: 'lner', treasury: 22, outstanding: 3, perShare: 7, remainder: 1 })
})

test('WR-10.7 sixth the grouping treasuries are paid out, the rest to the President', () => {
  const { state } = given({ groupings: { lner: { shares: [2, 1], president: 0, treasury: 3, public: 2, control: ['selby'] } } })
  const { steps: all, bySeat } = payoffStatement(state)
  expect(all.at(-1)).toMatchObject({ clause: 'WR-10.7', treasury: 43, outstanding: 5, perShare: 8, remainder: 3, paid: [19, 8, 0, 0] })
  expect(bySeat.map(({ total }) => total)).toEqual([26, 15, 7, 7])
})

test('WR-10.7 without a President everything stays in the bank', () => {
  const table = given({ ...ending, railways: { gnr: { shares: [1] } } }).does('pass')
  expect(table.treasury('lner')).toBe(0)
  expect(table.state.cash).toEqual([7 + 4 + 4, 7, 7, 7])
})

test('WR-10.7 the six steps come in their order, and the statements of all players add up', () => {
  const table = given({
    ...ending,
    hullBarnsley: 2,
    cash: [30, 20, 15, 12],
    railways: { mr: { shares: [1, 2], treasury: 5 }, gnr: { shares: [0, 1, 1], treasury: 2 }, lyr: { shares: [1] } },
    groupings: { lner: { shares: [1] } },
  }).does('pass')
  const order = table.events.filter(({ type }) => type.startsWith('payoff')).map(({ clause }) => Number(clause?.split('.')[1]))
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  for (const { seat, cash, total, ...paid } of steps(table, 'payoff-statement')) {
    const sum = ['hull-barnsley', 'treasuries', 'odd-shares', 'grouping-shares'].reduce(
      (all, step) => all + Number(paid[step]),
      Number(cash),
    )
    expect(total).toBe(sum)
    expect(table.state.cash[Number(seat)]).toBe(sum)
  }
})

test('WR-10.2 while a route is chosen the bid counts for whoever holds the shares, if the game ended now', () => {
  const table = given().sells('mr', 6)
  expect(table.state.onShare).toBe(6)
  const buyer = westRiding.standing(table.state).find(({ seat }) => seat === table.state.bidder)
  expect(buyer).toMatchObject({ score: 11 })
  expect(buyer?.parts).toContainEqual({ source: 'treasuries', points: 6 })
})
