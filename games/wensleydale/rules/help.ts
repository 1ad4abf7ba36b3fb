/** Help for players, computed by the rules: what a seat could move, what links, chains and takeovers would cost and do, and what to expect. */
import { type GameEvent, type Refusal, refusal } from '@branchline/engine'
import { pointsIn } from './auction.ts'
import { linkRefusal, priceOf } from './build.ts'
import type { Move } from './move.ts'
import { areaNamed } from './notation.ts'
import { BROWN, COMPANIES, COUNTS, type Influence, KINDS, PROFIT, WHITE } from './pieces.ts'
import { profitAfter, resultOf } from './profit.ts'
import { standing } from './scoring.ts'
import { kindName, moveRefusal, piecesAt, playMove } from './shipping.ts'
import { boardOf, clause, clone, type State } from './state.ts'
import { collectRuns, playTakeover, takeoverPrice, takeoverRefusal } from './takeover.ts'
import { arrive, gain, orderBy, orderByInfluence } from './tracks.ts'

export interface PieceOutlook {
  readonly kind: string
  readonly area: string
  readonly pieces: number
  /** Why the seat cannot move it now; null when it can. */
  readonly refusal: Refusal | null
}

/** Every piece on the board, and whether this seat could move it now. */
export function piecesFor(state: State, seat: number): PieceOutlook[] {
  const board = boardOf(state)
  const found: PieceOutlook[] = []
  for (let area = 0; area < board.areas; area++) {
    for (let kind = 0; kind < KINDS; kind++) {
      const pieces = piecesAt(state, kind, area)
      if (pieces === 0) continue
      found.push({ kind: kindName(board, kind), area: board.ids[area], pieces, refusal: moveRefusal(state, seat, kind, area) })
    }
  }
  return found
}

/** What the score would gain if this seat moved a piece of the kind now: the points of its slot, and a set that it completes. */
export function earningsOf(state: State, seat: number, kind: number): number {
  const then = clone(state)
  then.actor = seat
  const score = (at: State) => standing(at).find((found) => found.seat === seat)?.score ?? 0
  const area = Array.from({ length: boardOf(state).areas }, (_, at) => at).find((at) => piecesAt(state, kind, at) > 0)
  if (area === undefined) return 0
  playMove(then, kind, area)
  return score(then) - score(state)
}

export interface LinkCost {
  readonly from: string
  readonly to: string
  /** Build points: cubes first, then any influence. */
  readonly points: number
  readonly white: number
  readonly red: number
  readonly green: number
  /** Why the seat could not build it as its next link; null when it can. */
  readonly refusal: Refusal | null
}

/** The cost of a link from one area into the next, for a seat; the refusal alone when there is no such border. */
export function linkCost(state: State, seat: number, from: string, to: string): LinkCost | Refusal {
  return costIn(planOf(state, seat), seat, from, to)
}

/** A copy to plan in. The chain under way and the points due are those of the seat to act; anybody else would begin a new one. */
function planOf(state: State, seat: number): State {
  const plan = clone(state)
  if (state.phase === 'build' && state.actor === seat) return plan
  plan.chain.length = 0
  plan.due = 0
  return plan
}

function costIn(state: State, seat: number, from: string, to: string): LinkCost | Refusal {
  const board = boardOf(state)
  const a = areaNamed(board, from)
  const b = areaNamed(board, to)
  if (a === undefined || b === undefined) return refusal(clause(state, '8.3'), 'not-neighbours', { from, to })
  const refused = linkRefusal(state, seat, a, b)
  if (board.linkOf[a * board.areas + b] < 0) return refused as Refusal
  return { from: board.ids[a], to: board.ids[b], ...priceOf(state, a, b), refusal: refused }
}

export interface ChainPlan {
  readonly links: readonly LinkCost[]
  readonly points: number
  readonly white: number
  readonly red: number
  readonly green: number
  /** How the points would be paid: cubes first, the rest in influence of any colour. */
  readonly cubes: number
  readonly influence: number
  /** What stops the chain, at the first link that cannot be built or paid; null when all of it can. */
  readonly refusal: Refusal | null
}

/** The cost of a whole chain, area by area, if this seat went on to build it now. */
export function chainCost(state: State, seat: number, route: readonly string[]): ChainPlan {
  const board = boardOf(state)
  const plan = planOf(state, seat)
  const cubesBefore = plan.cubes[seat]
  const dueBefore = plan.due
  const links: LinkCost[] = []
  let stopped: Refusal | null = null
  for (let place = 1; place < route.length && stopped === null; place++) {
    const cost = costIn(plan, seat, route[place - 1], route[place])
    if ('refused' in cost) {
      stopped = cost
      break
    }
    links.push(cost)
    const from = areaNamed(board, cost.from) as number
    const to = areaNamed(board, cost.to) as number
    stopped = cost.refusal
    // Points paid in influence may come from any colour: they stay due, and what is left must cover the fees and them together.
    plan.due += layOnPaper(plan, seat, from, to, cost)
  }
  const sum = (of: 'points' | 'white' | 'red' | 'green') => links.reduce((total, link) => total + link[of], 0)
  const cubes = cubesBefore - plan.cubes[seat]
  const influence = plan.due - dueBefore
  return { links, points: sum('points'), white: sum('white'), red: sum('red'), green: sum('green'), cubes, influence, refusal: stopped }
}

/** Lays a link in a copy of the position, fees paid; returns the build points that remain for influence. */
function layOnPaper(plan: State, seat: number, from: number, to: number, cost: LinkCost): number {
  const board = boardOf(plan)
  const link = board.linkOf[from * board.areas + to]
  const fees = [cost.white, 0, cost.red, cost.green]
  fees.forEach((points, colour) => {
    plan.influence[seat * 4 + colour] -= points
  })
  const cubes = Math.min(cost.points, plan.cubes[seat])
  plan.cubes[seat] -= cubes
  plan.owner[link] = seat + 1
  plan.links[seat].push(link)
  if (plan.chain.length === 0) plan.chain.push(from)
  plan.chain.push(to)
  plan.white[to] = 0
  return cost.points - cubes
}

/** Profit and loss if the phase were settled now, and what the links cost from round to round. */
export function forecast(state: State, seat: number): { income: number; upkeep: number; profit: number; after: number; linksLeft: number } {
  const { income, upkeep } = resultOf(state, seat)
  return { income, upkeep, profit: state.profit[seat], after: profitAfter(state, seat), linksLeft: COUNTS.links - upkeep }
}

export interface RunOutlook {
  readonly company: string
  readonly run: readonly string[]
  readonly links: number
  readonly price: number
  readonly towns: readonly string[]
  /** Everything that would leave the board, with the clause. */
  readonly removed: readonly { readonly kind: string; readonly area: string; readonly pieces: number; readonly clause: string }[]
  /** Why it is not possible now (too dear, not the phase of it excluded); null when it is affordable. */
  readonly refusal: Refusal | null
}

/** Every run of the seat's track that a company would take over as the board stands, whether affordable or not. */
export function takeoverRuns(state: State, seat: number): RunOutlook[] {
  const moves: Move[] = []
  collectRuns(state, seat, moves, true)
  return moves.flatMap((move) => (move.do === 'takeover' ? [outlook(state, seat, move.company, move.path)] : []))
}

function outlook(state: State, seat: number, company: number, path: readonly number[]): RunOutlook {
  const board = boardOf(state)
  const after = clone(state)
  after.actor = seat
  const events: GameEvent[] = []
  playTakeover(after, company, path, (event) => events.push(event))
  const links = path.length - 1
  return {
    company: COMPANIES[company],
    run: path.map((area) => board.ids[area]),
    links,
    price: takeoverPrice(links),
    towns: events.filter(({ type }) => type === 'town-joins').map((event) => event.area as string),
    removed: events
      .filter(({ type }) => type === 'piece-removed')
      .map((event) => ({
        kind: event.kind as string,
        area: event.area as string,
        pieces: event.pieces as number,
        clause: event.clause as string,
      })),
    refusal: takeoverRefusal(state, seat, company, path),
  }
}

/** The orders that would follow if nothing more were bid, moved or built: building, trains, and the next player order. */
export function expectedOrders(state: State): { build: number[]; trains: number[]; players: number[] } {
  const after = clone(state)
  for (let box = 0; box < after.bidder.length; box++) {
    const seat = after.bidder[box]
    if (seat < 0) continue
    pointsIn(after, box).forEach((points, colour) => {
      if (points > 0) gain(after, seat, colour as Influence, points)
    })
  }
  const isSet = state.phase === 'build' || state.phase === 'trains'
  const build = isSet ? after.buildOrder : orderByInfluence(after, WHITE)
  const trains = isSet ? after.trainOrder : orderByInfluence(after, BROWN)
  if (state.phase === 'takeover' || state.phase === 'over') return { build, trains, players: after.order }
  for (const seat of state.order) {
    after.profit[seat] = profitAfter(state, seat)
    arrive(after, PROFIT, seat)
  }
  return { build, trains, players: orderBy(after, PROFIT, (seat) => after.profit[seat]) }
}
