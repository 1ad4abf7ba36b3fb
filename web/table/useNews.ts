/** What the game itself did while one watched, told in a slip until one acts: nobody is kept waiting by it. */
import type { AnyTable, TableProps } from '@branchline/design'
import { useTable } from '@branchline/design'
import { useEffect, useRef } from 'react'
import { dropOld, tell, useSlips } from './slipStore.ts'

export function useNews(drawn: AnyTable | null, props: TableProps): void {
  const { model } = useTable()
  const { n, at, entries, mine, kind, isLesson, toAct } = model
  const seen = useRef({ id: model.id, n })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position
  useEffect(() => {
    dropOld(n)
    // Whoever looks back is told on coming to the present.
    if (model.id === seen.current.id && at !== n) return
    const { id, n: from } = seen.current
    seen.current = { id: model.id, n }
    // What was taken back has not happened.
    if (id === model.id && n < from) useSlips.setState({ told: null })
    if (id !== model.id || n <= from || kind === 'replay' || isLesson || toAct === null) return
    // At a shared device it is said of all: nobody knows who is looking.
    const viewer = mine.length === 1 ? mine[0] : 'spectator'
    const news = drawn?.news?.(
      entries.filter((entry) => entry.n > from),
      { ...props, viewer },
      entries,
    )
    if (news) tell(viewer === 'spectator' ? null : viewer, news, n)
  }, [n, at, model.id])
}
