/** Where a seat's track goes, and which pieces it could move from there, slots aside. Scratch tables: good until the next call. */
import type { Board } from '../rules/board.ts'
import { CHEESE, GREEN_PASSENGER, KINDS, MIDLAND, NORTH_EASTERN, RED_PASSENGER, STONE } from '../rules/pieces.ts'
import type { State } from '../rules/state.ts'

const MOST_AREAS = 128
const parent = new Int16Array(MOST_AREAS)
const bits = new Uint8Array(MOST_AREAS)
const mark = new Int32Array(MOST_AREAS)
const hillMark = new Int32Array(MOST_AREAS)
const areas = new Int16Array(64)
let visit = 0
let count = 0

export interface Network {
  readonly size: number
  readonly areas: Int16Array
  /** Whether the track enters an area, and the companies it joins the area to, as bits. */
  enters(area: number): boolean
  companies(area: number): number
}

const network: Network = {
  get size() {
    return count
  },
  areas,
  enters: (area) => mark[area] === visit,
  companies: (area) => (mark[area] === visit ? (bits[rootOf(area)] as number) : 0),
}

export function networkOf(state: State, board: Board, seat: number): Network {
  visit++
  count = 0
  const own = state.links[seat] as number[]
  for (let place = 0; place < own.length; place++) {
    const link = own[place] as number
    const a = enter(board.linkA[link] as number, state)
    const b = enter(board.linkB[link] as number, state)
    if (a === b) continue
    parent[a] = b
    bits[b] = (bits[b] as number) | (bits[a] as number)
  }
  return network
}

function enter(area: number, state: State): number {
  if (mark[area] === visit) return rootOf(area)
  mark[area] = visit
  parent[area] = area
  bits[area] = state.company[area] as number
  areas[count++] = area
  return area
}

function rootOf(area: number): number {
  let root = area
  while (parent[root] !== root) root = parent[root] as number
  return root
}

/** By kind: the pieces within reach of a seat. */
export function withinReach(state: State, board: Board, seat: number, found: number[] = new Array<number>(KINDS).fill(0)): number[] {
  networkOf(state, board, seat)
  found.fill(0)
  const anywhere = board.rules === 2009
  for (let place = 0; place < count; place++) {
    const area = areas[place] as number
    const joined = bits[rootOf(area)] as number
    if (anywhere || joined !== 0) {
      ;(found[CHEESE] as number) += state.goods[area] as number
      if (state.company[area] === 0) {
        const hills = board.serves[area] as readonly number[]
        for (let near = 0; near < hills.length; near++) {
          const hill = hills[near] as number
          if (hillMark[hill] === visit) continue
          hillMark[hill] = visit
          ;(found[STONE] as number) += state.goods[hill] as number
        }
      }
    }
    if ((joined & MIDLAND) !== 0) (found[RED_PASSENGER] as number) += state.red[area] as number
    if ((joined & NORTH_EASTERN) !== 0) (found[GREEN_PASSENGER] as number) += state.green[area] as number
  }
  return found
}
