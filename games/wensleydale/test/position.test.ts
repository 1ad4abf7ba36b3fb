import { describe, expect, test } from 'vitest'
import { position } from '../position.ts'
import { wensleydale } from '../rules/index.ts'
import { given } from './table.ts'

describe('positions by name', () => {
  test('the example of its documentation', () => {
    const state = position({
      title: 'wensleydale',
      players: 3,
      round: 2,
      phase: 'build',
      toAct: 1,
      cubes: [4, 7, 0],
      influence: [{ white: 2 }, { white: 1, red: 3 }, {}],
      links: { 'settle~malham': 1, 'skipton~rylstone': 'red' },
      goods: { 'malham-moor': 2 },
      people: { malham: { red: 1, opposition: 1 } },
    })
    expect(wensleydale.referee(state)).toEqual([])
    expect(wensleydale.toAct(state)).toBe(1)
  })
  test.each([
    ['an unknown area', { goods: { london: 1 } }, 'No area'],
    ['a link over a hill', { links: { 'malham~malham-moor': 0 } }, 'No link'],
    ['three cheeses', { goods: { clapham: 3 } }, 'WD-3.5'],
    ['a crowd', { people: { malham: { red: 2, green: 1 } } }, 'WD-3.6'],
    ['a hoard of cubes', { cubes: [16, 0, 0] }, 'WD-5.1'],
    ['a fortune', { profit: [6, 0, 0] }, 'WD-10.2'],
    ['goods beside company track', { links: { 'skipton~rylstone': 'red' as const }, goods: { rylstone: 1 } }, 'WD-11.8'],
    ['two trains of a row', { phase: 'trains' as const, trains: { '1a': 0, '1b': 0 } }, 'WD-9.4'],
    ['pieces without slots', { phase: 'trains' as const, loaded: [{ stone: 1 }] }, 'WD-9.8'],
    ['three bids', { boxes: { 1: { bidder: 0, bid: 3 }, 2: { bidder: 0, bid: 3 }, 3: { bidder: 0, bid: 3 } } }, 'WD-6.2'],
    ['a chain without links', { phase: 'build' as const, chain: ['settle', 'malham'] }, 'chain lacks'],
    ['a company at a cheese site', { towns: { clapham: 'red' as const } }, 'no town'],
    ['six white discs', { boxes: Object.fromEntries([1, 2, 3, 4, 5, 6].map((box) => [box, { disc: 'white' as const }])) }, 'WD-5.3'],
    ['a sixth round', { round: 6 }, 'WD-4.1'],
    ['a bid below the least', { boxes: { 1: { bidder: 0, bid: 2 } } }, 'WD-6.3'],
    ['a bid of a stranger', { boxes: { 1: { bidder: 3, bid: 3 } } }, 'WD-6.4'],
    ['a ninth box', { boxes: { 9: { bidder: 0, bid: 3 } } }, '1 to 8'],
    ['a build order of two', { phase: 'build' as const, buildOrder: [0, 1] }, 'WD-7.1'],
    ['a train order with one seat twice', { phase: 'trains' as const, trainOrder: [0, 0, 1] }, 'WD-7.2'],
    ['cubes for a fourth player', { cubes: [1, 1, 1, 1] }, 'more than 3 places'],
    ['a pass of a stranger', { phase: 'trains' as const, passed: [3] }, 'nobody at the table'],
    ['two players by the rules of 2009', { players: 2 }, '3 to 4 can play'],
    ['a variant by the rules of 2009', { options: { largerSouth: true } }, 'do not fit'],
  ])('%s is refused with the reason', (_, odd, reason) => {
    expect(() => given({ title: 'wensleydale', players: 3, ...odd })).toThrow(reason)
  })
})
