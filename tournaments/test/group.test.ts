import { randomFrom } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { group } from '../group.ts'

type Against = (one: number, other: number) => number

/** Every way to seat them, the plain way: all orders of players, cut into tables. */
function leastOf(size: number, sizes: readonly number[], against: Against): number {
  const costOf = (table: readonly number[]) =>
    table.reduce((sum, one, at) => sum + table.slice(at + 1).reduce((part, other) => part + against(one, other), 0), 0)
  const subsets = (from: readonly number[], count: number): number[][] =>
    count === 0 ? [[]] : from.flatMap((one, at) => subsets(from.slice(at + 1), count - 1).map((rest) => [one, ...rest]))
  const least = (free: readonly number[], left: readonly number[]): number => {
    if (left.length === 0) return 0
    const [first, ...others] = left
    return Math.min(
      ...subsets(free, first).map(
        (table) =>
          costOf(table) +
          least(
            free.filter((one) => !table.includes(one)),
            others,
          ),
      ),
    )
  }
  return least(
    Array.from({ length: size }, (_, at) => at),
    sizes,
  )
}

const costOf = (tables: readonly (readonly number[])[], against: Against) =>
  tables.reduce(
    (sum, table) =>
      sum + table.reduce((part, one, at) => part + table.slice(at + 1).reduce((rest, other) => rest + against(one, other), 0), 0),
    0,
  )

describe('a field onto tables', () => {
  const cases: [number, number[]][] = [
    [4, [2, 2]],
    [6, [3, 3]],
    [6, [2, 2, 2]],
    [7, [4, 3]],
    [8, [4, 4]],
    [8, [2, 2, 2, 2]],
    [8, [3, 3, 2]],
    [9, [3, 3, 3]],
    [9, [5, 4]],
  ]
  it.each(cases)('%d players at tables of %j are seated as well as any way of all could', (size, sizes) => {
    for (let trial = 0; trial < 6; trial++) {
      const random = randomFrom(`${size}:${sizes}:${trial}`)
      const costs = Array.from({ length: size }, () => Array.from({ length: size }, () => random.below(trial % 2 === 0 ? 3 : 50)))
      const against: Against = (one, other) => costs[Math.min(one, other)][Math.max(one, other)]
      const tables = group({ size, against }, sizes, randomFrom('any'))
      expect(tables.map((table) => table.length).toSorted()).toEqual(sizes.toSorted())
      expect(tables.flat().toSorted((one, other) => one - other)).toEqual(Array.from({ length: size }, (_, at) => at))
      expect(costOf(tables, against)).toBe(leastOf(size, sizes, against))
    }
  })

  it('sixty players are seated without anybody meeting again, round after round', () => {
    const met = new Set<string>()
    const key = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`
    for (let round = 0; round < 6; round++) {
      const against: Against = (one, other) => (met.has(key(one, other)) ? 1 : 0)
      const tables = group(
        { size: 60, against },
        Array.from({ length: 15 }, () => 4),
        randomFrom(`${round}`),
      )
      expect(costOf(tables, against)).toBe(0)
      for (const table of tables) for (const one of table) for (const other of table) if (one !== other) met.add(key(one, other))
    }
  })
})
