/** Props of a table as the frame would give them, for tests that draw a part of it. */
import type { TableProps } from '@branchline/design'
import { speaker } from '@branchline/engine'
import { westRiding } from '../../rules/index.ts'
import type { State } from '../../rules/state.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil']

export function seated(view: State): Omit<TableProps<State>, 'attention'> {
  return {
    game: westRiding,
    view,
    options: {},
    viewer: 0,
    players: NAMES.slice(0, view.seats).map((name, seat) => ({ seat, name, kind: 'person' })),
    locale: 'en',
    speaker: speaker(westRiding, 'en', NAMES),
    moves: [],
    recap: null,
    choose: () => {},
    askWhy: () => {},
  }
}
