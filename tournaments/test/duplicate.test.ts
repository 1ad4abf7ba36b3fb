import { describe, expect, it } from 'vitest'
import { pointsIn } from '../points.ts'
import { standings } from '../standings.ts'
import { entrants, tournament } from './field.ts'

const table = (seats: string[], places: number[], scores: (number | null)[]) => ({ seats, result: { places, scores } })

describe('tables with the same deal', () => {
  it('compare a seat with the same seat of the other tables, not with its neighbours', () => {
    const round = { tables: [table(['p1', 'p2'], [1, 2], [50, 40]), table(['p3', 'p4'], [1, 2], [45, 44])], byes: [] }
    expect(pointsIn(round, true)).toEqual([
      [12, 0],
      [0, 12],
    ])
  })
  it('share what is level, and put who gave up behind all others', () => {
    const tables = [table(['p1', 'p2'], [1, 2], [50, 40]), table(['p3', 'p4'], [1, 2], [50, null]), table(['p5', 'p6'], [2, 1], [-3, 90])]
    expect(pointsIn({ tables, byes: [] }, true)).toEqual([
      [9, 6],
      [9, 0],
      [0, 12],
    ])
  })
  it('compare only tables of one size; one without its like counts by its places', () => {
    const tables = [table(['p1', 'p2'], [1, 2], [50, 40]), table(['p3', 'p4', 'p5'], [1, 2, 3], [9, 8, 7])]
    expect(pointsIn({ tables, byes: [] }, true)).toEqual([
      [12, 0],
      [12, 6, 0],
    ])
  })
  it('count for nothing before the whole round is played', () => {
    const drawn = [{ tables: [table(['p1', 'p2'], [1, 2], [50, 40]), { seats: ['p3', 'p4'] }], byes: [] }]
    const lines = standings(tournament({ duplicate: true, seats: 2, entrants: entrants(4), drawn }))
    expect(lines.map(({ points }) => points)).toEqual([0, 0, 0, 0])
  })
})
