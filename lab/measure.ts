/** How good a judgement is on games it was not made from: the share of the final differences it explains, and −ln of the winner's chance. */

import { softmax } from './chances.ts'
import type { Passes } from './network.ts'
import { LEAD, layoutOf, PART, type Rows, SEATS } from './rows.ts'
import type { Subject } from './subjects.ts'

export interface Measured {
  readonly rows: number
  /** By hand, learned: of all rows, and by part of the game. */
  readonly all: Line
  readonly parts: readonly Line[]
  readonly text: string
}

interface Line {
  readonly rows: number
  readonly explained: readonly [number, number]
  readonly loss: readonly [number, number]
  readonly even: number
}

const LN_3 = Math.log(3)

export function measure(subject: Subject, rows: Rows, chosen: readonly number[], passes: Passes): Measured {
  const layout = layoutOf(subject)
  const { scale, parts } = subject.features
  const sums = Array.from({ length: parts + 1 }, () => ({ rows: 0, total: 0, missed: [0, 0], loss: [0, 0], even: 0 }))
  const byHand = new Float64Array(layout.seats)
  const chances = new Float64Array(layout.seats)
  for (const row of chosen) {
    const { numbers, from } = rows.at(row)
    const seats = numbers[from + SEATS]
    const certainty = passes.forward(numbers, from)
    let meanBase = 0
    let meanScore = 0
    for (let seat = 0; seat < seats; seat++) {
      meanBase += numbers[from + layout.base + seat] / seats
      meanScore += numbers[from + layout.score + seat] / seats
    }
    for (let seat = 0; seat < seats; seat++) byHand[seat] = (numbers[from + layout.base + seat] - meanBase) / scale
    const handCertainty = (LN_3 * scale) / numbers[from + LEAD]
    for (const sum of [sums[parts], sums[numbers[from + PART]]]) {
      if (sum === undefined) continue
      sum.rows++
      sum.even += Math.log(seats)
      for (const [way, ahead, sure] of [
        [0, byHand, handCertainty],
        [1, passes.ahead, certainty],
      ] as const) {
        softmax(ahead, sure, seats, chances)
        for (let seat = 0; seat < seats; seat++) {
          const target = (numbers[from + layout.score + seat] - meanScore) / scale
          if (way === 0) sum.total += target ** 2
          sum.missed[way] += (ahead[seat] - target) ** 2
          sum.loss[way] -= numbers[from + layout.share + seat] * Math.log(Math.max(1e-6, chances[seat]))
        }
      }
    }
  }
  const lines = sums.map(
    ({ rows: count, total, missed, loss, even }): Line => ({
      rows: count,
      explained: [1 - missed[0] / total, 1 - missed[1] / total],
      loss: [loss[0] / count, loss[1] / count],
      even: even / count,
    }),
  )
  const all = lines[parts]
  const text = `${all.rows} positions, explained ${all.explained.map((part) => part.toFixed(3)).join(' → ')}, loss ${all.loss.map((part) => part.toFixed(3)).join(' → ')} (even chances ${all.even.toFixed(3)})`
  return { rows: all.rows, all, parts: lines.slice(0, parts), text }
}
