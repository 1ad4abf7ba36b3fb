/** The printed board as shapes: computed once for each board from the map data, shared by all that draw on it. */
import { BOARDS, type Board, CHEESE, STONE, type State } from './rules.ts'

export type Point = readonly [x: number, y: number]
/** Left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]
export type Ground = 'lowland' | 'valley' | 'hill' | 'village' | 'large' | 'post' | 'hop' | 'red' | 'green'

export interface AreaShape {
  readonly id: string
  readonly name: string
  readonly lines: readonly string[]
  readonly ground: Ground
  readonly marker: string
  readonly outline: string
  readonly at: Point
  /** Baseline of the last line of the name, the size of its letters, and the room it takes. */
  readonly nameAt: Point
  readonly nameSize: number
  readonly nameBox: Box
  /** How far to the right its name steps aside where all of the board stands on a phone; null where it could not be read and is left out. */
  readonly farBy: number | null
  /** Where its pieces stand, from left to right. */
  readonly slots: readonly Point[]
  readonly icon: Point
  /** Where signs of companies hang. */
  readonly badge: Point
  readonly printedCompany: number
  readonly fixed: 'red' | 'green' | null
  readonly darkRed: boolean
}

export interface LinkShape {
  readonly link: number
  readonly a: number
  readonly b: number
  readonly at: Point
  readonly angle: number
  readonly cost: number
  readonly overRiver: boolean
}

export interface BorderShape {
  readonly path: string
  readonly points: readonly Point[]
  readonly hills: number
  readonly wall: boolean
}

export interface Sheet {
  readonly board: Board
  readonly width: number
  readonly height: number
  readonly inner: { readonly width: number; readonly height: number }
  readonly margin: Point
  readonly areas: readonly AreaShape[]
  readonly links: readonly LinkShape[]
  readonly borders: readonly BorderShape[]
  readonly rivers: readonly { readonly name: string; readonly width: number; readonly points: readonly Point[] }[]
  readonly arrows: readonly { readonly at: Point; readonly angle: number }[]
  readonly cartouche: Point | null
  /** How large pieces are drawn. */
  readonly pieceScale: number
}

/** A table is played on one board: its drawing is fetched by itself, before the first picture. */
export async function fetchMap(map: Board['map']): Promise<void> {
  if (!maps.has(map)) maps.set(map, (await MAPS[map]()).default as unknown as MapFile)
}

export function sheetOf(state: State): Sheet {
  let sheet = sheets.get(state.board)
  if (sheet === undefined) {
    sheet = draw(BOARDS[state.board])
    sheets.set(state.board, sheet)
  }
  return sheet
}

interface MapArea {
  readonly id: string
  readonly name: string
  readonly label?: readonly string[]
  readonly terrain?: string
  readonly marker: string
  readonly large?: boolean
  readonly company?: string | readonly string[]
  readonly fixed?: string
  readonly darkRed?: boolean
  readonly at: Point
  readonly labelAt?: Point
  readonly slots?: readonly Point[]
  readonly badge?: Point
  readonly outline: readonly Point[]
}
interface MapFile {
  readonly size: Point
  readonly areas: readonly MapArea[]
  readonly borders: readonly {
    readonly between: readonly string[]
    readonly path: readonly Point[]
    readonly river?: boolean
    readonly linkable?: boolean
    readonly link?: { readonly at: Point; readonly angle: number }
  }[]
  readonly rivers?: readonly { readonly name: string; readonly width?: number; readonly path: readonly Point[] }[]
  readonly arrows?: readonly { readonly marks: readonly { readonly at: Point; readonly angle: number }[] }[]
  readonly cartouche?: Point
}

/** Room around the land for its frame, and nothing else. */
const MARGIN = 6
const SLOT = 32
const LAND = { width: 1800, height: 1320 } as const
/** Lines of a name stand this close, in heights of its letters; half a letter is this wide. */
export const LEADING = 0.88
const HALF_LETTER = { serif: 0.318, sans: 0.235, narrow: 0.22 } as const
/** The height of letters where all of the board stands on a phone. */
const FAR_SIZE = 44
const MAPS = {
  wensleydale: () => import('../maps/wensleydale.json', { with: { type: 'json' } }),
  nuremberg: () => import('../maps/nuremberg.json', { with: { type: 'json' } }),
} as const
const maps = new Map<Board['map'], MapFile>()
const sheets = new Map<number, Sheet>()

function draw(board: Board): Sheet {
  const map = maps.get(board.map)
  if (map === undefined) throw new Error(`The drawing of ${board.map} was not fetched.`)
  const [width, height] = map.size
  const margin = MARGIN
  const isHill = (id: string) => board.goodsKind[board.areaOf.get(id) as number] === STONE
  return {
    board,
    width: width + 2 * margin,
    height: height + 2 * margin,
    inner: { width, height },
    margin: [margin, margin],
    areas: fromFar(apart(map.areas.map((area, number) => areaShape(board, area, number)))),
    links: Array.from(board.borderOf, (border, link) => {
      const shape = map.borders[border]
      return {
        link,
        a: board.linkA[link] as number,
        b: board.linkB[link] as number,
        at: shape?.link?.at ?? [0, 0],
        angle: shape?.link?.angle ?? 0,
        cost: board.cost[link] as number,
        overRiver: board.map === 'nuremberg' && shape?.river === true,
      }
    }),
    borders: map.borders.map(({ path, between, linkable }) => {
      const hills = between.filter(isHill).length
      return { path: line(path), points: path, hills, wall: linkable === false && hills === 0 }
    }),
    rivers: (map.rivers ?? []).map((river) => ({ name: river.name, width: river.width ?? 4, points: river.path })),
    arrows: (map.arrows ?? []).flatMap(({ marks }) => marks),
    cartouche: map.cartouche ?? null,
    pieceScale: board.map === 'nuremberg' ? 1.44 : 1.32,
  }
}

function areaShape(board: Board, area: MapArea, number: number): AreaShape {
  const lines = area.label ?? [area.name]
  const shape = {
    id: area.id,
    name: area.name,
    lines,
    marker: board.isSouth[number] === 1 ? 'the-south' : area.marker,
    outline: line(area.outline, true),
    at: area.at,
    printedCompany: board.company[number] as number,
    fixed: area.fixed === 'red' || area.fixed === 'green' ? area.fixed : null,
    darkRed: area.darkRed === true,
    farBy: null,
  } as const
  return board.map === 'nuremberg'
    ? { ...shape, ...nurembergPlaces(area), ground: nurembergGround(area) }
    : {
        ...shape,
        ...dalesPlaces(board, area, number),
        ground: area.terrain === 'hill' ? 'hill' : area.terrain === 'valley' ? 'valley' : 'lowland',
      }
}

/** Yorkshire: the name above, below it a sign and the pieces in a row. */
function dalesPlaces(board: Board, area: MapArea, number: number) {
  const isSouth = area.marker === 'the-south'
  const isGreat = isSouth || /^(major|company)-town$/.test(area.marker)
  const nameSize = isSouth ? 30 : isGreat ? 25 : 22.5
  const y = Math.min(area.at[1], LAND.height - 40)
  const lettered = letteringOf(area, nameSize, isGreat ? 'serif' : 'sans', isSouth ? LAND.height - 22 : y - 6)
  const [x] = lettered.nameAt
  const row = y + 20
  const slots = (board.goodsKind[number] as number) >= 0 ? 2 : (board.people[number] as number)
  const left = x - (28 + slots * SLOT) / 2
  return {
    ...lettered,
    slots: Array.from({ length: slots }, (_, slot) => [left + 28 + SLOT * (slot + 0.5), row] as const),
    icon: [slots > 0 ? left + 12 : x, row] as const,
    badge: (slots > 0 ? [left + 12, row] : isSouth ? [x, LAND.height - 32] : [x, row + 2]) as Point,
  }
}

/** Franconia: the map gives every place; goods have their sign to the left of them. */
function nurembergPlaces(area: MapArea) {
  const slots = area.slots ?? []
  const first = slots[0] ?? area.at
  const [, y] = area.labelAt ?? area.at
  // The map gives the first line of a name.
  const nameSize = area.large ? 25 : 22.5
  const last = y + nameSize * LEADING * ((area.label?.length ?? 1) - 1)
  return {
    ...letteringOf({ ...area, at: area.labelAt ?? area.at }, nameSize, 'sans', Math.min(last, first[1] - 20)),
    slots,
    icon: [first[0] - 34, first[1]] as const,
    badge: area.badge ?? besideRow(slots, first),
  }
}

/** To the left of the pieces; at the western edge, where there is no room, to their right. */
function besideRow(slots: readonly Point[], [x, y]: Point): Point {
  return x - 34 >= 20 ? [x - 34, y] : [(slots.at(-1)?.[0] ?? x) + 32, y]
}

/** Names that would run into each other step aside. */
function apart(areas: readonly AreaShape[]): readonly AreaShape[] {
  const shift = areas.map(() => 0)
  const boxOf = (at: number): Box => {
    const [left, top, right, bottom] = areas[at]?.nameBox ?? [0, 0, 0, 0]
    const by = shift[at] as number
    return [left + by, top, right + by, bottom]
  }
  const abreast = pairsAbreast(areas)
  for (let pass = 0; pass < 6; pass++) {
    let isMoved = false
    for (const [one, other] of abreast) {
      const [a, b] = [boxOf(one), boxOf(other)]
      const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]) + 6
      if (wide <= 6) continue
      isMoved = true
      const [west, east] = a[0] + a[2] < b[0] + b[2] ? [one, other] : [other, one]
      const eastward = Math.min(wide / 2, LAND.width - 8 - boxOf(east)[2])
      shift[east] = (shift[east] as number) + eastward
      shift[west] = (shift[west] as number) - Math.min(wide - eastward, boxOf(west)[0] - 8)
    }
    if (!isMoved) break
  }
  return areas.map((area, at) => {
    const by = shift[at] as number
    return by === 0 ? area : { ...area, nameAt: [area.nameAt[0] + by, area.nameAt[1]], nameBox: boxOf(at) }
  })
}

/** From far only towns keep their names, in large narrow letters: they have to find their places anew. */
function fromFar(areas: readonly AreaShape[]): readonly AreaShape[] {
  const read = areas.filter(isReadFromFar)
  const large = apart(
    read.map((area) => {
      const [x, y] = area.nameAt
      return { ...area, ...letteringOf({ name: area.name, label: area.lines, at: [x, y] }, FAR_SIZE, 'narrow', y) }
    }),
  )
  // Never down: there stand its pieces.
  const found = new Map(large.map(({ id, nameAt: [x] }) => [id, x]))
  return areas.map((area) => {
    const x = found.get(area.id)
    return x === undefined ? area : { ...area, farBy: x - area.nameAt[0] }
  })
}

const isReadFromFar = ({ ground, marker }: AreaShape) =>
  !['hill', 'hop', 'post'].includes(ground) &&
  !['cheese', 'minor-town'].includes(marker) &&
  (marker !== 'station' || ['large', 'red', 'green'].includes(ground))

/** Names at the same height, by pairs: they step aside to the left and right only, so that no others ever meet. */
function pairsAbreast(areas: readonly AreaShape[]): readonly (readonly [one: number, other: number])[] {
  const pairs: [number, number][] = []
  for (const [one, { nameBox: a }] of areas.entries())
    for (let other = one + 1; other < areas.length; other++) {
      const { nameBox: b } = areas[other]
      if (Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 3) pairs.push([one, other])
    }
  return pairs
}

/** Where a name stands, kept inside of the frame, and the room it takes. */
function letteringOf(area: Pick<MapArea, 'name' | 'label' | 'at'>, nameSize: number, letters: keyof typeof HALF_LETTER, baseline: number) {
  const lines = area.label ?? [area.name]
  const half = Math.max(...lines.map(({ length }) => length)) * nameSize * HALF_LETTER[letters]
  const high = nameSize * (0.78 + LEADING * (lines.length - 1))
  const x = Math.min(Math.max(area.at[0], half + 8), LAND.width - half - 8)
  const y = Math.min(Math.max(baseline, high + 8), LAND.height - 10)
  return { nameSize, nameAt: [x, y] as const, nameBox: [x - half, y - high, x + half, y + nameSize * 0.24] as const }
}

function nurembergGround(area: MapArea): Ground {
  if (area.marker === 'post') return 'post'
  if (area.marker === 'hop-field') return 'hop'
  if (area.company === 'red' || area.company === 'green') return area.company
  return area.large ? 'large' : 'village'
}

export function line(points: readonly Point[], close = false): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${close ? 'Z' : ''}`
}

/** A river as a soft curve through its points. */
export function curve(points: readonly Point[]): string {
  let path = `M${points[0]?.join(' ')}`
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [points[Math.max(0, i - 1)], points[i], points[i + 1], points[Math.min(points.length - 1, i + 2)]] as Point[]
    if (!p0 || !p1 || !p2 || !p3) break
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    path += `C${[...c1, ...c2, ...p2].map(round).join(' ')}`
  }
  return path
}

/** Rounds corners where borders meet: drawing only, at most a few units off. */
export function soften(points: readonly Point[], times = 3): readonly Point[] {
  let soft = points
  for (let turn = 0; turn < times; turn++) {
    soft = soft.map((point, i) => {
      const [before, after] = [soft[i - 1], soft[i + 1]]
      if (!before || !after) return point
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4]
    })
  }
  return soft
}

export function offset(points: readonly Point[], by: number): readonly Point[] {
  return points.map((point, i) => {
    const a = points[Math.max(0, i - 1)] as Point
    const b = points[Math.min(points.length - 1, i + 1)] as Point
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [point[0] - ((b[1] - a[1]) / length) * by, point[1] + ((b[0] - a[0]) / length) * by]
  })
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The goods an area bears, as the word of this board. */
export function goodsOf(sheet: Sheet, area: number): string | null {
  const kind = sheet.board.goodsKind[area]
  return kind === STONE || kind === CHEESE ? (sheet.board.kinds[kind] as string) : null
}
