/** The table of West Riding Revisited. */

import type { GameTable } from '@branchline/design'
import type { State } from '../rules/state.ts'
import { Board } from './board/Board.tsx'
import { SHEET } from './board/geometry.ts'
import { MapPreview } from './board/MapPreview.tsx'
import { describe } from './describe.ts'
import { Ending } from './panels/Ending.tsx'
import { Panels } from './panels/Panels.tsx'

export const westRiding: GameTable<State> = {
  size: () => SHEET,
  Board,
  Panels,
  Ending,
  MapPreview,
  describe,
}
