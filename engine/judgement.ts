/**
 * Judgement learned from play: a small network that puts a hand-made forecast right. Each seat is described by features of its own, the
 * table by shared ones; a seat's rivals enter as the mean of theirs, so one network serves all seats and numbers of players. Only
 * additions, multiplications and comparisons in a fixed order: the same numbers in every browser and in Node.
 */
import type { GameState } from './basics.ts'
import type { Insight } from './insight.ts'

/** How a position is told to the network. Asked where playouts stop: at the beginning of a stage. */
export interface Features<State extends GameState = GameState> {
  /** How many numbers describe a seat, and how many the table. */
  readonly own: number
  readonly shared: number
  /** Points of score that count as one for the network. */
  readonly scale: number
  /** Parts of a game that have a certainty of their own, and which of them a state is in; below nought when the game is over. */
  readonly parts: number
  part(state: State): number
  /** `own` holds the seats one after the other; both come filled with noughts. `base` is the hand-made forecast. */
  fill(state: State, base: readonly number[], own: Float64Array, shared: Float64Array): void
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where features of unknown types are named
export type AnyFeatures = Features<any>

/** What training leaves behind, and the command that made it. Rows belong to inputs: a nought among them costs nothing. */
export interface LearnedWeights {
  readonly command: string
  readonly own: number
  readonly shared: number
  /** Both divisible by four. */
  readonly hidden: readonly number[]
  /** How much the hand-made forecast counts, by part; how sure a lead of one makes, by part. */
  readonly base: readonly number[]
  readonly certainty: readonly number[]
  /** Inputs × first hidden: of the seat, of its rivals, of the table; then the bias. */
  readonly seat: readonly number[]
  readonly rivals: readonly number[]
  readonly table: readonly number[]
  readonly first: readonly number[]
  /** First hidden × second hidden, its bias, and the second hidden × 1. */
  readonly middle: readonly number[]
  readonly second: readonly number[]
  readonly last: readonly number[]
}

/**
 * An insight that forecasts by learned weights, with what else is to change then; the hand-made one as it is where there are no weights, or none
 * that fit these features.
 */
export function judged<State extends GameState, Move>(
  insight: Insight<State, Move>,
  features: Features<State>,
  weights: LearnedWeights | null,
  changes: Partial<Insight<State, Move>> = {},
): Insight<State, Move> {
  if (weights === null || weights.own !== features.own || weights.shared !== features.shared) return insight
  const judge = judgeWith(weights)
  const shared = new Float64Array(features.shared)
  let own = new Float64Array(0)
  return {
    ...insight,
    ...changes,
    forecast(state) {
      const base = insight.forecast(state)
      if (features.part(state) < 0) return base
      const seats = base.length
      if (own.length !== seats * features.own) own = new Float64Array(seats * features.own)
      own.fill(0)
      shared.fill(0)
      features.fill(state, base, own, shared)
      return judge(base, own, shared, features.scale, features.part(state))
    },
    lead: (state) => (features.part(state) < 0 ? insight.lead(state) : (features.scale * LN_3) / weights.certainty[features.part(state)]),
  }
}

const LN_3 = 1.0986122886681098

type Judge = (base: readonly number[], own: Float64Array, shared: Float64Array, scale: number, part: number) => number[]

function judgeWith(weights: LearnedWeights): Judge {
  const [width, narrow] = weights.hidden as readonly [number, number]
  const seat = Float64Array.from(weights.seat)
  const rivals = Float64Array.from(weights.rivals)
  const table = Float64Array.from(weights.table)
  const first = Float64Array.from(weights.first)
  const middle = Float64Array.from(weights.middle)
  const second = Float64Array.from(weights.second)
  const last = Float64Array.from(weights.last)
  const common = new Float64Array(width)
  const hidden = new Float64Array(width)
  const inner = new Float64Array(narrow)
  let mine = new Float64Array(0)
  let others = new Float64Array(0)

  return (base, own, shared, scale, part) => {
    const seats = base.length
    if (mine.length !== seats * width) {
      mine = new Float64Array(seats * width)
      others = new Float64Array(seats * width)
    }
    common.set(first)
    gather(shared, 0, weights.shared)
    addRows(table, common, 0, width)
    mine.fill(0)
    others.fill(0)
    for (let one = 0; one < seats; one++) {
      gather(own, one * weights.own, weights.own)
      addRows(seat, mine, one * width, width)
      addRows(rivals, others, one * width, width)
    }
    let mean = 0
    for (let one = 0; one < seats; one++) mean += base[one]
    mean /= seats
    const found: number[] = []
    let middlePoint = 0
    for (let one = 0; one < seats; one++) {
      for (let unit = 0; unit < width; unit++) {
        let sum = 0
        for (let other = 0; other < seats; other++) if (other !== one) sum += others[other * width + unit]
        const value = common[unit] + mine[one * width + unit] + sum / (seats - 1)
        hidden[unit] = value > 0 ? value : 0
      }
      inner.set(second)
      gather(hidden, 0, width)
      addRows(middle, inner, 0, narrow)
      let value = (weights.base[part] * (base[one] - mean)) / scale
      for (let unit = 0; unit < narrow; unit++) {
        const into = inner[unit]
        if (into > 0) value += into * last[unit]
      }
      found.push(value)
      middlePoint += value / seats
    }
    return found.map((value) => mean + scale * (value - middlePoint))
  }
}

/** The inputs that are not nought: where their rows are, by number of input, and what they are. */
let places = new Int32Array(0)
let values = new Float64Array(0)
let some = 0

function gather(inputs: Float64Array, from: number, count: number): void {
  if (places.length < count) {
    places = new Int32Array(count)
    values = new Float64Array(count)
  }
  some = 0
  for (let input = 0; input < count; input++) {
    const value = inputs[from + input]
    if (value === 0) continue
    places[some] = input
    values[some++] = value
  }
}

/** Adds to `sums` the rows of the inputs gathered last, each times its input; four columns at a time, because that is twice as fast. */
function addRows(rows: Float64Array, sums: Float64Array, to: number, width: number): void {
  for (let unit = 0; unit < width; unit += 4) {
    let a = sums[to + unit]
    let b = sums[to + unit + 1]
    let c = sums[to + unit + 2]
    let d = sums[to + unit + 3]
    for (let input = 0; input < some; input++) {
      const value = values[input]
      const row = places[input] * width + unit
      a += value * rows[row]
      b += value * rows[row + 1]
      c += value * rows[row + 2]
      d += value * rows[row + 3]
    }
    sums[to + unit] = a
    sums[to + unit + 1] = b
    sums[to + unit + 2] = c
    sums[to + unit + 3] = d
  }
}
