import { BarButton, type TableProps } from '@branchline/design'
import { wordsFor } from '../messages/index.ts'
import { inNotation, offers } from '../moves.ts'
import { boardOf, PASS, type State } from '../rules.ts'

/** The end of the phase for oneself. */
export function PassTrains({ view, moves, choose, locale, look = 'quiet' }: TableProps<State> & { look?: 'quiet' | 'primary' }) {
  const t = wordsFor(locale)
  if (!offers(moves).some(({ move }) => move.do === 'pass')) return null
  const why = boardOf(view).rules === 2010 ? `${t.passTrains}. ${t.passReturns}` : t.passTrains
  return (
    <BarButton look={look} title={why} onClick={() => choose(inNotation(view, PASS))} data-testid="pass">
      {t.pass}
    </BarButton>
  )
}
