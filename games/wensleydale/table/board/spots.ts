/** Where a disc may stand without hiding a name: as near as it can to where it belongs. */
import type { Box, Point, Sheet } from '../sheet.ts'
import { linkBetween, middleOf } from './Track.tsx'

/** On the link, or a little along the line, towards the end first. */
export function discSpot(sheet: Sheet, from: string, to: string, r: number): Point {
  const at = linkBetween(sheet, from, to)?.at ?? middleOf(sheet, to)
  const ways = [0, 12, 22, 32, 42].flatMap((by) => [towards(at, middleOf(sheet, to), by), towards(at, middleOf(sheet, from), by)])
  return inside(sheet, ways.find((spot) => isClear(sheet, spot, r)) ?? at, r)
}

export function towards([x, y]: Point, [toX, toY]: Point, by: number): Point {
  const length = Math.hypot(toX - x, toY - y) || 1
  const step = Math.min(by, length * 0.7) / length
  return [x + (toX - x) * step, y + (toY - y) * step]
}

function isClear({ areas }: Sheet, [x, y]: Point, r: number): boolean {
  return areas.every(({ nameBox: [left, top, right, bottom] }) => {
    const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)]
    return Math.hypot(dx, dy) >= r
  })
}

/** Nothing hangs over the edge. */
export function inside({ inner }: Sheet, [x, y]: Point, r: number): Point {
  return [Math.min(Math.max(x, r), inner.width - r), Math.min(Math.max(y, r), inner.height - r)]
}

export function overlaps([left, top, right, bottom]: Box, [l, t, r, b]: Box): boolean {
  return left < r && l < right && top < b && t < bottom
}
