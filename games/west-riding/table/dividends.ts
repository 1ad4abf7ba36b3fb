/** The dividends at the end of a turn: what each gets of all railways together, before play goes on. */
import type { Interlude, LogEntry, TableProps } from '@branchline/design'
import type { GameEvent, Seat } from '@branchline/engine'
import type { State } from '../rules/state.ts'
import { wordsFor } from './messages/index.ts'
import { pounds } from './money.ts'
import { paidTo, statementsOf } from './statements.ts'

const TOLD = ['hull-barnsley-dividend', 'dividend', 'turn-order']

export const endsRound = ({ events }: LogEntry): boolean => events.some(({ type }) => type === 'turn')

/** Those of the last turn lead straight to the Big Payoff, which has an account of its own. */
export function interlude(entry: LogEntry, { view, viewer, speaker, locale }: TableProps<State>): Interlude | null {
  const paid = paidIn(entry)
  if (paid === null || view.phase === 'over') return null
  const words = wordsFor(locale).dividends
  return {
    title: words.ofTurn({ turn: turnOf(entry.events, view) }),
    figures: view.order.map((seat) => ({ label: seat === viewer ? words.you : speaker.seat(seat), value: pounds(paid[seat]) })),
    events: entry.events.filter(({ type }) => TOLD.includes(type)),
  }
}

/** By seat; null where no turn ended. */
export function paidIn(entry: LogEntry): readonly number[] | null {
  const [statement] = statementsOf([entry])
  return statement === undefined ? null : statement.after.map((_, seat: Seat) => paidTo(statement, seat))
}

/** The next one has begun, unless it was the last. */
export function turnOf(events: readonly GameEvent[], view: State): number {
  const next = events.find(({ type }) => type === 'turn')
  return next === undefined ? view.turn : Number(next.turn) - 1
}
