/** The lessons of a title with what they say, fetched when they are wanted. */

import { loadLanguage } from '@branchline/engine/languages'
import { type AnyLessonBook, type Lesson, readLesson } from '@branchline/engine/lessons'
import { findTitle, once } from '../titles/titles.ts'

interface Lessons {
  readonly book: AnyLessonBook
  readonly lessons: readonly Lesson[]
}

/** Null where the title has none. */
export const loadLessons = once(async (title): Promise<Lessons | null> => {
  const book = await (await findTitle(title))?.lessons?.()
  if (book === undefined) return null
  await loadLanguage()
  return { book, lessons: book.lessons.map(readLesson) }
})
