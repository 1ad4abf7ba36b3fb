import { Button, type TableProps, useQueue } from '@branchline/design'
import { useEffect } from 'react'
import { deskOf, useDesk } from '../desk.ts'
import { wordsFor } from '../messages/index.ts'
import type { State } from '../rules.ts'
import styles from './Panels.module.css'

/** The moves decided on in one press that are still to come. */
export function Queue({ view, attention, locale, choose }: TableProps<State>) {
  const queue = useDesk(attention, (sketch) => sketch.queue)
  const t = wordsFor(locale)
  const desk = deskOf(attention)
  const { phase, round } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new phase is what ends the list
  useEffect(() => desk.change({ box: null }), [phase, round, desk])
  useQueue(desk, choose, isPayment)
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

const isPayment = (moves: TableProps['moves']) => moves.every(({ text }) => text.startsWith('pay '))
