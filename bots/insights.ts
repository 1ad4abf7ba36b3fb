/** Who knows what: the insight of each game that has one, the plain one for all others. */
import type { AnyGame, AnyInsight } from '@branchline/engine'
import { plainInsight } from './plain.ts'

const INSIGHTS: Readonly<Record<string, AnyInsight>> = {}

export function insightFor(game: AnyGame): AnyInsight {
  return INSIGHTS[game.id] ?? plainInsight(game)
}
