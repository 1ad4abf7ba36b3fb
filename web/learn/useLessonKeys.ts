/** Keys of a lesson: Enter goes on, Backspace repeats the step before, A gives a hint. All else is as at any table. */
import { useEffect } from 'react'
import type { LessonNow, LessonTable } from './lessonTable.ts'

export function useLessonKeys(table: LessonTable, now: LessonNow): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (target.matches('input, textarea, select')) return
      const isFree = target === document.body || target.matches('[tabindex="-1"]')
      if (event.key === 'Backspace') table.back()
      else if (event.key.toLowerCase() === 'a' && now.isDeciding) table.hint()
      else if (event.key === 'Enter' && isFree && !now.isDeciding) document.querySelector<HTMLElement>('[data-testid="lesson-on"]')?.click()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [table, now])
}
