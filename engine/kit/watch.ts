/** One game, looked at closely. Whatever throws is a finding, not a crash of the kit. */

import type { GameEvent, GameState } from '../basics.ts'
import { randomFrom } from '../chance.ts'
import { hashOf } from '../hash.ts'
import type { SetUp } from '../options.ts'
import { kindOf } from './attention.ts'
import { describe, type Kit, type Place } from './context.ts'
import type { Damage } from './damage.ts'
import type { Complain } from './finding.ts'
import { checkMoves, checkTraces } from './legality.ts'
import { lookAtMove, lookClosely } from './look.ts'
import { checkSetUp } from './options.ts'
import { checkWayBack } from './way-back.ts'

export function watchGame<State extends GameState, Move, Options>(
  kit: Kit<State, Move, Options>,
  setUp: SetUp<Options>,
  seed: string,
  damage: Damage,
): void {
  const place: Place<Options> = { ...setUp, seed, moves: [] }
  const complain: Complain = (check, detail) => kit.note(check, detail, place)
  const { game } = kit
  try {
    kit.games++
    const state = checkSetUp(game, setUp, seed, complain)
    const random = randomFrom(`${seed}-watch`)
    const hashes = [hashOf(state)]
    let looks = 0
    while (game.toAct(state) !== null) {
      if (place.moves.length >= kit.longestGame) return complain('ends', `no end after ${kit.longestGame} decisions`)
      const moves = game.moves(state)
      const move = moves[random.below(Math.max(1, moves.length))]
      // The first positions of a game and then ever fewer get every check, so that a long game stays affordable.
      const close = looks < kit.closeLooks / 3 || random.below(1 + Math.floor(looks / 4)) === 0
      if (close && looks < kit.closeLooks) {
        looks++
        lookClosely(kit, state, moves, move, place, random, complain)
        damage.tryOn(state, random)
      }
      checkMoves(game, state, moves, setUp.seats, complain)
      if (move === undefined) return
      const text = game.print(state, move)
      kit.listener.prompt(game.prompt(state))
      const before = game.clone(state)
      const events: GameEvent[] = []
      game.play(state, move, (event) => {
        events.push(event)
        kit.listener.event(event)
      })
      checkTraces(game, before, state, text, complain)
      if (kit.attention.isWorthALook(kindOf(text, events, before, state, game.toAct(state) === null)))
        lookAtMove(kit, { before, after: state, move, text, events }, place, random, complain)
      place.moves.push(text)
      kit.decisions++
      hashes.push(hashOf(state))
      if (close) checkAsClone(kit, before, state, move, text, complain)
      for (const complaint of game.referee(state)) complain('referee', `${complaint.what} (${complaint.clause})`)
    }
    checkMoves(game, state, game.moves(state), setUp.seats, complain)
    lookClosely(kit, state, game.moves(state), undefined, place, random, complain)
    checkWayBack(game, place, hashes, complain)
  } catch (error) {
    complain('throws', describe(error))
  }
}

/** What counts is in the state: a clone of it must come to the same. */
function checkAsClone<State extends GameState, Move, Options>(
  { game }: Kit<State, Move, Options>,
  before: State,
  after: State,
  move: Move,
  text: string,
  complain: Complain,
): void {
  game.play(before, move)
  if (hashOf(before) !== hashOf(after)) complain('clone', `“${text}” leads elsewhere when it is played on a clone`)
}
