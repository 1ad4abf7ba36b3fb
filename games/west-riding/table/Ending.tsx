import type { EndingProps } from '@branchline/design'
import type { State } from '../rules/state.ts'
import { wordsFor } from './messages/index.ts'
import { PayoffTray } from './trays/PayoffTray.tsx'

/** The final sheet: how the Big Payoff turned shares and treasuries into money, step by step. */
export function Ending(props: EndingProps<State>) {
  const { title } = wordsFor(props.locale).payoff
  return (
    <section aria-label={title} data-testid="ending">
      <PayoffTray {...props} />
    </section>
  )
}
