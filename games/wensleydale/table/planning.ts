/** The plan on the desk, as board and panels both see it. Worked out once for each position and pinned route. */
import type { Attention, LegalMove, MoveText } from '@branchline/design'
import type { AnyGame, Refusal, Viewer } from '@branchline/engine'
import { deskOf, useDesk } from './desk.ts'
import { inNotation, offers } from './moves.ts'
import { type Outset, outsetFor } from './outset.ts'
import { type Plan, planFor, type Routes, routesFrom, wayTooDear } from './plan.ts'
import { boardOf, type State } from './rules.ts'
import { seatOf } from './seat.ts'

export interface Planning {
  readonly game: AnyGame
  readonly view: State
  readonly viewer: Viewer
  readonly moves: readonly LegalMove[]
  readonly attention: Attention
}

const NO_ROUTES: Routes = new Map()

/** Whether it is for this page to build: what is planned can be built at once. */
export function isBuilding({ view, moves }: Pick<Planning, 'view' | 'moves'>): boolean {
  return view.phase === 'build' && view.due === 0 && moves.length > 0
}

const outsets = new WeakMap<State, Map<number, Outset | null>>()

/** From where a plan is made now; null where there is nothing left to build. */
export function outsetOf(planning: Pick<Planning, 'view' | 'viewer' | 'moves'>): Outset | null {
  const seat = seatOf(planning)
  if (seat === null) return null
  const { view } = planning
  let ofView = outsets.get(view)
  if (ofView === undefined) {
    ofView = new Map()
    outsets.set(view, ofView)
  }
  let outset = ofView.get(seat)
  if (outset === undefined) {
    outset = outsetFor(view, seat)
    ofView.set(seat, outset)
  }
  return outset
}

/** One's own building is always planned; anything else when the sheet for it lies open. */
export function isPlanning(planning: Planning): boolean {
  return isBuilding(planning) || (deskOf(planning.attention).now().isSketching && outsetOf(planning) !== null)
}

const known = new WeakMap<State, Map<string, Routes>>()

export function routesNow(planning: Planning): Routes {
  const outset = isPlanning(planning) ? outsetOf(planning) : null
  if (outset === null) return NO_ROUTES
  const { paper, seat } = outset
  const pinned = pinnedRoute(paper, deskOf(planning.attention).now().route)
  let routes = known.get(paper)
  if (routes === undefined) {
    routes = new Map()
    known.set(paper, routes)
  }
  const key = pinned.join('~')
  let found = routes.get(key)
  if (found === undefined) {
    found = routesFrom(paper, seat, pinned)
    routes.set(key, found)
  }
  return found
}

/** Whether a chain may begin in the area, and none has been begun: all of it is the lamp that stands there. */
function isStart(planning: Planning, pinned: readonly string[], id: string): boolean {
  const { view, moves } = planning
  if (!isBuilding(planning) || pinned.length > 0 || view.chain.length > 0) return false
  const area = boardOf(view).areaOf.get(id)
  return offers(moves).some(({ move }) => move.do === 'build' && move.from === area)
}

/** What is left of the pinned route after the links that have been built. */
export function pinnedRoute(view: State, route: readonly string[]): readonly string[] {
  const end = view.chain.at(-1)
  if (end === undefined || route.length === 0) return route
  const place = route.indexOf(boardOf(view).ids[end] as string)
  return place < 0 || place === route.length - 1 ? [] : route.slice(place)
}

/** The route shown: to the place under the pointer, or what is pinned. */
export function useRoute(planning: Planning): readonly string[] {
  return useRoutes(planning).shown
}

/** What is pinned, and the route shown, which may go beyond it; what is pinned is all that a press would build. */
export function useRoutes(planning: Planning): { readonly shown: readonly string[]; readonly pinned: readonly string[] } {
  const area = useDesk(planning.attention, (sketch) => sketch.area)
  const route = useDesk(planning.attention, (sketch) => sketch.route)
  useDesk(planning.attention, (sketch) => sketch.isSketching)
  const outset = isPlanning(planning) ? outsetOf(planning) : null
  if (outset === null) return { shown: [], pinned: [] }
  const pinned = pinnedRoute(outset.paper, route)
  if (area !== null && pinned.includes(area)) return { shown: pinned, pinned }
  if (area !== null && isStart(planning, pinned, area)) return { shown: [area], pinned }
  return { shown: (area === null ? undefined : routesNow(planning).get(area)) ?? pinned, pinned }
}

/**
 * Makes the plan longer up to a place, or shorter: at its end one link is taken off, at a place it passes it is cut back to there. Where no way leads there
 * returns what is to be told: what the way would cost, or else the move to ask about.
 */
export function extendPlan(planning: Planning, id: string): MoveText | Refusal | null {
  const { view, attention } = planning
  const desk = deskOf(attention)
  const outset = outsetOf(planning)
  const pinned = outset === null ? [] : pinnedRoute(outset.paper, desk.now().route)
  const passed = pinned.indexOf(id)
  if (passed >= 0) {
    cutBack(planning, pinned.slice(0, passed === pinned.length - 1 ? -1 : passed + 1))
    return null
  }
  if (isStart(planning, pinned, id)) {
    desk.change({ route: [id] })
    return null
  }
  // A plan for later may count on means that are yet to come; one for now must be paid.
  const isPinnable = (route: readonly string[] | undefined) =>
    route !== undefined && (!isBuilding(planning) || planOf(planning, route)?.cost.refusal === null)
  const onwards = routesNow(planning).get(id)
  if (isPinnable(onwards)) {
    desk.change({ route: onwards ?? [] })
    return null
  }
  // What is pinned down does not lead there: begin the plan anew.
  const before = desk.now().route
  desk.change({ route: [] })
  const anew = routesNow(planning).get(id)
  if (isPinnable(anew)) {
    desk.change({ route: anew ?? [] })
    return null
  }
  desk.change({ route: before })
  if (!isBuilding(planning)) return null
  const tooDear = wayTooDear(view, view.actor, pinned, id) ?? (pinned.length === 0 ? null : wayTooDear(view, view.actor, [], id))
  if (tooDear !== null) return tooDear
  const number = boardOf(view).areaOf.get(id) as number
  return inNotation(view, { do: 'build', from: view.chain.at(-1) ?? startBeside(view, number), to: number })
}

/** Takes the last link off the plan, or its start where there is no link; whether anything was planned. */
export function takeLinkOff(planning: Planning): boolean {
  const outset = isPlanning(planning) ? outsetOf(planning) : null
  const pinned = outset === null ? [] : pinnedRoute(outset.paper, deskOf(planning.attention).now().route)
  if (pinned.length === 0) return false
  cutBack(planning, pinned.slice(0, -1))
  return true
}

/** A start alone is a plan of its own; the end of a chain under way is no plan. */
function cutBack({ view, attention }: Planning, left: readonly string[]): void {
  deskOf(attention).change({ route: left.length === 1 && view.chain.length > 0 ? [] : left, area: null })
}

/** Where one would begin to build into a place: a company town beside it, else any neighbour. */
function startBeside(view: State, number: number): number {
  const { areas, linkOf, closed } = boardOf(view)
  const beside = Array.from({ length: areas }, (_, area) => area).filter((area) => {
    const border = area * areas + number
    return (linkOf[border] as number) >= 0 || closed.has(border)
  })
  return beside.find((area) => view.company[area] !== 0) ?? beside[0] ?? number
}

const plans = new WeakMap<State, Map<string, Plan>>()

export function planOf(planning: Pick<Planning, 'game' | 'view' | 'viewer' | 'moves'>, route: readonly string[]): Plan | null {
  const outset = outsetOf(planning)
  if (outset === null) return null
  const { paper, seat } = outset
  let ofPaper = plans.get(paper)
  if (ofPaper === undefined) {
    ofPaper = new Map()
    plans.set(paper, ofPaper)
  }
  const key = route.join('~')
  let plan = ofPaper.get(key)
  if (plan === undefined) {
    plan = planFor(planning.game, paper, seat, route)
    ofPaper.set(key, plan)
  }
  return plan
}
