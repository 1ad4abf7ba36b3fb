/** Generation defines legality: a move is accepted only if `moves` lists it. */
import { type Emit, type GameEvent, type GameState, isRefusal, type Refusal, refusal, type Seat } from './basics.ts'
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
  const moves = game.moves(state)
  const legal = findMove(moves, move)
  if (legal === undefined) return game.explain(state, move) ?? refusal('engine', 'not-among-the-moves', { move: game.print(state, move) })
  return playLegal(game, state, seat, legal, moves.length === 1, emit)
}

/** Plays one of the legal moves of this very position, or the only one. */
export function playLegal<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  seat: Seat,
  legal: Move,
  isOnly: boolean,
  emit?: Emit,
): Accepted<Move> {
  const { chance, revealed } = state
  const key = chance?.key
  const drawn = chance?.drawn
  game.play(state, legal, isOnly ? forcedEmit(game, state, emit) : emit)
  // Chance and secrets leave these traces in a state; when they change, the way back is closed.
  const barrier = state.chance?.key !== key || state.chance?.drawn !== drawn || state.revealed !== revealed
  return { refused: false, move: legal, seat, barrier }
}

/** Whether a move was forced, by what happened. */
export const wasForced = ({ events }: { readonly events: readonly GameEvent[] }): boolean =>
  events.some(({ isForced }) => isForced === true)

/** Says of what happens first that nobody decided it, where everybody sees that there was no choice. */
function forcedEmit<State extends GameState, Move>(game: Game<State, Move>, state: State, emit?: Emit): Emit | undefined {
  if (emit === undefined || (game.forced?.(state) ?? null) === null) return emit
  let isFirst = true
  return (event) => {
    emit(isFirst ? { ...event, isForced: true } : event)
    isFirst = false
  }
}

export function findMove<Move>(moves: readonly Move[], move: Move): Move | undefined {
  return moves.find((legal) => legal === move) ?? moves.find((legal) => sameData(legal, move))
}
