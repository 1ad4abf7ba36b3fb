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
import { type AdviceSettings, type AdvisedMove, adviseWith, type Outlook, type OutlookSettings, outlookWith } from './foresight.ts'
import { insightFor } from './insights.ts'

export type { AdviceSettings, AdvisedMove, Outlook, OutlookSettings } from './foresight.ts'

/** The best moves for the seat to act, judged from its own view, best first. Empty when the game is over. */
export function adviseMoves(game: AnyGame, position: unknown, settings: AdviceSettings = {}): AdvisedMove[] {
  return adviseWith(insightFor(game), game, position, settings)
}

/** Chances and scores at a position as somebody sees it who knows no secrets: an average over guided playouts. */
export function outlookAt(game: AnyGame, position: unknown, settings: OutlookSettings = {}): Outlook {
  return outlookWith(insightFor(game), game, position, settings)
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
    const isOver = game.toAct(state) === null
    const point = { at: index + 1, ...(isForced && !isOver ? earlier : outlookAt(game, state, settings)) }
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
