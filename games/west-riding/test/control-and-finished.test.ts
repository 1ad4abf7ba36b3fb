import { expect, test } from 'vitest'
import { hexById, hexIds, historicalGroup, homeRailwayAt, urbanHexes } from '../rules/board.ts'
import { controlGained } from '../rules/control.ts'
import { COMPANY_IDS } from '../rules/index.ts'
import { FINISHED_REASONS } from '../rules/state.ts'
import { given } from './table.ts'
import { TRACK_27 } from './tracks.ts'

test('WR-5.17 the second railway of a group in a town gives the group control', () => {
  const table = given({ railways: { lnwr: { shares: [0, 1], track: ['f13', 'dewsbury'] } } })
  expect(table.control('dewsbury')).toBe('nobody')
  table.sells('mr', 4)
  expect(table.control('dewsbury')).toBe('lmsr')
  expect(table.last('controlled')).toMatchObject({ grouping: 'lmsr', town: 'dewsbury' })
})

test('WR-5.17 a railway of the other group does not', () => {
  const table = given({ railways: { gnr: { shares: [0, 1], track: ['f13', 'dewsbury'] } } }).sells('mr', 4)
  expect(table.control('dewsbury')).toBe('nobody')
})

test('WR-5.18 control never changes', () => {
  const track = (hex: string) => ({ shares: [0, 1], track: [hex, 'dewsbury'] })
  const table = given({ railways: { gnr: track('f13'), gcr: track('g14'), lnwr: track('g10') } })
  expect(table.control('dewsbury')).toBe('lner')
  table.sells('mr', 4)
  expect(table.control('dewsbury')).toBe('lner')
})

test('WR-5.19 without a cube left a town stays uncontrolled', () => {
  const towns = urbanHexes.filter((hex) => homeRailwayAt[hex] < 0).map((hex) => hexIds[hex])
  const control = towns.filter((town) => town !== 'dewsbury').slice(0, 12)
  const table = given({ railways: { lnwr: { shares: [0, 1], track: ['f13', 'dewsbury'] } }, groupings: { lmsr: { control } } })
  expect(controlGained(table.state, 0, hexById.get('dewsbury') as number)).toBe(-1)
  table.sells('mr', 4).reaches('dewsbury')
  expect(table.control('dewsbury')).toBe('nobody')
})

test('WR-5.20 the affiliations of history', () => {
  expect(historicalGroup.map((grouping, railway) => `${COMPANY_IDS[railway]}-${COMPANY_IDS[grouping]}`)).toEqual([
    'mr-lmsr',
    'lnwr-lmsr',
    'ner-lner',
    'gcr-lner',
    'gnr-lner',
    'lyr-lmsr',
  ])
})

const reasonOf = (table: ReturnType<typeof given>, railway: number) => FINISHED_REASONS[table.state.finished[railway]]

test('WR-5.21 a railway is finished when its cubes do not suffice for any route', () => {
  const table = given({ cash: [40, 7, 7, 7], railways: { gnr: { shares: [1], track: TRACK_27 } } })
  expect(reasonOf(table, 4)).toBe('')
  table.sells('gnr', 30).reaches('pontefract')
  expect(reasonOf(table, 4)).toBe('out-of-cubes')
  expect(table.last('finished')).toMatchObject({ railway: 'gnr', reason: 'out-of-cubes', clause: 'WR-5.21' })
})

test('WR-5.22 a railway is finished when it is blocked, by whoever built', () => {
  const table = given({ railways: { lnwr: { shares: [0, 1], track: ['d9', 'd11', 'e8', 'f9', 'f11'] } } })
  expect(reasonOf(table, 0)).toBe('')
  table.sells('lnwr', 5).reaches('bradford')
  expect(table.events.filter(({ type }) => type === 'finished')).toMatchObject([{ railway: 'mr', reason: 'blocked', clause: 'WR-5.22' }])
})

test('WR-5.23 a railway is finished when all its shares are sold', () => {
  const table = given({ railways: { mr: { shares: [2, 2, 2, 1] } } }).sells('mr', 4)
  expect(table.last('finished')).toMatchObject({ railway: 'mr', reason: 'sold-out', clause: 'WR-5.23' })
})

test('WR-5.24 a finished railway keeps paying dividends', () => {
  const table = given({ phase: 'trade', toAct: 3, railways: { mr: { shares: [2, 2, 2, 2] } } })
  expect(reasonOf(table, 0)).toBe('sold-out')
  const dewsbury = given({ phase: 'trade', toAct: 3, railways: { mr: { shares: [2, 2, 2, 2], track: ['f11', 'dewsbury'] } } }).does('pass')
  expect(dewsbury.events.find(({ type, railway }) => type === 'dividend' && railway === 'mr')).toMatchObject({ income: 8, perShare: 1 })
})
