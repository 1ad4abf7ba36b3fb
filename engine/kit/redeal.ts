/** The law of dealing anew: what any seat knows stays, what nobody has drawn does not depend on how it lay. */

import type { GameState, Viewer } from '../basics.ts'
import type { Random } from '../chance.ts'
import type { Game } from '../game.ts'
import { sameData } from '../hash.ts'
import { firstDifference } from './data.ts'
import type { Complain } from './finding.ts'
import { at, differences } from './secrets.ts'

/** Enough tries that an honest shuffle of four places, two of them different, is never taken for none (one in 4^20 at worst). */
const TRIES = 20
const FEW_PLACES = 4

export function checkRedeal<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  views: ReadonlyMap<Viewer, State>,
  randomOf: (label: string) => Random,
  complain: Complain,
): void {
  const unknown = groupsNobodyKnows(views, state)
  if (game.redeal === undefined) {
    const [path] = unknown.keys()
    if (path !== undefined) complain('redeal', `nobody knows what is in ${path}, and the game cannot deal it anew`)
    return
  }
  const dealt = (from: State, label: string) => {
    const world = game.clone(from)
    game.redeal?.(world, randomOf(label))
    return world
  }
  const one = dealt(state, 'one')
  for (const [viewer, view] of views) {
    const seen = game.view(one, viewer)
    if (!sameData(seen, view)) complain('redeal', `dealt anew, ${viewer} sees something else: ${firstDifference(view, seen)}`)
  }
  for (const complaint of game.referee(one)) complain('redeal', `dealt anew, the referee objects: ${complaint.what} (${complaint.clause})`)
  if (!sameData(dealt(state, 'one'), one)) complain('redeal', 'dealt anew twice from one random source, the game differs')
  const again = dealt(one, 'two')
  const first = dealt(state, 'two')
  if (!sameData(again, first)) complain('redeal', `what is dealt anew depends on how it lay: ${firstDifference(first, again)}`)
  for (const [path, values] of unknown) {
    if (values.length < FEW_PLACES || values.every((value) => sameData(value, values[0]))) continue
    const tried = dealt(state, 'try')
    const isShuffled = Array.from({ length: TRIES }, (_, n) => n).some(
      (n) => !sameData(at(dealt(state, `try ${n}`), path), at(tried, path)),
    )
    if (!isShuffled) complain('redeal', `nobody knows what is in ${path}, and dealing anew leaves nothing to chance`)
  }
}

/** Places that no viewer sees, by the list or record they stand in, with what is there. */
function groupsNobodyKnows<State extends GameState>(views: ReadonlyMap<Viewer, State>, state: State): Map<string, unknown[]> {
  const groups = new Map<string, unknown[]>()
  for (const path of differences(state, views.get('spectator'))) {
    if (path.startsWith('chance')) continue
    const value = at(state, path)
    // In a view a list may hold what the state holds elsewhere: only what the state has here is hidden here.
    if (value === undefined || typeof value === 'object') continue
    if ([...views.values()].some((view) => sameData(at(view, path), value))) continue
    const group = path.split('.').slice(0, -1).join('.')
    groups.set(group, [...(groups.get(group) ?? []), value])
  }
  return groups
}
