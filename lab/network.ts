/** The network of engine/judgement.ts as training sees it: all weights in one list, what a row comes to, and how each weight changes that. */
import type { Dice } from '@branchline/bots'
import type { LearnedWeights } from '@branchline/engine'
import { type Layout, PART, SEATS } from './rows.ts'

export interface Shape {
  readonly own: number
  readonly shared: number
  readonly width: number
  readonly narrow: number
  readonly parts: number
}

/** Where in the list of all weights each group begins. */
interface Places {
  readonly base: number
  readonly certainty: number
  readonly seat: number
  readonly rivals: number
  readonly table: number
  readonly first: number
  readonly middle: number
  readonly second: number
  readonly last: number
  readonly count: number
}

export function placesOf({ own, shared, width, narrow, parts }: Shape): Places {
  const base = 0
  const certainty = base + parts
  const seat = certainty + parts
  const rivals = seat + own * width
  const table = rivals + own * width
  const first = table + shared * width
  const middle = first + width
  const second = middle + width * narrow
  const last = second + narrow
  return { base, certainty, seat, rivals, table, first, middle, second, last, count: last + narrow }
}

/** Small numbers for the layers in between, none for the last: an untrained network leaves the forecast as it is. */
export function freshWeights(shape: Shape, certainty: number, dice: Dice): Float64Array {
  const places = placesOf(shape)
  const weights = new Float64Array(places.count)
  weights.fill(1, places.base, places.certainty)
  weights.fill(certainty, places.certainty, places.seat)
  const spread = (from: number, to: number, size: number) => {
    for (let at = from; at < to; at++) weights[at] = size * (2 * dice.fraction() - 1)
  }
  spread(places.seat, places.first, Math.sqrt(1.5 / (2 * shape.own + shape.shared)))
  spread(places.middle, places.second, Math.sqrt(3 / shape.width))
  return weights
}

export interface Passes {
  /** What every seat of a row is ahead of the mean, into `ahead`; and the certainty of its part. */
  forward(numbers: Float32Array, from: number): number
  readonly ahead: Float64Array
  /** After `forward`, of the same row: adds to `slopes` what follows from the slopes by `ahead` and by certainty. */
  backward(numbers: Float32Array, from: number, byAhead: Float64Array, byCertainty: number, slopes: Float64Array): void
}

export function passesOf(shape: Shape, layout: Layout, scale: number, weights: Float64Array): Passes {
  const places = placesOf(shape)
  const { own, shared, width, narrow } = shape
  const most = layout.seats
  const common = new Float64Array(width)
  const mine = new Float64Array(most * width)
  const others = new Float64Array(most * width)
  const hidden = new Float64Array(most * width)
  const inner = new Float64Array(most * narrow)
  const ahead = new Float64Array(most)
  const bySeat = new Float64Array(most * width)
  const byRivals = new Float64Array(width)
  const byInner = new Float64Array(narrow)
  const total = new Float64Array(width)

  function forward(numbers: Float32Array, from: number): number {
    const seats = numbers[from + SEATS]
    const part = numbers[from + PART]
    for (let unit = 0; unit < width; unit++) common[unit] = weights[places.first + unit]
    addRows(numbers, from + layout.sharedAt, shared, weights, places.table, common, 0, width)
    mine.fill(0)
    others.fill(0)
    total.fill(0)
    let mean = 0
    for (let seat = 0; seat < seats; seat++) {
      addRows(numbers, from + layout.ownAt + seat * own, own, weights, places.seat, mine, seat * width, width)
      addRows(numbers, from + layout.ownAt + seat * own, own, weights, places.rivals, others, seat * width, width)
      for (let unit = 0; unit < width; unit++) total[unit] += others[seat * width + unit]
      mean += numbers[from + layout.base + seat] / seats
    }
    let middlePoint = 0
    for (let seat = 0; seat < seats; seat++) {
      const at = seat * width
      for (let unit = 0; unit < width; unit++) {
        const rest = (total[unit] - others[at + unit]) / (seats - 1)
        const value = common[unit] + mine[at + unit] + rest
        hidden[at + unit] = value > 0 ? value : 0
      }
      let value = (weights[places.base + part] * (numbers[from + layout.base + seat] - mean)) / scale
      for (let unit = 0; unit < narrow; unit++) inner[seat * narrow + unit] = weights[places.second + unit]
      addDense(hidden, at, width, weights, places.middle, inner, seat * narrow, narrow)
      for (let unit = 0; unit < narrow; unit++) {
        const into = inner[seat * narrow + unit]
        if (into > 0) value += into * weights[places.last + unit]
      }
      ahead[seat] = value
      middlePoint += value / seats
    }
    for (let seat = 0; seat < seats; seat++) ahead[seat] -= middlePoint
    return weights[places.certainty + part]
  }

  function backward(numbers: Float32Array, from: number, byAhead: Float64Array, byCertainty: number, slopes: Float64Array): void {
    const seats = numbers[from + SEATS]
    const part = numbers[from + PART]
    slopes[places.certainty + part] += byCertainty
    let centre = 0
    let mean = 0
    for (let seat = 0; seat < seats; seat++) {
      centre += byAhead[seat] / seats
      mean += numbers[from + layout.base + seat] / seats
    }
    byRivals.fill(0)
    for (let seat = 0; seat < seats; seat++) {
      const slope = byAhead[seat] - centre
      const at = seat * width
      slopes[places.base + part] += (slope * (numbers[from + layout.base + seat] - mean)) / scale
      for (let unit = 0; unit < narrow; unit++) {
        const into = inner[seat * narrow + unit]
        byInner[unit] = into > 0 ? slope * weights[places.last + unit] : 0
        if (into > 0) slopes[places.last + unit] += slope * into
        slopes[places.second + unit] += byInner[unit]
      }
      for (let unit = 0; unit < width; unit++) {
        const value = hidden[at + unit]
        let sum = 0
        if (value > 0) {
          const row = places.middle + unit * narrow
          for (let next = 0; next < narrow; next++) {
            const back = byInner[next]
            sum += back * weights[row + next]
            slopes[row + next] += back * value
          }
        }
        bySeat[at + unit] = sum
        byRivals[unit] += sum
      }
    }
    for (let unit = 0; unit < width; unit++) slopes[places.first + unit] += byRivals[unit]
    addSlopes(numbers, from + layout.sharedAt, shared, byRivals, 0, slopes, places.table, width)
    for (let seat = 0; seat < seats; seat++) {
      const at = seat * width
      const inputs = from + layout.ownAt + seat * own
      addSlopes(numbers, inputs, own, bySeat, at, slopes, places.seat, width)
      for (let unit = 0; unit < width; unit++) total[unit] = (byRivals[unit] - bySeat[at + unit]) / (seats - 1)
      addSlopes(numbers, inputs, own, total, 0, slopes, places.rivals, width)
    }
  }

  return { forward, ahead, backward }
}

function addRows(
  inputs: Float32Array,
  from: number,
  count: number,
  weights: Float64Array,
  rows: number,
  sums: Float64Array,
  to: number,
  width: number,
): void {
  for (let input = 0; input < count; input++) {
    const value = inputs[from + input]
    if (value === 0) continue
    const row = rows + input * width
    for (let unit = 0; unit < width; unit++) sums[to + unit] += value * weights[row + unit]
  }
}

function addDense(
  inputs: Float64Array,
  from: number,
  count: number,
  weights: Float64Array,
  rows: number,
  sums: Float64Array,
  to: number,
  width: number,
): void {
  for (let input = 0; input < count; input++) {
    const value = inputs[from + input]
    if (value === 0) continue
    const row = rows + input * width
    for (let unit = 0; unit < width; unit++) sums[to + unit] += value * weights[row + unit]
  }
}

function addSlopes(
  inputs: Float32Array,
  from: number,
  count: number,
  back: Float64Array,
  at: number,
  slopes: Float64Array,
  rows: number,
  width: number,
): void {
  for (let input = 0; input < count; input++) {
    const value = inputs[from + input]
    if (value === 0) continue
    const row = rows + input * width
    for (let unit = 0; unit < width; unit++) slopes[row + unit] += value * back[at + unit]
  }
}

const DIGITS = 3

/** As a file holds them: a few digits are enough, and small. */
export function asFile(shape: Shape, weights: Float64Array, command: string): LearnedWeights {
  const places = placesOf(shape)
  const group = (from: number, to: number) => Array.from(weights.subarray(from, to), (weight) => Number(weight.toPrecision(DIGITS)))
  return {
    command,
    own: shape.own,
    shared: shape.shared,
    hidden: [shape.width, shape.narrow],
    base: group(places.base, places.certainty),
    certainty: group(places.certainty, places.seat),
    seat: group(places.seat, places.rivals),
    rivals: group(places.rivals, places.table),
    table: group(places.table, places.first),
    first: group(places.first, places.middle),
    middle: group(places.middle, places.second),
    second: group(places.second, places.last),
    last: group(places.last, places.count),
  }
}

/** The same way back: to train on. */
export function fromFile(file: LearnedWeights): { shape: Shape; weights: Float64Array } {
  const [width, narrow] = file.hidden as [number, number]
  const shape = { own: file.own, shared: file.shared, width, narrow, parts: file.base.length }
  const { base, certainty, seat, rivals, table, first, middle, second, last } = file
  return {
    shape,
    weights: Float64Array.from([...base, ...certainty, ...seat, ...rivals, ...table, ...first, ...middle, ...second, ...last]),
  }
}
