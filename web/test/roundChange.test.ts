import type { Standing } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { roundChange } from '../coach/roundChange.ts'

const sheet = (...scores: readonly Readonly<Record<string, number>>[]): Standing[] =>
  scores.map((parts, seat) => ({
    seat,
    rank: 1,
    score: Object.values(parts).reduce((sum, points) => sum + points, 0),
    parts: Object.entries(parts).map(([source, points]) => ({ source, points })),
  }))

describe('what a round changed', () => {
  it('is told by what changed most, gain or loss, and by the best of the others', () => {
    const from = sheet({ goods: 2, track: -1 }, { goods: 5 }, { goods: 1 })
    const to = sheet({ goods: 5, track: -6 }, { goods: 6 }, { goods: 9 })
    expect(roundChange(from, to, 0)).toEqual({ points: -2, most: { source: 'track', points: -5 }, rival: 2, lead: -10 })
  })
  it('knows sources that are new, and those that are gone', () => {
    expect(roundChange(sheet({ a: 3 }, { a: 0 }), sheet({ b: 4 }, { a: 4 }), 0)).toMatchObject({
      points: 1,
      most: { source: 'b', points: 4 },
      lead: 0,
    })
  })
  it('says nothing of sources where nothing changed', () => {
    expect(roundChange(sheet({ a: 3 }, { a: 1 }), sheet({ a: 3 }, { a: 1 }), 0)).toEqual({ points: 0, most: null, rival: 1, lead: 2 })
  })
})
