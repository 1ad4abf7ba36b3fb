/** What is told in a slip stays until it can have been read, and then leaves with whatever happens next. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropActed, dropOld, refuse, tell, useSlips } from '../table/slipStore.ts'

const SAID = 'You could not pay £5 for a share of the LNWR: you passed.'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  tell(0, SAID, 7)
})
afterEach(() => {
  useSlips.getState().drop()
  vi.useRealTimers()
})

const told = () => useSlips.getState().told?.text

test('moves of others that follow at once do not take it away', () => {
  vi.advanceTimersByTime(1000)
  dropOld(8)
  dropActed()
  expect(told()).toBe(SAID)
})

test('the next move after it could be read takes it away, whoever makes it', () => {
  vi.advanceTimersByTime(7000)
  dropOld(7)
  expect(told()).toBe(SAID)
  dropOld(8)
  expect(told()).toBeUndefined()
})

test('so does what the player does next; a refusal leaves at once', () => {
  refuse({ clause: 'WR-3.4', code: 'any' } as never)
  dropActed()
  expect(useSlips.getState()).toMatchObject({ refused: null, told: { text: SAID } })
  vi.advanceTimersByTime(7000)
  dropActed()
  expect(told()).toBeUndefined()
})
