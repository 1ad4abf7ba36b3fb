/** What the lab needs of each title: the judgement made by hand, how positions are told to a network, and the insight that plays by weights. */
import type { AnyFeatures, AnyInsight, LearnedWeights } from '@branchline/engine'
import * as risingSun from './rising-sun/bot/index.ts'
import { nurembergLearner, wensleydaleLearner } from './wensleydale/bot/index.ts'
import * as westRiding from './west-riding/bot/index.ts'

/** Numbers by name that moves are appraised by. */
export type Tuning = Readonly<Record<string, number>>

export interface Tunable {
  /** Those in use, and those that were guessed, where tuning begins. */
  readonly values: Tuning
  readonly byHand: Tuning
  /** By how much each is tried more and less. */
  readonly steps: Tuning
  /** Who appraises by other numbers, and judges by the weights in use or by these; null: by hand. */
  insightWith(values: Tuning, weights?: LearnedWeights | null): AnyInsight
}

export interface Learner {
  readonly byHand: AnyInsight
  readonly features: AnyFeatures
  /** What the title is played with. */
  readonly insight: AnyInsight
  /** Without weights, the judgement made by hand. */
  insightBy(weights: LearnedWeights | null): AnyInsight
  /** Where appraisals can be tuned. */
  readonly tuning?: Tunable
}

export const LEARNERS: Readonly<Record<string, Learner>> = {
  wensleydale: wensleydaleLearner,
  nuremberg: nurembergLearner,
  'west-riding': westRiding,
  'rising-sun': risingSun,
}
