/** `apprentice` and `trainee`: play what looks best at a glance, and not always the same. */
import { type AnyGame, type AnyInsight, glanceAt } from '@branchline/engine'
import type { Bot } from './bot.ts'
import { diceFrom } from './dice.ts'
import { NO_THOUGHT } from './random.ts'

export interface ApprenticeSettings {
  readonly seed: string
  /** In units of the insight's doubt: 0 always plays the move that looks best. */
  readonly noise: number
  /** The share of the moves that are seen at all; the others are overlooked. */
  readonly sight: number
}

export function apprenticeBot(game: AnyGame, insight: AnyInsight, code: string, settings: ApprenticeSettings): Bot {
  const dice = diceFrom(settings.seed)
  return {
    code,
    last: NO_THOUGHT,
    decide(given, seat) {
      // Masked once more: whatever somebody put into the hidden places of the view, nothing of it is looked at.
      const view = game.view(given, seat)
      const moves = game.moves(view)
      if (moves.length === 1) return moves[0]
      const points = glanceAt(insight, game.sample(view, seat, dice), moves)
      const noise = () => settings.noise * insight.doubt * gumbel(dice.fraction())
      const seen = settings.sight < 1 ? bestOf(points, () => dice.fraction() < settings.sight, noise) : -1
      return moves[
        seen < 0
          ? Math.max(
              0,
              bestOf(points, () => true, noise),
            )
          : seen
      ]
    },
    reason: (view, seat, move, locale) => insight.reason(game.sample(view, seat, diceFrom(code)), move, locale),
  }
}

/** Noise that makes the best of several a draw by softmax. */
const gumbel = (fraction: number) => -Math.log(-Math.log(fraction + 1e-12)) / Math.log(3)

/** The best of what is seen; −1 when nothing worth a thought is. */
function bestOf(points: ArrayLike<number>, isSeen: () => boolean, noise: () => number): number {
  let best = -1
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < points.length; i++) {
    if (!isSeen()) continue
    const worth = points[i] + noise()
    if (worth > most) {
      most = worth
      best = i
    }
  }
  return best
}
