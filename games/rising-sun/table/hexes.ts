/** Hexes with pointed tops, 60 from centre to corner: corners, sides, outlines. */

export const SIZE = 60
export const HALF = (SIZE * Math.sqrt(3)) / 2

export interface Point {
  readonly x: number
  readonly y: number
}

/** North first, then clockwise. */
const CORNERS = [
  [0, -1],
  [1, -0.5],
  [1, 0.5],
  [0, 1],
  [-1, 0.5],
  [-1, -0.5],
] as const
/** East first, then clockwise: the corners a side runs between, and the step to the hex beyond. */
export const SIDES = [
  { from: 1, to: 2, dx: 2, dy: 0 },
  { from: 2, to: 3, dx: 1, dy: 1.5 },
  { from: 3, to: 4, dx: -1, dy: 1.5 },
  { from: 4, to: 5, dx: -2, dy: 0 },
  { from: 5, to: 0, dx: -1, dy: -1.5 },
  { from: 0, to: 1, dx: 1, dy: -1.5 },
] as const

export const round = (value: number) => Math.round(value * 10) / 10

function cornerOf({ x, y }: Point, corner: number, size = SIZE): Point {
  const [across, down] = CORNERS[corner]
  return { x: round(x + (across * size * Math.sqrt(3)) / 2), y: round(y + down * size) }
}

export function hexagon(centre: Point, size = SIZE): string {
  return `M${CORNERS.map((_, corner) => Object.values(cornerOf(centre, corner, size)).join(' ')).join('L')}Z`
}

export function sideOf(centre: Point, side: number): readonly [Point, Point] {
  return [cornerOf(centre, SIDES[side].from), cornerOf(centre, SIDES[side].to)]
}
