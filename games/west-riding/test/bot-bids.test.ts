import { defaultOptions } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { limitOf } from '../bot/auction.ts'
import { booksOf } from '../bot/books.ts'
import { insight } from '../bot/index.ts'
import { tuningFor } from '../bot/tuning.ts'
import { westRiding } from '../rules/index.ts'

const AS_MEASURED = { pound2: 1, pound3: 1, pound4: 1, pound5: 1, pound6: 1, pound7: 1, pound8: 1 }

function rich(seats: number, turnsLeft: number) {
  const state = westRiding.setup(defaultOptions(westRiding.options), seats, 'bids')
  state.turn = state.lastTurn - turnsLeft + 1
  state.cash.fill(1000)
  return state
}

/** How far bids for the first railway go with so many dividends left and a full purse, as a part of what they would with a pound as it was once measured. */
function further(seats: number, turnsLeft: number): number {
  const state = rich(seats, turnsLeft)
  const books = booksOf(state)
  const known = tuningFor(seats)
  return limitOf(state, books, 0, 0, known) / limitOf(state, books, 0, 0, { ...known, ...AS_MEASURED })
}

describe('bids of those who search', () => {
  it('go further with three and four dividends left and three or four players, where more lies in every hand than lots can cost', () => {
    for (const seats of [3, 4])
      for (const left of [3, 4]) expect(further(seats, left), `${seats} players, ${left} left`).toBeGreaterThan(1.1)
  })

  it('stop earlier where cash decides who buys next: with three early on, with five, who have little, always', () => {
    for (const left of [8, 11]) expect(further(3, left)).toBeLessThan(0.9)
    for (const left of [2, 4, 6]) expect(further(5, left)).toBeLessThan(1)
  })

  it('do not depend on it in the last turn: a pound is a pound', () => {
    for (const seats of [3, 4, 5]) expect(further(seats, 1)).toBe(1)
  })

  it('go further for those who do not search: who stops at the worth leaves too much to others', () => {
    const state = rich(4, 3)
    westRiding.play(state, { kind: 'offer', lot: 0 })
    const moves = westRiding.moves(state)
    const highest = (points: ArrayLike<number>) => {
      const thoughtOf = moves.filter((move, place) => move.kind === 'bid' && Number.isFinite(points[place]))
      return Math.max(...thoughtOf.map((move) => (move.kind === 'bid' ? move.amount : 0)))
    }
    const [searching, atAGlance] = [insight.appraise(state, moves), insight.glance?.(state, moves) ?? []].map(highest)
    expect(atAGlance / searching).toBeGreaterThan(1)
    expect(atAGlance / searching).toBeLessThan(1.5)
  })
})
