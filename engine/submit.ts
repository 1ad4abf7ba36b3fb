/** Generation defines legality: a move is accepted only if `moves` lists it. */
import { type Emit, type GameState, isRefusal, type Refusal, refusal, type Seat } from './basics.ts'
import type { Game } from './game.ts'
import { sameData } from './hash.ts'

export interface Accepted<Move> {
  readonly refused: false
  readonly move: Move
  readonly seat: Seat
  /** True when this move let something hidden come to light or drew on chance: nobody may take it back alone. */
  readonly barrier: boolean
}

/** Plays a move given in notation. A refusal changes nothing. */
export function submit<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  text: string,
  emit?: Emit,
): Accepted<Move> | Refusal {
  if (game.toAct(state) === null) return refusal('engine', 'game-over')
  const move = game.parse(state, text)
  if (isRefusal(move)) return move
  return submitMove(game, state, move, emit)
}

/** Plays a move given as data. A refusal changes nothing. */
export function submitMove<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  move: Move,
  emit?: Emit,
): Accepted<Move> | Refusal {
  const seat = game.toAct(state)
  if (seat === null) return refusal('engine', 'game-over')
  const legal = findMove(game.moves(state), move)
  if (legal === undefined) return game.explain(state, move) ?? refusal('engine', 'not-among-the-moves', { move: game.print(state, move) })
  return playLegal(game, state, seat, legal, emit)
}

/** Plays one of the legal moves of this very position. */
export function playLegal<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  seat: Seat,
  legal: Move,
  emit?: Emit,
): Accepted<Move> {
  const { chance, revealed } = state
  const key = chance?.key
  const drawn = chance?.drawn
  game.play(state, legal, emit)
  // Chance and secrets leave these traces in a state; when they change, the way back is closed.
  const barrier = state.chance?.key !== key || state.chance?.drawn !== drawn || state.revealed !== revealed
  return { refused: false, move: legal, seat, barrier }
}

export function findMove<Move>(moves: readonly Move[], move: Move): Move | undefined {
  return moves.find((legal) => legal === move) ?? moves.find((legal) => sameData(legal, move))
}
