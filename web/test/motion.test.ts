/** When things travel, and for how long: one move after the other, nothing piles up, nothing waits. */
import { type AnyTable, endOf, type Flight, type LogEntry, type TableProps, timed } from '@branchline/design'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lastInterlude, readIn } from '../table/motion/interludes.ts'
import { type Act, newMotionQueue } from '../table/motion/motionQueue.ts'

const line: Flight = { kind: 'line', seat: 0, from: { at: [0, 0] }, to: { at: [9, 9] } }
const token: Flight = { kind: 'token', seat: 0, from: { seat: 0 }, to: { at: [9, 9] } }
const actOf = (seat: number, ...flights: Flight[]): Act => ({ seat, entries: [], flights })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the flights of a move', () => {
  test('links are drawn one after the other, from the fourth on faster', () => {
    expect(timed([line, line, line, line, line]).map(({ start, time }) => [start, time])).toEqual([
      [0, 320],
      [320, 320],
      [640, 320],
      [960, 180],
      [1140, 180],
    ])
  })

  test('what belongs together begins together, and the next waits for the longest', () => {
    const list = timed([line, { ...token, isTogether: true }, line])
    expect(list.map(({ start }) => start)).toEqual([0, 0, 420])
    expect(endOf(list)).toBe(740)
  })
})

describe('moves in motion', () => {
  const whose = ({ store }: ReturnType<typeof newMotionQueue>) => store.getState().act?.seat

  test('several rivals are never in motion at once', () => {
    const queue = newMotionQueue()
    for (const seat of [1, 2, 3]) queue.add(actOf(seat, token))
    expect(whose(queue)).toBe(1)
    vi.advanceTimersByTime(419)
    expect(whose(queue)).toBe(1)
    vi.advanceTimersByTime(1)
    expect(whose(queue)).toBe(2)
    vi.advanceTimersByTime(420)
    expect(whose(queue)).toBe(3)
    vi.advanceTimersByTime(420)
    expect(queue.isIdle).toBe(true)
  })

  test('whoever fast-forwards sees nothing fly and waits for nothing, until that is over', () => {
    const queue = newMotionQueue()
    queue.add(actOf(1, token))
    let isSeen = false
    queue.whenIdle(() => {
      isSeen = true
    })
    queue.hurry(true)
    expect(isSeen).toBe(true)
    queue.add(actOf(2, token))
    expect(queue.isIdle).toBe(true)
    queue.hurry(false)
    queue.add(actOf(3, token))
    expect(whose(queue)).toBe(3)
  })

  test('from the fourth that waits on they go twice as fast', () => {
    const queue = newMotionQueue()
    for (const seat of [0, 1, 2, 3, 4]) queue.add(actOf(seat, token))
    expect(queue.store.getState().act?.speed).toBe(1)
    vi.advanceTimersByTime(420)
    expect(queue.store.getState().act).toMatchObject({ seat: 1, speed: 2 })
    vi.advanceTimersByTime(210)
    expect(queue.store.getState().act).toMatchObject({ seat: 2, speed: 1 })
  })

  test('what is to be read is read no faster, however much waits', () => {
    const queue = newMotionQueue()
    const interlude = { title: 'Dividends of turn 2', figures: [], events: [] }
    queue.add(actOf(0, token))
    queue.add({ seat: null, entries: [], flights: [], least: 3200, interlude })
    for (const seat of [1, 2, 3, 4]) queue.add(actOf(seat, token))
    vi.advanceTimersByTime(420)
    expect(queue.store.getState().act).toMatchObject({ interlude, speed: 1, lasts: 3200 })
    vi.advanceTimersByTime(3199)
    expect(queue.store.getState().act?.interlude).toBe(interlude)
    vi.advanceTimersByTime(1)
    expect(queue.store.getState().act).toMatchObject({ seat: 1, speed: 2 })
  })

  test('what waits too long is left out: no more than eight ever wait', () => {
    const queue = newMotionQueue()
    for (let seat = 0; seat < 40; seat++) queue.add(actOf(seat, token))
    expect(queue.store.getState().waiting.map(({ seat }) => seat)).toEqual([32, 33, 34, 35, 36, 37, 38, 39])
  })

  test('cleared, everything is in its place at once, and whoever waited goes on', () => {
    const queue = newMotionQueue()
    const seen = vi.fn()
    queue.add(actOf(0, token))
    queue.add(actOf(1, token))
    queue.whenIdle(seen)
    expect(seen).not.toHaveBeenCalled()
    queue.clear()
    expect(seen).toHaveBeenCalledOnce()
    expect(queue.store.getState()).toMatchObject({ act: null, waiting: [] })
    vi.advanceTimersByTime(5000)
    expect(queue.store.getState().act).toBeNull()
  })

  test('paused, the move under way ends and the next one waits', () => {
    const queue = newMotionQueue()
    const seen = vi.fn()
    queue.add(actOf(0, token))
    queue.add(actOf(1, token))
    queue.pause(true)
    queue.whenIdle(seen)
    vi.advanceTimersByTime(5000)
    expect(queue.store.getState()).toMatchObject({ act: null, isPaused: true })
    expect(seen).not.toHaveBeenCalled()
    queue.pause(false)
    expect(whose(queue)).toBe(1)
    vi.advanceTimersByTime(420)
    expect(seen).toHaveBeenCalledOnce()
  })

  test('a step of a recap is over in its time, however much flies in it', () => {
    const queue = newMotionQueue()
    queue.add({ ...actOf(0, ...new Array<Flight>(30).fill(line)), most: 2000 })
    vi.advanceTimersByTime(1999)
    expect(queue.isIdle).toBe(false)
    vi.advanceTimersByTime(1)
    expect(queue.isIdle).toBe(true)
  })

  test('where nothing flies and nothing is looked at, nothing is shown', () => {
    const queue = newMotionQueue()
    queue.add(actOf(0))
    expect(queue.isIdle).toBe(true)
    queue.add({ ...actOf(0), least: 450 })
    expect(queue.isIdle).toBe(false)
  })
})

test('the more there is to read, the longer it is shown', () => {
  const figures = ['Ada', 'Dinsdale', 'Metcalfe', 'Hird', 'Thwaite'].map((label) => ({ label, value: '£12' }))
  const [three, five] = [3, 5].map((players) => readIn({ title: 'Dividends of turn 2', figures: figures.slice(0, players), events: [] }))
  expect(three).toBeGreaterThan(4000)
  expect(five).toBeGreaterThan(three)
})

test('of several moves that came at once, what the game itself did after any of them is shown', () => {
  const told = { title: 'Dividends of turn 2', figures: [], events: [] }
  const table = { interlude: ({ n }: LogEntry) => (n === 2 ? told : null) } as unknown as AnyTable
  const entries = [1, 2, 3].map((n): LogEntry => ({ n, seat: 0, move: 'pass', events: [] }))
  expect(lastInterlude(table, entries, {} as TableProps)).toBe(told)
  expect(lastInterlude(table, entries.slice(2), {} as TableProps)).toBeNull()
})

test('what is shown stands as long as somebody wants to read it, and what waits waits', () => {
  const queue = newMotionQueue()
  queue.add({ seat: null, entries: [], flights: [], least: 5000 })
  queue.add(actOf(1, line))
  queue.stay()
  vi.advanceTimersByTime(60_000)
  expect(queue.store.getState().act?.seat).toBeNull()
  queue.clear()
  expect(queue.isIdle).toBe(true)
})
