/**
 * A chain of track planned ahead: from every place where it may begin, link by link, the most promising few kept at each length
 * (a beam). Its worth is the pieces it brings within reach, less what it costs to build and to keep.
 */
import type { Board } from '../rules/board.ts'
import type { Move } from '../rules/move.ts'
import { followTrack, joinedCompanies, trackAreas } from '../rules/network.ts'
import {
  BROWN,
  CHEESE,
  COUNTS,
  FREE,
  GREEN,
  GREEN_PASSENGER,
  MIDLAND,
  NORTH_EASTERN,
  RED,
  RED_PASSENGER,
  STONE,
  WHITE,
} from '../rules/pieces.ts'
import { boardOf, type State } from '../rules/state.ts'
import type { Tuning } from './tuning.ts'
import { linkBurden, pieceWorth, roundsAfter } from './worth.ts'

export interface Plan {
  /** The links still to be built, as moves, and what stopping after the best of them is worth. */
  readonly moves: readonly Move[]
  readonly worth: number
  /** By the link a chain would begin with: the best of those looked at. */
  readonly byFirst: ReadonlyMap<Move, number>
}

/** A chain on paper. It knows only its last link: the rest is the draft it grew from. */
interface Draft {
  readonly end: number
  readonly before: Draft | null
  readonly move: Move | null
  readonly first: Move | null
  readonly length: number
  readonly cubes: number
  readonly white: number
  readonly red: number
  readonly green: number
  readonly companies: number
  /** Passengers on the chain by colour, to be counted once it joins a town of theirs. */
  readonly redWaiting: number
  readonly greenWaiting: number
  readonly pieces: number
  readonly gain: number
}

/** What all drafts of a plan are weighed by: pieces by kind, a link, and how many pieces trains will carry. */
interface Scales {
  readonly known: Tuning
  readonly pieces: readonly number[]
  readonly link: number
  readonly carried: number
}

const LONGEST = 9

const MOST_AREAS = 128
/** Of the plan being made, by area: whether own track enters it, the companies it is joined to, whether rivals are there too. */
const enters = new Uint8Array(MOST_AREAS)
const joined = new Uint8Array(MOST_AREAS)
const rivals = new Uint8Array(MOST_AREAS)

export function planChain(state: State, seat: number, width: number, known: Tuning): Plan {
  const board = boardOf(state)
  const scales: Scales = {
    known,
    pieces: [STONE, CHEESE, RED_PASSENGER, GREEN_PASSENGER].map((kind) => pieceWorth(state, seat, kind, known)),
    link: linkBurden(state, seat, known),
    carried: known.carried + known.carriedByBrown * state.influence[seat * 4 + BROWN],
  }
  const count = followTrack(state, board, seat)
  enters.fill(0)
  joined.fill(0)
  for (let place = 0; place < count; place++) {
    const area = trackAreas[place]
    enters[area] = 1
    joined[area] = joinedCompanies(area)
  }
  markRivalTrack(state, board, seat)
  const room = COUNTS.links - state.links[seat].length
  let best: Draft | null = null
  let bestWorth = known.leastGain
  const byFirst = new Map<Move, number>()
  let drafts = starts(state, board, seat)
  for (let length = 0; length < Math.min(LONGEST, room) && drafts.length > 0; length++) {
    const next: Draft[] = []
    for (const draft of drafts) extend(state, board, draft, scales, next, width)
    drafts = next
    for (let place = 0; place < drafts.length; place++) {
      const draft = drafts[place]
      const worth = draft.gain + endWorth(state, board, draft, known)
      const first = draft.first as Move
      if (worth > (byFirst.get(first) ?? Number.NEGATIVE_INFINITY)) byFirst.set(first, worth)
      if (worth > bestWorth) {
        best = draft
        bestWorth = worth
      }
    }
  }
  return { moves: best === null ? [] : movesOf(best), worth: best === null ? 0 : bestWorth, byFirst }
}

function starts(state: State, board: Board, seat: number): Draft[] {
  const { chain } = state
  const begin = (area: number): Draft => ({
    end: area,
    before: null,
    move: null,
    first: null,
    length: 0,
    cubes: state.cubes[seat],
    white: state.influence[seat * 4 + WHITE],
    red: state.influence[seat * 4 + RED],
    green: state.influence[seat * 4 + GREEN],
    companies: state.company[area] | joined[area],
    redWaiting: 0,
    greenWaiting: 0,
    pieces: 0,
    gain: 0,
  })
  if (chain.length > 0) return [begin(chain[chain.length - 1])]
  const found = state.companyTowns.map(begin)
  if (board.rules === 2009 && state.round === 1) return found
  for (let area = 0; area < board.areas; area++) if (enters[area] === 1 && state.company[area] === 0) found.push(begin(area))
  return found
}

/** Adds the drafts that are one link longer to those kept so far: never more than the beam is wide, the best first. */
function extend(state: State, board: Board, draft: Draft, scales: Scales, next: Draft[], width: number): void {
  const from = draft.end
  const { chain } = state
  if (board.isSouth[from] === 1 && (draft.length > 0 || chain.length > 1)) return
  const startsInSouth = board.isSouth[startOf(state, draft)] === 1
  const atFrom = state.company[from]
  for (let exit = board.firstExit[from]; exit < board.firstExit[from + 1]; exit++) {
    const link = board.exitLink[exit]
    if (state.owner[link] !== FREE) continue
    const to = board.exitTo[exit]
    if (chain.includes(to) || isOnDraft(draft, to)) continue
    if (board.isSouth[to] === 1 && (board.rules === 2009 || startsInSouth)) continue
    const atTo = state.company[to]
    const cubes = draft.cubes - board.cost[link]
    const white = draft.white - state.white[to]
    const red = draft.red - (atFrom & MIDLAND) - (atTo & MIDLAND)
    const green = draft.green - (atFrom >> 1) - (atTo >> 1)
    if (cubes < 0 || white < 0 || red < 0 || green < 0) continue
    keep(next, entering(state, board, draft, board.exitMove[exit], to, { cubes, white, red, green }, scales), width)
  }
}

/** Of equals the one found first stays ahead. */
function keep(drafts: Draft[], draft: Draft, width: number): void {
  let place = drafts.length
  if (place < width) drafts.push(draft)
  else if (draft.gain <= drafts[--place].gain) return
  for (; place > 0 && drafts[place - 1].gain < draft.gain; place--) drafts[place] = drafts[place - 1]
  drafts[place] = draft
}

function entering(
  state: State,
  board: Board,
  draft: Draft,
  move: Move,
  to: number,
  purse: { cubes: number; white: number; red: number; green: number },
  { known, pieces: worths, link, carried }: Scales,
): Draft {
  const companies = draft.companies | state.company[to] | joined[to]
  const isNew = enters[to] === 0
  let { redWaiting, greenWaiting, pieces } = draft
  let gain = draft.gain - link - known.linkCube * (draft.cubes - purse.cubes) - known.linkWhite * (draft.white - purse.white)
  gain -= known.linkCompany * (draft.red - purse.red + draft.green - purse.green)
  const count = (number: number, worth: number) => {
    for (let piece = 0; piece < number; piece++) {
      gain += worth * (pieces < carried ? 1 : known.beyond) * (rivals[to] === 1 ? known.contested : known.alone)
      pieces++
    }
  }
  if (isNew && (board.rules === 2009 || companies !== 0)) {
    count(state.goods[to], worths[CHEESE])
    if (state.company[to] === 0) {
      for (const hill of board.serves[to]) {
        if (state.goods[hill] === 0 || isServed(board, state, hill) || isServedByDraft(board, state, hill, draft)) continue
        count(state.goods[hill], worths[STONE])
      }
    }
  }
  if (isNew || joined[to] !== companies) {
    if ((joined[to] & MIDLAND) === 0) redWaiting += state.red[to]
    if ((joined[to] & NORTH_EASTERN) === 0) greenWaiting += state.green[to]
  }
  if ((companies & MIDLAND) !== 0) {
    count(redWaiting, worths[RED_PASSENGER])
    redWaiting = 0
  }
  if ((companies & NORTH_EASTERN) !== 0) {
    count(greenWaiting, worths[GREEN_PASSENGER])
    greenWaiting = 0
  }
  return {
    end: to,
    before: draft,
    move,
    first: draft.first ?? move,
    length: draft.length + 1,
    ...purse,
    companies,
    redWaiting,
    greenWaiting,
    pieces,
    gain,
  }
}

function movesOf(draft: Draft): Move[] {
  const moves: Move[] = []
  for (let at: Draft | null = draft; at !== null && at.move !== null; at = at.before) moves.unshift(at.move)
  return moves
}

function isOnDraft(draft: Draft, area: number): boolean {
  for (let at: Draft | null = draft; at !== null; at = at.before) if (at.end === area) return true
  return false
}

/** Where the chain begins: its links already built count. */
function startOf(state: State, draft: Draft): number {
  if (state.chain.length > 0) return state.chain[0]
  let at = draft
  while (at.before !== null) at = at.before
  return at.end
}

/** Whether a town earlier on the draft already serves the hill. */
function isServedByDraft(board: Board, state: State, hill: number, draft: Draft): boolean {
  for (let at: Draft | null = draft; at !== null && at.move !== null; at = at.before) {
    if (state.company[at.end] === 0 && board.serves[at.end].includes(hill)) return true
  }
  return false
}

function isServed(board: Board, state: State, hill: number): boolean {
  for (const town of board.servedBy[hill]) if (enters[town] === 1 && state.company[town] === 0) return true
  return false
}

/** Where rivals can fetch pieces too. */
function markRivalTrack(state: State, board: Board, seat: number): void {
  rivals.fill(0)
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue
    for (const link of state.links[other]) {
      rivals[board.linkA[link]] = 1
      rivals[board.linkB[link]] = 1
    }
  }
}

/** A chain that runs from a company town to a town can be sold this very round. */
function endWorth(state: State, board: Board, draft: Draft, known: Tuning): number {
  const start = state.company[startOf(state, draft)]
  if (start === 0 || board.isTown[draft.end] === 0) return 0
  const links = draft.length + Math.max(0, state.chain.length - 1)
  const purse = Math.max((start & MIDLAND) !== 0 ? draft.red : 0, (start & NORTH_EASTERN) !== 0 ? draft.green : 0)
  return 2 * purse >= links ? known.sale * links * (1 + known.saleLater * roundsAfter(state)) : 0
}
