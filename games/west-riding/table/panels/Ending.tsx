import type { TableProps } from '@branchline/design'
import type { State } from '../../rules/state.ts'
import { wordsIn } from '../words.ts'
import { PayoffSheet } from './PayoffSheet.tsx'

/** The final sheet: how the Big Payoff turned shares and treasuries into money. */
export function Ending(props: TableProps<State>) {
  const { title } = wordsIn(props.locale).payoff
  return (
    <section aria-label={title} data-testid="ending">
      <h2>{title}</h2>
      <PayoffSheet {...props} brief />
    </section>
  )
}
