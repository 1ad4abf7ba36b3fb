/** Building (WD-8, NB-8): one chain of links for each player, link by link. */
import { type Emit, type Refusal, refusal } from '@branchline/engine'
import { areaId, type Board } from './board.ts'
import { joinFuerth } from './fuerth.ts'
import { DONE, type Move } from './move.ts'
import { BROWN, COUNTS, FREE, GREEN, MIDLAND, NORTH_EASTERN, OPPOSITION, RED, WHITE } from './pieces.ts'
import { boardOf, clause, type State } from './state.ts'
import { spend } from './tracks.ts'

/** What a link costs: build points, and besides them influence of given colours. */
export interface Price {
  readonly points: number
  readonly white: number
  readonly red: number
  readonly green: number
}

export function priceOf(state: State, from: number, to: number): Price {
  const board = boardOf(state)
  const atFrom = state.company[from]
  const atTo = state.company[to]
  return {
    points: board.cost[board.linkOf[from * board.areas + to]],
    white: state.white[to],
    red: (atFrom & MIDLAND) + (atTo & MIDLAND),
    green: ((atFrom & NORTH_EASTERN) + (atTo & NORTH_EASTERN)) / NORTH_EASTERN,
  }
}

export function linkRefusal(state: State, seat: number, from: number, to: number): Refusal | null {
  return placeRefusal(state, seat, from, to) ?? priceRefusal(state, seat, from, to)
}

/** Whether a link may lie here and now, whatever it costs. */
function placeRefusal(state: State, seat: number, from: number, to: number): Refusal | null {
  const board = boardOf(state)
  const named = { from: areaId(board, from), to: areaId(board, to) }
  const link = board.linkOf[from * board.areas + to]
  if (link < 0) {
    const closed = board.closed.get(from * board.areas + to)
    if (closed === undefined) return refusal(clause(state, '8.3'), 'not-neighbours', named)
    if (closed === 'hill') return refusal(clause(state, '8.4'), 'no-track-on-hills', named)
    return closed === 'city-wall' ? refusal('NB-8.16', 'city-wall', named) : refusal('NB-3.13', 'inside-the-south', named)
  }
  const owner = state.owner[link]
  if (owner !== FREE) {
    if (owner <= state.seats) return refusal(clause(state, '8.3'), 'border-taken', { ...named, bySeat: owner - 1 })
    return refusal(clause(state, '8.3'), 'border-taken-by-company', named)
  }
  if (state.links[seat].length >= COUNTS.links) return refusal(clause(state, '8.11'), 'no-links-left')
  const chained = state.chain.length === 0 ? startRefusal(state, seat, from) : chainRefusal(state, board, from)
  if (chained !== null) return chained
  if (returnsToChain(state, board, to)) return refusal(clause(state, '8.12'), 'area-entered-twice', named)
  if (board.isSouth[to] === 1 && board.rules === 2009) return refusal(clause(state, '8.5'), 'not-into-the-south')
  return null
}

/** A chain begins in a company town or, after the first round, on own track (WD-8.6). */
function startRefusal(state: State, seat: number, from: number): Refusal | null {
  if (state.company[from] !== 0) return null
  const board = boardOf(state)
  const area = areaId(board, from)
  if (board.rules === 2009 && state.round === 1) return refusal(clause(state, '8.6'), 'first-chain-from-company-town', { area })
  const isOnTrack = state.startOnAnyTrack
    ? state.links.some((_, other) => touches(state, board, other, from))
    : touches(state, board, seat, from)
  return isOnTrack ? null : refusal(clause(state, '8.6'), 'no-start-here', { area })
}

function chainRefusal(state: State, board: Board, from: number): Refusal | null {
  const end = state.chain[state.chain.length - 1]
  if (from !== end) return refusal(clause(state, '8.2'), 'no-fork', { end: board.ids[end] })
  return board.isSouth[end] === 1 ? refusal(clause(state, '8.5'), 'not-through-the-south') : null
}

/** Both parts of a larger South are one place. */
function returnsToChain(state: State, board: Board, to: number): boolean {
  return state.chain.includes(to) || (board.isSouth[to] === 1 && state.chain.length > 0 && board.isSouth[state.chain[0]] === 1)
}

export function touches(state: State, board: Board, seat: number, area: number): boolean {
  for (const link of state.links[seat]) if (board.linkA[link] === area || board.linkB[link] === area) return true
  return false
}

function priceRefusal(state: State, seat: number, from: number, to: number): Refusal | null {
  const price = priceOf(state, from, to)
  const have = (colour: number) => state.influence[seat * 4 + colour]
  if (have(RED) < price.red) return refusal(clause(state, '8.9'), 'red-short', { short: price.red - have(RED) })
  if (have(GREEN) < price.green) return refusal(clause(state, '8.9'), 'green-short', { short: price.green - have(GREEN) })
  if (have(WHITE) < price.white) return refusal(clause(state, '8.10'), 'white-short', { short: price.white - have(WHITE) })
  const influence = have(WHITE) + have(BROWN) + have(RED) + have(GREEN) - price.red - price.green - price.white
  // In play nothing is due when a link is chosen; a plan made in mid-payment still owes it.
  const short = price.points + state.due - state.cubes[seat] - influence
  return short > 0 ? refusal(clause(state, '8.8'), 'points-short', { points: price.points, short }) : null
}

export function buildMoves(state: State): Move[] {
  const moves: Move[] = [DONE]
  collectLinks(state, state.actor, moves)
  return moves
}

/** The next in build order who can build something; a chain that cannot go on ends by itself (WD-8.14). */
export function toNextBuilder(state: State, emit?: Emit): boolean {
  while (state.turn < state.seats) {
    const seat = state.buildOrder[state.turn]
    if (collectLinks(state, seat, null)) {
      state.actor = seat
      return true
    }
    endChain(state, seat, emit)
  }
  return false
}

export function playDone(state: State, emit?: Emit): void {
  endChain(state, state.actor, emit)
}

function endChain(state: State, seat: number, emit?: Emit): void {
  emit?.({ type: 'building-ended', clause: clause(state, '8.1'), seat, links: Math.max(0, state.chain.length - 1) })
  state.chain.length = 0
  state.turn++
}

/** Areas looked at in this visit. Visits are counted in floating point, so that no process lives to see them wrap. */
const seen = new Float64Array(256)
let visit = 0

/** Adds every link the seat may build now; without a list it only says whether there is one. */
function collectLinks(state: State, seat: number, moves: Move[] | null): boolean {
  const own = state.links[seat]
  if (own.length >= COUNTS.links) return false
  const board = boardOf(state)
  const { chain } = state
  if (chain.length > 0) {
    const end = chain[chain.length - 1]
    return board.isSouth[end] === 0 && collectFrom(state, board, seat, end, moves)
  }
  let found = false
  const { companyTowns } = state
  for (let place = 0; place < companyTowns.length; place++) {
    if (!collectFrom(state, board, seat, companyTowns[place], moves)) continue
    if (moves === null) return true
    found = true
  }
  if (board.rules === 2009 && state.round === 1) return found
  visit++
  // NB-8.21: by the other reading the track of any player will do.
  const track = state.startOnAnyTrack ? state.links.flat() : own
  for (let place = 0; place < track.length * 2; place++) {
    const link = track[place >> 1]
    const area = ((place & 1) === 0 ? board.linkA[link] : board.linkB[link]) as number
    if (seen[area] === visit || state.company[area] !== 0) continue
    seen[area] = visit
    if (!collectFrom(state, board, seat, area, moves)) continue
    if (moves === null) return true
    found = true
  }
  return found
}

function collectFrom(state: State, board: Board, seat: number, from: number, moves: Move[] | null): boolean {
  const { influence } = state
  const white = influence[seat * 4 + WHITE]
  const red = influence[seat * 4 + RED]
  const green = influence[seat * 4 + GREEN]
  const means = state.cubes[seat] + white + influence[seat * 4 + BROWN] + red + green
  const cubes = state.cubes[seat]
  const atFrom = state.company[from]
  let found = false
  const last = board.firstExit[from + 1]
  for (let exit = board.firstExit[from]; exit < last; exit++) {
    const link = board.exitLink[exit]
    if (state.owner[link] !== FREE) continue
    const to = board.exitTo[exit]
    const atTo = state.company[to]
    const needWhite = state.white[to]
    const needRed = (atFrom & MIDLAND) + (atTo & MIDLAND)
    const needGreen = (atFrom >> 1) + (atTo >> 1)
    if (needWhite > white || needRed > red || needGreen > green) continue
    const points = board.cost[link]
    if (points > cubes && points > means - needWhite - needRed - needGreen) continue
    if (returnsToChain(state, board, to)) continue
    if (board.isSouth[to] === 1 && board.rules === 2009) continue
    if (moves === null) return true
    moves.push(board.exitMove[exit])
    found = true
  }
  return found
}

export function playBuild(state: State, from: number, to: number, emit?: Emit): void {
  const board = boardOf(state)
  const seat = state.actor
  const { points, white, red, green } = priceOf(state, from, to)
  const link = board.linkOf[from * board.areas + to]
  spend(state, seat, WHITE, white)
  spend(state, seat, RED, red)
  spend(state, seat, GREEN, green)
  // Cubes go first; what is left over is paid in influence, point by point (WD-8.8).
  const cubes = Math.min(points, state.cubes[seat])
  state.cubes[seat] -= cubes
  state.due = points - cubes
  state.owner[link] = seat + 1
  state.links[seat].push(link)
  const isFirst = state.chain.length === 0
  if (isFirst) state.chain.push(from)
  state.chain.push(to)
  emit?.({
    type: 'link-built',
    clause: clause(state, '8.3'),
    seat,
    from: board.ids[from],
    to: board.ids[to],
    points,
    cubes,
    white,
    red,
    green,
  })
  // White pieces touching new track go at once, in the area it begins in without payment (NB-8.15).
  if (isFirst && board.rules === 2010) removeOpposition(state, board, from, '8.15', emit)
  removeOpposition(state, board, to, '8.10', emit)
  if (state.joined === 0 && board.fuerth >= 0) joinFuerth(state, board, emit)
}

function removeOpposition(state: State, board: Board, area: number, number: string, emit?: Emit): void {
  const pieces = state.white[area]
  if (pieces === 0) return
  state.white[area] = 0
  state.out[OPPOSITION] += pieces
  emit?.({
    type: 'opposition-removed',
    clause: clause(state, number),
    kind: board.kinds[OPPOSITION],
    area: board.ids[area],
    pieces,
  })
}
