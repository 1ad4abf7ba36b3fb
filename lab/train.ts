/** Training: the network learns who won and by how much, row by row, in an order that follows from the seed. Same rows, same seed, same weights. */
import { diceFrom } from '@branchline/bots'
import type { LearnedWeights } from '@branchline/engine'
import { softmax } from './chances.ts'
import { type Measured, measure } from './measure.ts'
import { asFile, freshWeights, fromFile, passesOf, placesOf, type Shape } from './network.ts'
import { GAME, type Layout, LEAD, layoutOf, type Rows, SEATS } from './rows.ts'
import type { Subject } from './subjects.ts'

export interface Lesson {
  readonly seed: string
  readonly width: number
  readonly narrow: number
  /** Times that every row is seen. */
  readonly epochs: number
  readonly rate: number
  /** How much the margin counts beside the victory. */
  readonly margin: number
  readonly decay: number
  /** Weights to go on from. */
  readonly from?: LearnedWeights
}

const BATCH = 128
const LN_3 = Math.log(3)
/** One game in so many is held back, to see whether what was learned holds for games not seen. */
const HELD_BACK = 20

export function train(
  subject: Subject,
  rows: Rows,
  lesson: Lesson,
  command: string,
  tell: (text: string) => void,
): { readonly weights: LearnedWeights; readonly held: Measured } {
  const layout = layoutOf(subject)
  const { scale, parts } = subject.features
  const shape: Shape = { own: layout.own, shared: layout.shared, width: lesson.width, narrow: lesson.narrow, parts }
  const dice = diceFrom(lesson.seed)
  const weights =
    lesson.from === undefined ? freshWeights(shape, (LN_3 * scale) / meanLead(rows), dice) : fromFile(lesson.from).weights.slice()
  const [seen, held] = split(rows)
  const step = stepper(shape, lesson, weights)
  const passes = passesOf(shape, layout, scale, weights)
  const slopes = new Float64Array(placesOf(shape).count)
  const byAhead = new Float64Array(layout.seats)
  const chances = new Float64Array(layout.seats)
  const batches = Math.ceil(seen.length / BATCH)
  let done = 0
  for (let epoch = 0; epoch < lesson.epochs; epoch++) {
    shuffle(seen, dice.below)
    for (let batch = 0; batch < batches; batch++) {
      slopes.fill(0)
      const end = Math.min(seen.length, (batch + 1) * BATCH)
      for (let place = batch * BATCH; place < end; place++) {
        const { numbers, from } = rows.at(seen[place])
        const certainty = passes.forward(numbers, from)
        const byCertainty = slopesOf(numbers, from, layout, scale, passes.ahead, certainty, lesson.margin, chances, byAhead)
        passes.backward(numbers, from, byAhead, byCertainty, slopes)
      }
      step(slopes, end - batch * BATCH, 1 - done++ / (batches * lesson.epochs))
    }
    const found = measure(subject, rows, held, passes)
    tell(`epoch ${epoch + 1}: of games held back ${found.text}`)
  }
  const file = asFile(shape, weights, command)
  weights.set(fromFile(file).weights)
  return { weights: file, held: measure(subject, rows, held, passes) }
}

/** Slopes of the loss: −ln of the winner's chance, and the square of what the margin was missed by. */
function slopesOf(
  numbers: Float32Array,
  from: number,
  layout: Layout,
  scale: number,
  ahead: Float64Array,
  certainty: number,
  margin: number,
  chances: Float64Array,
  byAhead: Float64Array,
): number {
  const seats = numbers[from + SEATS]
  softmax(ahead, certainty, seats, chances)
  let mean = 0
  for (let seat = 0; seat < seats; seat++) mean += numbers[from + layout.score + seat] / seats
  let byCertainty = 0
  for (let seat = 0; seat < seats; seat++) {
    const missed = chances[seat] - numbers[from + layout.share + seat]
    const target = (numbers[from + layout.score + seat] - mean) / scale
    byCertainty += missed * ahead[seat]
    byAhead[seat] = certainty * missed + (2 * margin * (ahead[seat] - target)) / seats
  }
  return byCertainty
}

/** Adam, with a rate that falls to nought. */
function stepper(shape: Shape, { rate, decay }: Lesson, weights: Float64Array) {
  const places = placesOf(shape)
  const mean = new Float64Array(weights.length)
  const square = new Float64Array(weights.length)
  let [one, two] = [1, 1]
  return (slopes: Float64Array, rows: number, left: number): void => {
    one *= 0.9
    two *= 0.999
    const pace = (rate * left * Math.sqrt(1 - two)) / (1 - one)
    for (let at = 0; at < weights.length; at++) {
      const slope = slopes[at] / rows
      mean[at] = 0.9 * mean[at] + 0.1 * slope
      square[at] = 0.999 * square[at] + 0.001 * slope * slope
      const shrink = at >= places.seat ? decay * rate * left * weights[at] : 0
      weights[at] -= (pace * mean[at]) / (Math.sqrt(square[at]) + 1e-8) + shrink
    }
    for (let at = places.certainty; at < places.seat; at++) weights[at] = Math.max(0.05, weights[at])
  }
}

function split(rows: Rows): [number[], number[]] {
  const seen: number[] = []
  const held: number[] = []
  for (let row = 0; row < rows.count; row++) {
    const { numbers, from } = rows.at(row)
    if (numbers[from + GAME] % HELD_BACK === 0) held.push(row)
    else seen.push(row)
  }
  return [seen, held]
}

function meanLead(rows: Rows): number {
  let sum = 0
  const some = Math.min(rows.count, 1000)
  for (let row = 0; row < some; row++) {
    const { numbers, from } = rows.at(row)
    sum += numbers[from + LEAD] / some
  }
  return sum
}

function shuffle(list: number[], below: (n: number) => number): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(last + 1)
    const held = list[last]
    list[last] = list[other]
    list[other] = held
  }
}
