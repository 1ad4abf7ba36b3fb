/** Advice for people, from the same search that plays: the best moves of a position, and what to expect of it. */
import type { AnyGame } from '@branchline/engine'
import { type AdviceSettings, type AdvisedMove, adviseWith, type Outlook, type OutlookSettings, outlookWith } from './foresight.ts'
import { insightFor } from './insights.ts'

export type { AdviceSettings, AdvisedMove, Outlook, OutlookSettings } from './foresight.ts'

/** The best moves for the seat to act, judged from its own view, best first. Empty when the game is over. */
export function adviseMoves(game: AnyGame, position: unknown, settings: AdviceSettings = {}): AdvisedMove[] {
  return adviseWith(insightFor(game), game, position, settings)
}

/** Chances and scores at a position as somebody sees it who knows no secrets: an average over guided playouts. */
export function outlookAt(game: AnyGame, position: unknown, settings: OutlookSettings = {}): Outlook {
  return outlookWith(insightFor(game), game, position, settings)
}
