/** Questions change nothing, and their answers depend on nothing but what was asked: not on other games that were played meanwhile. */

import type { GameState, Viewer } from '../basics.ts'
import type { Random } from '../chance.ts'
import type { Game } from '../game.ts'
import { hashOf, sameData } from '../hash.ts'
import type { Place } from './context.ts'
import { firstDifference } from './data.ts'
import type { Complain } from './finding.ts'
import { viewersOf } from './secrets.ts'

/** Asks everything once and names the question that changed the state. */
export function checkQuestions<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  chosen: Move | undefined,
  complain: Complain,
): void {
  let before = hashOf(state)
  const ask = (question: string, put: () => unknown) => {
    put()
    const now = hashOf(state)
    if (now !== before) complain('pure', `asking ${question} changed the state`)
    before = now
  }
  ask('toAct', () => game.toAct(state))
  ask('prompt', () => game.prompt(state))
  ask('moves', () => game.moves(state))
  ask('standing', () => game.standing(state))
  ask('referee', () => game.referee(state))
  ask('clone', () => game.clone(state))
  ask('view', () => game.view(state, 'spectator'))
  if (chosen === undefined) return
  ask('print', () => game.print(state, chosen))
  ask('explain', () => game.explain(state, chosen))
}

/** The same answers before and after another game was set up and played for some moves. */
export function checkUndisturbed<State extends GameState, Move, Options>(
  game: Game<State, Move, Options>,
  state: State,
  moves: readonly Move[],
  { options, seats, seed }: Place<Options>,
  random: Random,
  complain: Complain,
): void {
  const first = answersOf(game, state, moves, seats)
  const other = game.setup(options, seats, `${seed} meanwhile ${random.below(1000)}`)
  for (let n = 0; n < 4 && game.toAct(other) !== null; n++) {
    const possible = game.moves(other)
    game.play(other, possible[random.below(possible.length)])
  }
  const then = answersOf(game, state, moves, seats)
  for (const [question, answer] of Object.entries(first)) {
    const again = then[question as keyof typeof then]
    if (!sameData(answer, again))
      complain('pure', `${question} answers differently after another game was played: ${firstDifference(answer, again)}`)
  }
}

function answersOf<State extends GameState, Move>(game: Game<State, Move>, state: State, moves: readonly Move[], seats: number) {
  const views = viewersOf(seats).map((viewer: Viewer) => game.view(state, viewer))
  return {
    toAct: game.toAct(state),
    prompt: game.prompt(state),
    moves: game.moves(state),
    standing: game.standing(state),
    referee: game.referee(state),
    print: moves.slice(0, 10).map((move) => game.print(state, move)),
    view: views,
    'the standing of a view': views.map((view) => game.standing(view)),
    outline: game.outline === undefined ? [] : views.map((view) => game.outline!(view)),
  }
}
