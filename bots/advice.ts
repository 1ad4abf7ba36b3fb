/** Advice for people, from the same search that plays: the best moves of a position, what to expect of it, and where a game turned. */
import type { AnyGame, GameRecord, Refusal } from '@branchline/engine'
import { type AdviceSettings, type AdvisedMove, adviseWith, type Outlook, type OutlookSettings, outlookWith } from './foresight.ts'
import { insightFor } from './insights.ts'
import { type Review, type ReviewSettings, reviewing } from './review.ts'

export type { AdviceSettings, AdvisedMove, Outlook, OutlookSettings } from './foresight.ts'

/** The best moves for the seat to act, judged from its own view, best first. Empty when the game is over. */
export function adviseMoves(game: AnyGame, position: unknown, settings: AdviceSettings = {}): AdvisedMove[] {
  return adviseWith(insightFor(game), game, position, settings)
}

/** Chances and scores at a position as somebody sees it who knows no secrets: an average over guided playouts. */
export function outlookAt(game: AnyGame, position: unknown, settings: OutlookSettings = {}): Outlook {
  return outlookWith(insightFor(game), game, position, settings)
}

/** A game looked back upon, in one go. `tell` is told after each position what part is done. */
export function reviewGame(
  game: AnyGame,
  record: GameRecord,
  settings: ReviewSettings = {},
  tell?: (part: number) => void,
): Review | Refusal {
  const review = reviewing(insightFor(game), game, record, settings)
  let step = review.next()
  for (; step.done !== true; step = review.next()) tell?.(step.value)
  return step.value
}
