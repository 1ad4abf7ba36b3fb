import { describe, expect, it } from 'vitest'
import { pointsOf } from '../points.ts'
import { standings } from '../standings.ts'
import { entrants, tournament } from './field.ts'

describe('points', () => {
  it.each([
    [
      [1, 2],
      [12, 0],
    ],
    [
      [2, 1, 3],
      [6, 12, 0],
    ],
    [
      [1, 1, 3],
      [9, 9, 0],
    ],
    [
      [1, 2, 2, 4],
      [12, 6, 6, 0],
    ],
    [
      [1, 1, 1, 1, 1],
      [6, 6, 6, 6, 6],
    ],
    [
      [5, 4, 3, 2, 1],
      [0, 3, 6, 9, 12],
    ],
  ])('of the places %j are %j', (places, points) => {
    expect(pointsOf(places)).toEqual(points)
  })
})

describe('standings', () => {
  const table = (seats: string[], places: number[]) => ({ seats, result: { places } })

  it('go by points, tables won, the points of those met, and then are shared', () => {
    const lines = standings(
      tournament({
        entrants: entrants(6),
        drawn: [{ tables: [table(['p1', 'p2', 'p3'], [1, 2, 3]), table(['p4', 'p5', 'p6'], [1, 2, 3])], byes: [] }],
      }),
    )
    expect(lines.map(({ rank }) => rank)).toEqual([1, 1, 3, 3, 5, 5])
    expect(new Set(lines.slice(0, 2).map(({ id }) => id))).toEqual(new Set(['p1', 'p4']))
  })

  it('a bye counts six, and only when its round is played', () => {
    const open = { tables: [{ seats: ['p1', 'p2', 'p3'] }], byes: ['p4'] }
    const of = (drawn: typeof open) => standings(tournament({ entrants: entrants(4), drawn: [drawn] })).find(({ id }) => id === 'p4')
    expect(of(open)).toMatchObject({ points: 0, byes: 0 })
    expect(of({ ...open, tables: [table(['p1', 'p2', 'p3'], [1, 2, 3])] })).toMatchObject({ points: 6, byes: 1, tables: 0 })
  })

  it('who met the stronger stands before who met the weaker', () => {
    const drawn = [
      { tables: [table(['p1', 'p2'], [1, 2]), table(['p3', 'p4'], [1, 2])], byes: [] },
      { tables: [table(['p1', 'p4'], [1, 2]), table(['p3', 'p2'], [2, 1])], byes: [] },
    ]
    const lines = standings(tournament({ entrants: entrants(4), drawn }))
    expect(lines.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3', 'p4'])
    expect(lines.map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
  })
})
