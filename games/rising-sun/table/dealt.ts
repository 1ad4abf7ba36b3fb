import type { TableProps } from '@branchline/design'
import { useMemo } from 'react'
import type { State } from '../rules/state.ts'
import { type Choices, choicesIn, seatOf } from './choices.ts'
import { type Words, wordsFor } from './messages/index.ts'

/** What every part of the bar and the trays gets: the table, the words, whose eyes, and what can be chosen where. */
export interface Dealt extends TableProps<State> {
  readonly t: Words
  readonly seat: number
  readonly choices: Choices
}

export function useDealt(props: TableProps<State>): Dealt {
  const { view, viewer, moves, locale } = props
  const choices = useMemo(() => choicesIn(view, moves), [view, moves])
  return { ...props, t: wordsFor(locale), seat: seatOf(view, viewer), choices }
}
