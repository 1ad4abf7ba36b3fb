/** What a lesson has played for the learner to watch is shown as at any table: as a recap, once. */
import { type AnyTable, useTable } from '@branchline/design'
import { useEffect, useRef } from 'react'
import { propsFor } from '../table/LiveBoard.tsx'
import { useRecap } from '../table/recapStore.ts'
import { stepsOf } from '../table/since.ts'
import type { LessonNow } from './lessonTable.ts'

export function useShown({ shownFrom, place, n }: LessonNow, drawn: AnyTable | null): void {
  const table = useTable()
  const last = useRef('')
  const { model } = table
  const key = shownFrom === null ? '' : `${model.id} ${place} ${shownFrom} ${n}`
  useEffect(() => {
    if (shownFrom === null || last.current === key || model.n !== n) {
      if (shownFrom === null) last.current = ''
      return
    }
    last.current = key
    showMoves(table, drawn, shownFrom)
  }, [key, shownFrom, model, n, table, drawn])
}

/** Plays what happened after so many moves. */
export function showMoves(table: ReturnType<typeof useTable>, drawn: AnyTable | null, from: number): void {
  const entries = table.model.entries.filter(({ n }) => n > from)
  const steps = stepsOf(drawn, entries, propsFor(table.model, table, null))
  if (steps.length > 0) useRecap.getState().play(steps, 0)
}
