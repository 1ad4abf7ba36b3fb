import { describe, expect, it } from 'vitest'
import { tableSizes } from '../table-sizes.ts'

describe('tables of the right size', () => {
  it.each([
    [9, 3, 5, 3, [3, 3, 3], 0],
    [10, 3, 5, 3, [4, 3, 3], 0],
    [11, 3, 5, 4, [4, 4, 3], 0],
    [5, 3, 4, 3, [4], 1],
    [7, 2, 2, 2, [2, 2, 2], 1],
    [6, 3, 5, 4, [3, 3], 0],
    [2, 3, 5, 4, [], 2],
    [0, 2, 4, 3, [], 0],
  ])('%d players, %d to %d at a table, %d wished', (players, min, max, usual, sizes, byes) => {
    expect(tableSizes(players, { min, max, usual })).toEqual({ sizes, byes })
  })

  it('a thousand players find their tables', () => {
    expect(tableSizes(1000, { min: 3, max: 5, usual: 4 })).toEqual({ sizes: Array.from({ length: 250 }, () => 4), byes: 0 })
  })
})
