/** What can be learned: a title, what is known of it by hand, and how its positions are told to a network. */
import type { AnyGame } from '@branchline/engine'
import { gameById } from '@branchline/games'
import { LEARNERS, type Learner, type Tunable } from '@branchline/games/learners'

export interface Subject extends Learner {
  readonly game: AnyGame
}

export const SUBJECTS = Object.keys(LEARNERS)

export function subjectNamed(id: string): Subject {
  const game = gameById(id)
  const learner = LEARNERS[id]
  if (game === undefined || learner === undefined)
    throw new Error(`there is nothing to learn about “${id}”. Titles: ${SUBJECTS.join(', ')}.`)
  const { byHand, features, insight, insightBy, tuning, shop } = learner
  return {
    game,
    byHand,
    features,
    insight,
    insightBy,
    ...(tuning === undefined ? {} : { tuning }),
    ...(shop === undefined ? {} : { shop }),
  }
}

/** The numbers that its moves are appraised by. */
export function tunableOf(title: string): Tunable {
  const { tuning } = subjectNamed(title)
  if (tuning === undefined) throw new Error(`the appraisals of “${title}” cannot be tuned yet.`)
  return tuning
}
