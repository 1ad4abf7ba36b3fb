/** Everybody's figures, and how far the game has gone. */
import type { Chapter, LogEntry, Progress, Strip, TableProps } from '@branchline/design'
import { dividendsNow } from '../rules/index.ts'
import { COMPANIES } from '../rules/railways.ts'
import { HIDDEN, type Phase, type State, sharesOf } from '../rules/state.ts'
import { endsRound } from './dividends.ts'
import { Purse } from './marks.tsx'
import { wordsFor } from './messages/index.ts'

/** In turn order. Has finished: has made the offer, has passed in the auction, has traded. */
export function strip({ view, locale }: TableProps<State>): Strip {
  const words = wordsFor(locale).head
  const { bySeat } = dividendsNow(view)
  return {
    columns: [
      { id: 'earns', name: words.earns, meaning: words.earnsTip, unit: '£', alone: '+' },
      { id: 'shares', name: words.shares, meaning: words.sharesTip },
    ],
    score: words.cash,
    unknown: <Purse name={wordsFor(locale).signs.purse} />,
    rows: view.order.map((seat, place) => ({
      seat,
      figures: [bySeat[seat], allShares(view, seat)],
      score: view.cash[seat] === HIDDEN ? null : view.cash[seat],
      done: hasFinished(view, seat, place),
    })),
  }
}

function hasFinished(view: State, seat: number, place: number): boolean {
  if (view.phase === 'bid') return ((view.passed >> seat) & 1) === 1
  return (view.phase === 'offer' || view.phase === 'trade') && place < view.at
}

function allShares(view: State, seat: number): number {
  return Array.from({ length: COMPANIES }, (_, company) => sharesOf(view, seat, company)).reduce((sum, shares) => sum + shares, 0)
}

/** All bid for each share of a turn: until it is over nobody's part in it is. */
export function runBegan(entries: readonly LogEntry[]): number {
  return entries.findLast(endsRound)?.n ?? 0
}

const PHASES: Partial<Record<Phase, number>> = { offer: 0, bid: 1, to: 2, from: 2, path: 2, trade: 3 }

/** Turns: everybody has had theirs, and dividends are paid. */
export function chapters(entries: readonly LogEntry[], { locale }: TableProps<State>): readonly Chapter[] {
  const words = wordsFor(locale).head
  const begun = entries.flatMap(({ n, events }) => events.flatMap(({ type, turn }) => (type === 'turn' ? [{ n, turn: Number(turn) }] : [])))
  const all = begun[0]?.turn === 1 ? begun : [{ n: 0, turn: 1 }, ...begun]
  return all.map(({ n, turn }) => ({ n, label: words.turn({ turn }), short: String(turn) }))
}

export function progress({ view, locale }: TableProps<State>): Progress {
  const words = wordsFor(locale).head
  const at = PHASES[view.phase]
  return {
    label: words.turn({ turn: view.turn }),
    pips: { of: view.lastTurn, at: view.phase === 'over' ? view.lastTurn + 1 : view.turn },
    ...(at === undefined ? {} : { phases: { names: Object.values(words.phases), at } }),
  }
}
