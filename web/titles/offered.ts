/** Which of the titles this server offers. */
import type { ScreenTitle } from '@branchline/design'
import { useEffect, useState } from 'react'
import { ask } from '../http/client.ts'

/** Titles this server has switched off are not shown; without a server all of them can be played. */
export function useOffered(titles: readonly ScreenTitle[]): readonly ScreenTitle[] {
  const [offered, setOffered] = useState<ReadonlySet<string> | null>(null)
  useEffect(() => {
    ask<{ games: { id: string }[] }>('/games')
      .then(({ games }) => setOffered(new Set(games.map(({ id }) => id))))
      .catch(() => undefined)
  }, [])
  return offered === null || offered.size === 0 ? titles : titles.filter(({ id }) => offered.has(id))
}
