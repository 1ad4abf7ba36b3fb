import { expect, test } from 'vitest'
import { mapComplaints } from '../maps/schema.ts'
import map from '../maps/west-riding.json' with { type: 'json' }
import { HEXES, hexById, hexIds, hexNames, homeOf, ruralHexes, sizeOf, terrainOf } from '../rules/board.ts'
import { COMPANY_IDS, COMPANY_NAMES, westRiding } from '../rules/index.ts'
import { CONTROL_CUBES, LOT_IDS, SHARES_OF_BASIC, SHARES_OF_GROUPING, TRACK_CUBES } from '../rules/railways.ts'
import { newGame } from './table.ts'

test('WR-1.1 six basic railways have their home cities', () => {
  expect(homeOf.map((hex, railway) => `${COMPANY_IDS[railway]} ${hexNames[hex]}`)).toEqual([
    'mr Bradford',
    'lnwr Leeds Central',
    'ner York',
    'gcr Sheffield',
    'gnr Doncaster',
    'lyr Leeds New',
  ])
  expect(Object.keys(COMPANY_NAMES)).toHaveLength(8)
})

test('WR-1.2 a basic railway has 8 shares and 30 cubes to build with', () => {
  expect([SHARES_OF_BASIC, TRACK_CUBES]).toEqual([8, 32 - 2])
  expect(newGame().state.supply).toEqual([30, 30, 30, 30, 30, 30])
})

test('WR-1.3 a grouping railway has 12 shares and 15 cubes', () => {
  expect([SHARES_OF_GROUPING, CONTROL_CUBES]).toEqual([12, 15])
})

test('WR-1.4 grouping railways have no track and are never offered', () => {
  const table = newGame()
  expect(table.state.supply).toHaveLength(6)
  expect(table.moves().join()).not.toMatch(/lmsr|lner/)
})

test('WR-1.5 there is one Hull & Barnsley certificate, a finished mark for each basic railway and up to five players', () => {
  expect(LOT_IDS.filter((lot) => lot === 'hull-barnsley')).toHaveLength(1)
  expect(newGame().state.finished).toHaveLength(6)
  expect(westRiding.seats).toEqual({ min: 3, max: 5 })
})

test('WR-1.6 the board has the hexes that the rules count', () => {
  const count = (terrain: string) => terrainOf.filter((of) => of === terrain).length
  const sizes = (size: string) => sizeOf.filter((of) => of === size).length
  expect([HEXES, ruralHexes.length, count('countryside'), count('mountain'), count('town'), count('city')]).toEqual([
    166, 133, 95, 38, 27, 6,
  ])
  expect([sizes('large'), sizes('midsize'), sizes('small')]).toEqual([8, 9, 10])
})

test('WR-1.6 the map fits its schema, and a damaged map does not', () => {
  expect(mapComplaints(map)).toEqual([])
  expect(
    mapComplaints({
      ...map,
      rivers: [
        [
          [0, 0],
          [5, 5],
        ],
      ],
    }),
  ).toEqual(['rivers: [[0,0],[5,5]] is not a side between two hexes'])
  expect(mapComplaints({ ...map, hexes: [...map.hexes, map.hexes[0]] })).toContain('hexes: -3,-4 appears twice')
  expect(mapComplaints({ ...map, hexes: map.hexes.slice(0, 40) })).toContain('homes: LNWR needs exactly one home city')
  expect(mapComplaints(7)).toEqual(['the map is not an object'])
})

test('WR-1.7 hexes go by row and column, and every name is used once', () => {
  expect(new Set(hexIds).size).toBe(HEXES)
  expect(hexIds[0]).toBe('a4')
  expect(hexNames[hexById.get('f9') as number]).toBe('F9')
  expect(hexNames[hexById.get('leeds-new') as number]).toBe('Leeds New')
})

test('WR-2.1 the game begins in turn 1', () => {
  expect(newGame().state.turn).toBe(1)
})

test('WR-2.2 the first share sold is the President’s', () => {
  const table = newGame()
  const buyer = table.state.order[0]
  table.sells('mr', 4)
  expect([table.president('mr'), table.shares(buyer, 'mr')]).toEqual([buyer, 1])
})

test('WR-2.3 treasuries are empty', () => {
  expect(newGame().state.treasury).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
})

test('WR-2.4 no track and no bonus', () => {
  const { state } = newGame()
  expect(state.bonus).toEqual([0, 0, 0, 0, 0, 0])
  expect(state.cubes.every((cubes) => cubes === 0)).toBe(true)
})

test('WR-2.5 the grouping railways control their home cities and nothing else', () => {
  const table = newGame()
  expect(['doncaster', 'sheffield', 'york'].map(table.control)).toEqual(['lner', 'lner', 'lner'])
  expect(['bradford', 'leeds-central', 'leeds-new'].map(table.control)).toEqual(['lmsr', 'lmsr', 'lmsr'])
  expect(table.state.control.filter((grouping) => grouping >= 0)).toHaveLength(6)
})

test('WR-2.6 two shares of each grouping railway are publicly held', () => {
  const { state } = newGame()
  expect(state.publiclyHeld).toEqual([0, 0, 0, 0, 0, 0, 2, 2])
  expect(state.outstanding).toEqual([0, 0, 0, 0, 0, 0, 2, 2])
})

test('WR-2.7 nobody owns the Hull & Barnsley', () => {
  expect(newGame().state.hullBarnsleyOwner).toBe(-1)
  expect(newGame().moves()).toContain('offer hull-barnsley')
})

test.each([3, 4, 5])('WR-2.8 each of %i players starts with £7', (seats) => {
  expect(newGame({}, seats).state.cash).toEqual(Array(seats).fill(7))
})

test.each([3, 4, 5])('WR-2.9 turn order cards 1 to %i are dealt by chance, one each', (seats) => {
  const orders = Array.from({ length: 60 }, (_, n) => newGame({}, seats, `deal ${n}`).state.order)
  for (const order of orders) expect(order.toSorted()).toEqual(Array.from({ length: seats }, (_, seat) => seat))
  expect(new Set(orders.map(([first]) => first)).size).toBe(seats)
})
