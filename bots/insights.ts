/** Who knows what: the insight of each game that has one, the plain one for all others. */
import type { AnyGame, AnyInsight } from '@branchline/engine'
import { insight as westRiding } from '@branchline/west-riding/bot'
import { plainInsight } from './plain.ts'

const INSIGHTS: Readonly<Record<string, AnyInsight>> = { 'west-riding': westRiding }

export function insightFor(game: AnyGame): AnyInsight {
  return INSIGHTS[game.id] ?? plainInsight(game)
}
