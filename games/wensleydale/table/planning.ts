/** The plan on the desk, as board and panels both see it. Worked out once for each position and pinned route. */
import { type Attention, type LegalMove, useConsidered } from '@branchline/design'
import type { AnyGame, Viewer } from '@branchline/engine'
import { deskOf, useDesk } from './desk.ts'
import { offers } from './moves.ts'
import { type Outset, outsetFor } from './outset.ts'
import { type Plan, planFor, type Routes, routesFrom } from './plan.ts'
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

/** What is left of the pinned route after the links that have been built. */
export function pinnedRoute(view: State, route: readonly string[]): readonly string[] {
  const end = view.chain.at(-1)
  if (end === undefined || route.length === 0) return route
  const place = route.indexOf(boardOf(view).ids[end] as string)
  return place < 0 || place === route.length - 1 ? [] : route.slice(place)
}

/** The route shown: to the place under the pointer, or what is pinned. */
export function useRoute(planning: Planning): readonly string[] {
  const area = useDesk(planning.attention, (sketch) => sketch.area)
  const route = useDesk(planning.attention, (sketch) => sketch.route)
  useDesk(planning.attention, (sketch) => sketch.isSketching)
  const considered = useConsidered(planning.attention)
  const outset = isPlanning(planning) ? outsetOf(planning) : null
  if (outset === null) return []
  const pinned = pinnedRoute(outset.paper, route)
  const link = offers(planning.moves).find(({ text }) => text === considered)?.move
  if (link?.do === 'build' && pinned.length === 0) return [link.from, link.to].map((end) => boardOf(planning.view).ids[end] as string)
  return (area === null ? undefined : routesNow(planning).get(area)) ?? pinned
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
