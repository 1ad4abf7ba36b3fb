/** The table of Trains: Rising Sun. */

import type { GameTable } from '@branchline/design'
import type { State } from '../rules/state.ts'
import { Board } from './board/Board.tsx'
import { MapPreview } from './board/MapPreview.tsx'
import { describe } from './describe.ts'
import { Ending } from './panels/Ending.tsx'
import { Panels } from './panels/Panels.tsx'
import { sheetOf, sizeOf } from './sheet.ts'

export const risingSun: GameTable<State> = {
  size: (view) => sizeOf(sheetOf(view)),
  Board,
  Panels,
  Ending,
  MapPreview,
  describe,
}
