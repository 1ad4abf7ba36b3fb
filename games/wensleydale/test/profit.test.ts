import { describe, expect, test } from 'vitest'
import { BOTH, given } from './table.ts'

type Wanted = Parameters<typeof given>[0]
/** Everybody but seat 0 has passed; seat 0 passes too and the phase is settled. */
const settled = (title: 'wensleydale' | 'nuremberg', more: Partial<Wanted> = {}) =>
  given({
    title,
    ...(title === 'nuremberg' ? { options: { map: 'wensleydale' as const } } : {}),
    players: 3,
    phase: 'trains',
    influence: [{ brown: 1 }, {}, {}],
    cubes: [0, 0, 0],
    passed: [1, 2],
    ...more,
  }).plays('pass')

describe('profit and loss', () => {
  test('WD-10.1 2 for stone, 1 for cheese and passengers, less 1 for each link', () => {
    const loaded = [{ stone: 2, cheese: 1, red: 1, green: 1 }]
    const table = settled('wensleydale', {
      trains: { '3a': 0 },
      loaded,
      links: { 'settle~malham': 0, 'malham~gargrave': 0, 'ripon~fountains': 1 },
    })
    expect(table.state.profit).toEqual([5, -1, 0])
    expect(table.happened('profit')[0]).toMatchObject({ income: 7, upkeep: 2 })
  })
  test('NB-10.1 2 for beer and stone, 1 for cheese, post and passengers, less 1 for each link', () => {
    const loaded = [{ beer: 1, post: 1, red: 1 }]
    const table = given({
      title: 'nuremberg',
      players: 3,
      phase: 'trains',
      influence: [{ brown: 1 }, {}, {}],
      cubes: [0, 0, 0],
      trains: { '3a': 0 },
      loaded,
      links: { 'neustadt~emskirchen': 0 },
      passed: [1, 2],
    }).plays('pass')
    expect(table.state.profit).toEqual([3, 0, 0])
  })
  test('WD-10.2 NB-10.2 the track ends at −13 and +5', () => {
    for (const { title } of BOTH) {
      const links = { 'settle~malham': 1, 'malham~gargrave': 1, 'gargrave~rylstone': 1 } as const
      const table = settled(title, { trains: { '3b': 0 }, loaded: [{ stone: 4 }], links, profit: [1, -12, 0], order: [0, 1, 2] })
      expect(table.state.profit).toEqual([5, -13, 0])
    }
  })
  test('WD-10.3 NB-10.3 discs arrive on top in player order, even if they do not change their space', () => {
    for (const { title } of BOTH) {
      const unchanged = settled(title, { order: [0, 1, 2] })
      expect(unchanged.state.order).toEqual([2, 1, 0])
      const atTheEnd = settled(title, {
        trains: { '1a': 0 },
        loaded: [{ stone: 2 }],
        profit: [5, 0, 5],
        order: [2, 0, 1],
        stacks: { profit: [2, 0, 1] },
      })
      expect(atTheEnd.state.order).toEqual([0, 2, 1])
    }
  })
  test('WD-10.4 NB-10.4 pieces are kept for scoring and trains come back', () => {
    for (const { title } of BOTH) {
      const table = settled(title, { trains: { '3a': 0 }, loaded: [{ stone: 2, red: 1 }] })
      expect(table.state.won.slice(0, 4)).toEqual([2, 0, 1, 0])
      expect(table.state.loaded.slice(0, 4)).toEqual([0, 0, 0, 0])
      expect(table.state.trains[0]).toBe(-1)
      expect(table.state.slots.slice(0, 4)).toEqual([0, 0, 0, 0])
    }
  })
  test('WD-10.5 NB-10.5 the new player order follows profit and loss, best first', () => {
    for (const { title } of BOTH) {
      const table = settled(title, { profit: [-3, 2, 0], order: [0, 1, 2] })
      expect(table.state.order).toEqual([1, 2, 0])
      expect(table.state.actor).toBe(1)
      expect(table.happened('player-order')[0]).toMatchObject({ seats: [1, 2, 0] })
    }
  })
})
