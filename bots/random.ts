/** `random`: any legal move, each equally likely. */
import type { AnyGame } from '@branchline/engine'
import type { Bot, Thinking } from './bot.ts'
import { diceFrom } from './dice.ts'
import { wordsFor } from './messages/index.ts'

export const NO_THOUGHT: Thinking = { iterations: 0, reused: 0, milliseconds: 0, fallback: false }

export function randomBot(game: AnyGame, code: string, seed: string): Bot {
  const dice = diceFrom(seed)
  return {
    code,
    last: NO_THOUGHT,
    decide(given, seat) {
      const moves = game.moves(game.view(given, seat))
      return moves[dice.below(moves.length)]
    },
    reason: (_view, _seat, _move, locale) => wordsFor(locale).byLot,
  }
}
