import { Button, type TableProps, Tools, useQueue } from '@branchline/design'
import { useCallback, useContext, useEffect } from 'react'
import { deskOf, useDesk } from '../desk.ts'
import { wordsFor } from '../messages/index.ts'
import { offers } from '../moves.ts'
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
  const source = useContext(Tools)?.source
  // Payments are made by hand, and so are the decisions of others at the same device.
  const isAside = useCallback(
    (moves: TableProps['moves']) => source?.model().toAct !== desk.now().queueOf || offers(moves).every(({ move }) => move.do === 'pay'),
    [source, desk],
  )
  useQueue(desk, choose, isAside)
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
