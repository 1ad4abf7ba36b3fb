import { Button, type TableProps, useQueue } from '@branchline/design'
import type { State } from '../../rules/state.ts'
import { deskOf, useDesk } from '../desk.ts'
import type { Words } from '../messages/index.ts'
import styles from './panels.module.css'

/** The moves decided on in one press that are still to come. */
export function Queue({ attention, choose, t }: TableProps<State> & { t: Words }) {
  const queue = useDesk(attention, (sketch) => sketch.queue)
  const desk = deskOf(attention)
  useQueue(desk, choose)
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
