/** Laws of moves that are made without asking: there is no other, everybody knows it, and the reason can be said. */
import { type GameState, LOCALES, type Viewer } from '../basics.ts'
import type { Game } from '../game.ts'
import { sameData } from '../hash.ts'
import { speaker } from '../language.ts'
import type { Complain } from './finding.ts'
import { nameOf } from './secrets.ts'

export function checkForced<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  views: ReadonlyMap<Viewer, State>,
  complain: Complain,
): void {
  if (game.forced === undefined) return
  const why = game.forced(state)
  const moves = game.toAct(state) === null ? 0 : game.moves(state).length
  if (why !== null && moves !== 1) complain('forced', `a move is made without asking, and there are ${moves}`)
  for (const [viewer, view] of views)
    if (!sameData(game.forced(view), why)) complain('forced', `that a move is made without asking tells ${nameOf(viewer)} something`)
  if (why === null) return
  for (const locale of LOCALES) if (speaker(game, locale).said(why) === why.say) complain('texts', `${why.say} has no text in ${locale}`)
}
