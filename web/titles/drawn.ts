/** The parts of a title that are drawn, each fetched once when it is needed. */
import type { AnyTable, ScreenTitle } from '@branchline/design'
import { TITLES } from '@branchline/games/catalogue'
import { type ComponentType, useSyncExternalStore } from 'react'
import { findTitle, listen, once, titles } from './titles.ts'

/** All titles that are known by now. */
export const useTitles = (): readonly ScreenTitle[] => useSyncExternalStore(listen, titles)

/** The title's own table, ready for games with these options, or for all without; null when it has none. */
export async function loadTable(id: string, options?: unknown): Promise<AnyTable | null> {
  const table = await tableOf(id)
  await table?.prepare?.(options)
  return table
}

const tableOf = once(async (id): Promise<AnyTable | null> => {
  const table = await (await drawable(id))?.table?.()
  await (await import('../language/games.ts')).loadLanguage()
  return table ?? null
})

/** Its poster, or null when it has none. */
export const loadPoster = once(async (id): Promise<ComponentType | null> => (await drawable(id))?.poster?.() ?? null)

/** What a pack draws with is lent to it by this page. */
async function drawable(id: string): Promise<ScreenTitle | undefined> {
  const title = await findTitle(id)
  const isOurs = TITLES.some((one) => one.id === id)
  if (title !== undefined && !isOurs) await import('./lend.ts')
  return title
}
