/** What decisions make puzzles, and what they are about. */
import type { PuzzleSense } from '@branchline/engine'
import type { State } from '../../rules/state.ts'

export const puzzles: PuzzleSense<State> = {
  theme(state, { kind }, gains) {
    if (state.due > 0) return 'payment'
    // In the middle of a chain the idea was had before.
    if (state.phase === 'build' && state.chain.length > 0) return null
    if (gains.includes('fuerth')) return 'joining'
    switch (state.phase) {
      case 'auction':
        return 'auction'
      case 'build':
        return 'chain'
      case 'trains':
        return isLast(state) ? 'last' : kind === 'big' || kind === 'small' ? 'train' : 'cargo'
      default:
        return isLast(state) ? 'last' : 'takeover'
    }
  },
  isLast,
  margin: 3,
  lastMargin: 2,
}

function isLast(state: State): boolean {
  return state.round === state.rounds
}
