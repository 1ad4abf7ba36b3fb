/** A table that others play at is shown move by move, and at once when it is for this page to decide. */
import type { TableModel, TableSource } from '@branchline/design'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const stored: Record<string, string> = {}
vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null, setItem: () => undefined })
vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: { motion: 'full' } } })
const { following } = await import('../table/motion/following.ts')
const { motion } = await import('../table/motion/motion.ts')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  motion.clear()
  vi.useRealTimers()
})

/** A table at which seat 0 is mine; everybody else moves when told. */
function tableOf() {
  let listener = () => undefined as undefined
  let model = { id: 'a', n: 0, at: 0, moves: [], mine: [0], players: [], entries: [], chat: [] } as unknown as TableModel
  const source = {
    subscribe(heard: () => undefined) {
      listener = heard
      return () => undefined
    },
    model: () => model,
  } as unknown as TableSource
  const change = (changes: Partial<TableModel>) => {
    model = { ...model, ...changes }
    listener()
  }
  const move = (seat: number, changes: Partial<TableModel> = {}) => {
    const n = model.n + 1
    change({ n, at: n, entries: [...model.entries, { n, seat, move: 'x', events: [] }], ...changes })
  }
  return { source, move, change }
}

/** A page that follows, and sets in motion what it is shown, as the board does. */
function watch(source: TableSource) {
  const shown = following(source)
  const seen: number[] = []
  const look = () => {
    const { n } = shown.model()
    if (n === (seen.at(-1) ?? 0)) return
    seen.push(n)
    motion.add({ seat: 1, entries: [], flights: [], least: 450 })
  }
  shown.subscribe(look)
  return { shown, seen }
}

test('three rivals in a row are shown one by one', () => {
  const { source, move } = tableOf()
  const { shown, seen } = watch(source)
  for (const seat of [1, 2, 3]) move(seat)
  expect(seen).toEqual([1])
  expect(shown.model().behind).toBe(2)
  vi.advanceTimersByTime(460)
  expect(seen).toEqual([1, 2])
  vi.advanceTimersByTime(460)
  expect(seen).toEqual([1, 2, 3])
  expect(shown.model().behind ?? 0).toBe(0)
})

test('no decision waits for a picture', () => {
  const { source, move } = tableOf()
  const { shown, seen } = watch(source)
  move(1)
  move(2)
  move(3, { moves: [{ text: 'pass' }] as never })
  expect(seen.at(-1)).toBe(3)
  expect(shown.model().moves).toHaveLength(1)
})

test('stopped to look, it waits for whoever looks; then shows the present', () => {
  const { source, move } = tableOf()
  const { shown, seen } = watch(source)
  move(1)
  motion.pause(true)
  move(2)
  move(3, { moves: [{ text: 'pass' }] as never })
  vi.advanceTimersByTime(5000)
  expect(seen).toEqual([1])
  shown.catchUp?.()
  expect(seen).toEqual([1, 3])
})

test('what is said meanwhile is heard at once, and a move taken back is taken back at once', () => {
  const { source, move, change } = tableOf()
  const { shown, seen } = watch(source)
  move(1)
  move(2)
  change({ chat: [{ text: 'well played' }] as never })
  expect(shown.model()).toMatchObject({ n: 1, chat: [{ text: 'well played' }] })
  change({ n: 0, at: 0, entries: [] })
  expect(shown.model().n).toBe(0)
  vi.advanceTimersByTime(2000)
  expect(seen).toEqual([1, 0])
})
