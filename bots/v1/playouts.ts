/** Frozen: the bots of version 1 as they were on 2026-11-16. Never to be changed but to follow the rules; bots/v1/README.md says why. */
/** Quick play from a position to the end of a stage, and what it leads to on average. */
import type { AnyGame, AnyInsight } from '@branchline/engine'
import type { Dice } from './dice.ts'

/** No playout goes on for ever, whatever the game. */
const LONGEST = 5_000

/** Plays on by the insight's quick choices, until the game is over or the stage after the last one begins. */
export function playOn(game: AnyGame, insight: AnyInsight, state: unknown, lastStage: number, dice: Dice): void {
  for (let plies = 0; plies < LONGEST; plies++) {
    if (game.toAct(state) === null || insight.stage(state) > lastStage) return
    const moves = game.moves(state)
    game.play(state, moves.length === 1 ? moves[0] : insight.pick(state, moves, dice))
  }
}
