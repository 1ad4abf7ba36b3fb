import { expect, test } from 'vitest'
import map from '../maps/west-riding.json' with { type: 'json' }
import { hullBarnsleyDividend, hullBarnsleyFrom } from '../rules/board.ts'
import { dividendsNow, westRiding } from '../rules/index.ts'
import { given, type Table } from './table.ts'

/** The last player passes on trading: dividends are paid. */
const paying = { phase: 'trade', toAct: 3, order: [0, 1, 2, 3] } as const
const dividendOf = (table: Table, id: string) => table.events.find(({ type, railway }) => type === 'dividend' && railway === id)

test('WR-7.1 the Hull & Barnsley pays £8 in turn 5 with 4 players', () => {
  const table = given({ ...paying, turn: 5, hullBarnsley: 2 }).does('pass')
  expect(table.last('hull-barnsley-dividend')).toMatchObject({ seat: 2, amount: 8 })
  expect(table.state.cash).toEqual([7, 7, 15, 7])
})

test('WR-7.1 the Hull & Barnsley pays by the table of the board', () => {
  for (const [players, row] of Object.entries(map.hullAndBarnsley.table)) {
    expect(row.map((_, turn) => hullBarnsleyDividend(turn + 1, Number(players), false, hullBarnsleyFrom(Number(players))))).toEqual(row)
  }
})

test.each([4, 5])('WR-7.1 with %i players the Hull & Barnsley pays nothing before turn 5', (seats) => {
  const order = Array.from({ length: seats }, (_, seat) => seat)
  const paid = (turn: number) =>
    given({
      players: seats as 4 | 5,
      order,
      phase: 'trade',
      toAct: seats - 1,
      turn,
      hullBarnsley: 2,
      options: { earlyHullBarnsley: false },
    })
      .does('pass')
      .last('hull-barnsley-dividend')
  expect([paid(2), paid(4), paid(5)]).toMatchObject([{ amount: 0 }, { amount: 0 }, { amount: 8 }])
})

test('WR-7.2 a grouping railway earns £10 for each of its cubes', () => {
  const table = given({ ...paying, groupings: { lner: { shares: [1], control: ['selby'] } } }).does('pass')
  expect(dividendOf(table, 'lner')).toMatchObject({ income: 40, outstanding: 3, perShare: 13, remainder: 1 })
})

test('WR-7.3 earnings are divided by all outstanding shares and rounded down', () => {
  const table = given({ ...paying, groupings: { lner: { shares: [2, 1] } } }).does('pass')
  expect(dividendOf(table, 'lner')).toMatchObject({ income: 30, outstanding: 5, perShare: 6, paid: [12, 6, 0, 0] })
  expect(table.state.cash).toEqual([19, 13, 7, 7])
})

test('WR-7.4 the dividend of a public share stays in the bank', () => {
  const table = given({ ...paying, groupings: { lner: { shares: [1] } } })
  const { bank } = table.state
  table.does('pass')
  expect(table.state.bank).toBe(bank - 10)
  expect(given(paying).does('pass').treasury('lmsr')).toBe(0)
})

test('WR-7.5 the remainder goes into the treasury', () => {
  const table = given({ ...paying, railways: { mr: { shares: [1, 1, 1] } } }).does('pass')
  expect(dividendOf(table, 'mr')).toMatchObject({ income: 4, perShare: 1, remainder: 1 })
  expect(table.treasury('mr')).toBe(1)
})

test('WR-7.6 the LMSR with 5 cubes and 3 shares pays £16 a share and keeps £2', () => {
  const table = given({ ...paying, groupings: { lmsr: { shares: [1, 1], public: 1, control: ['halifax', 'dewsbury'] } } })
  const { bank } = table.state
  table.does('pass')
  expect(dividendOf(table, 'lmsr')).toMatchObject({ income: 50, outstanding: 3, perShare: 16, remainder: 2, paid: [16, 16, 0, 0] })
  expect(table.treasury('lmsr')).toBe(2)
  expect(table.state.cash).toEqual([23, 23, 7, 7])
  expect(table.state.bank).toBe(bank - 16 - 16 - 2)
})

test('WR-7.7 the Hull & Barnsley pays first, then the groups, then the basic railways; unsold railways pay nothing', () => {
  const table = given({ ...paying, turn: 3, hullBarnsley: 1, railways: { mr: { shares: [1] } } }).does('pass')
  const paid = table.events.filter(({ type }) => type.endsWith('dividend')).map(({ type, railway }) => railway ?? type)
  expect(paid).toEqual(['hull-barnsley-dividend', 'lmsr', 'lner', 'mr'])
})

const TRACK = ['f9', 'halifax', 'f11', 'dewsbury', 'd9', 'd7', 'ilkley', 'e12', 'leeds-central']

test('WR-7.8 towns pay by size and control, home cities £4 whoever is there', () => {
  const income = (control: string[]) =>
    dividendsNow(given({ railways: { mr: { shares: [1], track: TRACK } }, groupings: { lmsr: { control } } }).state).companies[0].urban
  expect(income([])).toBe(4 + 5 + 4 + 3 + 4)
  expect(income(['halifax', 'dewsbury', 'ilkley'])).toBe(4 + 3 + 2 + 1 + 4)
})

test('WR-7.9 the MR from Bradford to Halifax in turn 1 pays its President £11', () => {
  const table = given().sells('mr', 6).reaches('halifax')
  for (let n = 0; n < 3; n++) table.does('offer gnr', 'pass', 'pass', 'pass', 'pass')
  expect(table.state.turn).toBe(2)
  expect(dividendOf(table, 'mr')).toMatchObject({ income: 11, outstanding: 1, perShare: 11, remainder: 0, paid: [11, 0, 0, 0] })
  expect(table.state.cash).toEqual([1 + 11, 7, 7, 7])
})

test('WR-7.10 the bonus is paid once and goes back to zero', () => {
  const table = given({ ...paying, railways: { mr: { shares: [1], track: ['f11', 'dewsbury'], bonus: 2 } } }).does('pass')
  expect(dividendOf(table, 'mr')).toMatchObject({ income: 4 + 4 + 2 })
  expect(table.state.bonus).toEqual([0, 0, 0, 0, 0, 0])
})

test('WR-8.1 most cash goes first, tied players keep their order', () => {
  const table = given({ phase: 'trade', toAct: 1, order: [3, 2, 0, 1], cash: [5, 9, 5, 9] }).does('pass')
  expect(table.state.order).toEqual([3, 1, 2, 0])
  expect(table.last('turn-order')).toMatchObject({ seats: [3, 1, 2, 0] })
})

test('WR-8.2 then the next turn begins, and its number counts for the Hull & Barnsley', () => {
  const table = given({ ...paying, turn: 4, hullBarnsley: 0 }).does('pass')
  expect(table.last('hull-barnsley-dividend')).toMatchObject({ amount: 6 })
  expect(table.state.turn).toBe(5)
  expect(dividendsNow(table.state).hullBarnsley).toEqual({ ownerSeat: 0, amount: 8 })
  expect(westRiding.toAct(table.state)).toBe(0)
})
