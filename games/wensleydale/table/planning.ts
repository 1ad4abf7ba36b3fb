/** The plan on the desk, as board and panels both see it. Worked out once for each position and pinned route. */
import { type Attention, type LegalMove, useConsidered } from '@branchline/design'
import type { AnyGame } from '@branchline/engine'
import { deskOf, useDesk } from './desk.ts'
import { type Plan, planFor, type Routes, routesFrom } from './plan.ts'
import { boardOf, type State } from './rules.ts'

export interface Planning {
  readonly game: AnyGame
  readonly view: State
  readonly moves: readonly LegalMove[]
  readonly attention: Attention
}

const NO_ROUTES: Routes = new Map()
const known = new WeakMap<readonly LegalMove[], Map<string, Routes>>()

/** Whether there is a chain to plan: it is for this page to build. */
export function isPlanning({ view, moves }: Pick<Planning, 'view' | 'moves'>): boolean {
  return view.phase === 'build' && view.due === 0 && moves.length > 0
}

export function routesNow(planning: Planning): Routes {
  const { view, moves, attention } = planning
  if (!isPlanning(planning)) return NO_ROUTES
  const pinned = pinnedRoute(view, deskOf(attention).now().route)
  let routes = known.get(moves)
  if (routes === undefined) {
    routes = new Map()
    known.set(moves, routes)
  }
  const key = pinned.join('~')
  let found = routes.get(key)
  if (found === undefined) {
    found = routesFrom(view, view.actor, moves, pinned)
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
  const considered = useConsidered(planning.attention)
  if (!isPlanning(planning)) return []
  const pinned = pinnedRoute(planning.view, route)
  const link = /^build (.+)~(.+)$/.exec(considered ?? '')
  if (link && pinned.length === 0) return [link[1] as string, link[2] as string]
  return (area === null ? undefined : routesNow(planning).get(area)) ?? pinned
}

const plans = new WeakMap<State, Map<string, Plan>>()

export function planOf({ game, view }: Pick<Planning, 'game' | 'view'>, route: readonly string[]): Plan {
  let ofView = plans.get(view)
  if (ofView === undefined) {
    ofView = new Map()
    plans.set(view, ofView)
  }
  const key = route.join('~')
  let plan = ofView.get(key)
  if (plan === undefined) {
    plan = planFor(game, view, view.actor, route)
    ofView.set(key, plan)
  }
  return plan
}
