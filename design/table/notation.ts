/** Moves reach the frame as the rules print them: a table means a move as a value and never puts its text together. */

declare const asPrinted: unique symbol

/** A move in notation, printed by the rules. */
export type MoveText = string & { readonly [asPrinted]: true }

/** A legal move of the seat to act, as the rules have it and in notation. */
export interface LegalMove<Move = unknown> {
  readonly text: MoveText
  readonly move: Move
}

/** The way of one game's tables to come by the text of a move, legal or not: to play it, to light it, to ask why not. */
export function printerOf<State, Move>(print: (state: State, move: Move) => string): (view: State, move: Move) => MoveText {
  return (view, move) => print(view, move) as MoveText
}

interface Rules<State, Move> {
  moves(state: State): readonly Move[]
  print(state: State, move: Move): string
}

export function legalMoves<State, Move>(game: Rules<State, Move>, state: State): readonly LegalMove<Move>[] {
  const printed = printerOf<State, Move>((at, move) => game.print(at, move))
  return game.moves(state).map((move) => ({ text: printed(state, move), move }))
}
