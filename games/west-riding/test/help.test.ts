import { answerQuestion } from '@branchline/engine'
import { expect, test } from 'vitest'
import { hexById } from '../rules/board.ts'
import {
  dividendsNow,
  pathOutlooks,
  pathsBetween,
  payoffStatement,
  presidentIfBought,
  routesNow,
  routesOf,
  shareValues,
  townOutlook,
  tradeOutlook,
  westRiding,
} from '../rules/index.ts'
import { given } from './table.ts'

const RICH = { cash: [60, 30, 20, 10] }
const hex = (id: string) => hexById.get(id) as number

test('WR-7.3 help: dividends if paid now, for all eight railways and the Hull & Barnsley', () => {
  const { state } = given({
    turn: 5,
    hullBarnsley: 1,
    railways: { mr: { shares: [1, 1], track: ['f9', 'halifax'], bonus: 2 } },
    groupings: { lmsr: { shares: [1], public: 2 } },
  })
  const now = dividendsNow(state)
  expect(now.hullBarnsley).toEqual({ ownerSeat: 1, amount: 8 })
  expect(now.companies.map(({ company }) => company)).toEqual(['mr', 'lnwr', 'ner', 'gcr', 'gnr', 'lyr', 'lmsr', 'lner'])
  expect(now.companies[0]).toMatchObject({ income: 11, urban: 9, bonus: 2, perShare: 5, remainder: 1, bySeat: [5, 5, 0, 0] })
  expect(now.companies[6]).toMatchObject({ income: 30, perShare: 10, forPublicShares: 20, bySeat: [10, 0, 0, 0] })
  expect(now.bySeat).toEqual([15, 13, 0, 0])
})

test('WR-7.3 help: dividends if paid now are what is then paid', () => {
  const table = given({
    phase: 'trade',
    toAct: 3,
    order: [0, 1, 2, 3],
    hullBarnsley: 2,
    turn: 4,
    railways: { ner: { shares: [1, 2], track: ['d25', 'selby'] } },
    groupings: { lner: { shares: [0, 1, 1] } },
  })
  const expected = dividendsNow(table.state).bySeat.map((amount) => 7 + amount)
  expect(table.does('pass').state.cash).toEqual(expected)
})

test('WR-5.12 help: the routes on offer with their prices', () => {
  const table = given().sells('mr', 6)
  expect(routesNow(table.state)).toMatchObject(routesOf(table.state, 0, { budget: 6, supply: 30 }))
  expect(routesNow(table.state).map(({ town, cheapest }) => `${town} ${cheapest?.cost}`)).toEqual([
    'otley 5',
    'leeds-central 5',
    'halifax 6',
    'dewsbury 4',
  ])
  table.does('build to halifax')
  expect(routesNow(table.state)).toEqual([
    {
      origin: 'bradford',
      town: 'halifax',
      cheapest: { cost: 6, length: 2 },
      shortest: { cost: 6, length: 2 },
      income: 5,
      control: null,
      losses: [],
    },
  ])
  expect(routesNow(given().state)).toEqual([])
})

test('WR-5.13 help: a route for which cubes or money are short is left out', () => {
  const { state } = given(RICH)
  const holmfirth = (budget: number, supply: number) => routesOf(state, 3, { budget, supply }).find(({ town }) => town === 'holmfirth')
  expect(holmfirth(24, 30)).toMatchObject({ cheapest: { cost: 22, length: 7 }, shortest: { cost: 24, length: 6 } })
  expect(holmfirth(23, 30)).toMatchObject({ cheapest: { cost: 22 }, shortest: null })
  expect(holmfirth(24, 6)).toMatchObject({ cheapest: null, shortest: { length: 6 } })
  expect(holmfirth(21, 30)).toBeUndefined()
})

test('WR-5.17 help: what a town would earn and who would control it', () => {
  const { state } = given({ railways: { lnwr: { shares: [0, 1], track: ['f13', 'dewsbury'] } } })
  expect(townOutlook(state, 0, hex('dewsbury'))).toEqual({
    town: 'dewsbury',
    income: 2,
    control: 'lmsr',
    losses: [{ railway: 'lnwr', income: -2 }],
  })
  expect(townOutlook(state, 4, hex('dewsbury'))).toEqual({ town: 'dewsbury', income: 4, control: null, losses: [] })
})

test('WR-5.15 help: what each choice of path costs', () => {
  const table = given(RICH).sells('gcr', 30).does('build to holmfirth')
  expect(pathOutlooks(table.state)).toMatchObject([
    { choice: 'cheapest', cost: 22, length: 7 },
    { choice: 'shortest', cost: 24, length: 6 },
    { choice: 'via m14', cost: 26, length: 6 },
    { choice: 'via l15', cost: 22, length: 7 },
  ])
  expect(pathOutlooks(given().state)).toEqual([])
})

test('WR-5.11 help: all equal paths between two towns', () => {
  const { state } = given()
  expect(pathsBetween(state, hex('bradford'), hex('halifax'), { budget: 9, supply: 30 })).toHaveLength(2)
  expect(pathsBetween(state, hex('bradford'), hex('thorne'), { budget: 99, supply: 30 }, 5)).toHaveLength(5)
  for (const means of [
    { budget: 0, supply: 30 },
    { budget: 99, supply: 0 },
  ])
    expect(pathsBetween(state, hex('bradford'), hex('thorne'), means)).toEqual([])
})

test('WR-10.2 help: what shares are worth if the game ended now', () => {
  const { state } = given({ railways: { mr: { shares: [2, 1], treasury: 6 } } })
  const values = shareValues(state)
  // The pair brings the President’s share of the LMSR: £30 less £4 for the odd share, divided by three.
  expect(values[6]).toEqual({ company: 'lmsr', inPair: 8, odd: 0 })
  expect(values[0]).toEqual({ company: 'mr', inPair: 2 + 4, odd: 2 + 4 })
  expect(payoffStatement(state).bySeat[0]).toEqual({
    seat: 0,
    cash: 7,
    hullBarnsley: 0,
    treasuries: 4,
    oddShares: 0,
    groupingShares: 10,
    total: 21,
  })
})

test('WR-10.7 help: the statement of a finished game is what was paid', () => {
  const table = given({
    turn: 9,
    phase: 'trade',
    toAct: 3,
    order: [0, 1, 2, 3],
    hullBarnsley: 1,
    railways: { mr: { shares: [2, 1] } },
  }).does('pass')
  expect(payoffStatement(table.state).bySeat.map(({ total }) => total)).toEqual(table.state.cash)
  expect(payoffStatement(table.state).bySeat[1]).toMatchObject({ hullBarnsley: 10, oddShares: 4 })
})

test('WR-11.5 help: with hidden cash the statement leaves out what is not seen', () => {
  const { state } = given({ options: { cash: 'hidden' } })
  expect(payoffStatement(westRiding.view(state, 1)).bySeat.map(({ total }) => total)).toEqual([null, 7, null, null])
})

test('WR-4.15 help: who would become President by buying', () => {
  const { state } = given({ railways: { mr: { shares: [2, 2, 1], president: 0 } } })
  expect(presidentIfBought(state, 0)).toEqual([0, 1, 0, 0])
  expect(presidentIfBought(state, 4)).toEqual([0, 1, 2, 3])
})

test('WR-6.1 help: what a trade gains or loses this turn and at the end', () => {
  const { state } = given({
    phase: 'trade',
    railways: { mr: { shares: [2, 3], president: 1, track: ['f9', 'halifax', 'f11', 'dewsbury'] } },
  })
  // Two MR dividends of £2 are given up for a third of the LMSR’s £30; at the end the pair would be exchanged anyhow.
  expect(tradeOutlook(state, 0, 0, 'president')).toEqual({ dividends: 10 - 4, payoff: 0, presidentSeat: 0 })
  expect(westRiding.referee(state)).toEqual([])
})

test('WR-5.6 help: the price of a town is told for every railway', () => {
  const { state } = given({})
  const told = answerQuestion(westRiding, westRiding.view(state, 0), 'price', 'halifax', 0, 'en')
  expect(told).toHaveLength(6)
  for (const line of told) expect(line).toContain('Halifax')
})
