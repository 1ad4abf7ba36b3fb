/** Where everything lies on the sheet, computed once from the map. Units are those of the board: a hex is 50 from centre to corner. */
import { CORNERS, closed, halfWidth, hexagon, lineThrough, type Point, round, SIDES, stepFrom } from '@branchline/design'
import map from '../../maps/west-riding.json' with { type: 'json' }
import { type Hex, RURAL, urbanAt } from '../../rules/board.ts'

/** The land and a margin for its edge, nothing else. */
export const SHEET = { width: 1462, height: 1130 }
export const SIZE = 50
/** The ring round a place reaches beyond the river on its sides. */
export const LIT = 53.5
/** Where Leeds Central lies. */
const ORIGIN = { x: 666, y: 377.5 }

export const centres: readonly Point[] = map.hexes.map(({ q, r }) => fromGrid(2 * q + r, 3 * r))

const indexByPlace = new Map(map.hexes.map(({ q, r }, hex) => [`${q},${r}`, hex]))
/** By hex: the hexes beside it. */
export const neighbours: readonly (readonly Hex[])[] = map.hexes.map(({ q, r }) =>
  map.layout.neighbours.flatMap(([dq, dr]) => indexByPlace.get(`${q + dq},${r + dr}`) ?? []),
)

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
  const next = new Map<string, readonly [number, number]>()
  let first = ''
  for (const { q, r } of map.hexes) {
    map.layout.neighbours.forEach(([dq, dr], side) => {
      if (indexByPlace.has(`${q + dq},${r + dr}`)) return
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

/** The stretches of rivers along the sides of a hex, where they cost; each with where it comes from and goes on to, as far as a ring round the hex reaches. */
export function riversBeside(hex: Hex): River[] {
  const { q, r } = map.hexes[hex]
  const own = new Set(CORNERS.map(([across, down]) => `${2 * q + r + across},${3 * r + down}`))
  return map.riverCourses.flatMap(({ name, width, corners }) => {
    const points = corners.map(([across, down]) => fromGrid(across, down))
    return runsOf(corners, ([across, down]) => own.has(`${across},${down}`)).map(([first, last]) => {
      const onward = (corner: number, next: number) => (next in points ? [between(points[corner], points[next], 0.27)] : [])
      const along = [...onward(first, first - 1), ...points.slice(first, last + 1), ...onward(last, last + 1)]
      return { name, width: RIVER_WIDTHS[width], course: lineThrough(along) }
    })
  })
}

/** Where what is wanted stands in a row, two or more together: from and to. */
function runsOf<Item>(list: readonly Item[], isWanted: (item: Item) => boolean): (readonly [number, number])[] {
  const wanted = list.map(isWanted)
  return wanted.flatMap((is, from) => {
    if (!is || wanted[from - 1]) return []
    const end = wanted.indexOf(false, from)
    const to = (end < 0 ? list.length : end) - 1
    return to > from ? [[from, to] as const] : []
  })
}

/** A route from the edge of its first town to the edge of its last, so that it hides neither name: the points it runs through. */
export function pointsAlong(origin: Hex, path: readonly Hex[]): Point[] {
  const hexes = [origin, ...path]
  const points = hexes.map((hex) => centres[hex])
  const last = points.length - 1
  return points.map((point, place) => {
    if (urbanAt[hexes[place]] === RURAL) return point
    return place === 0 ? between(point, points[1], 0.52) : place === last ? between(point, points[last - 1], 0.52) : point
  })
}

export function between(from: Point, to: Point, part: number): Point {
  return { x: round(from.x + (to.x - from.x) * part), y: round(from.y + (to.y - from.y) * part) }
}

/** By hex: on how many of its sides a river runs. Counted side by side: asked hex by hex, all sides would be gone through a hundred times before a first board. */
export const riverSides: readonly number[] = (() => {
  const sides = map.hexes.map(() => 0)
  for (const place of map.rivers.flat()) {
    const hex = indexByPlace.get(place.join())
    if (hex !== undefined) sides[hex]++
  }
  return sides
})()
