/** The course of the rivers: every river hex drains to the sea, or out of its valley, by way of its neighbours. */
import { type Point, round, scatter, sideOf } from '@branchline/design'
import { type Board, MOUNTAIN, RIVER, SEA } from '../rules/board.ts'
import { SIZE } from './outline.ts'

export interface Stream {
  readonly hex: number
  readonly course: string
  readonly width: number
}

type Beyond = readonly (readonly number[])[]

export function streamsOf(board: Board, centres: readonly Point[], beyond: Beyond): Stream[] {
  const rivers = board.ids.map((_, hex) => hex).filter((hex) => board.kind[hex] === RIVER)
  const out = mouths(board, rivers, beyond)
  const inlets = new Map<number, number[]>(rivers.map((hex) => [hex, []]))
  for (const [hex, side] of out) {
    const other = beyond[hex][side]
    if (inlets.has(other)) inlets.get(other)!.push((side + 3) % 6)
  }
  const length = new Map<number, number>()
  const upstream = (hex: number): number => {
    if (!length.has(hex)) length.set(hex, 1 + inlets.get(hex)!.reduce((most, side) => Math.max(most, upstream(beyond[hex][side])), 0))
    return length.get(hex)!
  }
  return rivers.flatMap((hex): Stream[] => {
    const exit = out.get(hex) ?? 0
    const sources = inlets.get(hex)!
    const width = 4.5 + Math.min(5, upstream(hex)) * 1.1
    if (sources.length === 0) return [{ hex, width: width * 0.85, course: fromSpring(board, centres, beyond, hex, exit) }]
    return sources.map((side) => ({
      hex,
      width: 4.5 + Math.min(5, upstream(beyond[hex][side])) * 1.1,
      course: curve(crossing(centres, hex, side), bend(centres[hex], hex), crossing(centres, hex, exit)),
    }))
  })
}

/** By river hex the side it leaves by: towards the sea if any can be reached through river hexes, else out of the board or into open land. */
function mouths(board: Board, rivers: readonly number[], beyond: Beyond): Map<number, number> {
  const out = new Map<number, number>()
  const queue: number[] = []
  const leave = (hex: number, side: number) => {
    if (out.has(hex) || side < 0) return
    out.set(hex, side)
    queue.push(hex)
  }
  const spread = () => {
    for (const hex of queue.splice(0))
      beyond[hex].forEach((other, side) => {
        if (other >= 0 && board.kind[other] === RIVER) leave(other, (side + 3) % 6)
      })
    if (queue.length > 0) spread()
  }
  const isSea = (hex: number) => hex >= 0 && board.kind[hex] === SEA
  for (const hex of rivers) leave(hex, beyond[hex].findIndex(isSea))
  spread()
  // What does not reach the sea leaves by the edge of the board, from the lowest row up; the rest ends in open land.
  for (const hex of [...rivers].reverse()) {
    if (out.has(hex)) continue
    const away = [1, 2, 0, 3, 4, 5].find((side) => beyond[hex][side] < 0)
    const open = [1, 2, 0, 3, 5, 4].find(
      (side) => beyond[hex][side] >= 0 && board.kind[beyond[hex][side]] !== MOUNTAIN && board.kind[beyond[hex][side]] !== RIVER,
    )
    leave(hex, away ?? open ?? 1)
    spread()
  }
  return out
}

/** The middle of a side, moved a little along it: the same for both hexes. */
function crossing(centres: readonly Point[], hex: number, side: number): Point {
  const [from, to] = sideOf(centres[hex], side, SIZE)
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  const off = (scatter(Math.round(x) * 13 + Math.round(y) * 29)() - 0.5) * 0.3 * (from.x + from.y * 1.7 > to.x + to.y * 1.7 ? -1 : 1)
  return { x: x + (to.x - from.x) * off, y: y + (to.y - from.y) * off }
}

function bend({ x, y }: Point, hex: number): Point {
  const chance = scatter(hex + 3000)
  return { x: x + (chance() - 0.5) * 26, y: y + (chance() - 0.5) * 22 }
}

/** A river that no other feeds rises inside its hex, on the side away from where it leaves: from a mountain if there is one. */
function fromSpring(board: Board, centres: readonly Point[], beyond: Beyond, hex: number, exit: number): string {
  const sides = [3, 2, 4].map((turn) => (exit + turn) % 6)
  const hill = sides.find((side) => beyond[hex][side] >= 0 && board.kind[beyond[hex][side]] === MOUNTAIN) ?? sides[0]
  const [{ x, y }, edge] = [centres[hex], crossing(centres, hex, hill)]
  const part = beyond[hex][hill] < 0 ? 1 : 0.8
  const start = { x: x + (edge.x - x) * part, y: y + (edge.y - y) * part }
  return curve(start, bend(centres[hex], hex), crossing(centres, hex, exit))
}

/** An S through the bend, as rivers run. */
function curve(from: Point, by: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const lead = 0.22
  return (
    `M${round(from.x)} ${round(from.y)}` +
    `Q${round((from.x + by.x) / 2 + dy * 0.14)} ${round((from.y + by.y) / 2 - dx * 0.14)} ${round(by.x)} ${round(by.y)}` +
    `Q${round(by.x + dx * lead)} ${round(by.y + dy * lead)} ${round(to.x)} ${round(to.y)}`
  )
}
