/** Hexes with pointed tops: corners, sides, outlines. Sizes are from centre to corner, in the units of the board. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** Of a hex's corners, north first, then clockwise: half widths across, half sizes down from its centre. */
export const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const

/** East first, then clockwise: the corners a side runs between, and the step to the hex beyond, in half widths and half sizes. */
export const SIDES = [
  { from: 1, to: 2, across: 2, down: 0 },
  { from: 2, to: 3, across: 1, down: 3 },
  { from: 3, to: 4, across: -1, down: 3 },
  { from: 4, to: 5, across: -2, down: 0 },
  { from: 5, to: 0, across: -1, down: -3 },
  { from: 0, to: 1, across: 1, down: -3 },
] as const

/** Tenths are enough for any drawing. */
export const round = (value: number) => Math.round(value * 10) / 10

export const halfWidth = (size: number) => (size * Math.sqrt(3)) / 2

/** The point so many half widths across and half sizes down from another. */
export function stepFrom({ x, y }: Point, across: number, down: number, size: number): Point {
  return { x: round(x + across * halfWidth(size)), y: round(y + (down * size) / 2) }
}

const cornerOf = (centre: Point, corner: number, size: number) => stepFrom(centre, ...(CORNERS[corner] as readonly [number, number]), size)

/** The outline of a hexagon about a point. Boards are made of hundreds: as one string, without a point for each corner. */
export function hexagon({ x, y }: Point, size: number): string {
  const [left, right] = [round(x - halfWidth(size)), round(x + halfWidth(size))]
  const [top, above, below, bottom] = [round(y - size), round(y - size / 2), round(y + size / 2), round(y + size)]
  return `M${round(x)} ${top}L${right} ${above}L${right} ${below}L${round(x)} ${bottom}L${left} ${below}L${left} ${above}Z`
}

/** The two ends of a side. */
export function sideOf(centre: Point, side: number, size: number): readonly [Point, Point] {
  const { from, to } = SIDES[side] as (typeof SIDES)[number]
  return [cornerOf(centre, from, size), cornerOf(centre, to, size)]
}

/** A line through points. */
export const lineThrough = (points: readonly Point[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`

/** The same, back to where it began. */
export const closed = (points: readonly Point[]) => `${lineThrough(points)}Z`

/** Chance that always falls the same way for the same place: coast, trees and peaks stay where they are. */
export function scatter(place: number): () => number {
  let seed = (place + 11) * 2654435761
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** On a wide screen height is what is scarce, on a narrow one width. */
export function isWide(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(min-width: 52rem)').matches
}
