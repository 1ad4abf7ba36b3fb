import { Button, type TableProps } from '@branchline/design'
import { useEffect } from 'react'
import { deskOf, useDesk } from '../desk.ts'
import { wordsFor } from '../messages/index.ts'
import type { State } from '../rules.ts'
import styles from './Panels.module.css'

/** Decisions already answered from a list: the page may be drawn again before the next one is there. */
const answered = new WeakSet<TableProps['moves']>()

/** Moves decided on in one press, each made as a move of its own when its time comes. Whatever comes between ends the list. */
export function Queue({ view, moves, attention, locale, choose }: TableProps<State>) {
  const queue = useDesk(attention, (sketch) => sketch.queue)
  const t = wordsFor(locale)
  const desk = deskOf(attention)
  const { phase, round } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new phase is what ends the list
  useEffect(() => desk.change({ box: null }), [phase, round, desk])
  useEffect(() => {
    const [next, ...others] = queue
    if (next === undefined || moves.length === 0 || answered.has(moves)) return
    if (moves.every(({ text }) => text.startsWith('pay '))) return
    if (!moves.some(({ text }) => text === next)) return desk.change({ queue: [] })
    answered.add(moves)
    desk.change({ queue: others })
    choose(next)
  }, [queue, moves, choose, desk])
  if (queue.length === 0) return null
  return (
    <p className={styles.queue} role="status">
      {phase === 'build' ? t.buildingOn({ left: queue.length }) : t.moving({ left: queue.length })}
      <Button small onClick={() => desk.change({ queue: [] })}>
        {t.stopQueue}
      </Button>
    </p>
  )
}
