/** The board, compiled once from its map into tables of small numbers. Nothing here ever changes. */
import { idOf } from '@branchline/engine'
import map from '../maps/west-riding.json' with { type: 'json' }
import { BASIC_RAILWAYS, COMPANY_IDS, GROUPINGS, type Grouping, type Railway } from './railways.ts'

/** A hex is a number that indexes these tables; towns and cities also have numbers of their own, in the order of urbanHexes. */
export type Hex = number

export const HEXES = map.hexes.length
export const RURAL = -1

const indexByPlace = new Map(map.hexes.map(({ q, r }, hex) => [`${q},${r}`, hex]))
const riverSides = new Set(map.rivers.flatMap(([one, other]) => [`${one}|${other}`, `${other}|${one}`]))

/** Which town or city a hex is, or RURAL. */
export const urbanAt: Int8Array = new Int8Array(HEXES).fill(RURAL)
export const urbanHexes: readonly Hex[] = map.hexes.flatMap(({ terrain }, hex) => (terrain === 'town' || terrain === 'city' ? [hex] : []))
for (const [urban, hex] of urbanHexes.entries()) urbanAt[hex] = urban
export const URBANS = urbanHexes.length
export const ruralHexes: readonly Hex[] = map.hexes.flatMap((_, hex) => (urbanAt[hex] === RURAL ? [hex] : []))

export type Terrain = 'countryside' | 'mountain' | 'town' | 'city'
export type Size = 'large' | 'midsize' | 'small'
export const terrainOf: readonly Terrain[] = map.hexes.map(({ terrain }) => terrain as Terrain)
/** By urban number; null for a home city. */
export const sizeOf: readonly (Size | null)[] = urbanHexes.map((hex) => (map.hexes[hex].size ?? null) as Size | null)

/** The home city of each basic railway. */
export const homeOf: readonly Hex[] = COMPANY_IDS.slice(0, BASIC_RAILWAYS).map((id) =>
  map.hexes.findIndex(({ home }) => home?.toLowerCase() === id),
)
/** By hex: the railway whose home city it is, or −1. */
export const homeRailwayAt: Int8Array = new Int8Array(HEXES).fill(-1)
for (const [railway, hex] of homeOf.entries()) homeRailwayAt[hex] = railway

/** WR-5.10: the city that a railway standing in this one may not enter, or −1. */
export const excludedBy: Int16Array = new Int16Array(HEXES).fill(-1)
for (const [one, other] of map.exclusive) {
  const [a, b] = [one, other].map((name) => map.hexes.findIndex((hex) => hex.name === name))
  excludedBy[a] = b
  excludedBy[b] = a
}

/** WR-5.20 */
export const historicalGroup: readonly Grouping[] = COMPANY_IDS.slice(0, BASIC_RAILWAYS).map((railway) => {
  const found = Object.entries(map.affiliations).find(([, members]) => members.some((member) => member.toLowerCase() === railway))
  return GROUPINGS.find((grouping) => COMPANY_IDS[grouping] === found?.[0].toLowerCase()) as Grouping
})

const northernmost = Math.min(...map.hexes.map(({ r }) => r))
const westernmost = Math.min(...map.hexes.map(({ q, r }) => 2 * q + r))
/** WR-1.7: towns by their names, rural hexes by row and column. */
export const hexIds: readonly string[] = map.hexes.map(({ name, q, r }) => (name === undefined ? gridId(q, r) : idOf(name)))
export const hexNames: readonly string[] = map.hexes.map(({ name, q, r }) => name ?? gridId(q, r).toUpperCase())
/** By hex, towns too: row and column on the board. Neighbours in a row differ by two columns, in the next row by one. */
export const hexPlaces: readonly string[] = map.hexes.map(({ q, r }) => gridId(q, r).toUpperCase())
export const hexById: ReadonlyMap<string, Hex> = new Map(hexIds.map((id, hex) => [id, hex]))

function gridId(q: number, r: number): string {
  return `${'abcdefghijklmn'[r - northernmost]}${2 * q + r - westernmost + 1}`
}

/**
 * Steps from hex to hex. The steps out of `hex` are numbers stepStart[hex] … stepStart[hex + 1] − 1; of each we know where it
 * leads, what it costs (WR-5.6, WR-5.7) and what the same step costs the other way.
 */
export interface Steps {
  readonly start: Int16Array
  readonly to: Int16Array
  readonly cost: Uint8Array
  readonly costBack: Uint8Array
}

/** Steps into rural hexes, and steps from rural hexes into towns and cities: a route knows no others (WR-5.4). */
export const stepsToRural: Steps = compileSteps((_, to) => urbanAt[to] === RURAL)
export const stepsToUrban: Steps = compileSteps((from, to) => urbanAt[from] === RURAL && urbanAt[to] !== RURAL)
export const hasEqualTowns = map.costs.town === map.costs.city
export const CHEAPEST_TOWN = Math.min(map.costs.town, map.costs.city)
export const CHEAPEST_RURAL = Math.min(map.costs.countryside, map.costs.mountain)
export const DEAREST_STEP = Math.max(map.costs.mountain, map.costs.countryside) + map.costs.river

function compileSteps(counts: (from: Hex, to: Hex) => boolean): Steps {
  const start = new Int16Array(HEXES + 1)
  const to: Hex[] = []
  const cost: number[] = []
  const costBack: number[] = []
  map.hexes.forEach(({ q, r }, hex) => {
    start[hex] = to.length
    for (const [dq, dr] of map.layout.neighbours) {
      const other = indexByPlace.get(`${q + dq},${r + dr}`)
      if (other === undefined || !counts(hex, other)) continue
      const river = riverSides.has(`${q},${r}|${q + dq},${r + dr}`) ? map.costs.river : 0
      to.push(other)
      cost.push(map.costs[terrainOf[other]] + river)
      costBack.push(map.costs[terrainOf[hex]] + river)
    }
  })
  start[HEXES] = to.length
  return { start, to: Int16Array.from(to), cost: Uint8Array.from(cost), costBack: Uint8Array.from(costBack) }
}

/** Pairs of neighbours with a river between them. */
export const rivers: readonly (readonly [Hex, Hex])[] = map.rivers.flatMap(([one, other]) => {
  const [a, b] = [indexByPlace.get(`${one}`), indexByPlace.get(`${other}`)]
  return a === undefined || b === undefined ? [] : [[a, b] as const]
})
/** WR-5.6, WR-5.7: pounds by terrain, and what a river adds. */
export const hexCosts = map.costs

/** How many steps lie between a town or city and a hex, as the crow flies: urban × HEXES + hex. */
export const distances: Uint8Array = new Uint8Array(URBANS * HEXES)
for (const [urban, town] of urbanHexes.entries()) {
  for (let hex = 0; hex < HEXES; hex++) {
    const dq = map.hexes[hex].q - map.hexes[town].q
    const dr = map.hexes[hex].r - map.hexes[town].r
    distances[urban * HEXES + hex] = (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2
  }
}

/** WR-7.8, by urban number. */
export const freeIncome: readonly number[] = sizeOf.map((size) => (size === null ? map.income.home : map.income[size].free))
export const controlledIncome: readonly number[] = sizeOf.map((size) => (size === null ? map.income.home : map.income[size].controlled))

/** WR-9.1 */
export function lastTurnFor(players: number): number {
  return (map.lastTurn as Readonly<Record<string, number>>)[players]
}

/** WR-7.1: the turn from which on the Hull & Barnsley pays. */
export function hullBarnsleyFrom(players: number): number {
  return (map.hullAndBarnsley.firstTurn as Readonly<Record<string, number>>)[players]
}

/** WR-7.1 and its variants WR-11.3 and WR-11.6; `from` is the first turn that pays, where one is set. */
export function hullBarnsleyDividend(turn: number, players: number, plain: boolean, from = 0): number {
  if (turn < from) return 0
  const plainly = turn + players - 1
  return plain ? plainly : Math.min(2 * (turn - 1), plainly)
}

export function railwayName(railway: Railway): string {
  return COMPANY_IDS[railway].toUpperCase()
}
