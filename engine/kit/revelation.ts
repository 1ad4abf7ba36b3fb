/** What a move brings to light: told by events as by views, closed to undo, and no more in the text of the move than there. */
import type { GameEvent, GameState, Viewer } from '../basics.ts'
import type { Game } from '../game.ts'
import { hashOf, sameData } from '../hash.ts'
import { findMove } from '../submit.ts'
import type { Barriers } from './barriers.ts'
import { firstDifference } from './data.ts'
import type { Complain } from './finding.ts'
import { nameOf } from './secrets.ts'

/** A world that the viewer cannot tell from the true one, and what can be done there. */
export interface World<State, Move> {
  readonly state: State
  readonly moves: readonly Move[]
}

/**
 * Plays one move in the true world and in one the viewer could not tell from it. Views and events must tell the viewer the same:
 * as long as the two worlds still look alike they must have sounded alike, and what looks different now, an event must have told.
 * If the mover learnt something, or the public did, the move must have closed the way back.
 */
export function checkRevelation<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  world: World<State, Move>,
  viewer: Viewer,
  move: Move,
  barriers: Barriers,
  complain: Complain,
): void {
  const text = game.print(state, move)
  const [here, heardHere] = played(game, state, move)
  if (findMove(world.moves, move) === undefined) {
    if (viewer !== game.toAct(state)) checkMoveText(game, world, viewer, text, here, heardHere, complain)
    return
  }
  const [there, heardThere] = played(game, world.state, move)
  const views = [game.view(here, viewer), game.view(there, viewer)]
  const alike = sameData(views[0], views[1])
  const sounds = [heardBy(viewer, heardHere), heardBy(viewer, heardThere)]
  const sounding = sameData(sounds[0], sounds[1])
  if (alike && !sounding)
    complain('leak', `after “${text}” the events tell ${nameOf(viewer)} more than the view: ${firstDifference(sounds[0], sounds[1])}`)
  if (!alike && sounding) {
    complain(
      'leak',
      `after “${text}” the view shows ${nameOf(viewer)} what no event told (an event must say it, or the view hide it): ${firstDifference(views[0], views[1])}`,
    )
  }
  const publicly = sameData(game.view(here, 'spectator'), game.view(there, 'spectator'))
  const isClosed = state.revealed !== here.revealed && sameData(state.chance, here.chance)
  // When the game ends, much comes to light that no move has to answer for.
  if (game.toAct(here) !== null) barriers.compared(text.split(' ', 1)[0], isClosed, !(alike && sounding && publicly), complain)
  if (viewer !== game.toAct(state)) return
  const open = state.revealed === here.revealed && sameData(state.chance, here.chance)
  if (open && !(alike && publicly)) complain('undo', `“${text}” brings something hidden to light and leaves the way back open`)
}

/** Moves of another world that are tried to find one that looks the same. */
const CANDIDATES = 12

/**
 * The move is not possible in this world. If another move there looks and sounds the same to the viewer, then the viewer cannot
 * tell the worlds apart by what it sees and hears, and could by the text of the move: the text tells a card that lies face down.
 */
function checkMoveText<State extends GameState, Move>(
  game: Game<State, Move>,
  world: World<State, Move>,
  viewer: Viewer,
  text: string,
  here: State,
  heardHere: readonly GameEvent[],
  complain: Complain,
): void {
  const verb = text.split(' ', 1)[0]
  const seen = hashOf(game.view(here, viewer))
  const heard = heardBy(viewer, heardHere)
  let tried = 0
  for (const move of world.moves) {
    const other = game.print(world.state, move)
    if (other.split(' ', 1)[0] !== verb || tried++ >= CANDIDATES) continue
    const [there, heardThere] = played(game, world.state, move)
    if (!sameData(heard, heardBy(viewer, heardThere)) || hashOf(game.view(there, viewer)) !== seen) continue
    return complain(
      'leak',
      `the text “${text}” tells ${nameOf(viewer)} what neither view nor events do: “${other}” would have looked the same`,
    )
  }
}

const heardBy = (viewer: Viewer, events: readonly GameEvent[]) =>
  events.filter((event) => event.only === undefined || event.only === viewer)

function played<State extends GameState, Move>(game: Game<State, Move>, state: State, move: Move): [State, GameEvent[]] {
  const next = game.clone(state)
  const events: GameEvent[] = []
  game.play(next, move, (event) => events.push(event))
  return [next, events]
}
