/** A finished game looked back upon: what everybody could expect after every move, and where it turned. */
import { advance, type GameRecord, isRefusal, type Locale, openRecord, type Refusal, refusal, type Seat } from '@branchline/engine'
import { type Outlook, type OutlookSettings, outlookAt, PLAYOUTS } from './foresight.ts'
import type { Known } from './known.ts'

export interface CurvePoint extends Outlook {
  /** The position after the first `at` moves. */
  readonly at: number
}

export interface TurningPoint {
  /** The decision that did most of it: its number from 1, the move, and whose it was. */
  readonly at: number
  readonly move: string
  readonly seat: Seat
  /** Whose chance changed most by what this seat decided here in one go, and how. */
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
}

/** Candidates for turning points are looked at again, so much closer: the largest of many changes is too often the luckiest. */
const CLOSER = 8
const CANDIDATES = 4
/** How much of the time goes into the first look, by and large. */
const FIRST_LOOK = 0.6

/**
 * A game looked back upon: what each seat could expect after every move, and the decisions that changed it most. It takes seconds,
 * so after every position it says what part is done, and whoever drives it may do something else before it goes on.
 */
export function* reviewing(known: Known, record: GameRecord, settings: ReviewSettings = {}): Generator<number, Review | Refusal> {
  const { game, insight } = known
  const { locale = 'en', turningPoints: wanted = 3, playouts = PLAYOUTS, seed } = settings
  const { history, bad } = openRecord(game, record)
  if (bad) return bad.refusal
  const again = openRecord(game, record, 0).history
  const { state } = again
  const look = (position: unknown, times = 1) =>
    outlookAt(known, position, { playouts: playouts * times, ...(seed === undefined ? {} : { seed }) })
  const positions = [game.clone(state)]
  /** By position: the last that somebody decided upon. What nobody decided changed nothing. */
  const decided = [0]
  const curve: CurvePoint[] = [{ at: 0, ...look(state) }]
  const decisions: Decision[] = []
  for (const [index, { move, seat }] of history.steps.entries()) {
    const before = positions[index]
    const parsed = game.parse(before, move)
    if (isRefusal(parsed)) return parsed
    if (advance(again, move).refused) return refusal('record', 'record-field', { field: `moves[${index}]`, expected: 'a legal move' })
    const isForced = game.moves(before).length === 1
    const isSame = isForced && game.toAct(state) !== null
    const at = index + 1
    positions.push(game.clone(state))
    decided.push(isSame ? decided[index] : at)
    curve.push({ ...(isSame ? curve[index] : look(state)), at })
    if (!isForced) decisions.push({ at, move, seat, why: () => insight.reason(before, parsed, locale) })
    yield (FIRST_LOOK * at) / history.steps.length
  }
  const goes = largest(goesOf(decisions), (go) => changeBy(go, curve).size, CANDIDATES * wanted)
  const closely = new Set(goes.flatMap((go) => [go[0].at - 1, ...go.map(({ at }) => at)]).map((at) => decided[at]))
  const closer = new Map<number, Outlook>()
  for (const at of closely) {
    closer.set(at, look(positions[at], CLOSER))
    yield FIRST_LOOK + ((1 - FIRST_LOOK) * closer.size) / closely.size
  }
  for (const [at, point] of curve.entries()) curve[at] = { ...point, ...closer.get(decided[at]) }
  const turningPoints = largest(goes, (go) => changeBy(go, curve).size, wanted).map((go) => turningPointOf(go, curve))
  return { curve, turningPoints: turningPoints.sort((one, other) => one.at - other.at) }
}

/** The same in one go. `tell` is told after each position what part is done. */
export function reviewGame(
  known: Known,
  record: GameRecord,
  settings: ReviewSettings = {},
  tell?: (part: number) => void,
): Review | Refusal {
  const review = reviewing(known, record, settings)
  let step = review.next()
  for (; step.done !== true; step = review.next()) tell?.(step.value)
  return step.value
}

interface Decision {
  readonly at: number
  readonly move: string
  readonly seat: Seat
  readonly why: () => string
}

/**
 * What one seat decides without another in between belongs together: half a chain of track may look like ruin until the rest of it
 * is laid, and that is no turning point.
 */
function goesOf(decisions: readonly Decision[]): Decision[][] {
  const goes: Decision[][] = []
  for (const decision of decisions) {
    const last = goes.at(-1)
    if (last !== undefined && last[0]?.seat === decision.seat) last.push(decision)
    else goes.push([decision])
  }
  return goes
}

function largest<Thing>(things: readonly Thing[], sizeOf: (thing: Thing) => number, most: number): Thing[] {
  return [...things].sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, most)
}

/** Whose chance a go changed most, and how. */
function changeBy(go: readonly Decision[], curve: readonly CurvePoint[]) {
  const earlier = curve[go[0].at - 1]
  const later = curve[(go.at(-1) as Decision).at]
  const sizes = later.chances.map((chance, seat) => Math.abs(chance - earlier.chances[seat]))
  const size = Math.max(...sizes)
  const changedSeat = sizes.indexOf(size)
  return { changedSeat, size, before: earlier.chances[changedSeat], after: later.chances[changedSeat] }
}

/** Told at the decision of the go that did most of it. */
function turningPointOf(go: readonly Decision[], curve: readonly CurvePoint[]): TurningPoint {
  const { changedSeat, before, after } = changeBy(go, curve)
  const chanceAt = (at: number) => curve[at]?.chances[changedSeat]
  const part = ({ at }: Decision) => (chanceAt(at) - chanceAt(at - 1)) * Math.sign(after - before)
  const { at, move, seat, why } = go.reduce((most, decision) => (part(decision) > part(most) ? decision : most))
  return { at, move, seat, changedSeat, before, after, reason: why() }
}
