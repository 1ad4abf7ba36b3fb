/** Close looks: at a position with every check there is, and at a single move that is unlike others. */

import type { GameEvent, GameState, Viewer } from '../basics.ts'
import { type Random, randomFrom } from '../chance.ts'
import type { Game } from '../game.ts'
import { hashOf, sameData } from '../hash.ts'
import type { Kit, Place, Taken } from './context.ts'
import { checkData, firstDifference, sharedObject } from './data.ts'
import type { Complain } from './finding.ts'
import { checkForced } from './forced.ts'
import { checkForeignMoves, checkPlay } from './legality.ts'
import { checkNonsense, checkNotation } from './notation.ts'
import { checkOrders } from './orders.ts'
import { checkOutline, checkSameOutline } from './outline.ts'
import { playOutWorld } from './playout.ts'
import { checkQuestions, checkUndisturbed } from './questions.ts'
import { checkRedeal } from './redeal.ts'
import { checkRevelation } from './revelation.ts'
import { checkAnswers, checkMasks, checkSample, checkView, nameOf, viewersOf } from './secrets.ts'
import { checkStanding } from './standing.ts'

export function lookClosely<State extends GameState, Move, Options>(
  kit: Kit<State, Move, Options>,
  state: State,
  moves: readonly Move[],
  chosen: Move | undefined,
  place: Place<Options>,
  random: Random,
  complain: Complain,
): void {
  const { game, foreign } = kit
  const { seats } = place
  const listed = [...moves]
  checkQuestions(game, state, chosen, complain)
  const before = hashOf(state)
  checkData(game, state, chosen, complain)
  checkNotation(game, state, moves, complain)
  const pick = (n: number) => random.below(n)
  const texts = moves.map((move) => game.print(state, move))
  checkNonsense(game, state, texts, pick, complain, kit.listener.refusal)
  for (const [index, text] of texts.entries()) if (foreign.size < 3000) foreign.set(text, moves[index])
  const strangers = someOf(foreign, 40, random)
  checkForeignMoves(game, state, moves, strangers, complain, kit.listener.refusal)
  const shared = sharedObject(state, moves)
  if (shared !== null) complain('moves', `the list of moves shares ${shared} with the state`)

  checkStanding(game as unknown as Game<State>, state, seats, complain)
  kit.listener.standing(game.standing(state))
  const events: GameEvent[] = []
  const tried = someMoves(moves, chosen, random)
  for (const move of tried) events.push(...checkPlay(game, state, move, seats, complain))
  for (const event of events) kit.listener.event(event)

  lookAtViews(kit, state, tried, strangers, chosen, place, random, complain)
  if (random.below(5) === 0) checkUndisturbed(game, state, moves, place, random, complain)
  if (hashOf(state) !== before) complain('pure', 'asking questions changed the state')
  if (!sameData(game.moves(state), listed)) complain('pure', 'the legal moves differ when asked again')
  if (chosen !== undefined) {
    const next = game.clone(state)
    game.play(next, chosen)
    game.moves(next)
    if (!sameData(moves, listed)) complain('pure', 'a list of moves changed after it was handed out')
  }
}

function lookAtViews<State extends GameState, Move, Options>(
  kit: Kit<State, Move, Options>,
  state: State,
  tried: readonly Move[],
  strangers: readonly (readonly [string, Move])[],
  chosen: Move | undefined,
  { seats, seed }: Place<Options>,
  random: Random,
  complain: Complain,
): void {
  const { game } = kit
  const mover = game.toAct(state)
  const label = `${hashOf(state)}-${random.below(1_000_000)}`
  const views = new Map(viewersOf(seats).map((viewer) => [viewer, checkView(game, state, viewer, seed, complain)] as const))
  if (game.secrets) checkMasks(views, state, complain)
  checkForced(game, state, views, complain)
  checkRedeal(game, state, views, (use) => randomFrom(`${label}-redeal-${use}`), complain)
  for (const [viewer, view] of views) {
    if (!game.secrets) checkOpen(game, state, view, nameOf(viewer), complain)
    // The position in words costs more than most checks: those who act and those who watch read it, the others now and then.
    const reads = viewer === 'spectator' || viewer === mover || random.below(4) === 0
    const outline = reads ? checkOutline(game, view, viewer, seats, complain) : null
    if (viewer !== 'spectator') checkOrders(game, view, viewer, kit.triggers, (n) => random.below(n), complain)
    const worlds = [1, 2].map((n) =>
      checkSample(game, state, view, viewer, (use) => randomFrom(`${label}-${viewer}-${n}-${use}`), complain),
    )
    if (worlds[0].chance?.key === worlds[1].chance?.key)
      complain('sample', `two samples for ${nameOf(viewer)} have the same generator: what they will draw does not vary`)
    kit.knowledge.samples(viewer, state, worlds[0], worlds[1], complain)
    kit.knowledge.standing(game, state, view, viewer, worlds, complain)
    for (const [index, world] of worlds.entries()) {
      checkAnswers(game, state, view, world, viewer, strangers, complain)
      const there = { state: world, moves: game.moves(world) }
      for (const move of tried) checkRevelation(game, state, there, viewer, move, kit.barriers, complain)
      if (index > 0) continue
      checkSameOutline(game, game.view(world, viewer), viewer, outline, complain)
      if (reads && chosen !== undefined) checkOutlineAfter(game, state, world, viewer, chosen, complain)
      if (random.below(20) === 0) playOutWorld(kit, world, random, complain)
    }
  }
}

/** What a move leaves behind outside the state could be told: the same move in two worlds, each outlined at once. */
function checkOutlineAfter<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  world: State,
  viewer: Viewer,
  move: Move,
  complain: Complain,
): void {
  if (game.outline === undefined || !game.moves(world).some((one) => sameData(one, move))) return
  const [here, there] = [state, world].map((from) => {
    const next = game.clone(from)
    game.play(next, move)
    const view = game.view(next, viewer)
    return { view, outline: game.outline!(view) }
  })
  if (sameData(here!.view, there!.view) && !sameData(here!.outline, there!.outline))
    complain(
      'outline',
      `after “${game.print(state, move)}” the outline tells ${nameOf(viewer)} what the view hides: ${firstDifference(here!.outline, there!.outline)}`,
    )
}

function checkOpen<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  view: State,
  who: string,
  complain: Complain,
): void {
  const [truth, seen] = [state, view].map((one) => ({ ...one, chance: null }))
  if (!sameData(seen, truth)) complain('view', `the game says it has no secrets, yet ${who} does not see ${firstDifference(truth, seen)}`)
  if (!sameData(game.standing(view), game.standing(state)))
    complain(
      'standing',
      `the game has no secrets, yet ${who} finds another standing in the view: ${firstDifference(game.standing(state), game.standing(view))}`,
    )
}

/** A move that is unlike those met before: what it brought to light, and the position it led to. */
export function lookAtMove<State extends GameState, Move, Options>(
  kit: Kit<State, Move, Options>,
  { before, after, move, events }: Taken<State, Move>,
  place: Place<Options>,
  random: Random,
  complain: Complain,
): void {
  const { game } = kit
  const mover = game.toAct(before)!
  checkPlay(game, before, move, place.seats, complain)
  const other: Viewer = random.below(2) === 0 ? 'spectator' : (mover + 1) % place.seats
  for (const viewer of [mover, other]) {
    const view = game.view(before, viewer)
    for (const n of viewer === mover ? [1, 2, 3] : [1]) {
      const world = game.sample(view, viewer, randomFrom(`${place.seed}-${place.moves.length}-${n}`))
      checkRevelation(game, before, { state: world, moves: game.moves(world) }, viewer, move, kit.barriers, complain)
    }
    const seen = checkView(game, after, viewer, place.seed, complain)
    checkSample(game, after, seen, viewer, (use) => randomFrom(`${place.seed}-${place.moves.length}-${use}`), complain)
    if (viewer === other) checkOutline(game, seen, viewer, place.seats, complain)
  }
  for (const event of events) kit.listener.event(event)
  kit.listener.prompt(game.prompt(after))
  checkData(game, after, game.moves(after)[0], complain)
  checkStanding(game as unknown as Game<State>, after, place.seats, complain)
}

function someMoves<Move>(moves: readonly Move[], chosen: Move | undefined, random: Random): Move[] {
  const some: Move[] = chosen === undefined ? [] : [chosen]
  for (let n = 0; n < 5 && moves.length > 0; n++) some.push(moves[random.below(moves.length)])
  return moves.length <= 6 ? [...moves] : [...new Set(some)]
}

function someOf<Move>(foreign: ReadonlyMap<string, Move>, n: number, random: Random): [string, Move][] {
  const all = [...foreign]
  return all.length <= n ? all : Array.from({ length: n }, () => all[random.below(all.length)])
}
