/**
 * Somebody who plays by words alone, in the terminal or by what a screen reader reads out: sees what is asked, the moves with what stands beside them,
 * and may ask for what lies in the areas. An apprentice's choice: by the prices and by what is asked.
 */

export interface Listed {
  /** As the notation writes it, "build hawes~askrigg"; or with names, "build kirkby stephen~garsdale". */
  readonly move: string
  /** What it costs or brings, as it stands beside it; empty where nothing does. */
  readonly note: string
}

export interface Seen {
  readonly moves: readonly Listed[]
  /** What is asked, and what was told since the last choice. */
  readonly told: string
  /** The lines of the areas, where they were asked for. */
  readonly areas: string | null
}

/** The move to make; null when the areas have to be asked for first. */
export function choiceOf(game: string, { moves, told, areas }: Seen): string | null {
  if (moves.length === 1) return moves[0].move
  if (game === 'west-riding') return westRiding(moves, told)
  return game === 'rising-sun' ? risingSun(moves) : dales(moves, told, areas)
}

const figure = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0)
const begun = (moves: readonly Listed[], verb: string) => moves.filter(({ move }) => move.startsWith(verb))

function best(moves: readonly Listed[], worth: (one: Listed) => number, least = Number.NEGATIVE_INFINITY): string | undefined {
  const [top] = moves.map((one) => ({ ...one, worth: worth(one) })).sort((one, other) => other.worth - one.worth)
  return top !== undefined && top.worth > least ? top.move : undefined
}

/** Wensleydale and Nuremberg: cheap boxes with train influence, short chains to where pieces wait, trains that need no exchange. */
function dales(moves: readonly Listed[], shown: string, areas: string | null): string | null {
  const bids = begun(moves, 'bid ')
  if (bids.length > 0) {
    const amount = (move: string) => figure(move, /bid (\d+)/)
    const worth = ({ move, note }: Listed) =>
      [...note.matchAll(/\d+/g)].reduce((sum, [n]) => sum + Number(n), 0) + 2 * figure(note, /(\d+) brown/) - 1.5 * amount(move)
    return (
      best(
        bids.filter(({ move }) => amount(move) <= 4),
        worth,
        -3,
      ) ?? 'pass'
    )
  }
  const builds = begun(moves, 'build ')
  if (builds.length > 0 || moves.some(({ move }) => move === 'done')) {
    if (areas === null) return null
    const waiting = (move: string) => piecesAt(areas, slug(move.split('~')[1]))
    const price = (note: string) => [...note.matchAll(/\d+/g)].reduce((sum, [n]) => sum + Number(n), 0)
    return best(builds, ({ move, note }) => 2.2 * waiting(move) - price(note), 0) ?? 'done'
  }
  const ships = begun(moves, 'move ')
  if (ships.length > 0) return best(ships, ({ note }) => figure(note, /(\d+) point/)) as string
  const hires = begun(moves, 'hire ').filter(({ note }) => !note.includes('+'))
  const isNew = !/Free slots: [1-9]|Free slots: 0 for goods, [1-9]/.test(shown)
  if (hires.length > 0 && isNew)
    return best(hires, ({ note }) => figure(note, /(\d+) slots? for goods/) + figure(note, /(\d+) slots? for passengers/)) as string
  return (
    best(begun(moves, 'takeover '), ({ note }) => figure(note, /(\d+) links?/)) ??
    moves.find(({ move }) => move === 'pass')?.move ??
    moves[0].move
  )
}

/** How many pieces wait in an area, by the line that describes it; opposition is none. */
function piecesAt(areas: string, id: string): number {
  const line = areas.split('\n').find((one) => slug(one.trim().split(':')[0]) === id) ?? ''
  const here = /Here: ([^.]*)/.exec(line)?.[1] ?? ''
  return here.split(', ').reduce((sum, piece) => sum + (/opposition|landlord/.test(piece) ? 0 : figure(piece, /(\d+)/)), 0)
}

const slug = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-')

/** West Riding: cheap shares at modest bids, the town that earns most for its cost, trades that gain. */
function westRiding(moves: readonly Listed[], shown: string): string {
  const offers = begun(moves, 'offer ')
  if (offers.length > 0) return best(offers, ({ note }) => -figure(note, /£(\d+)/)) as string
  const bids = begun(moves, 'bid ')
  if (bids.length > 0) {
    const least = figure(bids[0].move, /bid (\d+)/)
    const most = Math.max(...bids.map(({ move }) => figure(move, /bid (\d+)/)))
    const isDear = /raise|bids £/.test(shown) && least > 9
    return least <= most * 0.75 && !isDear ? bids[0].move : 'pass'
  }
  const routes = begun(moves, 'build ')
  if (routes.length > 0) return best(routes, ({ note }) => 3 * figure(note, /earns £(\d+)/) - figure(note, /£(\d+)/)) as string
  const trades = begun(moves, 'trade ')
  if (trades.length > 0) return best(trades, ({ note }) => figure(note, /Big Payoff \+(\d+)/), 0) ?? 'pass'
  return moves[0].move
}

/** Rising Sun: all trains first, rails where they cost little, then the dearest card: trains at first, points later. */
function risingSun(moves: readonly Listed[]): string {
  const plays = begun(moves, 'play ').filter(({ note }) => !/Gain 1 Waste/.test(note) || /rail point|station/i.test(note))
  if (plays.length > 0) return best(plays, ({ note }) => figure(note, /\$(\d+)/)) as string
  const rails = begun(moves, 'rail ')
  const rail = best(
    rails,
    ({ move, note }) => (/^rail [a-h]\d+/.test(move) ? 0 : 3) - figure(note, /\$(\d+)/) - (note.includes('Waste') ? 2 : 0),
  )
  if (rail !== undefined) return rail
  const cost = ({ note }: Listed) => figure(note, /\$(\d+)/)
  const buys = begun(moves, 'buy ')
  const isTrain = ({ move }: Listed) => /train$/.test(move)
  const isPoints = ({ move }: Listed) => /stadium|distribution|skyscraper|tower/.test(move)
  const wanted = best(buys, (one) => cost(one) + (isPoints(one) ? 3 : isTrain(one) ? 1 : 0), 3)
  if (wanted !== undefined) return wanted
  const station = best(begun(moves, 'station '), ({ note }) => figure(note, /worth (\d+)/))
  if (station !== undefined) return station
  return moves.find(({ move }) => /^(end turn|done|yes)$/.test(move))?.move ?? moves[0].move
}
