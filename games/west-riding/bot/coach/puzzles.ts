/** What decisions make puzzles, and what they are about. */
import type { PuzzleSense } from '@branchline/engine'
import type { State } from '../../rules/state.ts'

export const puzzles: PuzzleSense<State> = {
  theme(state, { kind }, gains) {
    // In the middle of a route the idea was had before.
    if (state.phase === 'from' || state.phase === 'path') return null
    if (isLast(state)) return 'last'
    if (gains.includes('president')) return 'presidency'
    if (kind === 'control') return 'control'
    switch (state.phase) {
      case 'offer':
        return 'offer'
      case 'bid':
        return 'auction'
      case 'trade':
        return 'grouping'
      default:
        return 'route'
    }
  },
  isLast,
  margin: 8,
  lastMargin: 5,
}

function isLast(state: State): boolean {
  return state.turn === state.lastTurn
}
