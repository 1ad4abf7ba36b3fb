/** The tables of Last Train to Wensleydale and First Train to Nuremberg. */
import type { GameTable } from '@branchline/design'
import type { Locale } from '@branchline/engine'
import { Board } from './board/Board.tsx'
import { Decision } from './decision/Decision.tsx'
import { Ending } from './Ending.tsx'
import { flights } from './flights.tsx'
import { forced } from './forced.ts'
import { DalesPreview, NurembergPreview } from './MapPreview.tsx'
import { NurembergRibbon, WensleydaleRibbon } from './Ribbons.tsx'
import { recap } from './recap.tsx'
import type { MapId, State } from './rules.ts'
import { fetchMap, sheetOf } from './sheet.ts'
import { signsFor } from './signs/signs.tsx'
import { spot } from './spot.ts'
import { chapters, progress, strip } from './strip.tsx'
import { trays } from './trays/index.ts'

const shared = {
  size: (view: State) => ({ width: sheetOf(view).width, height: sheetOf(view).height }),
  Board,
  Decision,
  strip,
  progress,
  chapters,
  trays,
  recap,
  flights,
  forced,
  spot,
  Ending,
}

export const wensleydale: GameTable<State> = {
  ...shared,
  prepare: () => fetchMap('wensleydale'),
  Ribbon: WensleydaleRibbon,
  signs: (locale) => signsFor('wensleydale', locale),
  MapPreview: DalesPreview,
}

export const nuremberg: GameTable<State> = {
  ...shared,
  prepare: (options) => Promise.all((options === undefined ? (['nuremberg', 'wensleydale'] as const) : [mapIn(options)]).map(fetchMap)),
  Ribbon: NurembergRibbon,
  signs: (locale: Locale, options) => signsFor(mapIn(options), locale),
  MapPreview: NurembergPreview,
}

function mapIn(options: unknown): MapId {
  return (options as { map?: string } | undefined)?.map === 'wensleydale' ? 'wensleydale' : 'nuremberg'
}
