import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashOf, sameData } from '../index.ts'

const shuffledKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffledKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, shuffledKeys(item)]),
  )
}

describe('the hash of a state', () => {
  it('is fixed: records written today must verify for ever', () => {
    expect(hashOf({ cash: [7, 7, 7], railway: 'MR', finished: false, president: null, half: 0.5 })).toMatchInlineSnapshot(
      `"029a896cca4e5516"`,
    )
    expect(hashOf([])).toMatchInlineSnapshot(`"87286c6e63616445"`)
  })

  it('does not depend on the order of keys, nor on a way through JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const tidy = JSON.parse(JSON.stringify(value)) as unknown
        expect(hashOf(shuffledKeys(tidy))).toBe(hashOf(tidy))
      }),
    )
  })

  it('tells different data apart', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const [a, b] = [JSON.parse(JSON.stringify(one)) as unknown, JSON.parse(JSON.stringify(other)) as unknown]
        expect(hashOf(a) === hashOf(b)).toBe(sameData(a, b))
      }),
      { numRuns: 2000 },
    )
    const near = [
      [1, 2],
      [2, 1],
      [[1], 2],
      [1, [2]],
      { 0: 1, 1: 2 },
      [0],
      [false],
      [null],
      [''],
      ['0'],
      [[]],
      [{}],
      {},
      { a: {} },
      { a: [] },
    ]
    expect(new Set(near.map(hashOf)).size).toBe(near.length)
  })

  it('finds no two equal among a hundred thousand states that differ in one number', () => {
    const seen = new Set<string>()
    for (let n = 0; n < 100_000; n++) seen.add(hashOf({ cubes: [n, 1, 2], turn: 3 }))
    expect(seen.size).toBe(100_000)
  })
})
