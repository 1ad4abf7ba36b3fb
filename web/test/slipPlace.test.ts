/** The slip that says what a place is lies whole in what is seen of the board, and not on the place. */
import { slipPlace } from '@branchline/design'
import { expect, test } from 'vitest'

const SLIP = { wide: 240, high: 150 }
const AWAY = 50
const LAPTOP = { left: 100, top: 50, right: 1000, bottom: 650 }
const PHONE = { left: 300, top: 200, right: 690, bottom: 700 }

test('on the side with more room, as high as its place', () => {
  expect(slipPlace({ x: 800, y: 300 }, AWAY, SLIP, LAPTOP)).toEqual({ left: 800 - 50 - 240, top: 225 })
  expect(slipPlace({ x: 300, y: 300 }, AWAY, SLIP, LAPTOP)).toEqual({ left: 350, top: 225 })
})

test('on a phone, where neither side has room, under its place, or above it', () => {
  expect(slipPlace({ x: 450, y: 300 }, AWAY, SLIP, PHONE)).toEqual({ left: 330, top: 350 })
  expect(slipPlace({ x: 450, y: 600 }, AWAY, SLIP, PHONE)).toEqual({ left: 330, top: 400 })
})

test('whole in what is seen, wherever the place lies in it', () => {
  for (const seen of [LAPTOP, PHONE])
    for (let x = seen.left; x <= seen.right; x += 30)
      for (let y = seen.top; y <= seen.bottom; y += 30) {
        const { left, top } = slipPlace({ x, y }, AWAY, SLIP, seen)
        expect(left).toBeGreaterThanOrEqual(seen.left)
        expect(left + SLIP.wide).toBeLessThanOrEqual(seen.right)
        expect(top).toBeGreaterThanOrEqual(seen.top)
        expect(top + SLIP.high).toBeLessThanOrEqual(seen.bottom)
      }
})
