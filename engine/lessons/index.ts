/** Lessons: how they are written, read, gone through and put into words. */
export {
  type AnyLessonBook,
  type AskStep,
  type Laid,
  type Lesson,
  type LessonBook,
  LessonError,
  type Step,
  type Target,
} from './format.ts'
export { readLesson } from './read.ts'
export { HINTED, type Input, LessonRun, type Reply, SHOWABLE } from './run.ts'
export { targetName } from './targets.ts'
export { keyOf } from './words.ts'
