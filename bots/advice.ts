/** Advice for people, from the same search that plays: the best moves of a position, and where a finished game turned. */
import {
  type AnyGame,
  type GameRecord,
  isRefusal,
  type Locale,
  openRecord,
  type Refusal,
  refusal,
  type Seat,
  submit,
} from '@branchline/engine'
import type { Now } from './bot.ts'
import { diceFrom } from './dice.ts'
import { insightFor } from './insights.ts'
import { prospect } from './prospect.ts'
import { searcherFor } from './with-insight.ts'

export interface AdvisedMove {
  readonly move: string
  /** The share of the search's attention: how sure it is. */
  readonly share: number
  /** By seat: the share of victory and the final score to expect after this move. */
  readonly chances: readonly number[]
  readonly scores: readonly number[]
  readonly reason: string
}

export interface AdviceSettings {
  readonly locale?: Locale
  /** How many moves to show. */
  readonly moves?: number
  readonly now?: Now
  readonly milliseconds?: number
  readonly iterations?: number
  readonly seed?: string
}

/** The best moves for the seat to act, judged from its own view, best first. Empty when the game is over. */
export function adviseMoves(game: AnyGame, position: unknown, settings: AdviceSettings = {}): AdvisedMove[] {
  const seat: Seat | null = game.toAct(position)
  if (seat === null) return []
  const { locale = 'en', moves: wanted = 5, seed = 'advice', now, milliseconds, iterations } = settings
  const view = game.view(position, seat)
  const adviser = searcherFor(
    game,
    insightFor(game),
    'inspector',
    {
      level: 'inspector',
      seed,
      ...(iterations === undefined ? {} : { iterations }),
      ...(milliseconds === undefined ? {} : { milliseconds }),
    },
    now === undefined ? {} : { now },
  )
  const { edges } = adviser.consider(view, seat)
  const total = edges.reduce((sum, { visits }) => sum + visits, 0)
  return edges.slice(0, wanted).map(({ move, visits, chances, scores }) => ({
    move: game.print(view, move),
    share: visits / total,
    chances: Array.from(chances, (sum) => sum / visits),
    scores: Array.from(scores, (sum) => sum / visits),
    reason: adviser.reason(view, seat, move, locale),
  }))
}

/** What each seat could expect at a position. */
export interface Outlook {
  readonly chances: readonly number[]
  readonly scores: readonly number[]
}

export interface OutlookSettings {
  /** Playouts for each position: more make the curve smoother. */
  readonly playouts?: number
  readonly seed?: string
}

const STAGES_AHEAD = 1
const LONGEST_PLAYOUT = 5_000

/** Chances and scores at a position as somebody sees it who knows no secrets: an average over guided playouts. */
export function outlookAt(game: AnyGame, position: unknown, { playouts = 12, seed = 'outlook' }: OutlookSettings = {}): Outlook {
  const insight = insightFor(game)
  const isOver = game.toAct(position) === null
  const dice = diceFrom(seed)
  const rounds = isOver ? 1 : playouts
  let chances: number[] = []
  let scores: number[] = []
  for (let round = 0; round < rounds; round++) {
    const world = isOver ? position : game.sample(game.view(position, 'spectator'), 'spectator', dice)
    const last = insight.stage(world) + STAGES_AHEAD
    for (let plies = 0; plies < LONGEST_PLAYOUT && game.toAct(world) !== null && insight.stage(world) <= last; plies++) {
      const moves = game.moves(world)
      game.play(world, moves.length === 1 ? moves[0] : insight.pick(world, moves, dice))
    }
    const found = prospect(game, insight, world)
    chances = found.scores.map((_, seat) => (chances[seat] ?? 0) + (found.chances[seat] as number) / rounds)
    scores = found.scores.map((score, seat) => (scores[seat] ?? 0) + score / rounds)
  }
  return { chances, scores }
}

export interface CurvePoint extends Outlook {
  /** The position after the first `at` moves. */
  readonly at: number
}

export interface TurningPoint {
  /** The number of the move, from 1, the move, and whose it was. */
  readonly at: number
  readonly move: string
  readonly seat: Seat
  /** Whose chance changed most by it, and how. */
  readonly changedSeat: Seat
  readonly before: number
  readonly after: number
  readonly reason: string
}

export interface Review {
  readonly curve: readonly CurvePoint[]
  readonly turningPoints: readonly TurningPoint[]
}

export interface ReviewSettings extends OutlookSettings {
  readonly locale?: Locale
  /** How many turning points to name. */
  readonly turningPoints?: number
  /** Told after each position, with the part done. */
  readonly tell?: (part: number) => void
}

/** A game looked back upon: what each seat could expect after every move, and the moves that changed it most. */
export function reviewGame(game: AnyGame, record: GameRecord, settings: ReviewSettings = {}): Review | Refusal {
  const { locale = 'en', turningPoints: wanted = 3, tell } = settings
  const { history, bad } = openRecord(game, record)
  if (bad) return bad.refusal
  const insight = insightFor(game)
  const state = game.setup(record.options, record.seats, record.seed)
  const curve: CurvePoint[] = [{ at: 0, ...outlookAt(game, state, settings) }]
  const swings: TurningPoint[] = []
  for (const [index, { move, seat }] of history.steps.entries()) {
    const parsed = game.parse(state, move)
    if (isRefusal(parsed)) return parsed
    const why = () => insight.reason(before, parsed, locale)
    const before = game.clone(state)
    if (submit(game, state, move).refused) return refusal('record', 'record-field', { field: `moves[${index}]`, expected: 'a legal move' })
    const isForced = game.moves(before).length === 1
    const earlier = curve[index] as CurvePoint
    const point = { at: index + 1, ...(isForced ? earlier : outlookAt(game, state, settings)) }
    curve.push({ ...point, at: index + 1 })
    if (!isForced) swings.push(swingOf(index + 1, move, seat, earlier, point, why))
    tell?.((index + 1) / history.steps.length)
  }
  const turningPoints = swings.sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, wanted)
  return { curve, turningPoints: turningPoints.sort((one, other) => one.at - other.at) }
}

const sizeOf = ({ before, after }: TurningPoint) => Math.abs(after - before)

function swingOf(at: number, move: string, seat: Seat, earlier: Outlook, later: Outlook, why: () => string): TurningPoint {
  let changedSeat = 0
  const change = (one: Seat) => (later.chances[one] as number) - (earlier.chances[one] as number)
  for (let one = 1; one < later.chances.length; one++) if (Math.abs(change(one)) > Math.abs(change(changedSeat))) changedSeat = one
  const point = { at, move, seat, changedSeat, before: earlier.chances[changedSeat] as number, after: later.chances[changedSeat] as number }
  // Reasons are looked for only where somebody reads them.
  return Object.defineProperty(point as TurningPoint, 'reason', { get: why, enumerable: true })
}
