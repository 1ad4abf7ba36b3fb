/** The tables of Last Train to Wensleydale and First Train to Nuremberg. */
import { type GameTable, later } from '@branchline/design'
import type { Locale } from '@branchline/engine'
import { Board } from './board/Board.tsx'
import { SHEETS } from './board/sheets.tsx'
import { Decision } from './decision/Decision.tsx'
import { flights } from './flights.tsx'
import { news } from './news.ts'
import { takeLinkOff } from './planning.ts'
import { NurembergRibbon, WensleydaleRibbon } from './Ribbons.tsx'
import { recap } from './recap.tsx'
import type { MapId, State } from './rules.ts'
import { fetchMap, sheetOf } from './sheet.ts'
import { sketch } from './sketch.ts'
import { spot } from './spot.ts'
import { chapters, endsRound, progress, runBegan, strip } from './strip.tsx'
import { trays } from './trays/index.ts'

const shared = {
  size: (view: State) => ({ width: sheetOf(view).width, height: sheetOf(view).height }),
  under: SHEETS,
  Board,
  Decision,
  strip,
  progress,
  chapters,
  trays,
  recap,
  endsRound,
  runBegan,
  news,
  flights,
  spot,
  sketch,
  takeStepOff: takeLinkOff,
  Ending: later(async () => (await import('./rest.ts')).Ending),
}

export const wensleydale: GameTable<State> = {
  ...shared,
  prepare: () => fetchMap('wensleydale'),
  Ribbon: WensleydaleRibbon,
  signs: async (locale) => (await import('./rest.ts')).signsFor('wensleydale', 'wensleydale', locale),
  MapPreview: later(async () => (await import('./rest.ts')).DalesPreview),
}

export const nuremberg: GameTable<State> = {
  ...shared,
  prepare: (options) => Promise.all((options === undefined ? (['nuremberg', 'wensleydale'] as const) : [mapIn(options)]).map(fetchMap)),
  Ribbon: NurembergRibbon,
  signs: async (locale: Locale, options) => (await import('./rest.ts')).signsFor(mapIn(options), 'nuremberg', locale),
  MapPreview: later(async () => (await import('./rest.ts')).NurembergPreview),
}

function mapIn(options: unknown): MapId {
  return (options as { map?: string } | undefined)?.map === 'wensleydale' ? 'wensleydale' : 'nuremberg'
}
