/** A plan of a chain before the click: the cheapest way to a place, and what the chain would cost and bring. All figures are asked of the rules, on paper. */
import { type AnyGame, type Refusal, refusal } from '@branchline/engine'
import {
  boardOf,
  type ChainPlan,
  chainCost,
  clone,
  forecast,
  INFLUENCES,
  joinFuerth,
  piecesFor,
  type RunOutlook,
  type State,
  takeoverRuns,
} from './rules.ts'

export interface Reached {
  readonly kind: string
  /** Pieces that the seat's track would reach with the plan, and those it reaches already. */
  readonly pieces: number
  readonly before: number
}

export interface Plan {
  readonly route: readonly string[]
  readonly cost: ChainPlan
  readonly reached: readonly Reached[]
  /** If the chain were built and every piece it reaches moved this round. */
  readonly income: number
  readonly upkeep: number
  readonly after: number
  /** What the seat scores if the plan joins Nuremberg and Fürth; 0 where it does not. */
  readonly joining: number
  /** What that brings to others. */
  readonly joiningOthers: readonly { readonly seat: number; readonly points: number }[]
  /** The longest run to the end of the plan that a company would take over, or why there is none. */
  readonly takeovers: readonly RunOutlook[]
  readonly noTakeover: Refusal | null
}

const SHORT: ReadonlySet<string> = new Set(['red-short', 'green-short', 'white-short', 'points-short'])
const NO_SLOT: ReadonlySet<string> = new Set(['no-train', 'no-goods-slot', 'no-passenger-slot'])

/** Whether track alone would do: trains can still be hired. */
export function isWithinReach(refusal: Refusal | null): boolean {
  return refusal === null || NO_SLOT.has(refusal.code)
}

export type Routes = ReadonlyMap<string, readonly string[]>

/** The cheapest chain to every area that one could be built to, going on from what is pinned down or under way. */
export function routesFrom(view: State, seat: number, pinned: readonly string[]): Routes {
  const board = boardOf(view)
  const routes = new Map<string, readonly string[]>()
  const open: { route: readonly string[]; price: number }[] = []
  const settled = new Set<string>()

  const consider = (route: readonly string[]) => {
    const cost = chainCost(view, seat, route)
    const isShort = cost.refusal !== null && SHORT.has(cost.refusal.code)
    if (cost.refusal !== null && !isShort) return
    open.push({ route, price: cost.points + cost.white + cost.red + cost.green + (isShort ? 100 : 0) })
  }

  if (pinned.length > 1) {
    for (const id of pinned) settled.add(id)
    for (const to of neighbours(view, pinned.at(-1) as string)) consider([...pinned, to])
  } else {
    const end = view.chain.at(-1)
    const starts = end !== undefined ? [board.ids[end] as string] : pinned.length === 1 ? pinned : board.ids
    for (const from of starts) for (const to of neighbours(view, from)) consider([from, to])
  }
  while (open.length > 0) {
    open.sort((a, b) => b.price - a.price)
    const { route, price } = open.pop() as (typeof open)[number]
    const end = route.at(-1) as string
    if (settled.has(end)) continue
    settled.add(end)
    routes.set(end, route)
    if (price >= 100) continue
    for (const to of neighbours(view, end)) if (!settled.has(to) && !route.includes(to)) consider([...route, to])
  }
  return routes
}

/** More than any chain costs. */
const PLENTY = 99

/** What the cheapest way to an area would cost whom cubes and influence never fail, as a refusal by the clause that stops it; null where that is not what lacks. */
export function wayTooDear(view: State, seat: number, pinned: readonly string[], to: string): Refusal | null {
  const rich = clone(view)
  rich.cubes[seat] = PLENTY
  rich.influence.fill(PLENTY, seat * 4, seat * 4 + 4)
  const route = routesFrom(rich, seat, pinned).get(to)
  // Of one link the rules themselves say what is short.
  if (route === undefined || route.length === 2) return null
  const stopped = chainCost(view, seat, route).refusal
  if (stopped === null || !SHORT.has(stopped.code)) return null
  const { points, white, red, green } = chainCost(rich, seat, route)
  const influence = INFLUENCES.flatMap((colour, place) => {
    const number = view.influence[seat * 4 + place] as number
    return number > 0 ? [{ say: `outline.influence.${colour}`, number }] : []
  })
  return refusal(stopped.clause, 'way-too-dear', {
    to,
    price: { say: 'outline.price', points, white, red, green },
    cubes: view.cubes[seat] as number,
    held: influence.length,
    influence,
  })
}

function neighbours(view: State, id: string): string[] {
  const board = boardOf(view)
  const area = board.areaOf.get(id) as number
  const found: string[] = []
  for (let exit = board.firstExit[area] as number; exit < (board.firstExit[area + 1] as number); exit++) {
    found.push(board.ids[board.exitTo[exit] as number] as string)
  }
  return found
}

export function planFor(game: AnyGame, view: State, seat: number, route: readonly string[]): Plan {
  const board = boardOf(view)
  const cost = chainCost(view, seat, route)
  const paper = onPaper(view, seat, route, cost)
  const before = countByKind(view, seat)
  const now = countByKind(paper, seat)
  const reached = [...now].map(([kind, pieces]) => ({ kind, pieces, before: before.get(kind) ?? 0 }))
  const settled = clone(paper)
  for (const { kind, pieces } of reached) {
    const place = seat * 4 + board.kinds.indexOf(kind.replace('-passenger', ''))
    settled.loaded[place] = (settled.loaded[place] as number) + pieces
  }
  const { income, upkeep, after } = forecast(settled, seat)
  const bonusOf = (whose: number) => (paper.bonus[whose] as number) - (view.bonus[whose] as number)
  const end = route.at(-1) as string
  const runs = takeoverRuns(paper, seat).filter(({ run }) => run[0] === end || run.at(-1) === end)
  return {
    route,
    cost,
    reached,
    income,
    upkeep,
    after,
    joining: bonusOf(seat),
    joiningOthers: view.bonus.flatMap((_, other) =>
      other === seat || bonusOf(other) === 0 ? [] : [{ seat: other, points: bonusOf(other) }],
    ),
    takeovers: longestOfEach(runs),
    noTakeover:
      runs.length > 0
        ? null
        : takeoverRefusal(game, paper, seat, [...view.chain.slice(0, -1).map((area) => board.ids[area] as string), ...route]),
  }
}

/** The position with the links of the plan laid and its fees paid, and nothing else changed. Points in influence of any colour are not taken off: which, is chosen later. */
function onPaper(view: State, seat: number, route: readonly string[], cost: ChainPlan): State {
  const board = boardOf(view)
  const paper = clone(view)
  paper.actor = seat
  ;[cost.white, 0, cost.red, cost.green].forEach((fee, colour) => {
    const place = seat * 4 + colour
    paper.influence[place] = Math.max(0, (paper.influence[place] as number) - fee)
  })
  for (let place = 1; place < route.length; place++) {
    const from = board.areaOf.get(route[place - 1] as string) as number
    const to = board.areaOf.get(route[place] as string) as number
    const link = board.linkOf[from * board.areas + to] as number
    if (link < 0 || paper.owner[link] !== 0) continue
    paper.owner[link] = seat + 1
    paper.links[seat]?.push(link)
    // The link that joins them counts, not those that follow.
    if (paper.joined === 0 && board.fuerth >= 0) joinFuerth(paper, board)
  }
  return paper
}

function countByKind(state: State, seat: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { kind, pieces, refusal } of piecesFor(state, seat)) {
    if (isWithinReach(refusal)) counts.set(kind, (counts.get(kind) ?? 0) + pieces)
  }
  return counts
}

function longestOfEach(runs: readonly RunOutlook[]): RunOutlook[] {
  return ['red', 'green'].flatMap((company) => {
    const [longest] = runs.filter((run) => run.company === company).sort((a, b) => b.links - a.links)
    return longest ? [longest] : []
  })
}

/** Asked of the rules as if it were the time for takeovers: why no run to the end of the plan would be taken over. */
function takeoverRefusal(game: AnyGame, paper: State, seat: number, route: readonly string[]): Refusal | null {
  const { areaOf } = boardOf(paper)
  const later: State = { ...paper, phase: 'takeover', actor: seat, due: 0 }
  const chain = route.map((id) => areaOf.get(id) as number)
  const refusals = [0, 1].map((company) => {
    // From a town of the company over older track too: what is wrong then is the end, not the start of the plan.
    const path = fromCompany(paper, seat, company, chain.at(-1) as number) ?? chain
    return game.explain(later, { do: 'takeover', company, path }) as Refusal | null
  })
  return refusals.find((refusal) => refusal !== null && refusal.code !== 'run-starts-elsewhere') ?? refusals[0] ?? null
}

/** The shortest way over own links from a town of the company; null where none leads there. */
function fromCompany(paper: State, seat: number, company: number, end: number): number[] | null {
  const board = boardOf(paper)
  const ways = [[end]]
  const seen = new Set([end])
  for (const way of ways) {
    const here = way[0] as number
    if (way.length > 1 && ((paper.company[here] as number) >> company) & 1) return way
    for (const link of paper.links[seat] ?? []) {
      const [a, b] = [board.linkA[link] as number, board.linkB[link] as number]
      const to = a === here ? b : b === here ? a : -1
      if (to < 0 || seen.has(to)) continue
      seen.add(to)
      ways.push([to, ...way])
    }
  }
  return null
}
