/** Where a disc may stand without hiding a name: as near as it can to where it belongs. */
import { MIDLAND, NORTH_EASTERN } from '../rules.ts'
import type { AreaShape, Box, Point, Sheet } from '../sheet.ts'
import { linkBetween, middleOf } from './Track.tsx'

/** How much room a plate takes: its radius, and how much wider than a disc it is on either side. */
export type Room = readonly [r: number, wider: number]

/**
 * On the link, or a little along the line, towards the end first; or beside the line, where a name leaves no room on it. It hides no name and no other
 * plate, and rather a link than the pieces of a place.
 */
export function discSpot(sheet: Sheet, from: string, to: string, [r, wider]: Room, plates: readonly Box[] = []): Point {
  const at = linkBetween(sheet, from, to)?.at ?? middleOf(sheet, to)
  const along = [0, 12, 22, 32, 42].flatMap((by) => [towards(at, middleOf(sheet, to), by), towards(at, middleOf(sheet, from), by)])
  const beside = along.flatMap(([x, y]) => [r, -r, 1.6 * r, -1.6 * r].map((by): Point => [x, y + by]))
  const spots = [...along, ...beside].map((spot) => inside(sheet, spot, r, wider))
  const span = spanOf(spots)
  const near = (boxes: readonly Box[]) => boxes.filter((box) => isNear(box, span, r + wider))
  const [names, rows, others] = [near(sheet.areas.map(({ nameBox }) => nameBox)), near(rowsOf(sheet)), near(plates)]
  const reachInto = (boxes: readonly Box[], spot: Point) => {
    let by = 0
    for (const [left, top, right, bottom] of boxes) by += Math.max(0, r - farFrom([left - wider, top, right + wider, bottom], spot))
    return by
  }
  let [best, least] = [spots[0] as Point, Number.POSITIVE_INFINITY]
  for (const spot of spots) {
    const hidden = reachInto(names, spot) + reachInto(others, spot) + reachInto(rows, spot) / 4
    if (hidden === 0) return spot
    if (hidden < least) [best, least] = [spot, hidden]
  }
  return best
}

/** The room of a plate that stands there. */
export const plateBox = ([x, y]: Point, [r, wider]: Room): Box => [x - r - wider, y - r, x + r + wider, y + r]

export function towards([x, y]: Point, [toX, toY]: Point, by: number): Point {
  const length = Math.hypot(toX - x, toY - y) || 1
  const step = Math.min(by, length * 0.7) / length
  return [x + (toX - x) * step, y + (toY - y) * step]
}

/** Nothing hangs over the edge. */
export function inside({ inner }: Sheet, [x, y]: Point, r: number, wider = 0): Point {
  const side = r + wider
  return [Math.min(Math.max(x, side), inner.width - side), Math.min(Math.max(y, r), inner.height - r)]
}

/** The size of a lamp. */
export const LAMP = 15

/** Where a lamp of an area stands: beside its name or its row, hiding neither names nor signs nor pieces. */
export function lampSpot(sheet: Sheet, number: number, r: number): Point {
  const spots = lamps.get(sheet) ?? new Map<number, Point>()
  lamps.set(sheet, spots)
  // Each when it is first lit: all of them at once held up the move that begins the building.
  const spot = spots.get(number) ?? freeBeside(sheet, number, r)
  spots.set(number, spot)
  return spot
}

const lamps = new WeakMap<Sheet, Map<number, Point>>()

function freeBeside(sheet: Sheet, number: number, r: number): Point {
  const area = sheet.areas[number] as AreaShape
  const [left, top, right, bottom] = area.nameBox
  const middle = (top + bottom) / 2
  const row = rowOf(area)
  const [rowLeft, , rowRight] = row
  const rowMiddle = (row[1] + row[3]) / 2
  const gap = r + 7
  const ways: readonly Point[] = [
    [rowRight + gap, rowMiddle],
    [right + gap, middle],
    [left - gap, middle],
    [rowLeft - gap, rowMiddle],
    [(rowLeft + rowRight) / 2, row[3] + gap],
    [(left + right) / 2, top - gap],
    [rowRight + gap, row[3] + r],
    [rowLeft - gap, row[3] + r],
  ]
  const neighbours = within(sheet, spanOf(ways), r + REACH)
  const crowds = ways.map((spot) => crowding(sheet, neighbours, spot, r))
  return ways[crowds.indexOf(Math.min(...crowds))] as Point
}

/** Beyond its own size a lamp minds links this near, and names and rows nearer still. */
const REACH = 14

interface Neighbours {
  readonly boxes: readonly Box[]
  readonly links: readonly Point[]
}

/** What can crowd anything in that box: looked for once, not for each spot in it. */
function within(sheet: Sheet, span: Box, by: number): Neighbours {
  return {
    boxes: takenBoxes(sheet).filter((box) => isNear(box, span, by)),
    links: sheet.links.map(({ at }) => at).filter(([x, y]) => isNear([x, y, x, y], span, by)),
  }
}

const isNear = ([l, t, r, b]: Box, [left, top, right, bottom]: Box, by: number) =>
  l < right + by && r > left - by && t < bottom + by && b > top - by

function spanOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

function crowding({ inner }: Sheet, { boxes, links }: Neighbours, spot: Point, r: number): number {
  let crowd = 0
  for (const box of boxes) crowd += Math.max(0, r + 3 - farFrom(box, spot))
  for (const at of links) crowd += Math.max(0, r + REACH - Math.hypot(at[0] - spot[0], at[1] - spot[1])) / 2
  const isOff = spot[0] < r + 4 || spot[1] < r + 4 || spot[0] > inner.width - r - 4 || spot[1] > inner.height - r - 4
  return crowd + (isOff ? 1000 : 0)
}

/** Names and rows of all areas. */
function takenBoxes(sheet: Sheet): readonly Box[] {
  const boxes = taken.get(sheet) ?? [...sheet.areas.map(({ nameBox }) => nameBox), ...rowsOf(sheet)]
  taken.set(sheet, boxes)
  return boxes
}
const taken = new WeakMap<Sheet, readonly Box[]>()

/** Measured once: every price that is written asks for them. */
function rowsOf(sheet: Sheet): readonly Box[] {
  const boxes = rowsKnown.get(sheet) ?? sheet.areas.map(rowOf)
  rowsKnown.set(sheet, boxes)
  return boxes
}
const rowsKnown = new WeakMap<Sheet, readonly Box[]>()

const BOTH = MIDLAND | NORTH_EASTERN

/** The room of sign, badge and pieces of an area. */
function rowOf({ slots, icon, badge, at, marker, printedCompany }: AreaShape): Box {
  const points = slots.length > 0 ? [...slots, icon] : [badge]
  const xs = points.map(([x]) => x)
  const y = points[0]?.[1] ?? at[1]
  // Two companies hang two signs.
  const half = slots.length > 0 ? 20 : marker === 'the-south' ? 148 : printedCompany === BOTH ? 50 : 24
  return [Math.min(...xs) - half, y - 20, Math.max(...xs) + half, y + 20]
}

function farFrom([left, top, right, bottom]: Box, [x, y]: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}
