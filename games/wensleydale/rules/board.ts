/**
 * The boards compiled for play: areas and links as small integers, neighbours in flat arrays, the moves that name them built
 * once. Four boards: Wensleydale by the rules of 2009 and of 2010, the latter also with the larger South, and Nuremberg.
 */
import nurembergMap from '../maps/nuremberg.json' with { type: 'json' }
import wensleydaleMap from '../maps/wensleydale.json' with { type: 'json' }
import type { Move } from './move.ts'
import { CHEESE, KINDS, type MapId, MIDLAND, NORTH_EASTERN, type RuleSet, STONE } from './pieces.ts'

/** Why a border never carries a link. */
export type Closed = 'hill' | 'city-wall' | 'inside-the-south'

export interface Board {
  readonly map: MapId
  readonly rules: RuleSet
  readonly largerSouth: boolean
  readonly ids: readonly string[]
  readonly names: readonly string[]
  readonly areaOf: ReadonlyMap<string, number>
  /** The words for stone, cheese, red, green and opposition on this board. */
  readonly kinds: readonly string[]
  readonly areas: number
  readonly links: number
  /** 1 for towns and stations of every sort; The South is none. */
  readonly isTown: Uint8Array
  readonly isSouth: Uint8Array
  /** Lowland, valley or hill; only the price of a link hangs on it (WD-8.7), and where prices are printed there is none. */
  readonly terrain: readonly (string | null)[]
  /** STONE, CHEESE or −1. */
  readonly goodsKind: Int8Array
  /** The printed companies, as bits. */
  readonly company: Uint8Array
  /** How many people an area receives at set-up, and the colour bit of the fixed one (rules of 2010). */
  readonly people: Uint8Array
  readonly fixed: Uint8Array
  readonly linkA: Int16Array
  readonly linkB: Int16Array
  readonly cost: Uint8Array
  /** By from × areas + to: the link, or −1. */
  readonly linkOf: Int16Array
  /** By from × areas + to, for borders that carry none. */
  readonly closed: ReadonlyMap<number, Closed>
  /** The border of the map file that each link crosses, for whoever draws it. */
  readonly borderOf: Int16Array
  /** The ways out of area a are numbered firstExit[a] to firstExit[a + 1] − 1. */
  readonly firstExit: Int16Array
  readonly exitTo: Int16Array
  readonly exitLink: Int16Array
  readonly exitMove: readonly Move[]
  /** The towns that serve a hill or field, and the hills that a town serves. */
  readonly servedBy: readonly (readonly number[])[]
  readonly serves: readonly (readonly number[])[]
  /** By area × 4 + kind. */
  readonly pieceMove: readonly Move[]
  /** What a new game copies: nothing on any area or link, the printed companies. */
  readonly blank: {
    readonly areas: readonly number[]
    readonly links: readonly number[]
    readonly company: readonly number[]
    readonly companyTowns: readonly number[]
  }
  /** Both halves of Nuremberg, and Fürth; −1 elsewhere. */
  readonly nurembergNorth: number
  readonly nurembergSouth: number
  readonly fuerth: number
}

interface MapArea {
  readonly id: string
  readonly name: string
  readonly terrain?: string
  readonly marker: string
  readonly company?: string | readonly string[]
  readonly passengers?: number
  readonly fixed?: string
  readonly darkRed?: boolean
}
interface MapBorder {
  readonly between: readonly string[]
  readonly link?: unknown
  readonly linkable?: boolean
  readonly cost?: number
}
interface MapFile {
  readonly areas: readonly MapArea[]
  readonly borders: readonly MapBorder[]
  readonly arrows?: readonly { readonly field: string; readonly stations: readonly string[] }[]
}

/** A state names its board by its place in this list, so the list only ever grows at its end. */
export const BOARDS: readonly Board[] = [
  compile('wensleydale', 2009, false),
  compile('wensleydale', 2010, false),
  compile('wensleydale', 2010, true),
  compile('nuremberg', 2010, false),
]

/** Places that other languages call otherwise: their names stand in the messages, `name.the-south`. Notation and records know them by their ids. */
export const SAID_PLACES: ReadonlySet<string> = new Set(['nuremberg-north', 'nuremberg-south', 'the-south'])

/** The id of an area; moves of another board may name one that this board has not. */
export function areaId(board: Board, area: number): string {
  return board.ids[area] ?? `area-${area}`
}

export function boardNumber(map: MapId, rules: RuleSet, largerSouth: boolean): number {
  return BOARDS.findIndex((board) => board.map === map && board.rules === rules && board.largerSouth === largerSouth)
}

function compile(map: MapId, rules: RuleSet, largerSouth: boolean): Board {
  // The JSON border: the shape of both files is held by test/maps.test.ts.
  const file = (map === 'wensleydale' ? wensleydaleMap : nurembergMap) as unknown as MapFile
  const n = file.areas.length
  const ids = file.areas.map((area) => area.id)
  const areaOf = new Map(ids.map((id, area) => [id, area]))
  const at = (id: string) => areaOf.get(id) as number
  const inSouth = (area: MapArea) => area.marker === 'the-south' || (largerSouth && area.darkRed === true)

  const isTown = Uint8Array.from(file.areas, (area) => (/town$|^station$/.test(area.marker) ? 1 : 0))
  const isSouth = Uint8Array.from(file.areas, (area) => (inSouth(area) ? 1 : 0))
  const goodsKind = Int8Array.from(file.areas, (area) => (inSouth(area) ? -1 : kindOfMarker(area.marker)))
  const company = Uint8Array.from(file.areas, (area) => (inSouth(area) ? MIDLAND | NORTH_EASTERN : companyBits(area.company)))
  const people = Uint8Array.from(file.areas, peopleAt)
  const fixed = Uint8Array.from(file.areas, (area) => companyBits(area.fixed))

  const linkA: number[] = []
  const linkB: number[] = []
  const cost: number[] = []
  const borderOf: number[] = []
  const linkOf = new Int16Array(n * n).fill(-1)
  const closed = new Map<number, Closed>()
  const ends = file.borders.map(({ between }) => between.map(at) as [number, number])
  file.borders.forEach((border, place) => {
    const [a, b] = ends[place]
    const shut = closedBorder(file.areas[a], file.areas[b], border, isSouth[a] === 1 && isSouth[b] === 1)
    if (shut !== null) {
      closed.set(a * n + b, shut).set(b * n + a, shut)
      return
    }
    linkOf[a * n + b] = linkOf[b * n + a] = linkA.length
    linkA.push(a)
    linkB.push(b)
    cost.push(border.cost ?? terrainCost(file.areas[a], file.areas[b]))
    borderOf.push(place)
  })

  // The towns beside a hill, or those its arrows point to (WD-9.11, NB-9.11).
  const { arrows } = file
  const pointedAt = (id: string) => (arrows?.find(({ field }) => field === id)?.stations ?? []).map(at)
  const served = (id: string, hill: number) => (arrows === undefined ? townsBeside(hill, ends, isTown) : pointedAt(id))
  const servedBy = ids.map((id, area) => (goodsKind[area] === STONE ? served(id, area) : []))
  const serves: number[][] = ids.map(() => [])
  for (const [hill, towns] of servedBy.entries()) for (const town of new Set(towns)) serves[town].push(hill)
  const exits = exitsOf(n, linkA, linkB)

  return {
    map,
    rules,
    largerSouth,
    ids,
    names: file.areas.map((area) => area.name),
    areaOf,
    kinds: map === 'wensleydale' ? ['stone', 'cheese', 'red', 'green', 'opposition'] : ['beer', 'post', 'red', 'green', 'landlord'],
    areas: n,
    links: linkA.length,
    isTown,
    isSouth,
    terrain: file.areas.map((area) => area.terrain ?? null),
    goodsKind,
    company,
    people,
    fixed,
    linkA: Int16Array.from(linkA),
    linkB: Int16Array.from(linkB),
    cost: Uint8Array.from(cost),
    linkOf,
    closed,
    borderOf: Int16Array.from(borderOf),
    ...exits,
    servedBy,
    serves,
    pieceMove: Array.from({ length: n * KINDS }, (_, place) =>
      Object.freeze({ do: 'move', kind: place % KINDS, area: Math.floor(place / KINDS) } as const),
    ),
    blank: {
      areas: ids.map(() => 0),
      links: linkA.map(() => 0),
      company: [...company],
      companyTowns: ids.flatMap((_, area) => (company[area] === 0 ? [] : [area])),
    },
    nurembergNorth: areaOf.get('nuremberg-north') ?? -1,
    nurembergSouth: areaOf.get('nuremberg-south') ?? -1,
    fuerth: areaOf.get('fuerth') ?? -1,
  }
}

function kindOfMarker(marker: string): number {
  if (marker === 'quarry' || marker === 'hop-field') return STONE
  return marker === 'cheese' || marker === 'post' ? CHEESE : -1
}

function companyBits(company: string | readonly string[] | undefined): number {
  const named = company === undefined ? [] : typeof company === 'string' ? [company] : company
  return named.reduce((bits, name) => bits | (name === 'MR' || name === 'red' ? MIDLAND : NORTH_EASTERN), 0)
}

/** Three in a major town, two in a minor one; on Nuremberg the printed number (WD-3.6, NB-3.7). */
function peopleAt(area: MapArea): number {
  return area.passengers ?? (area.marker === 'major-town' ? 3 : area.marker === 'minor-town' ? 2 : 0)
}

function closedBorder(a: MapArea, b: MapArea, border: MapBorder, insideTheSouth: boolean): Closed | null {
  if (kindOfMarker(a.marker) === STONE || kindOfMarker(b.marker) === STONE) return 'hill'
  if (insideTheSouth) return 'inside-the-south'
  return border.linkable === false || border.link === undefined ? 'city-wall' : null
}

/** WD-8.7 */
function terrainCost(a: MapArea, b: MapArea): number {
  return a.terrain === 'lowland' && b.terrain === 'lowland' ? 1 : 2
}

/** The towns on the borders of a hill. */
function townsBeside(hill: number, ends: readonly (readonly [number, number])[], isTown: Uint8Array): number[] {
  return ends.flatMap(([a, b]) => {
    const other = a === hill ? b : b === hill ? a : -1
    return other >= 0 && isTown[other] === 1 ? [other] : []
  })
}

function exitsOf(areas: number, linkA: readonly number[], linkB: readonly number[]) {
  const to: number[] = []
  const link: number[] = []
  const move: Move[] = []
  const firstExit = new Int16Array(areas + 1)
  const linksAt: number[][] = Array.from({ length: areas }, () => [])
  for (let l = 0; l < linkA.length; l++) {
    linksAt[linkA[l]].push(l)
    linksAt[linkB[l]].push(l)
  }
  for (let area = 0; area < areas; area++) {
    firstExit[area] = to.length
    for (const l of linksAt[area]) {
      const other = linkA[l] === area ? linkB[l] : linkA[l]
      to.push(other)
      link.push(l)
      move.push(Object.freeze({ do: 'build', from: area, to: other }))
    }
  }
  firstExit[areas] = to.length
  return { firstExit, exitTo: Int16Array.from(to), exitLink: Int16Array.from(link), exitMove: move }
}
