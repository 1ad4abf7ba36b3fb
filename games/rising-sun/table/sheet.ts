/** Where everything lies on the sheet, computed once for each board from its data. A hex is 60 from centre to corner. */
import { halfWidth, hexagon, type Point, round, SIDES, sideOf } from '@branchline/design'
import { type Board, MOUNTAIN, RIVER, SEA } from '../rules/board.ts'
import { BOARDS } from '../rules/maps.ts'
import type { State } from '../rules/state.ts'
import { type Loop, loopsAround, near, SIZE, wavering, waveringOnly } from './outline.ts'
import { type Stream, streamsOf } from './rivers.ts'

/** The side that two hexes share and do not touch over. */
interface Barrier {
  readonly key: string
  readonly divides: readonly [number, number]
  readonly from: Point
  readonly to: Point
}

export interface Sheet {
  readonly board: Board
  readonly centres: readonly Point[]
  readonly outlines: readonly string[]
  /** By hex and side, east first and then clockwise: the hex beyond it, −1 when there is none. */
  readonly beyond: readonly (readonly number[])[]
  readonly edge: string
  readonly sea: string
  readonly coast: string
  readonly ranges: string
  readonly vale: string
  readonly streams: readonly Stream[]
  readonly barriers: readonly Barrier[]
  readonly width: number
  readonly height: number
}

const HALF = halfWidth(SIZE)
/** Beyond the land, so that its edge and the tags of the lowest hexes have room. */
export const PAD = { x: 23, y: 21 }

/** The board is cut to its land. */
export function sizeOf({ width, height }: Sheet): { readonly width: number; readonly height: number } {
  return { width: width + 2 * PAD.x, height: height + 2 * PAD.y }
}

export function sheetOf(view: Pick<State, 'map'>): Sheet {
  SHEETS[view.map] ??= drawSheet(BOARDS[view.map])
  return SHEETS[view.map]
}

const SHEETS: Sheet[] = []

const keyOf = (x: number, y: number) => `${Math.round(x)},${Math.round(y)}`

function drawSheet(board: Board): Sheet {
  const centres = board.ids.map((_, hex) => ({
    x: round(HALF + board.column[hex] * 2 * HALF + (board.row[hex] % 2 === 1 ? HALF : 0)),
    y: round(SIZE + board.row[hex] * 1.5 * SIZE),
  }))
  const at = new Map(centres.map(({ x, y }, hex) => [keyOf(x, y), hex]))
  const find = (x: number, y: number) => at.get(near({ x, y }, (key) => at.has(key)) ?? '') ?? -1
  const beyond = centres.map(({ x, y }) => SIDES.map(({ across, down }) => find(x + across * HALF, y + (down * SIZE) / 2)))
  const among = (kinds: readonly number[]) => new Set(board.kind.flatMap((kind, hex) => (kinds.includes(kind) ? [hex] : [])))
  const sea = among([SEA])
  const around = (hexes: ReadonlySet<number>): Loop[] => loopsAround({ centres, beyond, hexes })
  const shores = around(sea)
  return {
    board,
    centres,
    outlines: centres.map((centre) => hexagon(centre, SIZE)),
    beyond,
    edge: wavering(around(new Set(board.ids.keys())), 0, () => false),
    sea: wavering(shores, 8, ({ other }) => other >= 0),
    coast: waveringOnly(shores, 8, ({ other }) => other >= 0),
    ranges: wavering(around(among([MOUNTAIN])), 6, ({ other }) => other >= 0 && !sea.has(other)),
    vale: wavering(around(among([RIVER])), 5, ({ other }) => other >= 0 && !sea.has(other)),
    streams: streamsOf(board, centres, beyond),
    barriers: board.divided.flatMap((divides) => barrierBetween(centres, beyond, divides)),
    width: round(Math.max(...centres.map(({ x }) => x)) + HALF),
    height: Math.max(...centres.map(({ y }) => y)) + SIZE,
  }
}

function barrierBetween(centres: readonly Point[], beyond: readonly (readonly number[])[], divides: Barrier['divides']): Barrier[] {
  const [one, two] = divides
  const side = beyond[one].indexOf(two)
  if (side < 0) return []
  const [from, to] = sideOf(centres[one], side, SIZE)
  return [{ key: `${one}|${two}`, divides, from, to }]
}
