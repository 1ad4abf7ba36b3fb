/** Takeovers (WD-11, NB-11): a run of own links becomes track of a company, and its towns become that company's. */
import { type Emit, type Refusal, refusal } from '@branchline/engine'
import type { Board } from './board.ts'
import { type Move, PASS } from './move.ts'
import { COMPANIES, GREEN, GREEN_LINK, MIDLAND, NORTH_EASTERN, RED, RED_LINK } from './pieces.ts'
import { removeDeadPieces } from './removal.ts'
import { boardOf, clause, type State } from './state.ts'
import { spend } from './tracks.ts'

const bitOf = (company: number) => (company === 0 ? MIDLAND : NORTH_EASTERN)
const colourOf = (company: number) => (company === 0 ? RED : GREEN)

/** One point for every two links, rounded up (WD-11.5). */
export const takeoverPrice = (links: number) => Math.ceil(links / 2)

export function takeoverRefusal(state: State, seat: number, company: number, path: readonly number[]): Refusal | null {
  return runRefusal(state, seat, company, path) ?? takeoverPriceRefusal(state, seat, company, path.length - 1)
}

/** Whether this is a run that the company would take over, whatever it costs. */
function runRefusal(state: State, seat: number, company: number, path: readonly number[]): Refusal | null {
  const board = boardOf(state)
  const id = (area: number) => board.ids[area]
  if (path.length < 2) return refusal(clause(state, '11.2'), 'run-too-short')
  if (new Set(path).size !== path.length) return refusal(clause(state, '11.2'), 'run-forks')
  for (let place = 1; place < path.length; place++) {
    const from = path[place - 1]
    const to = path[place]
    const link = board.linkOf[from * board.areas + to]
    if (link < 0 || state.owner[link] !== seat + 1) return refusal(clause(state, '11.1'), 'not-your-link', { from: id(from), to: id(to) })
  }
  const first = path[0]
  const last = path[path.length - 1]
  if ((state.company[first] & bitOf(company)) === 0) {
    return refusal(clause(state, '11.3'), 'run-starts-elsewhere', { area: id(first), company: COMPANIES[company] })
  }
  if (path.slice(1).some((area) => board.isSouth[area] === 1)) return refusal(clause(state, '11.13'), 'run-into-the-south')
  if (board.isTown[last] === 0) return refusal(clause(state, '11.4'), 'run-ends-outside-town', { area: id(last) })
  if (isNamedFromOtherEnd(state, board, company, first, last)) {
    return refusal(clause(state, '11.3'), 'name-run-from-other-end', { area: id(last) })
  }
  return null
}

function takeoverPriceRefusal(state: State, seat: number, company: number, links: number): Refusal | null {
  const price = takeoverPrice(links)
  const short = price - state.influence[seat * 4 + colourOf(company)]
  if (short > 0) return refusal(clause(state, '11.5'), 'takeover-too-dear', { price, short, colour: COMPANIES[company] })
  const supply = state.supply[company]
  if (links <= supply) return null
  return refusal(clause(state, boardOf(state).rules === 2009 ? '2.8' : '2.9'), 'company-links-short', { supply, short: links - supply })
}

export function takeoverMoves(state: State): Move[] {
  const moves: Move[] = [PASS]
  collectRuns(state, state.actor, moves)
  return moves
}

/** The next in player order who could have a run taken over. */
export function toNextSeller(state: State): boolean {
  for (; state.turn < state.seats; state.turn++) {
    const seat = state.order[state.turn]
    if (!collectRuns(state, seat, null)) continue
    state.actor = seat
    return true
  }
  return false
}

const path: number[] = []

/**
 * Adds every run the seat may have taken over; without a list it only says whether there is one. A run between two towns of the
 * company is named once, from the town with the smaller number. For plans, runs may be listed even if they are too dear now.
 */
export function collectRuns(state: State, seat: number, moves: Move[] | null, evenIfTooDear = false): boolean {
  const own = state.links[seat]
  if (own.length === 0) return false
  const board = boardOf(state)
  let found = false
  for (let company = 0; company < 2; company++) {
    const affordable = Math.min(2 * state.influence[seat * 4 + colourOf(company)], state.supply[company])
    const longest = evenIfTooDear ? own.length : affordable
    if (longest < 1) continue
    const bit = bitOf(company)
    const { companyTowns } = state
    for (let place = 0; place < companyTowns.length; place++) {
      const start = companyTowns[place]
      if ((state.company[start] & bit) === 0) continue
      path.length = 1
      path[0] = start
      if (!extend(state, board, own, company, longest, moves)) continue
      if (moves === null) return true
      found = true
    }
  }
  return found
}

function extend(state: State, board: Board, own: readonly number[], company: number, longest: number, moves: Move[] | null): boolean {
  const start = path[0]
  const end = path[path.length - 1]
  let found = false
  for (let place = 0; place < own.length; place++) {
    const link = own[place]
    const a = board.linkA[link]
    const b = board.linkB[link]
    const to = a === end ? b : b === end ? a : -1
    if (to < 0 || board.isSouth[to] === 1 || path.includes(to)) continue
    path.push(to)
    if (board.isTown[to] === 1 && !isNamedFromOtherEnd(state, board, company, start, to)) {
      if (moves === null) return true
      moves.push({ do: 'takeover', company, path: path.slice() })
      found = true
    }
    if (path.length <= longest && extend(state, board, own, company, longest, moves)) {
      if (moves === null) return true
      found = true
    }
    path.pop()
  }
  return found
}

function isNamedFromOtherEnd(state: State, board: Board, company: number, first: number, last: number): boolean {
  return last < first && (state.company[last] & bitOf(company)) !== 0 && board.isTown[first] === 1
}

export function playTakeover(state: State, company: number, run: readonly number[], emit?: Emit): void {
  const board = boardOf(state)
  const seat = state.actor
  const links = run.length - 1
  const price = takeoverPrice(links)
  spend(state, seat, colourOf(company), price)
  state.supply[company] -= links
  const own = state.links[seat]
  for (let place = 1; place < run.length; place++) {
    const link = board.linkOf[run[place - 1] * board.areas + run[place]]
    state.owner[link] = company === 0 ? RED_LINK : GREEN_LINK
    own.splice(own.indexOf(link), 1)
  }
  emit?.({
    type: 'takeover',
    clause: clause(state, '11.1'),
    seat,
    links,
    price,
    company: COMPANIES[company],
    run: run.map((area) => board.ids[area]),
  })
  for (const area of run) convert(state, board, area, company, emit)
  removeDeadPieces(state, run, emit)
  state.turn++
}

/** Towns on the run become the company's; a town of the other company then belongs to both (WD-11.7). */
function convert(state: State, board: Board, area: number, company: number, emit?: Emit): void {
  const before = state.company[area]
  const after = before | bitOf(company)
  if (board.isTown[area] === 0 || after === before) return
  state.company[area] = after
  if (before === 0) state.companyTowns.push(area)
  emit?.({ type: 'town-joins', clause: clause(state, '11.7'), area: board.ids[area], company: COMPANIES[company] })
}

export function declineTakeover(state: State, emit?: Emit): void {
  emit?.({ type: 'takeover-declined', clause: clause(state, '11.1'), seat: state.actor })
  state.turn++
}
