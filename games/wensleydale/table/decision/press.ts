/** Several moves decided on in one press: each is made when its time comes, and what was taken back is not made again. */
import { type TableProps, Tools, useQueue } from '@branchline/design'
import { useCallback, useContext, useEffect } from 'react'
import { deskOf } from '../desk.ts'
import type { State } from '../rules.ts'

export function usePresses({ attention, choose }: Pick<TableProps<State>, 'attention' | 'choose'>): void {
  const desk = deskOf(attention)
  const source = useContext(Tools)?.source
  useEffect(() => {
    if (source === undefined) return
    let before = source.model().n
    return source.subscribe(() => {
      const { n } = source.model()
      if (n < before) desk.change({ queue: [] })
      before = n
    })
  }, [source, desk])
  // At a shared device others decide on the same page in between.
  const isAside = useCallback(() => source?.model().toAct !== desk.now().queueOf, [source, desk])
  useQueue(desk, choose, isAside)
}
