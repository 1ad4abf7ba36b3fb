/** The tables of Last Train to Wensleydale and First Train to Nuremberg. */
import type { GameTable } from '@branchline/design'
import { Board } from './board/Board.tsx'
import { describe } from './describe.ts'
import { DalesPreview, NurembergPreview } from './MapPreview.tsx'
import { Ending } from './panels/Ending.tsx'
import { Panels } from './panels/Panels.tsx'
import type { State } from './rules.ts'
import { sheetOf } from './sheet.ts'

const shared = {
  size: (view: State) => ({ width: sheetOf(view).width, height: sheetOf(view).height }),
  Board,
  Panels,
  beside: true,
  Ending,
  describe,
}

export const wensleydale: GameTable<State> = { ...shared, MapPreview: DalesPreview }
export const nuremberg: GameTable<State> = { ...shared, MapPreview: NurembergPreview }
