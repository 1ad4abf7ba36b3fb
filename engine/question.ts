/** What a title says of questions; answering them is in questions.ts. */
import type { Said, Seat } from './basics.ts'

export const QUESTIONS = ['card', 'price', 'look'] as const
export type Question = (typeof QUESTIONS)[number]

export interface Questions<State> {
  /** What can be asked about here, by the ids of moves and events; two ids joined by ~ are what lies between them. */
  ids(view: State, question: Question): readonly string[]
  /** As it concerns the seat that asks. */
  answer(view: State, question: Question, id: string, seat: Seat): readonly Said[]
}
