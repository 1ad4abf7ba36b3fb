/** What the lab needs of each title: the judgement made by hand, how positions are told to a network, and the insight that plays by weights. */
import type { AnyFeatures, AnyInsight, LearnedWeights } from '@branchline/engine'
import * as risingSun from './rising-sun/bot/index.ts'
import { shop } from './rising-sun/bot/shop.ts'
import { nurembergLearner, wensleydaleLearner } from './wensleydale/bot/index.ts'
import * as westRiding from './west-riding/bot/index.ts'

/** Numbers by name that moves are appraised by. */
export type Tuning = Readonly<Record<string, number>>

export interface Tunable {
  /** Those in use, and those that were guessed, where tuning begins. */
  readonly values: Tuning
  readonly byHand: Tuning
  /** Those in use with so many players, where they differ. */
  readonly valuesFor?: (seats: number) => Tuning
  /** By how much each is tried more and less. */
  readonly steps: Tuning
  /** Who appraises by other numbers, and judges by the weights in use or by these; null: by hand. */
  insightWith(values: Tuning, weights?: LearnedWeights | null): AnyInsight
}

/** What can be said about purchases, where cards are bought: which ones, by their names and those of their kinds. */
export interface Shop {
  readonly names: readonly string[]
  /** Those that mean something in every set-up, and cards on offer in this game. */
  readonly kinds: readonly string[]
  offered(state: unknown): readonly string[]
  /** The names by which the purchase that a move makes is called; none if it makes none. */
  bought(move: unknown): readonly string[]
  /** Cards of that name that whoever is at turn has. */
  owned(state: unknown, name: string): number
  /** Rounds are counted from one. */
  round(state: unknown): number
  /** Cards without use in the hand of whoever is at turn, that a pass would take out of the deck. */
  clutter(state: unknown): number
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
  /** Where cards are bought. */
  readonly shop?: Shop
}

export const LEARNERS: Readonly<Record<string, Learner>> = {
  wensleydale: wensleydaleLearner,
  nuremberg: nurembergLearner,
  'west-riding': westRiding,
  'rising-sun': { ...risingSun, shop: shop as Shop },
}
