/** Where everything lies on the sheet, computed once from the map. Units are those of the board: a hex is 50 from centre to corner. */
import { CORNERS, closed, halfWidth, hexagon, lineThrough, type Point, round, SIDES, stepFrom } from '@branchline/design'
import map from '../../maps/west-riding.json' with { type: 'json' }
import type { Hex } from '../../rules/board.ts'

/** The sheet as it stands on a narrow screen: the turn track lies below the land. On a wide one it stands to the left of it. */
export const SHEET = { width: 1590, height: 1330 }
export const LAND_HEIGHT = 1166
export const MARGIN = 214
export const SIZE = 50
/** Where Leeds Central lies. */
const ORIGIN = { x: 700, y: 408 }

export function sizeOfSheet(wide: boolean): { readonly width: number; readonly height: number } {
  return wide ? { width: SHEET.width + MARGIN, height: LAND_HEIGHT } : SHEET
}

export const centres: readonly Point[] = map.hexes.map(({ q, r }) => fromGrid(2 * q + r, 3 * r))

/** From the corner units of the map: half a hex wide, a quarter of a hex high. */
function fromGrid(across: number, down: number): Point {
  return stepFrom(ORIGIN, across, down, SIZE)
}

/** A place of the map's labels, which count whole hexes and whole rows. */
export function fromRows(x: number, y: number): Point {
  return { x: round(ORIGIN.x + 2 * x * halfWidth(SIZE)), y: round(ORIGIN.y + y * SIZE * 1.5) }
}

export const outlines: readonly string[] = centres.map((centre) => hexagon(centre, SIZE))

/** The edge of the board: every side with nothing beyond it, one after the other. */
export const edge: string = (() => {
  const known = new Set(map.hexes.map(({ q, r }) => `${q},${r}`))
  const next = new Map<string, readonly [number, number]>()
  let first = ''
  for (const { q, r } of map.hexes) {
    map.layout.neighbours.forEach(([dq, dr], side) => {
      if (known.has(`${q + dq},${r + dr}`)) return
      const [from, to] = [SIDES[side].from, SIDES[side].to].map(
        (corner) => [2 * q + r + CORNERS[corner][0], 3 * r + CORNERS[corner][1]] as const,
      )
      first ||= from.join()
      next.set(from.join(), to)
    })
  }
  const loop: Point[] = []
  for (let at = next.get(first); at !== undefined && loop.length < next.size; at = next.get(at.join())) loop.push(fromGrid(at[0], at[1]))
  return closed(loop)
})()

export interface River {
  readonly name: string
  readonly width: number
  readonly course: string
}

const RIVER_WIDTHS = [0, 6, 8, 11]
export const rivers: readonly River[] = map.riverCourses.map(({ name, width, corners }) => ({
  name,
  width: RIVER_WIDTHS[width],
  course: lineThrough(corners.map(([across, down]) => fromGrid(across, down))),
}))

/** A route from the edge of its first town to the edge of its last, so that it hides neither name: the points it runs through. */
export function pointsAlong(origin: Hex, path: readonly Hex[]): Point[] {
  const points = [origin, ...path].map((hex) => centres[hex])
  const [first, second] = points
  const [beforeLast, last] = points.slice(-2)
  return [between(first, second, 0.42), ...points.slice(1, -1), between(last, beforeLast, 0.38)]
}

function between(from: Point, to: Point, part: number): Point {
  return { x: round(from.x + (to.x - from.x) * part), y: round(from.y + (to.y - from.y) * part) }
}

/** Where the small cubes of several railways stand in a town: along its lower edge, the outer ones higher, as the hex narrows. */
export function placesInTown(count: number, { x, y }: Point, wide = 13.2): Point[] {
  return Array.from({ length: count }, (_, place) => {
    const off = place - (count - 1) / 2
    return { x: round(x + off * wide), y: round(y + 28 - Math.max(0, Math.abs(off) - 0.6) * 3.6) }
  })
}

/** By hex: on how many of its sides a river runs. */
export const riverSides: readonly number[] = map.hexes.map(
  ({ q, r }) => map.rivers.filter((side) => side.some(([sideQ, sideR]) => sideQ === q && sideR === r)).length,
)
