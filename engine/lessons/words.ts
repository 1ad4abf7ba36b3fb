/** Which texts a lesson needs. */
import type { Lesson, Step } from './format.ts'
import { groupOf } from './pattern.ts'

/** The name of a lesson has its id as key, a step's words `<lesson>.<step>`, what is replied in a step `<lesson>.<step>.<reply>`. */
export const keyOf = (lesson: Lesson, step: Step, reply?: string) => [lesson.id, step.id, ...(reply === undefined ? [] : [reply])].join('.')

/** Every key of a lesson, the words of steps first said and those that are only replies apart. */
export function keysOf(lesson: Lesson): { readonly said: readonly string[]; readonly replies: readonly string[] } {
  const replies = lesson.steps.flatMap((step) => [...new Set(repliesIn(step))].map((reply) => keyOf(lesson, step, reply)))
  return { said: lesson.steps.map((step) => keyOf(lesson, step)), replies }
}

function repliesIn(step: Step): string[] {
  if (step.kind === 'ask') return [...(step.right === undefined ? [] : [step.right]), ...Object.values(step.near ?? {})]
  if (step.kind !== 'do') return []
  const notes = step.accept.map((entry) => groupOf(entry).note).filter((note) => note !== undefined)
  return [...notes, ...(step.answers ?? []).map(({ id }) => id), ...(step.else === undefined ? [] : ['else'])]
}
