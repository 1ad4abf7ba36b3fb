/** Positions of ours, the table as one sits at it there, and what one reads on it. */
import { legalMoves, newAttention, type TableProps } from '@branchline/design'
import type { AnyGame } from '@branchline/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Position } from '../../position.ts'
import { Decision } from '../decision/Decision.tsx'
import { deskOf } from '../desk.ts'
import { boardOf, nuremberg, type State, wensleydale } from '../rules.ts'
import { propsFor } from './table.ts'

export const CHAIN = ['settle', 'stainforth', 'horton']
export const DALES: Position = {
  title: 'wensleydale',
  players: 3,
  round: 2,
  phase: 'build',
  toAct: 0,
  cubes: [5, 4, 4],
  influence: [{ white: 2, red: 2 }, {}, {}],
  goods: { stainforth: 2, 'pen-y-ghent': 1 },
  people: { horton: { red: 1, opposition: 1 } },
}

export function seatedAt(view: State, route: readonly string[] = []): TableProps<State> {
  const game: AnyGame = boardOf(view).rules === 2009 ? wensleydale : nuremberg
  const moves = legalMoves(game, view)
  const attention = newAttention()
  deskOf(attention).change({ route })
  return propsFor({ game, options: {}, seats: view.seats }, view, moves, attention)
}

export const barOf = (view: State, route?: readonly string[]) => renderToStaticMarkup(createElement(Decision, seatedAt(view, route)))

/** Every value shown under a name: `data-cost="red" data-value="1"`. */
export function shown(markup: string, name: string): Record<string, number> {
  const found = markup.matchAll(new RegExp(`data-${name}="([^"]+)" data-value="(-?\\d+)"`, 'g'))
  return Object.fromEntries([...found].map(([, key, value]) => [key, Number(value)]))
}
export const text = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
