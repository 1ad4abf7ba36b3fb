/** Frozen: the bots of version 1 as they were on 2026-11-16. Never to be changed but to follow the rules; bots/v1/README.md says why. */
/** Takeovers: rid of links that only cost, without losing pieces that they still reach. */
import type { Board } from '../../rules/board.ts'
import type { Move } from '../../rules/move.ts'
import { CHEESE, STONE } from '../../rules/pieces.ts'
import { boardOf, type State } from '../../rules/state.ts'
import { linkBurden, roundsAfter } from './worth.ts'

export function takeoverWorth(state: State, move: Extract<Move, { do: 'takeover' }>): number {
  const board = boardOf(state)
  const links = move.path.length - 1
  const left = roundsAfter(state)
  const gain = links * linkBurden(state)
  if (left === 0) return gain
  return gain - 0.8 * Math.ceil(links / 2) - 1.3 * piecesLost(state, board, move.path)
}

/** Pieces along the run that this seat could still have fetched next round. */
function piecesLost(state: State, board: Board, path: readonly number[]): number {
  let pieces = 0
  for (const area of path) {
    if (board.goodsKind[area] === CHEESE) pieces += state.goods[area]
    for (const hill of board.serves[area]) {
      if (board.goodsKind[hill] === STONE && state.company[area] === 0) pieces += 0.7 * state.goods[hill]
    }
    pieces += 0.7 * (state.red[area] + state.green[area])
  }
  return Math.min(pieces, 5)
}
