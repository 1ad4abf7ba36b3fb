/** One game for a balance report, and all that is counted of it. Nobody looks at a clock: the same plan gives the same game everywhere. */
import { type Bot, botFor, diceFrom, type Known } from '@branchline/bots'
import type { AnyBalanceBook, AnyGame, GameEvent, GameState, Seat, Standing } from '@branchline/engine'
import { plainBook } from './plain-book.ts'

export interface BalancePlan {
  readonly game: string
  readonly seats: number
  readonly seed: string
  readonly bots: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
  /** Of this kind one thing is forbidden to one player in every game, another in the next. */
  readonly bar: string | null
  /** Folders of packs that have been admitted. */
  readonly packs: readonly string[]
}

export interface Barred {
  readonly seat: Seat
  readonly id: string
}

export interface CountedGame {
  readonly number: number
  /** By seat. */
  readonly standing: readonly Standing[]
  readonly decisions: number
  /** Decisions with a single move, and those where the best move stands out by far. */
  readonly forced: number
  readonly trivial: number
  readonly rounds: number
  readonly endings: readonly string[]
  readonly starts: readonly (string | null)[]
  /** Who led after half of the decisions. */
  readonly leaders: readonly Seat[]
  /** By kind and id: how often each seat used it. What was on offer and not used has noughts. */
  readonly uses: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>
  /** By name and round (0: as a whole): the sum of what was noted, and how many times. */
  readonly figures: Readonly<Record<string, Readonly<Record<number, readonly [sum: number, times: number]>>>>
  readonly barred: Barred | null
}

/** A move stands out when it is appraised at so many doubts above the next: a glance is enough. */
const STANDS_OUT = 4
const LONGEST_GAME = 100_000

export function bookFor(game: AnyGame, books: Readonly<Record<string, AnyBalanceBook>>): AnyBalanceBook {
  return books[game.id] ?? plainBook(game)
}

export function countGame(known: Known, book: AnyBalanceBook, plan: BalancePlan, number: number): CountedGame {
  const { game, insight } = known
  const seed = `${plan.seed}-${number}`
  const state: GameState = game.setup(plan.options, plan.seats, seed)
  const notes = notebook(plan.seats, book.stock(state))
  const barred = plan.bar === null ? null : barredIn(book.stock(state)[plan.bar] ?? [], plan, number)
  const bots = botsFor(known, book, plan, seed, barred)
  const allowed = barred === null ? game : barring(game, book, plan.bar as string, barred)
  const leaders: (readonly Seat[])[] = []
  let forced = 0
  let trivial = 0
  book.begun(state, notes)
  for (let seat = game.toAct(state); seat !== null && leaders.length < LONGEST_GAME; seat = game.toAct(state)) {
    leaders.push(leadersOf(game.standing(state)))
    const moves = allowed.moves(state)
    let move = moves[0]
    if (moves.length === 1) forced++
    else {
      if (standsOut(insight.appraise(state, moves), insight.doubt)) trivial++
      move = bots[seat].decide(game.view(state, seat), seat)
    }
    const round = book.round(state)
    for (const { kind, id } of book.uses(state, move)) notes.use(seat, kind, id)
    const events: GameEvent[] = []
    game.play(state, move, (event) => events.push(event))
    for (const event of events) book.told(state, event, notes, round)
  }
  book.over(state, notes)
  return {
    number,
    standing: [...game.standing(state)].sort((one, other) => one.seat - other.seat),
    decisions: leaders.length,
    forced,
    trivial,
    rounds: book.round(state),
    endings: book.endings(state),
    starts: notes.starts,
    leaders: leaders[Math.floor(leaders.length / 2)] ?? [],
    uses: notes.uses,
    figures: notes.figures,
    barred,
  }
}

function notebook(seats: number, stock: Readonly<Record<string, readonly string[]>>) {
  const none = () => new Array<number>(seats).fill(0)
  const uses: Record<string, Record<string, number[]>> = {}
  for (const [kind, ids] of Object.entries(stock)) uses[kind] = Object.fromEntries(ids.map((id) => [id, none()]))
  const starts = new Array<string | null>(seats).fill(null)
  const figures: Record<string, Record<number, [number, number]>> = {}
  const add = (name: string, round: number, value: number) => {
    figures[name] ??= {}
    const [sum, times] = figures[name][round] ?? [0, 0]
    figures[name][round] = [sum + value, times + 1]
  }
  return {
    uses,
    starts,
    figures,
    memory: new Map<string, number>(),
    use(seat: Seat, kind: string, id: string) {
      uses[kind] ??= {}
      uses[kind][id] ??= none()
      uses[kind][id][seat]++
    },
    start(seat: Seat, id: string) {
      starts[seat] = id
    },
    figure(name: string, value: number, round?: number) {
      add(name, 0, value)
      if (round !== undefined) add(name, round, value)
    },
  }
}

function leadersOf(standing: readonly Standing[]): Seat[] {
  return standing.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
}

function standsOut(points: ArrayLike<number>, doubt: number): boolean {
  const [best, next] = Array.from(points).sort((one, other) => other - one)
  return best - next > STANDS_OUT * doubt
}

/** Everything is forbidden as often as everything else that lies on the table, and to every seat in turn. */
function barredIn(ids: readonly string[], { seed, seats }: BalancePlan, number: number): Barred | null {
  if (ids.length === 0) return null
  return { id: ids[diceFrom(`${seed} ${number} barred`).below(ids.length)], seat: number % seats }
}

/** The same game for somebody who may not do one thing, unless nothing else is possible. */
function barring(game: AnyGame, book: AnyBalanceBook, kind: string, { seat, id }: Barred): AnyGame {
  return {
    ...game,
    moves(state) {
      const moves = game.moves(state)
      if (game.toAct(state) !== seat) return moves
      const rest = moves.filter((move) => !book.uses(state, move).some((use) => use.kind === kind && use.id === id))
      return rest.length === 0 ? moves : rest
    },
  }
}

/** Who is barred from something knows it; the others do not, and go on as always. */
function botsFor(known: Known, book: AnyBalanceBook, plan: BalancePlan, seed: string, barred: Barred | null): readonly Bot[] {
  return Array.from({ length: plan.seats }, (_, seat) => {
    const game = barred?.seat === seat ? barring(known.game, book, plan.bar as string, barred) : known.game
    return botFor(plan.bots[seat % plan.bots.length], { ...known, game }, { seed: `${seed}-${seat}` }) as Bot
  })
}
