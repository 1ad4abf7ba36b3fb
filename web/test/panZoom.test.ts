import { expect, test } from 'vitest'
import { sound, Transform, WHOLE } from '../table/panZoom.ts'

test('what was measured in a frame without a size moves no board', () => {
  const place = new Transform(2, 10, -4)
  expect(sound(place)).toBe(place)
  for (const [k, x, y] of [
    [Number.NaN, 0, 0],
    [2, Number.NaN, 0],
    [2, 0, Number.NEGATIVE_INFINITY],
  ])
    expect(sound(new Transform(k, x, y))).toBe(WHOLE)
})
