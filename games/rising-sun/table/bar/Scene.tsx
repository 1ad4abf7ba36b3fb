/** The inside of the bar: question on the left, cards in the middle, buttons on the right; on a phone one below the other, with the supply between. */
import type { Consequence } from '@branchline/design'
import type { ReactNode } from 'react'
import type { Dealt } from '../dealt.ts'
import { Peek } from '../trays/Supply.tsx'
import styles from './bar.module.css'
import { Lead } from './Lead.tsx'
import { useIsPhone } from './phone.ts'

interface SceneProps {
  readonly dealt: Dealt
  readonly question: ReactNode
  readonly detail?: ReactNode
  readonly figures?: readonly Consequence[]
  readonly cards: ReactNode
  /** The primary one first. */
  readonly buttons: ReactNode
}

export function Scene({ dealt, question, detail, figures = [], cards, buttons }: SceneProps) {
  const isPhone = useIsPhone()
  return (
    <div className={styles.scene} data-testid="question">
      <Lead dealt={dealt} question={question} detail={detail} figures={figures} />
      {isPhone && dealt.moves.length > 0 ? <Peek dealt={dealt} /> : null}
      <div className={styles.cards}>{cards}</div>
      <div className={styles.buttons}>{buttons}</div>
    </div>
  )
}
