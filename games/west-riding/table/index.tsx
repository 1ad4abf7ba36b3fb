/** The table of West Riding Revisited. */

import { type GameTable, later, type TableProps, type Tray } from '@branchline/design'
import type { State } from '../rules/state.ts'
import { Decision } from './bar/Decision.tsx'
import { Board } from './board/Board.tsx'
import { SHEET } from './board/geometry.ts'
import { SHEETS } from './board/sheets.tsx'
import { interlude } from './dividends.ts'
import { flights } from './flights.tsx'
import { wordsFor } from './messages/index.ts'
import { Ribbon } from './Ribbon.tsx'
import { endsForAll, recap } from './recap.ts'
import { spot } from './spot.ts'
import { chapters, progress, runBegan, strip } from './strip.tsx'
import { SharesTray } from './trays/SharesTray.tsx'

const DividendsTray = later(async () => (await import('./rest.ts')).DividendsTray)
const PayoffTray = later(async () => (await import('./rest.ts')).PayoffTray)
const TradesTray = later(async () => (await import('./rest.ts')).TradesTray)

export const westRiding: GameTable<State> = {
  size: () => SHEET,
  under: SHEETS,
  Board,
  Decision,
  scoreUnit: '£',
  strip,
  progress,
  chapters,
  trays,
  Ribbon,
  ribbonInk: 'light',
  signs: async (locale) => (await import('./rest.ts')).signs(locale),
  recap,
  endsRound: endsForAll,
  runBegan,
  interlude,
  flights,
  spot,
  Ending: later(async () => (await import('./rest.ts')).Ending),
  endsInSteps: true,
  MapPreview: later(async () => (await import('./rest.ts')).MapPreview),
}

/** What the phase is played with comes first: pairs in a trade, the payoff at the end, else the shares. */
function trays({ view, moves, locale }: TableProps<State>): readonly Tray<State>[] {
  const words = wordsFor(locale)
  const shares = { id: 'shares', label: words.stock.title, Content: SharesTray }
  const dividends = { id: 'dividends', label: words.dividends.title, Content: DividendsTray }
  const isOver = view.phase === 'over'
  const payoff = { id: 'payoff', label: words.payoff.tab, Content: PayoffTray }
  if (isOver) return [payoff, dividends, shares]
  if (view.phase === 'trade' && moves.length > 0) return [{ id: 'pairs', label: words.trade.title, Content: TradesTray }, shares, payoff]
  return [shares, dividends, payoff]
}
