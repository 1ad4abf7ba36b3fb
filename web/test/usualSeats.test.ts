/** The front page says against whom Play now begins: it does begin so, in every title, whatever was played last. */
import { TITLES } from '@branchline/games/catalogue'
import { beforeEach, expect, test, vi } from 'vitest'
import { rememberSeats, usualSeats } from '../play/usualSeats.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})
vi.stubGlobal('navigator', { languages: ['en'] })
// The settings look at both as they are read.
const { playNowAgainstBots } = await import('../play/create.ts')
beforeEach(() => kept.clear())

test.each(TITLES)('$id', async (title) => {
  const { min, max } = title.seats
  for (let seats = min; seats <= max; seats++) {
    rememberSeats(
      title.id,
      Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'person' : 'bot', name: '', level: 'driver' })),
    )
    expect(usualSeats(title)).toBe(seats)
    const table = await playNowAgainstBots(title.id)
    expect(JSON.parse(kept.get(`branchline.table.${table}`) ?? '').occupants).toHaveLength(seats)
  }
})
