import { expect, test, vi } from 'vitest'
import { observed } from '../store/observed.ts'

test('the same object until something has changed, and then put together once, when somebody asks', () => {
  const make = vi.fn(() => ({}))
  const shown = observed(make)
  expect(make).not.toHaveBeenCalled()
  const first = shown.now()
  expect(shown.now()).toBe(first)
  shown.changed()
  shown.changed()
  expect(make).toHaveBeenCalledTimes(1)
  expect(shown.now()).not.toBe(first)
  expect(shown.now()).toBe(shown.now())
  expect(make).toHaveBeenCalledTimes(2)
})

test('whoever looks is told of every change until they leave', () => {
  const shown = observed(() => 0)
  const [one, other] = [vi.fn(), vi.fn()]
  expect(shown.isWatched).toBe(false)
  const leave = shown.subscribe(one)
  const leaveToo = shown.subscribe(other)
  shown.changed()
  leave()
  expect(shown.isWatched).toBe(true)
  shown.changed()
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2])
  leaveToo()
  expect(shown.isWatched).toBe(false)
})

test('a listener that leaves while it is told disturbs nobody', () => {
  const shown = observed(() => 0)
  const told: string[] = []
  const leave = shown.subscribe(() => {
    told.push('one')
    leave()
  })
  shown.subscribe(() => told.push('other'))
  shown.changed()
  shown.changed()
  expect(told).toEqual(['one', 'other', 'other'])
})
