/**
 * What the next page needs is fetched, and run for the first time, while one still reads this one: a table that is asked for then stands at once.
 * Whatever cannot be had now is asked for again by that page.
 */
import { useEffect } from 'react'

const pages = {
  play: () => import('../play/LocalTablePage.tsx'),
  lesson: () => import('../learn/LessonPage.tsx'),
}

export async function fetchTableAhead(title: string, page: keyof typeof pages): Promise<void> {
  const parts = await Promise.allSettled([import('./drawn.ts'), import('./titles.ts'), pages[page]()])
  if (parts[0].status === 'rejected' || parts[1].status === 'rejected') return
  const [{ value: drawn }, { value: titles }] = parts
  await Promise.allSettled([drawn.loadTable(title), titles.loadGame(title)])
}

export function useTableAhead(title: string, page: keyof typeof pages): void {
  useEffect(() => void fetchTableAhead(title, page), [title, page])
}
