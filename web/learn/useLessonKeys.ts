/** Keys of a lesson: Enter goes on, Backspace repeats the step before, A gives a hint. All else is as at any table. */
import { useCallback } from 'react'
import { press, useFreeKeys } from '../table/useFreeKeys.ts'
import type { LessonNow, LessonTable } from './lessonTable.ts'

export function useLessonKeys(table: LessonTable, { isDeciding }: LessonNow): void {
  useFreeKeys(
    useCallback(
      (key, isFree) => {
        if (key === 'Backspace') table.back()
        else if (key === 'a' && isDeciding) table.hint()
        else if (key === 'Enter' && isFree && !isDeciding) press('lesson-on')
        else return false
        return true
      },
      [table, isDeciding],
    ),
  )
}
