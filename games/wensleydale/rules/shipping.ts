/** Moving pieces (WD-9.8 to 9.13, NB-9.8 to 9.17): one at a time, into an empty slot, over the seat's own track. */
import { type Emit, type Refusal, refusal } from '@branchline/engine'
import type { Board } from './board.ts'
import type { Move } from './move.ts'
import { followTrack, isNewHill, joinedCompanies, trackAreas } from './network.ts'
import { CHEESE, GREEN_PASSENGER, MIDLAND, NORTH_EASTERN, RED_PASSENGER, STONE } from './pieces.ts'
import { boardOf, clause, type State } from './state.ts'

/** The words of events and refusals: passengers are told from companies of the same colour. */
export function kindName(board: Board, kind: number): string {
  return kind === RED_PASSENGER ? 'red-passenger' : kind === GREEN_PASSENGER ? 'green-passenger' : board.kinds[kind]
}

export function piecesAt(state: State, kind: number, area: number): number {
  const board = boardOf(state)
  if (kind === RED_PASSENGER) return state.red[area]
  if (kind === GREEN_PASSENGER) return state.green[area]
  return board.goodsKind[area] === kind ? state.goods[area] : 0
}

export function moveRefusal(state: State, seat: number, kind: number, area: number): Refusal | null {
  return wayRefusal(state, seat, kind, area) ?? slotRefusal(state, seat, kind)
}

/** Whether the seat's track would do, slots aside. */
export function wayRefusal(state: State, seat: number, kind: number, area: number): Refusal | null {
  const board = boardOf(state)
  const named = { kind: kindName(board, kind), area: board.ids[area] }
  const ofKind = clause(state, kind === STONE ? '9.11' : kind === CHEESE ? '9.10' : '9.12')
  if (piecesAt(state, kind, area) === 0) return refusal(ofKind, 'no-such-piece', named)
  const reach = reachOf(state, board, seat)
  if (kind === STONE) {
    const towns = board.servedBy[area].filter((town) => loadsStone(state, town))
    const entered = towns.filter((town) => reach.enters(town))
    if (entered.length === 0) {
      return refusal(ofKind, 'no-town-beside', { ...named, towns: towns.map((town) => board.ids[town]) })
    }
    if (board.rules === 2010 && entered.every((town) => reach.companies(town) === 0)) return refusal('NB-9.15', 'no-destination', named)
    return null
  }
  if (!reach.enters(area)) return refusal(ofKind, 'track-does-not-enter', named)
  const companies = reach.companies(area)
  if (kind === CHEESE) return board.rules === 2010 && companies === 0 ? refusal('NB-9.15', 'no-destination', named) : null
  const wanted = kind === RED_PASSENGER ? MIDLAND : NORTH_EASTERN
  return (companies & wanted) === 0 ? refusal(ofKind, 'no-way-to-own-colour', named) : null
}

/** No company town loads stone (WD-9.11, NB-9.11); by the other reading every station loads beer (NB-9.19). */
export const loadsStone = (state: State, town: number) => state.company[town] === 0 || state.beerAtCompanies === true

function slotRefusal(state: State, seat: number, kind: number): Refusal | null {
  if (!state.trains.includes(seat)) return refusal(clause(state, '9.8'), 'no-train')
  const free = kind <= CHEESE ? goodsSlots(state, seat) : passengerSlots(state, seat)
  return free > 0 ? null : refusal(clause(state, '9.8'), kind <= CHEESE ? 'no-goods-slot' : 'no-passenger-slot')
}

export const goodsSlots = (state: State, seat: number) => state.slots[seat * 4]
export function passengerSlots(state: State, seat: number): number {
  const at = seat * 4
  return state.slots[at + 1] + state.slots[at + 2] + state.slots[at + 3]
}

export interface Reach {
  /** Whether the seat's track enters the area. */
  enters(area: number): boolean
  /** The companies whose towns the seat's unbroken track joins to the area, as bits. */
  companies(area: number): number
}

export function reachOf(state: State, board: Board, seat: number): Reach {
  const count = followTrack(state, board, seat)
  const companies = new Map<number, number>()
  for (const area of trackAreas.subarray(0, count)) companies.set(area, joinedCompanies(area))
  return { enters: (area) => companies.has(area), companies: (area) => companies.get(area) ?? 0 }
}

/** Adds every piece the seat may move now; without a list it only says whether there is one. */
export function collectPieces(state: State, seat: number, moves: Move[] | null): boolean {
  const goods = goodsSlots(state, seat) > 0
  const passengers = passengerSlots(state, seat) > 0
  if (!goods && !passengers) return false
  const board = boardOf(state)
  const count = followTrack(state, board, seat)
  const anywhere = board.rules === 2009
  let found = false
  for (let place = 0; place < count; place++) {
    const area = trackAreas[place]
    const companies = joinedCompanies(area)
    if (goods && (anywhere || companies !== 0)) {
      if (state.goods[area] > 0) {
        if (moves === null) return true
        moves.push(board.pieceMove[area * 4 + CHEESE])
        found = true
      }
      const hills = board.serves[area]
      for (let near = 0; near < hills.length; near++) {
        const hill = hills[near]
        if (state.goods[hill] === 0 || !loadsStone(state, area) || !isNewHill(hill)) continue
        if (moves === null) return true
        moves.push(board.pieceMove[hill * 4 + STONE])
        found = true
      }
    }
    if (passengers) {
      if ((companies & MIDLAND) !== 0 && state.red[area] > 0) {
        if (moves === null) return true
        moves.push(board.pieceMove[area * 4 + RED_PASSENGER])
        found = true
      }
      if ((companies & NORTH_EASTERN) !== 0 && state.green[area] > 0) {
        if (moves === null) return true
        moves.push(board.pieceMove[area * 4 + GREEN_PASSENGER])
        found = true
      }
    }
  }
  return found
}

export function playMove(state: State, kind: number, area: number, emit?: Emit): void {
  const board = boardOf(state)
  const seat = state.actor
  const pieces = kind === RED_PASSENGER ? state.red : kind === GREEN_PASSENGER ? state.green : state.goods
  pieces[area]--
  state.loaded[seat * 4 + kind]++
  const slot = kind <= CHEESE ? 0 : bestSlot(state, seat)
  state.slots[seat * 4 + slot]--
  const points = Math.max(1, slot)
  state.points[seat] += points
  state.turn = (state.turn + 1) % state.seats
  emit?.({
    type: 'piece-moved',
    clause: clause(state, kind === STONE ? '9.11' : kind === CHEESE ? '9.10' : '9.12'),
    seat,
    kind: kindName(board, kind),
    area: board.ids[area],
    points,
  })
}

/** A passenger takes the best free slot (NB-9.17). */
function bestSlot(state: State, seat: number): number {
  let slot = 3
  while (state.slots[seat * 4 + slot] === 0) slot--
  return slot
}
