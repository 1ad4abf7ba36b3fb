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

/** The same before it is known what will be played at it. A pack whose table cannot be loaded is played at the plain one. */
export const tableOf = once(async (id): Promise<AnyTable | null> => {
  const title = await drawable(id)
  const table = isOurs(id) ? await title?.table?.() : await title?.table?.().catch(() => null)
  await (await import('../language/games.ts')).loadLanguage()
  return table ?? null
})

/** Its poster, or null when it has none. */
export const loadPoster = once(async (id): Promise<ComponentType | null> => (await drawable(id))?.poster?.() ?? null)

/** What a pack draws with is lent to it by this page. */
async function drawable(id: string): Promise<ScreenTitle | undefined> {
  const title = await findTitle(id)
  if (title !== undefined && !isOurs(id)) await import('./lend.ts')
  return title
}

const isOurs = (id: string) => TITLES.some((title) => title.id === id)
