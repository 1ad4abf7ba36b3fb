/** While others decide: one's own hand, to plan with, and what somebody is being asked. Who holds what is never told by it (RS-5.25). */
import type { TableProps } from '@branchline/design'
import { prompt } from '../../rules/prompt.ts'
import { OVER, type State } from '../../rules/state.ts'
import { LargeCard } from '../cards/LargeCard.tsx'
import { useDealt } from '../dealt.ts'
import styles from './bar.module.css'
import { Hand } from './Hand.tsx'

export function Watching(props: TableProps<State>) {
  const dealt = useDealt(props)
  const { view, viewer, speaker } = props
  if (view.phase === OVER) return null
  const asked = view.frames.length > 0 ? prompt(view) : null
  return (
    <div className={styles.scene}>
      {asked === null ? null : (
        <p className={styles.asked} data-testid="question">
          {dealt.t.isAsked({ name: speaker.seat(asked.seat) })} <q>{speaker.prompt(asked)}</q>
        </p>
      )}
      {viewer === 'spectator' ? null : (
        <div className={styles.cards}>
          <Hand dealt={dealt} actsFor={() => ({})} />
        </div>
      )}
      <LargeCard {...dealt} where="bar" />
    </div>
  )
}
