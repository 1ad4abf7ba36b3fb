/** What the lab needs of each title: the judgement made by hand, how positions are told to a network, and the insight that plays by weights. */
import type { AnyFeatures, AnyInsight, LearnedWeights } from '@branchline/engine'
import * as risingSun from './rising-sun/bot/index.ts'
import * as wensleydale from './wensleydale/bot/index.ts'
import * as westRiding from './west-riding/bot/index.ts'

export interface Learner {
  readonly byHand: AnyInsight
  readonly features: AnyFeatures
  /** Without weights, the judgement made by hand. */
  insightBy(weights: LearnedWeights | null): AnyInsight
}

export const LEARNERS: Readonly<Record<string, Learner>> = {
  wensleydale,
  nuremberg: wensleydale,
  'west-riding': westRiding,
  'rising-sun': risingSun,
}
