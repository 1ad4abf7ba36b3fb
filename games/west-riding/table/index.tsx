/** The table of West Riding Revisited. */
import type { GameTable } from '@branchline/design'
import type { State } from '../rules/state.ts'
import { Board } from './board/Board.tsx'
import { HEIGHT, WIDTH } from './board/geometry.ts'

const westRiding: GameTable<State> = {
  size: () => ({ width: WIDTH, height: HEIGHT }),
  Board,
}

export const tables: Readonly<Record<string, GameTable<State>>> = { 'west-riding': westRiding }
