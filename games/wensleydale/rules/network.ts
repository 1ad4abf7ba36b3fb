/** Where a seat's own track goes, and which companies it joins each area to. Scratch tables: good until the next call. */
import type { Board } from './board.ts'
import type { State } from './state.ts'

const LARGEST_BOARD = 128
const parent = new Int16Array(LARGEST_BOARD)
const bits = new Uint8Array(LARGEST_BOARD)
/** In which visit an area was entered. Visits are counted in floating point, so that no process lives to see them wrap. */
const entered = new Float64Array(LARGEST_BOARD)
const hillSeen = new Float64Array(LARGEST_BOARD)
let visit = 0

/** The areas that the track entered on the latest visit, and how many they are. */
export const trackAreas = new Int16Array(64)

/** Joins the areas that the seat's links touch, and says how many there are. */
export function followTrack(state: State, board: Board, seat: number): number {
  const { company } = state
  visit++
  let count = 0
  const own = state.links[seat]
  for (let place = 0; place < own.length; place++) {
    const link = own[place]
    const one = board.linkA[link]
    const other = board.linkB[link]
    if (enter(one, company)) trackAreas[count++] = one
    if (enter(other, company)) trackAreas[count++] = other
    const a = rootOf(one)
    const b = rootOf(other)
    if (a === b) continue
    parent[a] = b
    bits[b] = bits[b] | bits[a]
  }
  return count
}

function enter(area: number, company: readonly number[]): boolean {
  if (entered[area] === visit) return false
  entered[area] = visit
  parent[area] = area
  bits[area] = company[area]
  return true
}

function rootOf(area: number): number {
  let root = area
  while (parent[root] !== root) root = parent[root]
  return root
}

/** The companies whose towns the unbroken track joins to an area that it enters, as bits. */
export const joinedCompanies = (area: number) => bits[rootOf(area)]

/** Whether the hill is looked at for the first time on this visit: several towns may serve it. */
export function isNewHill(hill: number): boolean {
  if (hillSeen[hill] === visit) return false
  hillSeen[hill] = visit
  return true
}
