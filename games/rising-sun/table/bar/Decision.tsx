/** The action bar while it is for this page to decide: the hand lies in it, and the only buttons that play moves. */
import { later, type TableProps, useQueue } from '@branchline/design'
import { PLACEMENT, type State } from '../../rules/state.ts'
import { LargeCard } from '../cards/LargeCard.tsx'
import { useDealt } from '../dealt.ts'
import { deskOf } from '../desk.ts'
import { Begin } from './Begin.tsx'

const Question = later(async () => (await import('../rest.ts')).Question)
const Turn = later(async () => (await import('../rest.ts')).Turn)

export function Decision(props: TableProps<State>) {
  const dealt = useDealt(props)
  const { view, attention, choose } = props
  useQueue(deskOf(attention), choose)
  return (
    <>
      {view.phase === PLACEMENT ? <Begin dealt={dealt} /> : view.frames.length > 0 ? <Question dealt={dealt} /> : <Turn dealt={dealt} />}
      <LargeCard {...dealt} where="bar" />
    </>
  )
}
