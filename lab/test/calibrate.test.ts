import { expect, it } from 'vitest'
import { calibrate } from '../calibrate.ts'

it('chances are asked for in all parts of a game, follow from the seed, and tell more than even ones at the end', () => {
  // Of three games two can go against all odds; of eight hardly so many.
  const parts = calibrate('wensleydale', 8, 'test')
  expect(parts.map(({ part }) => part)).toEqual(['first third', 'second third', 'last third'])
  for (const { positions, told } of parts) {
    expect(positions).toBeGreaterThan(0)
    for (const [chance, won] of told) for (const share of [chance, won]) expect(share >= 0 && share <= 100).toBe(true)
  }
  const [even, raw, shown] = parts[2]?.loss ?? [0, 1, 1]
  expect(Math.max(raw, shown)).toBeLessThan(even)
  expect(calibrate('wensleydale', 1, 'test')).toEqual(calibrate('wensleydale', 1, 'test'))
})
