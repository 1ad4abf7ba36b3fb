/** How a position between two rounds is told to the learned judgement: what players would name, and where everybody's track lies. */
import type { Features } from '@branchline/engine'
import type { Board } from '../rules/board.ts'
import { followTrack, joinedCompanies, trackAreas } from '../rules/network.ts'
import {
  CHEESE,
  COUNTS,
  FREE,
  GREEN,
  GREEN_LINK,
  KINDS,
  MIDLAND,
  NORTH_EASTERN,
  PROFIT_RANGE,
  RED,
  RED_LINK,
  STONE,
  WHITE,
} from '../rules/pieces.ts'
import { boardOf, type State } from '../rules/state.ts'
import { withinReach } from './network.ts'
import { roundsAfter } from './worth.ts'

const MOST_SEATS = 4
const MOST_ROUNDS = 5
const MOST_AREAS = 64
const OWN = 38
const SHARED = 26

export const features: Features<State> = {
  own: OWN + MOST_AREAS,
  shared: SHARED + 4 * MOST_AREAS,
  scale: 10,
  parts: MOST_ROUNDS,
  part: (state) => (state.phase === 'over' ? -1 : roundsAfter(state)),
  fill(state, base, own, shared) {
    const board = boardOf(state)
    markTrack(state, board)
    let mean = 0
    for (const points of base) mean += points / state.seats
    for (let seat = 0; seat < state.seats; seat++) fillSeat(state, board, seat, base[seat] - mean, own, seat * (OWN + MOST_AREAS))
    fillTable(state, board, shared)
  },
}

/** By area: the seats whose track enters it, as bits. */
const entered = new Uint8Array(128)

function markTrack(state: State, board: Board): void {
  entered.fill(0)
  for (let seat = 0; seat < state.seats; seat++)
    for (const link of state.links[seat]) {
      entered[board.linkA[link]] |= 1 << seat
      entered[board.linkB[link]] |= 1 << seat
    }
}

function fillSeat(state: State, board: Board, seat: number, ahead: number, own: Float64Array, from: number): void {
  const at = seat * 4
  const left = roundsAfter(state)
  const links = state.links[seat].length
  let to = from
  own[to++] = ahead / 10
  own[to++] = state.points[seat] / 10
  own[to++] = state.bonus[seat] / 5
  own[to++] = state.profit[seat] / 5
  own[to++] = PROFIT_RANGE.most - state.profit[seat] < 2 ? 1 : 0
  own[to++] = links / 10
  own[to++] = (links * left) / 20
  for (let colour = 0; colour < 4; colour++) own[to++] = state.influence[at + colour] / 4
  own[to++] = state.cubes[seat] / 10
  const won = [0, 1, 2, 3].map((kind) => state.won[at + kind])
  for (const pieces of won) own[to++] = pieces / 4
  for (const pieces of won.sort((one, other) => one - other)) own[to++] = pieces / 4
  const reach = withinReach(state, board, seat)
  for (let kind = 0; kind < KINDS; kind++) own[to++] = reach[kind] / 4
  const place = state.order.indexOf(seat)
  own[to + place] = 1
  to += MOST_SEATS
  fillTrack(state, board, seat, own, to)
  for (let area = 0; area < board.areas && area < MOST_AREAS; area++) if ((entered[area] >> seat) & 1) own[from + OWN + area] = 1
}

const near = new Uint8Array(128)

/** What the track joins, what lies one link beyond it, and what is of no more use. */
function fillTrack(state: State, board: Board, seat: number, own: Float64Array, to: number): void {
  const count = followTrack(state, board, seat)
  near.fill(0)
  let companies = 0
  let shared = 0
  for (let place = 0; place < count; place++) {
    const area = trackAreas[place]
    companies |= joinedCompanies(area)
    if ((entered[area] & ~(1 << seat)) !== 0) shared++
    for (let exit = board.firstExit[area]; exit < board.firstExit[area + 1]; exit++) {
      const next = board.exitTo[exit]
      if (state.owner[board.exitLink[exit]] === FREE && ((entered[next] >> seat) & 1) === 0) near[next] = 1
    }
  }
  own[to++] = count / 10
  own[to++] = shared / 5
  own[to++] = (companies & MIDLAND) !== 0 ? 1 : 0
  own[to++] = (companies & NORTH_EASTERN) !== 0 ? 1 : 0
  let [stone, cheese, red, green, open] = [0, 0, 0, 0, 0]
  for (let area = 0; area < board.areas; area++) {
    if (near[area] === 0) continue
    open++
    if (board.goodsKind[area] === CHEESE) cheese += state.goods[area]
    for (const hill of board.serves[area]) if (board.goodsKind[hill] === STONE) stone += state.goods[hill] / 2
    red += state.red[area]
    green += state.green[area]
  }
  for (const pieces of [stone, cheese, red, green]) own[to++] = pieces / 5
  own[to++] = open / 10
  own[to++] = idleLinks(state, board, seat) / 5
}

/** Links between areas where nothing is left to be fetched. */
function idleLinks(state: State, board: Board, seat: number): number {
  const isBare = (area: number) => {
    if (state.goods[area] + state.red[area] + state.green[area] > 0) return false
    for (const hill of board.serves[area]) if (state.goods[hill] > 0) return false
    return true
  }
  let idle = 0
  for (const link of state.links[seat]) if (isBare(board.linkA[link]) && isBare(board.linkB[link])) idle++
  return idle
}

function fillTable(state: State, board: Board, shared: Float64Array): void {
  let to = 0
  shared[to + state.seats - 2] = 1
  to += 3
  shared[to + state.board] = 1
  to += 4
  shared[to + roundsAfter(state)] = 1
  to += MOST_ROUNDS
  const left = [0, 0, 0, 0, 0]
  for (let area = 0; area < board.areas; area++) {
    const kind = board.goodsKind[area]
    if (kind >= 0) left[kind] += state.goods[area]
    left[2] += state.red[area]
    left[3] += state.green[area]
    left[4] += state.white[area]
  }
  for (const pieces of left) shared[to++] = pieces / 20
  for (const colour of [WHITE, 1, RED, GREEN]) shared[to++] = state.discs.filter((disc) => disc === colour).length / 3
  shared[to++] = state.companyTowns.length / 10
  shared[to++] = state.owner.filter((owner) => owner === FREE).length / 50
  // What would be left of a company's printed pieces, also where spare ones stand in.
  for (const company of [RED_LINK, GREEN_LINK])
    shared[to++] = (COUNTS.companyLinks[board.rules] - state.owner.filter((owner) => owner === company).length) / 30
  shared[to++] = state.joined
  for (let area = 0; area < board.areas && area < MOST_AREAS; area++) {
    const at = SHARED + 4 * area
    shared[at] = state.goods[area] / 3
    shared[at + 1] = state.red[area]
    shared[at + 2] = state.green[area]
    shared[at + 3] = state.company[area] === 0 ? 0 : 1
  }
}
