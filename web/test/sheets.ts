import type { GameTable, TableProps } from '@branchline/design'
import { createElement, type ReactElement } from 'react'

/** The whole of a board as a browser shows it: its sheets, one over the other. */
export const wholeBoard = <State>({ under = [], Board }: GameTable<State>, props: TableProps<State>): ReactElement =>
  createElement('svg', null, ...[...under, Board].map((Sheet) => createElement(Sheet, props)))
