/** A board: hexes with their kind, neighbours, barriers and routes, compiled once from the data in maps/. */
import { idOf } from '@branchline/engine'
import { ABILITIES } from './cards.ts'

/** A board as written in maps/*.json. Rows use the legend F, R, M, S, `Name=limit` (city) and `Name*value` (remote location). */
export interface BoardSheet {
  readonly id: string
  readonly name: string
  /** As published, or our reconstruction (RS-2.1). */
  readonly published: boolean
  readonly players: { readonly min: number; readonly max: number; readonly recommended: readonly number[] }
  readonly rails: number
  readonly stations: number
  readonly rows: readonly (readonly string[])[]
  /** Pairs of hexes that are not adjacent although they touch (RS-2.9). */
  readonly barriers: readonly (readonly string[])[]
  readonly startCities?: readonly string[]
  readonly routes: readonly {
    readonly between: readonly string[]
    readonly distance: number
    readonly points: number
    readonly ability: string
  }[]
  /** Latitude and longitude of the named places. */
  readonly places: Readonly<Record<string, readonly number[]>>
}

export const FIELD = 0
export const RIVER = 1
export const MOUNTAIN = 2
export const SEA = 3
export const CITY = 4
export const REMOTE = 5
export const KINDS = ['field', 'river', 'mountain', 'sea', 'city', 'remote'] as const

export interface Route {
  readonly from: number
  readonly to: number
  readonly points: number
  /** The number of its ability in `ABILITIES`. */
  readonly ability: number
}

export interface Board {
  readonly sheet: BoardSheet
  readonly size: number
  /** By hex: id in notation, name for people, kind, limit of a city or value of a remote location, neighbours by land. */
  readonly ids: readonly string[]
  readonly names: readonly string[]
  readonly kind: readonly number[]
  readonly value: readonly number[]
  readonly neighbours: readonly (readonly number[])[]
  /** The two hexes of each barrier (RS-2.9). */
  readonly divided: readonly (readonly [number, number])[]
  /** The part of the price that never changes (RS-5.5). */
  readonly terrain: readonly number[]
  readonly row: readonly number[]
  readonly column: readonly number[]
  readonly cities: readonly number[]
  readonly startCities: readonly number[]
  readonly routes: readonly Route[]
  /** The number of a hex by its id or its coordinate, or −1. */
  hexNumber(text: string): number
}

export function compileBoard(sheet: BoardSheet): Board {
  const ids: string[] = []
  const names: string[] = []
  const kind: number[] = []
  const value: number[] = []
  const row: number[] = []
  const column: number[] = []
  const numbers = new Map<string, number>()
  sheet.rows.forEach((cells, r) => {
    cells.forEach((cell, c) => {
      const coordinate = coordinateOf(r, c)
      const hex = readCell(cell)
      const number = ids.length
      const name = hex.name ?? coordinate
      ids.push(idOf(name))
      names.push(name)
      kind.push(hex.kind)
      value.push(hex.value)
      row.push(r)
      column.push(c)
      numbers.set(coordinate.toLowerCase(), number)
      numbers.set(idOf(name), number)
    })
  })
  const hexNumber = (text: string) => numbers.get(text) ?? -1
  const hexNamed = (name: string) => {
    const hex = hexNumber(idOf(name))
    if (hex < 0) throw new Error(`board ${sheet.id} has no hex ${name}`)
    return hex
  }
  const divided = sheet.barriers.map(([one, other]) => [hexNamed(one!), hexNamed(other!)] as const)
  const blocked = new Set(divided.flatMap(([one, other]) => [`${one}|${other}`, `${other}|${one}`]))
  const neighbours = ids.map((_, hex) =>
    kind[hex] === SEA
      ? []
      : touching(row[hex], column[hex])
          .map(([r, c]) => numbers.get(coordinateOf(r, c).toLowerCase()) ?? -1)
          .filter((other) => other >= 0 && kind[other] !== SEA && !blocked.has(`${hex}|${other}`)),
  )
  return {
    sheet,
    size: ids.length,
    ids,
    names,
    kind,
    value,
    neighbours,
    divided,
    terrain: kind.map((k, hex) => (k === RIVER ? 1 : k === MOUNTAIN ? 2 : k === CITY ? 1 : k === REMOTE ? value[hex] : 0)),
    row,
    column,
    cities: ids.map((_, hex) => hex).filter((hex) => kind[hex] === CITY),
    startCities: (sheet.startCities ?? []).map(hexNamed),
    routes: sheet.routes.map(({ between, points, ability }) => ({
      from: hexNamed(between[0]),
      to: hexNamed(between[1]),
      points,
      ability: ABILITIES.findIndex(({ id }) => id === ability),
    })),
    hexNumber,
  }
}

/** RS-2.10: the letter of the row and the number in the row. */
export function coordinateOf(row: number, column: number): string {
  return row < 0 || column < 0 ? '' : `${String.fromCharCode(65 + row)}${column + 1}`
}

const PLAIN: Readonly<Record<string, number>> = { F: FIELD, R: RIVER, M: MOUNTAIN, S: SEA }

function readCell(cell: string): { name?: string; kind: number; value: number } {
  const plain = PLAIN[cell]
  if (plain !== undefined) return { kind: plain, value: 0 }
  const place = /^(.+)([=*])(\d)$/.exec(cell)
  if (place === null) throw new Error(`“${cell}” is not a hex`)
  return { name: place[1], kind: place[2] === '=' ? CITY : REMOTE, value: Number(place[3]) }
}

/** The six places around a hex; odd rows are shifted right by half a hex (RS-2.8). */
function touching(row: number, column: number): [number, number][] {
  const left = row % 2 === 0 ? column - 1 : column
  return [
    [row, column - 1],
    [row, column + 1],
    [row - 1, left],
    [row - 1, left + 1],
    [row + 1, left],
    [row + 1, left + 1],
  ]
}

/** Steps from one hex to another over land without remote locations between (RS-5.18), or −1. */
export function distance(board: Board, from: number, to: number): number {
  return stepsFrom(board, from)[to]
}

function stepsFrom(board: Board, from: number): readonly number[] {
  const steps = new Array<number>(board.size).fill(-1)
  steps[from] = 0
  const queue = [from]
  for (const hex of queue) {
    if (hex !== from && board.kind[hex] === REMOTE) continue
    for (const next of board.neighbours[hex]) {
      if (steps[next] >= 0) continue
      steps[next] = steps[hex] + 1
      queue.push(next)
    }
  }
  return steps
}

/** A city or remote location: the hex itself, or the one nearest to it. Other hexes have a coordinate and no name. */
export function namedNear(board: Board, hex: number): number {
  const ofBoard = nearest.get(board) ?? []
  nearest.set(board, ofBoard)
  ofBoard[hex] ??= nearestNamed(board, hex)
  return ofBoard[hex]
}

/** By board and hex: a board never changes, and every line that is told asks again. */
const nearest = new WeakMap<Board, number[]>()

function nearestNamed(board: Board, hex: number): number {
  const named = board.ids.map((_, other) => other).filter((other) => board.kind[other] === CITY || board.kind[other] === REMOTE)
  const steps = stepsFrom(board, hex)
  const far = named.map((other) => (steps[other] < 0 ? Number.POSITIVE_INFINITY : steps[other]))
  return named[far.indexOf(Math.min(...far))]
}
