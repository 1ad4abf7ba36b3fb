/** The table of Trains: Rising Sun. */

import { type GameTable, later } from '@branchline/design'
import type { State } from '../rules/state.ts'
import { Decision } from './bar/Decision.tsx'
import { Watching } from './bar/Watching.tsx'
import { Board } from './board/Board.tsx'
import { SHEETS } from './board/sheets.tsx'
import { choicesIn } from './choices.ts'
import { flights } from './flights.tsx'
import { wordsFor } from './messages/index.ts'
import { news } from './news.ts'
import { Ribbon } from './Ribbon.tsx'
import { recap } from './recap.tsx'
import { sheetOf, sizeOf } from './sheet.ts'
import { spot } from './spot.ts'
import { chapters, progress, strip } from './strip.tsx'
import { Supply } from './trays/Supply.tsx'

const Decks = later(async () => (await import('./rest.ts')).Decks)
const Routes = later(async () => (await import('./rest.ts')).Routes)

export const risingSun: GameTable<State> = {
  size: (view) => sizeOf(sheetOf(view)),
  under: SHEETS,
  Board,
  Decision,
  Watching,
  isHandInBar: true,
  strip,
  progress,
  chapters,
  trays({ view, moves, locale }) {
    const t = wordsFor(locale)
    // Under another name when a card is to be gained or named there: then it comes on top, whatever lay there.
    const isAsked = [...choicesIn(view, moves).piles.values()].some(({ choose }) => choose !== undefined)
    return [
      { id: isAsked ? 'gain' : 'supply', label: t.supply, Content: Supply },
      ...(view.routes.length === 0 ? [] : [{ id: 'routes', label: t.routes, Content: Routes }]),
      { id: 'decks', label: t.decks, Content: Decks },
    ]
  },
  Ribbon,
  ribbonInk: 'dark',
  signs: async (locale) => (await import('./rest.ts')).signs(locale),
  recap,
  news,
  flights,
  Ending: later(async () => (await import('./rest.ts')).Ending),
  MapPreview: later(async () => (await import('./rest.ts')).MapPreview),
  spot,
}
