/** Who knows what: the insight of each game that has one, the plain one for all others. */
import type { AnyGame, AnyInsight } from '@branchline/engine'
import { insight as risingSun } from '@branchline/rising-sun/bot'
import { insight as wensleydale } from '@branchline/wensleydale/bot'
import { insight as westRiding } from '@branchline/west-riding/bot'
import { plainInsight } from './plain.ts'

const INSIGHTS: Readonly<Record<string, AnyInsight>> = {
  wensleydale,
  nuremberg: wensleydale,
  'west-riding': westRiding,
  'rising-sun': risingSun,
}

export function insightFor(game: AnyGame): AnyInsight {
  return INSIGHTS[game.id] ?? plainInsight(game)
}
