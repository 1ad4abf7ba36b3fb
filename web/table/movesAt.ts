import { type LegalMove, legalMoves } from '@branchline/design'
import type { AnyGame, GameState } from '@branchline/engine'

const listed = new WeakMap<GameState, readonly LegalMove[]>()

/** Listed once for each position: whoever compares them sees that nothing changed. */
export function movesAt(game: AnyGame, state: GameState): readonly LegalMove[] {
  let moves = listed.get(state)
  if (moves === undefined) {
    moves = legalMoves(game, state)
    listed.set(state, moves)
  }
  return moves
}
