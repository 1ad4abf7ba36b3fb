/** Laws of what may be known: views, samples, leaks. */

import type { GameState, Viewer } from '../basics.ts'
import type { Random } from '../chance.ts'
import type { Game } from '../game.ts'
import { hashOf, sameData } from '../hash.ts'
import { oddValue } from '../referee.ts'
import { firstDifference, sharedObject } from './data.ts'
import type { Complain } from './finding.ts'

/** Of long lists of moves every so manieth is read and explained in the view as well. */
const STRIDE = 5

export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator']
}

export const nameOf = (viewer: Viewer) => (viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`)

export function checkView<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  viewer: Viewer,
  seed: string,
  complain: Complain,
): State {
  const who = nameOf(viewer)
  const before = hashOf(state)
  const view = game.view(state, viewer)
  if (hashOf(state) !== before) complain('pure', `looking at the game as ${who} changed it`)
  const odd = oddValue(view, 'view')
  if (odd !== null) complain('plain', odd)
  if (view.chance !== null) complain('leak', `the view of ${who} contains the generator`)
  const key = state.chance?.key
  const text = JSON.stringify(view)
  if (key !== undefined && text.includes(key)) complain('leak', `the key of the generator is somewhere in the view of ${who}`)
  if (text.includes(JSON.stringify(seed)))
    complain('leak', `the seed of the game is somewhere in the view of ${who}: all that will be drawn follows from it`)
  const shared = sharedObject(state, view)
  if (shared !== null) complain('view', `the view of ${who} shares ${shared} with the state`)
  if (!sameData(Object.keys(view).sort(), Object.keys(state).sort())) complain('view', `the view of ${who} has not the shape of a state`)
  if (!sameData(game.view(view, viewer), view)) complain('view', `the view of a view differs for ${who}`)
  const clone = game.clone(view)
  if (!sameData(clone, view)) complain('clone', `the clone of the view of ${who} differs in ${firstDifference(view, clone)}`)
  const seat = game.toAct(state)
  if (game.toAct(view) !== seat) complain('view', `${who} sees seat ${game.toAct(view)} to act instead of ${seat}`)
  if (!sameData(game.prompt(view), game.prompt(state))) complain('view', `${who} reads another prompt than the state gives`)
  if (seat !== null && viewer === seat) {
    const own = game.moves(view)
    const legal = game.moves(state)
    if (!sameData(own, legal)) complain('view', `${who} finds other legal moves in the view: ${firstDifference(legal, own)}`)
    for (const [index, move] of legal.entries()) {
      const printed = game.print(state, move)
      if (game.print(view, move) !== printed) complain('leak', `a move prints differently in the view of ${who}: “${printed}”`)
      if (index % STRIDE !== 0) continue
      if (!sameData(game.parse(view, printed), move)) complain('view', `“${printed}” is not read as the same move in the view of ${who}`)
      if (game.explain(view, move) !== null)
        complain('view', `“${printed}” is legal, yet in the view of ${who} explain has something against it`)
    }
  }
  return view
}

/** A place that spectators do not see, and more than one seat does, is no secret of anybody's: a leak. */
export function checkMasks<State extends GameState>(views: ReadonlyMap<Viewer, State>, state: State, complain: Complain): void {
  const spectator = views.get('spectator') as State
  const seers = new Map<string, Viewer[]>()
  for (const path of differences(state, spectator)) {
    if (path.startsWith('chance')) continue
    const truth = at(state, path)
    const seen = [...views].filter(([viewer, view]) => viewer !== 'spectator' && sameData(at(view, path), truth)).map(([viewer]) => viewer)
    if (seen.length > 1) seers.set(path, seen)
  }
  for (const [path, seen] of seers) complain('leak', `${path} is hidden from spectators, yet seats ${seen.join(' and ')} both see it`)
}

/** The paths at which two pieces of data differ, down to single values. */
export function differences(one: unknown, other: unknown, path = ''): string[] {
  if (sameData(one, other)) return []
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return [path]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    differences((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`),
  )
}

export function at(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data)
}

/** A world that differs from the true one only in what the viewer cannot know. */
export function checkSample<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  view: State,
  viewer: Viewer,
  randomOf: (label: string) => Random,
  complain: Complain,
): State {
  const who = nameOf(viewer)
  const before = hashOf(view)
  const world = game.sample(view, viewer, randomOf('sample'))
  if (hashOf(view) !== before) complain('pure', `sampling changed the view of ${who}`)
  if (!sameData(game.sample(view, viewer, randomOf('sample')), world))
    complain('sample', `one random source gives two different samples for ${who}`)
  const peeked = game.sample(state, viewer, randomOf('sample'))
  if (!sameData(peeked, world)) complain('sample', `the sample for ${who} depends on what is hidden: ${firstDifference(world, peeked)}`)
  if (world.chance === null) complain('sample', `the sample for ${who} has no generator`)
  else if (state.chance !== null && world.chance.key === state.chance.key)
    complain('leak', `the sample for ${who} has the generator of the true game`)
  const shared = sharedObject(view, world)
  if (shared !== null) complain('sample', `the sample for ${who} shares ${shared} with the view`)
  const odd = oddValue(world, 'sample')
  if (odd !== null) complain('sample', odd)
  const seen = game.view(world, viewer)
  if (!sameData(seen, view))
    complain('leak', `another world that ${who} cannot tell from this one looks different: ${firstDifference(view, seen)}`)
  for (const complaint of game.referee(world))
    complain('sample', `the referee objects to a sample for ${who}: ${complaint.what} (${complaint.clause})`)
  if (game.toAct(world) !== game.toAct(state)) complain('sample', `in a sample for ${who} another seat is to act`)
  return world
}

/** What the seat to act is offered and told must be the same in every world it cannot tell apart. */
export function checkAnswers<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  view: State,
  world: State,
  viewer: Viewer,
  foreign: Iterable<readonly [string, Move]>,
  complain: Complain,
): void {
  if (!sameData(game.prompt(world), game.prompt(state))) complain('leak', `the prompt depends on what seat ${viewer} cannot know`)
  if (game.toAct(state) !== viewer) return
  const legal = game.moves(state)
  const there = game.moves(world)
  if (!sameData(legal, there)) {
    complain('leak', `the legal moves of seat ${viewer} depend on what it cannot know: ${firstDifference(legal, there)}`)
    return
  }
  for (const [text, move] of foreign) {
    const here = game.explain(state, move)
    const other = game.explain(world, move)
    if (!sameData(here, other))
      complain('leak', `the refusal of “${text}” depends on what seat ${viewer} cannot know: ${firstDifference(here, other)}`)
    const seen = game.explain(view, move)
    if (!sameData(here, seen))
      complain('view', `“${text}” is refused otherwise in the view of seat ${viewer}: ${firstDifference(here, seen)}`)
  }
}
