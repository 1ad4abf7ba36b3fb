import { describe, expect, test } from 'vitest'
import nurembergMap from '../maps/nuremberg.json' with { type: 'json' }
import wensleydaleMap from '../maps/wensleydale.json' with { type: 'json' }
import { BOARDS, type Board, boardNumber } from '../rules/board.ts'

const boardOf = (...wanted: Parameters<typeof boardNumber>) => BOARDS[boardNumber(...wanted)] as Board
const last = boardOf('wensleydale', 2009, false)
const first = boardOf('nuremberg', 2010, false)
const count = (flags: ArrayLike<number>, value: number) => Array.from(flags).filter((flag) => flag === value).length

interface AnyMap {
  areas: readonly { id: string; name: string; marker: string; outline: readonly unknown[]; at: readonly number[] }[]
  borders: readonly { between: readonly string[]; path: readonly unknown[]; length: number }[]
}

describe.each([
  ['Wensleydale', wensleydaleMap as AnyMap, ['major-town', 'minor-town', 'company-town', 'cheese', 'quarry', 'the-south']],
  ['Nuremberg', nurembergMap as AnyMap, ['station', 'post', 'hop-field']],
])('the map file of %s', (_, map, markers) => {
  test('areas have unique ids in notation, names, known markers and an outline', () => {
    expect(new Set(map.areas.map(({ id }) => id)).size).toBe(map.areas.length)
    for (const area of map.areas) {
      expect(area.id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(area.name.length).toBeGreaterThan(0)
      expect(markers).toContain(area.marker)
      expect(area.outline.length).toBeGreaterThan(3)
      expect(area.at).toHaveLength(2)
    }
  })
  test('borders join two known areas, once', () => {
    const ids = new Set(map.areas.map(({ id }) => id))
    const pairs = map.borders.map(({ between }) => between.toSorted().join('~'))
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const { between, path } of map.borders) {
      expect(between).toHaveLength(2)
      for (const id of between) expect(ids.has(id)).toBe(true)
      expect(path.length).toBeGreaterThan(1)
    }
  })
})

describe('the compiled boards', () => {
  test('WD-3.11 Wensleydale: 8 major and 21 minor towns, 28 cheese sites, 22 quarries, 9 company towns, The South, 134 borders', () => {
    expect([count(last.people, 3), count(last.people, 2)]).toEqual([8, 21])
    expect([count(last.goodsKind, 1), count(last.goodsKind, 0)]).toEqual([28, 22])
    expect(Array.from(last.company).filter((bits, area) => bits !== 0 && last.isTown[area] === 1)).toHaveLength(9)
    expect([count(last.isSouth, 1), last.links]).toEqual([1, 134])
  })
  test('NB-3.11 Nuremberg: 36 stations, 21 post plots, 18 hop fields, 117 borders, 39 over rivers', () => {
    expect([count(first.isTown, 1), count(first.goodsKind, 1), count(first.goodsKind, 0)]).toEqual([36, 21, 18])
    expect([first.links, count(first.cost, 2)]).toEqual([117, 39])
  })
  test('WD-9.11 NB-9.11 every hill and field can be served from a town that is no company town', () => {
    for (const board of BOARDS) {
      board.goodsKind.forEach((kind, hill) => {
        if (kind !== 0) return
        expect((board.servedBy[hill] as readonly number[]).some((town) => board.company[town] === 0)).toBe(true)
      })
    }
  })
  test('NB-9.11 arrows lead to neutral stations that border on the field', () => {
    first.servedBy.forEach((towns, field) => {
      for (const town of towns) {
        expect(first.company[town]).toBe(0)
        expect(first.closed.get(field * first.areas + town)).toBe('hill')
      }
    })
  })
  test('WD-2.2 WD-2.3 NB-2.2 NB-2.3 the pieces suffice for every board', () => {
    for (const board of BOARDS) {
      expect(2 * Array.from(board.goodsKind).filter((kind) => kind >= 0).length).toBeLessThanOrEqual(120)
      expect(board.people.reduce((all, number) => all + number, 0)).toBeLessThanOrEqual(75)
    }
  })
  test('WD-8.3 NB-8.3 all open areas hang together, and no link touches a hill', () => {
    for (const board of BOARDS) {
      const reached = [board.linkA[0] as number]
      for (const area of reached) {
        for (let exit = board.firstExit[area] as number; exit < (board.firstExit[area + 1] as number); exit++) {
          const to = board.exitTo[exit] as number
          if (!reached.includes(to)) reached.push(to)
        }
      }
      expect(reached).toHaveLength(board.areas - count(board.goodsKind, 0))
      expect(reached.every((area) => board.goodsKind[area] !== 0)).toBe(true)
    }
  })
})
