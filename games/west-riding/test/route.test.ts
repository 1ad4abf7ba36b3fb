import { expect, test } from 'vitest'
import { hexById, stepsToRural, stepsToUrban, urbanHexes } from '../rules/board.ts'
import { mayEnter } from '../rules/routes.ts'
import { given } from './table.ts'
import { TRACK_27 } from './tracks.ts'

const RICH = { cash: [60, 30, 20, 10] }
const hex = (id: string) => hexById.get(id) as number

test('WR-5.1 the buyer must build a route at once', () => {
  const table = given().sells('mr', 6)
  expect(table.moves().every((move) => move.startsWith('build to '))).toBe(true)
  table.expectRefusal('pass', 'WR-5.1', 'must-build')
  table.expectRefusal('offer mr', 'WR-4.1', 'not-now')
})

test('WR-5.2 the President may use the treasury too, the bid first', () => {
  const table = given({ ...RICH, railways: { mr: { shares: [1], treasury: 5 } } }).sells('mr', 4)
  table.reaches('huddersfield')
  expect(table.last('built')).toMatchObject({ cost: 8, fromTreasury: 4, toTreasury: 0 })
  expect(table.treasury('mr')).toBe(1)
})

test('WR-5.2 who is not President may not', () => {
  const table = given({ ...RICH, order: [1, 0, 2, 3], cash: [9, 30, 20, 10], railways: { mr: { shares: [2], treasury: 5 } } })
  table.does('offer mr', 'bid 6', 'pass', 'pass', 'pass')
  expect(table.expectRefusal('build to huddersfield', 'WR-5.12', 'too-dear')).toMatchObject({ cost: 8, budget: 6, short: 2 })
})

test('WR-5.3 what is left of the bid goes into the treasury', () => {
  const table = given().sells('mr', 7).does('build to dewsbury')
  expect(table.last('built')).toMatchObject({ cost: 4, toTreasury: 3, fromTreasury: 0 })
  expect([table.treasury('mr'), table.state.onShare]).toEqual([3, 0])
})

test('WR-5.4 a route begins where the railway is and ends where it is not yet', () => {
  const table = given({ ...RICH, railways: { mr: { shares: [1], track: ['f11', 'dewsbury'] } } }).sells('mr', 15)
  table.expectRefusal('build to dewsbury', 'WR-5.4', 'already-there')
  table.expectRefusal('build to bradford', 'WR-5.4', 'already-there')
  table.expectRefusal('build to f13', 'WR-5.4', 'not-a-town')
  table.does('build to wakefield')
  expect(table.moves()).toEqual(['build from bradford', 'build from dewsbury'])
  table.expectRefusal('build from halifax', 'WR-5.4', 'not-there')
  table.expectRefusal('build from f13', 'WR-5.4', 'not-a-town')
})

test('WR-5.4 two cities side by side cannot be joined directly, and no route runs through a town', () => {
  const intoTown = (from: string) => [...stepsToUrban.to.slice(stepsToUrban.start[hex(from)], stepsToUrban.start[hex(from) + 1])]
  const outOfTown = (from: string) => [...stepsToRural.to.slice(stepsToRural.start[hex(from)], stepsToRural.start[hex(from) + 1])]
  expect(intoTown('leeds-central')).toEqual([])
  expect(urbanHexes.some((town) => outOfTown('leeds-central').includes(town))).toBe(false)
})

test('WR-5.5 the first route begins in the home city, which never takes a cube', () => {
  const table = given().sells('mr', 4)
  expect(table.last('built')).toMatchObject({ origin: 'bradford', town: 'dewsbury', path: ['f11', 'dewsbury'] })
  expect(table.state.cubes[hex('bradford')]).toBe(0)
})

test('WR-5.6 countryside costs £3, mountains £5, a town £1', () => {
  expect(given().sells('mr', 6).reaches('dewsbury').last('built')).toMatchObject({ cost: 3 + 1 })
  expect(given().sells('mr', 6).reaches('halifax').last('built')).toMatchObject({ cost: 5 + 1 })
})

test('WR-5.7 each river crossed costs £1 more, also out of the first town and into the last', () => {
  expect(given().sells('mr', 6).reaches('otley').last('built')).toMatchObject({ cost: 3 + 1 + 1 })
  expect(given().sells('gcr', 6).reaches('stocksbridge').last('built')).toMatchObject({ cost: 6 })
  expect(given(RICH).sells('ner', 5).reaches('selby').last('built')).toMatchObject({ cost: 5 })
})

test('WR-5.8 a rural hex holds one railway: what is taken is in the way, one’s own track too', () => {
  const others = given({ ...RICH, railways: { lyr: { shares: [0, 1], track: ['f11', 'dewsbury'] } } })
    .sells('mr', 12)
    .does('build to dewsbury')
  expect(others.moves().join() + JSON.stringify(others.last('built'))).not.toContain('"f11"')
  const own = given({ ...RICH, railways: { mr: { shares: [1], track: ['e8', 'halifax', 'f9', 'f11', 'dewsbury', 'd9', 'd11'] } } }).sells(
    'mr',
    12,
  )
  own.does('build to leeds-central')
  for (const path of own.events.filter(({ type }) => type === 'built')) expect(path.path).not.toContain('f11')
})

test('WR-5.8 where every way is taken there is no way', () => {
  const table = given({ ...RICH, railways: { lyr: { shares: [0, 1], track: ['d13', 'd15', 'e12', 'f13', 'f15'] } } }).sells('mr', 30)
  table.expectRefusal('build to leeds-central', 'WR-5.8', 'no-way')
})

test('WR-5.9 any number of railways may stand in a town', () => {
  const table = given({
    railways: { lnwr: { shares: [0, 1], track: ['f13', 'dewsbury'] }, lyr: { shares: [0, 0, 1], track: ['f15', 'g14', 'dewsbury'] } },
  })
  table.sells('mr', 4)
  expect(table.last('built')).toMatchObject({ town: 'dewsbury' })
  expect(table.state.cubes[hex('dewsbury')]).toBe(0b100011)
})

test('WR-5.10 no railway enters both Leeds Central and Leeds New', () => {
  const table = given({ ...RICH, railways: { mr: { shares: [1], track: ['e12', 'leeds-central'] } } }).sells('mr', 30)
  expect(table.expectRefusal('build to leeds-new', 'WR-5.10')).toMatchObject({ other: 'leeds-central' })
  expect(table.moves()).not.toContain('build to leeds-new')
})

test('WR-5.10 the LNWR never enters Leeds New, nor the LYR Leeds Central', () => {
  const { state } = given()
  expect(mayEnter(state, 1, hex('leeds-new'))).toBe(false)
  expect(mayEnter(state, 5, hex('leeds-central'))).toBe(false)
  expect(mayEnter(state, 0, hex('leeds-new'))).toBe(true)
})

test('WR-5.11 among equal paths the builder is free', () => {
  const table = given().sells('mr', 6).does('build to halifax')
  expect(table.moves()).toEqual(['cheapest', 'via f9', 'via e8'])
  table.does('via f9')
  expect(table.last('built')).toMatchObject({ path: ['f9', 'halifax'] })
})

test('WR-5.11 a path that is neither cheapest nor shortest is refused', () => {
  const table = given({ ...RICH })
    .sells('mr', 20)
    .does('build to halifax')
  const refused = table.expectRefusal('via f11', 'WR-5.11', 'not-on-a-path')
  expect(refused.possible).toEqual(['f9', 'e8'])
})

test('WR-5.11 the shortest may be dearer than the cheapest', () => {
  const table = given(RICH).sells('gcr', 30).does('build to holmfirth')
  expect(table.moves()).toContain('shortest')
  const [cheapest, shortest] = ['cheapest', 'shortest'].map((kind) =>
    given(RICH).sells('gcr', 30).does('build to holmfirth', kind).last('built'),
  )
  expect(Number(cheapest?.cost)).toBeLessThan(Number(shortest?.cost))
  expect(Number(cheapest?.bonus)).toBeGreaterThan(Number(shortest?.bonus))
})

test('WR-5.12 any town that the money pays for may be chosen', () => {
  expect(given().sells('mr', 4).last('built')).toMatchObject({ town: 'dewsbury' })
  const table = given().sells('mr', 6)
  expect(table.moves()).toEqual(['build to otley', 'build to leeds-central', 'build to halifax', 'build to dewsbury'])
  expect(table.expectRefusal('build to ilkley', 'WR-5.12', 'too-dear')).toMatchObject({ cost: 8, short: 2 })
})

test('WR-5.13 each hex of the route takes a cube', () => {
  const table = given(RICH).sells('mr', 8).reaches('huddersfield')
  expect(table.state.supply[0]).toBe(30 - 3)
})

test('WR-5.13 a route that takes more cubes than are left cannot be built', () => {
  const table = given({ ...RICH, railways: { gnr: { shares: [1], track: TRACK_27 } } })
  expect(table.state.supply[4]).toBe(3)
  table.sells('gnr', 40)
  expect(table.expectRefusal('build to wakefield', 'WR-5.13', 'too-few-cubes')).toMatchObject({ cubes: 3 })
  table.reaches('pontefract')
  expect(table.state.supply[4]).toBe(1)
})

test('WR-5.13 WR-5.12 where cubes are what lacks, no sum of money is named', () => {
  const table = given({ ...RICH, railways: { gnr: { shares: [1], track: TRACK_27 } } }).sells('gnr', 9)
  expect(table.expectRefusal('build to wakefield', 'WR-5.13', 'too-few-cubes')).toMatchObject({ length: 5, cubes: 3 })
})

test('WR-5.14 the home city of another railway may be entered for £1', () => {
  const table = given().sells('mr', 6).reaches('leeds-central')
  expect(table.last('built')).toMatchObject({ path: ['e12', 'leeds-central'], cost: 3 + 1 + 1 })
})

test('WR-5.15 the route is chosen step by step, and a step without a choice is taken by itself', () => {
  const table = given({ ...RICH, railways: { mr: { shares: [1], track: ['f11', 'dewsbury'] } } }).sells('mr', 12)
  table.does('build to halifax')
  expect(table.state.phase).toBe('from')
  table.does('build from bradford')
  expect(table.state.phase).toBe('path')
  table.does('via e8')
  expect(table.state.phase).toBe('offer')
})

test('WR-5.15 the ready-made shortest is not listed when it is the cheapest', () => {
  const table = given().sells('mr', 6).does('build to halifax')
  table.expectRefusal('shortest', 'WR-5.15', 'shortest-is-cheapest')
})

test('WR-5.15 a ready-made path is refused once another way was taken, or when it cannot be paid', () => {
  const table = given(RICH).sells('gcr', 30).does('build to holmfirth', 'via m14')
  table.expectRefusal('cheapest', 'WR-5.15', 'no-cheapest')
  expect(table.moves()).toContain('shortest')
  given(RICH).sells('gcr', 23).does('build to holmfirth').expectRefusal('shortest', 'WR-5.15', 'no-shortest')
})

test('WR-5.15 a path may be begun only as far as the money reaches', () => {
  const table = given(RICH).sells('gcr', 24).does('build to holmfirth')
  table.expectRefusal('via m14', 'WR-5.11', 'not-on-a-path')
  table.does('shortest')
  expect(table.last('built')).toMatchObject({ path: ['l15', 'k14', 'k12', 'k10', 'j9', 'holmfirth'], cost: 24 })
})

test('WR-5.16 the bonus rises by £1 for each hex of the route', () => {
  const table = given(RICH).sells('mr', 8).reaches('huddersfield')
  expect(table.state.bonus[0]).toBe(3)
})
