/** Pieces that can never move again leave the board (WD-11.8 to 11.11, NB-11.8 to 11.11). Company track comes by takeovers only, so they are looked for then. */
import type { Emit } from '@branchline/engine'
import type { Board } from './board.ts'
import { CHEESE, GREEN_PASSENGER, MIDLAND, NORTH_EASTERN, RED_LINK, RED_PASSENGER, STONE } from './pieces.ts'
import { kindName, loadsStone } from './shipping.ts'
import { boardOf, clause, type State } from './state.ts'

export function removeDeadPieces(state: State, run: readonly number[], emit?: Emit): void {
  const board = boardOf(state)
  for (const area of run) {
    if (board.goodsKind[area] === CHEESE) remove(state, board, CHEESE, area, '11.8', emit)
    const company = state.company[area]
    if ((company & MIDLAND) !== 0) remove(state, board, RED_PASSENGER, area, '11.10', emit)
    if ((company & NORTH_EASTERN) !== 0) remove(state, board, GREEN_PASSENGER, area, '11.10', emit)
    for (const hill of board.serves[area]) {
      if (isShutIn(state, board, hill)) remove(state, board, STONE, hill, '11.9', emit)
    }
  }
  removeStranded(state, board, emit)
}

/** Only towns beside the hill that do not load its stone (WD-11.9). */
export function isShutIn(state: State, board: Board, hill: number): boolean {
  return !board.servedBy[hill].some((town) => loadsStone(state, town))
}

/** A player's track may come here, now or later. */
function canBeEntered(state: State, board: Board, area: number): boolean {
  for (let exit = board.firstExit[area]; exit < board.firstExit[area + 1]; exit++) {
    if (state.owner[board.exitLink[exit]] < RED_LINK) return true
  }
  return false
}

/**
 * WD-11.11: a piece travels over links of one player, now and in any future, and company track never becomes a player's again. So where
 * borders without company track do not join an area to a town of the right colour, nothing ever will: new towns of that colour
 * come by takeovers, which run over such borders too.
 */
function removeStranded(state: State, board: Board, emit?: Emit): void {
  findJoined(state, board, MIDLAND, toRed)
  findJoined(state, board, NORTH_EASTERN, toGreen)
  for (let area = 0; area < board.areas; area++) {
    const red = toRed[area] === 1
    const green = toGreen[area] === 1
    if (!red && state.red[area] !== 0) remove(state, board, RED_PASSENGER, area, '11.11', emit)
    if (!green && state.green[area] !== 0) remove(state, board, GREEN_PASSENGER, area, '11.11', emit)
    if (board.rules === 2009 || state.goods[area] === 0) continue
    if (board.goodsKind[area] === STONE) {
      const open = (town: number) =>
        loadsStone(state, town) && (toRed[town] === 1 || toGreen[town] === 1) && canBeEntered(state, board, town)
      if (!board.servedBy[area].some(open)) remove(state, board, STONE, area, '11.11', emit)
    } else if (!red && !green) remove(state, board, CHEESE, area, '11.11', emit)
  }
}

const LARGEST_BOARD = 128
const toRed = new Uint8Array(LARGEST_BOARD)
const toGreen = new Uint8Array(LARGEST_BOARD)
const reached = new Uint8Array(LARGEST_BOARD)

/** The areas that borders without company track join to a town of the company. */
function findJoined(state: State, board: Board, company: number, joined: Uint8Array): void {
  joined.fill(0)
  let count = 0
  for (const town of state.companyTowns) {
    if ((state.company[town] & company) === 0) continue
    joined[town] = 1
    reached[count++] = town
  }
  for (let next = 0; next < count; next++) {
    const area = reached[next]
    for (let exit = board.firstExit[area]; exit < board.firstExit[area + 1]; exit++) {
      const to = board.exitTo[exit]
      if (joined[to] === 1 || state.owner[board.exitLink[exit]] >= RED_LINK) continue
      joined[to] = 1
      reached[count++] = to
    }
  }
}

function remove(state: State, board: Board, kind: number, area: number, number: string, emit?: Emit): void {
  const pieces = kind === RED_PASSENGER ? state.red : kind === GREEN_PASSENGER ? state.green : state.goods
  const count = pieces[area]
  if (count === 0) return
  pieces[area] = 0
  state.out[kind] += count
  emit?.({
    type: 'piece-removed',
    clause: clause(state, number),
    kind: kindName(board, kind),
    area: board.ids[area],
    pieces: count,
  })
}
