/** Games played to the end under the referee’s eye, with a closer look at moves that are unlike those met before. */

import type { GameEvent, GameState } from '../basics.ts'
import { type Random, randomFrom } from '../chance.ts'
import type { Game } from '../game.ts'
import type { SetUp } from '../options.ts'
import { kindOf } from './attention.ts'
import { describe, type Kit, type Place, type Taken } from './context.ts'
import type { Complain } from './finding.ts'
import { checkTraces } from './legality.ts'
import { checkStanding } from './standing.ts'

export function playOut<State extends GameState, Move, Options>(
  kit: Kit<State, Move, Options>,
  setUp: SetUp<Options>,
  seed: string,
  look: (taken: Taken<State, Move>, place: Place<Options>, random: Random, complain: Complain) => void,
): void {
  const { game } = kit
  const place: Place<Options> = { ...setUp, seed, moves: [] }
  const complain: Complain = (check, detail) => kit.note(check, detail, place)
  try {
    kit.games++
    const random = randomFrom(`${seed}-play`)
    const state = game.setup(setUp.options, setUp.seats, seed)
    while (game.toAct(state) !== null) {
      if (place.moves.length >= kit.longestGame) return complain('ends', `no end after ${kit.longestGame} decisions`)
      const moves = game.moves(state)
      if (moves.length === 0) return complain('moves', `seat ${game.toAct(state)} is to act and has no move`)
      const move = moves[random.below(moves.length)]
      const text = game.print(state, move)
      const before = game.clone(state)
      const events: GameEvent[] = []
      game.play(state, move, (event) => events.push(event))
      kit.decisions++
      checkTraces(game, before, state, text, complain)
      if (kit.attention.isWorthALook(kindOf(text, events, before, state, game.toAct(state) === null)))
        look({ before, after: state, move, text, events }, place, random, complain)
      place.moves.push(text)
      const complaint = game.referee(state)[0]
      if (complaint !== undefined) return complain('referee', `${complaint.what} (${complaint.clause})`)
    }
    checkStanding(game as unknown as Game<State>, state, setUp.seats, complain)
  } catch (error) {
    complain('throws', describe(error))
  }
}

/** A sampled world must be playable to the end. */
export function playOutWorld<State extends GameState, Move, Options>(
  kit: Kit<State, Move, Options>,
  world: State,
  random: Random,
  complain: Complain,
): void {
  const { game } = kit
  for (let n = 0; game.toAct(world) !== null; n++) {
    const moves = game.moves(world)
    if (moves.length === 0) return complain('sample', 'a sampled world runs into a position without a move')
    if (n >= kit.longestGame) return complain('sample', 'a sampled world does not end')
    game.play(world, moves[random.below(moves.length)])
    const complaint = game.referee(world)[0]
    if (complaint !== undefined)
      return complain('sample', `playing on in a sampled world the referee objects: ${complaint.what} (${complaint.clause})`)
  }
}
