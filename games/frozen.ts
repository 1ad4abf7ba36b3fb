/** What the frozen opponents of version 1 know of each title (bots/v1). Only the arena and the lab need it. */
import type { AnyInsight } from '@branchline/engine'
import { insight as risingSun } from './rising-sun/bot/v1/index.ts'
import { insight as wensleydale } from './wensleydale/bot/v1/index.ts'
import { insight as westRiding } from './west-riding/bot/v1/index.ts'

const FROZEN: Readonly<Record<string, AnyInsight>> = {
  wensleydale,
  nuremberg: wensleydale,
  'west-riding': westRiding,
  'rising-sun': risingSun,
}

/** Undefined for titles that came later. */
export const frozenInsightFor = (id: string): AnyInsight | undefined => FROZEN[id]
