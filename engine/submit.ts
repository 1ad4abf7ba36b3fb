/** Generation defines legality: a move is accepted only if `moves` lists it. */
import { type Emit, type Game, type GameState, isRefusal, type Refusal, refusal, type Seat } from './game.ts'
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
  const before = mark(state)
  game.play(state, legal, emit)
  return { refused: false, move: legal, seat, barrier: before !== mark(state) }
}

export function findMove<Move>(moves: readonly Move[], move: Move): Move | undefined {
  return moves.find((legal) => legal === move) ?? moves.find((legal) => sameData(legal, move))
}

/** Chance and secrets leave these traces in a state; when they change, the way back is closed. */
function mark(state: GameState): string {
  return `${state.chance?.key}:${state.chance?.drawn}:${state.revealed}`
}
