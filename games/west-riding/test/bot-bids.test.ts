import { defaultOptions } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { limitOf } from '../bot/auction.ts'
import { booksOf } from '../bot/books.ts'
import { AT_A_GLANCE, BY_HAND, IN_USE } from '../bot/tuning.ts'
import { westRiding } from '../rules/index.ts'

/** How far bids for the first railway go with so many dividends left and a full purse, as a part of what they did before play had taught them. */
function further(seats: number, turnsLeft: number, known = IN_USE): number {
  const state = westRiding.setup(defaultOptions(westRiding.options), seats, 'bids')
  state.turn = state.lastTurn - turnsLeft + 1
  state.cash.fill(1000)
  const books = booksOf(state)
  return limitOf(state, books, 0, 0, known) / limitOf(state, books, 0, 0, BY_HAND)
}

describe('bids of those who search', () => {
  it('go further in the middle of the game with three and four players, where more lies in every hand than lots can cost', () => {
    for (const seats of [3, 4])
      for (const left of [3, 4, 5, 6]) expect(further(seats, left), `${seats} players, ${left} left`).toBeGreaterThan(1.1)
    expect(further(3, 7)).toBe(1)
    expect(further(3, 2)).toBe(1)
  })

  it('stop earlier with five, who have little, and nowhere else than at the worth in the last turn', () => {
    for (const left of [3, 5, 7]) expect(further(5, left)).toBeLessThan(1)
    for (const seats of [3, 4, 5]) expect(further(seats, 1)).toBe(1)
  })

  it('are as ever for those who play at a glance: what is learned begins with their games', () => {
    for (const seats of [3, 4, 5]) for (const left of [1, 4, 7]) expect(further(seats, left, { ...IN_USE, ...AT_A_GLANCE })).toBe(1)
  })
})
