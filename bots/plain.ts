/** The insight of somebody who knows only the score sheet: enough to play any game, and the measure for those that know more. */
import type { AnyGame, AnyInsight } from '@branchline/engine'
import { diceFrom } from './dice.ts'
import { wordsFor } from './messages/index.ts'
import { scoresBySeat } from './prospect.ts'

export function plainInsight(game: AnyGame): AnyInsight {
  const scores = (state: unknown) => scoresBySeat(game.standing(state))
  const dealer = diceFrom(game.id)
  return {
    forecast: scores,
    lead: (state) => 1 + 0.1 * Math.max(...scores(state).map(Math.abs)),
    trust: () => 1,
    appraise(state, moves) {
      const seat = game.toAct(state) as number
      return moves.map((move) => {
        const after = game.sample(state, seat, dealer)
        game.play(after, move)
        return ahead(scores(after), seat)
      })
    },
    doubt: 3,
    pick: (_state, moves, random) => moves[random.below(moves.length)],
    stage: () => 0,
    horizon: () => Number.POSITIVE_INFINITY,
    reason(state, move, locale) {
      const seat = game.toAct(state) as number
      const after = game.sample(state, seat, diceFrom(game.id))
      game.play(after, move)
      const gain = scores(after)[seat] - scores(state)[seat]
      const words = wordsFor(locale)
      return gain === 0 ? words.later : words.scores({ points: `${gain > 0 ? '+' : ''}${gain}` })
    },
  }
}

/** Own score over the average of the others, so that harm to a rival counts for something. */
function ahead(scores: readonly number[], seat: number): number {
  const others = scores.reduce((sum, score) => sum + score, 0) - scores[seat]
  return scores[seat] - others / (2 * (scores.length - 1))
}
