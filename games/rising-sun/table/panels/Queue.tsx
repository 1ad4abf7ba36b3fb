import { Button, type TableProps } from '@branchline/design'
import { useEffect } from 'react'
import type { State } from '../../rules/state.ts'
import { deskOf, useDesk } from '../desk.ts'
import type { Words } from '../messages/index.ts'
import styles from './panels.module.css'

/** Decisions already answered from a list: the page may be drawn again before the next one is there. */
const answered = new WeakSet<TableProps['moves']>()

/** Moves decided on in one press, each made as a move of its own when its time comes. Whatever comes between ends the list. */
export function Queue({ moves, attention, choose, t }: TableProps<State> & { t: Words }) {
  const queue = useDesk(attention, (sketch) => sketch.queue)
  const desk = deskOf(attention)
  useEffect(() => {
    const [next, ...others] = queue
    if (next === undefined || moves.length === 0 || answered.has(moves)) return
    if (!moves.some(({ text }) => text === next)) return desk.change({ queue: [] })
    answered.add(moves)
    desk.change({ queue: others })
    choose(next)
  }, [queue, moves, choose, desk])
  if (queue.length === 0) return null
  return (
    <p className={styles.queue} role="status">
      {t.playingOn({ left: queue.length })}
      <Button small onClick={() => desk.change({ queue: [] })}>
        {t.stop}
      </Button>
    </p>
  )
}
