/** Takeovers: rid of links that only cost, without losing pieces that they still reach. */
import type { Board } from '../rules/board.ts'
import type { Move } from '../rules/move.ts'
import { CHEESE, STONE } from '../rules/pieces.ts'
import { boardOf, type State } from '../rules/state.ts'
import type { Tuning } from './tuning.ts'
import { linkBurden, roundsAfter } from './worth.ts'

export function takeoverWorth(state: State, move: Extract<Move, { do: 'takeover' }>, known: Tuning): number {
  const board = boardOf(state)
  const links = move.path.length - 1
  const left = roundsAfter(state)
  const gain = known.takeover + links * linkBurden(state, state.actor, known)
  if (left === 0) return gain
  return gain - known.takeoverPrice * Math.ceil(links / 2) - known.takeoverPieces * piecesLost(state, board, move.path)
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
