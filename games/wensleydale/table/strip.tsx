/** Everybody's figures, chosen by phase and in its order; round and phase for the head. */
import type { Chapter, LogEntry, Progress, Strip, StripColumn, TableProps } from '@branchline/design'
import { type Words, wordsFor } from './messages/index.ts'
import { type Board, bidsOf, boardOf, forecast, type State } from './rules.ts'
import { influenceInWords } from './sentences.ts'
import { CubeIcon, LinkIcon, ProfitIcon, Token } from './signs/Icons.tsx'

interface Figure extends StripColumn {
  of(view: State, seat: number): number
}

type FigureId = 'cubes' | 'white' | 'brown' | 'red' | 'green' | 'profit' | 'links'

/** All that can be spent in the phase: links and trains are paid in anything, and what pays for the one is lacking for the other. */
const BY_PHASE: Readonly<Record<State['phase'], readonly FigureId[]>> = {
  auction: ['cubes', 'red', 'green', 'white', 'brown'],
  build: ['cubes', 'red', 'green', 'white', 'brown'],
  trains: ['brown', 'cubes', 'red', 'green', 'white'],
  takeover: ['profit', 'links', 'red', 'green'],
  over: ['profit', 'links', 'red', 'green'],
}

/** What everybody holds is open in every phase. */
const HELD: readonly FigureId[] = ['cubes', 'red', 'green', 'white', 'brown']

export function strip({ view, game, locale }: TableProps<State>): Strip {
  const figures = figuresIn(wordsFor(locale), boardOf(view))
  const asked = BY_PHASE[view.phase]
  const columns = [...asked, ...HELD.filter((id) => !asked.includes(id))].map((id) => figures[id])
  const scores = game.standing(view)
  return {
    columns: columns.map(({ id, name, Sign }, place) => ({
      id,
      name,
      ...(Sign === undefined ? {} : { Sign }),
      ...(place < asked.length ? {} : { isAside: true }),
    })),
    rows: orderOf(view).map((seat) => ({
      seat,
      figures: columns.map((column) => column.of(view, seat)),
      score: scores.find((found) => found.seat === seat)?.score ?? 0,
      done: isDone(view, seat),
    })),
  }
}

function figuresIn(t: Words, board: Board): Readonly<Record<FigureId, Figure>> {
  const influence = (id: 'white' | 'brown' | 'red' | 'green', at: number): Figure => ({
    id,
    name: influenceInWords(board, id, t),
    Sign: ({ size }) => <Token colour={id} size={size ?? 20} />,
    of: (view, seat) => view.influence[seat * 4 + at] as number,
  })
  return {
    cubes: { id: 'cubes', name: t.cubesHelp, Sign: CubeIcon, of: (view, seat) => view.cubes[seat] as number },
    white: influence('white', 0),
    brown: influence('brown', 1),
    red: influence('red', 2),
    green: influence('green', 3),
    profit: { id: 'profit', name: t.profit, Sign: ProfitIcon, of: (view, seat) => view.profit[seat] as number },
    links: { id: 'links', name: t.linksHelp, Sign: LinkIcon, of: (view, seat) => forecast(view, seat).upkeep },
  }
}

function orderOf({ phase, order, buildOrder, trainOrder }: State): readonly number[] {
  const present = phase === 'build' ? buildOrder : phase === 'trains' ? trainOrder : order
  return present.length === order.length ? present : order
}

const MOST_BIDS = 2

function isDone(view: State, seat: number): boolean {
  switch (view.phase) {
    case 'auction':
      return view.passed[seat] === 1 || bidsOf(view, seat) === MOST_BIDS
    case 'build':
      return view.buildOrder.indexOf(seat) < view.turn
    case 'trains':
      return view.passed[seat] === 1
    case 'takeover':
      return view.order.indexOf(seat) < view.turn
    case 'over':
      return false
  }
}

const PHASES = ['auction', 'build', 'trains', 'profit', 'takeover'] as const

/** Rounds. */
export function chapters(entries: readonly LogEntry[], { locale }: TableProps<State>): readonly Chapter[] {
  const t = wordsFor(locale)
  const begun = entries.flatMap(({ n, events }) =>
    events.flatMap(({ type, round }) => (type === 'round-begins' ? [{ n, round: Number(round) }] : [])),
  )
  const all = begun[0]?.round === 1 ? begun : [{ n: 0, round: 1 }, ...begun]
  return all.map(({ n, round }) => ({ n, label: t.roundOf({ round }), short: String(round) }))
}

export const endsRound = ({ events }: LogEntry): boolean => events.some(({ type }) => type === 'round-begins')

/** In the auction all bid again and again; what follows it everybody does once. */
export function runBegan(entries: readonly LogEntry[], { view }: TableProps<State>): number | null {
  return view.phase === 'auction' ? (entries.findLast(endsRound)?.n ?? 0) : null
}

export function progress({ view, locale }: TableProps<State>): Progress {
  const t = wordsFor(locale)
  const at = PHASES.indexOf(view.phase === 'over' ? 'takeover' : view.phase)
  return {
    label: t.roundOf({ round: view.round }),
    pips: { of: view.rounds, at: view.round },
    phases: { names: PHASES.map((phase) => t.phases[phase]), at },
  }
}
