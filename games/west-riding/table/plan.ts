/** The route that what is considered, chosen or being decided speaks of, and the other ways there are. */
import type { MoveText } from '@branchline/design'
import { HULL_BARNSLEY } from '../rules/railways.ts'
import { NOBODY, type State } from '../rules/state.ts'
import { cheapestNewRoute } from './foresight.ts'
import { fromNotation } from './moves.ts'
import { movesOf, type Route, routeOf } from './route.ts'
import { bestWayTo, type Way, waysTo } from './ways.ts'

export interface InMind {
  readonly considered: string | null
  readonly chosen: string | null
  /** Of the ways to the town chosen, the one preferred. */
  readonly preferred: string | null
}

export interface Plan {
  readonly route: Route | null
  readonly others: readonly Way[]
}

const NO_PLAN: Plan = { route: null, others: [] }
/** More than these are found hex by hex. */
const WAYS_SHOWN = 4

export function planFor(view: State, { considered, chosen, preferred }: InMind): Plan {
  switch (view.phase) {
    case 'offer': {
      const move = fromNotation(view, considered ?? chosen ?? '')
      return move?.kind === 'offer' ? cheapestFor(view, move.lot) : NO_PLAN
    }
    case 'bid':
      return cheapestFor(view, view.lot)
    case 'to':
    case 'from':
    case 'path':
      return routePlan(view, considered, chosen, preferred)
    default:
      return NO_PLAN
  }
}

/** The route that sets where bids start. */
function cheapestFor(view: State, lot: number): Plan {
  return lot === HULL_BARNSLEY ? NO_PLAN : { route: cheapestNewRoute(view, lot), others: [] }
}

function routePlan(view: State, considered: string | null, chosen: string | null, preferred: string | null): Plan {
  const hovered = considered === chosen ? null : fromNotation(view, considered ?? '')
  if (hovered?.kind === 'to') return { route: bestWayTo(view, hovered.hex), others: [] }
  if (hovered?.kind === 'from' || hovered?.kind === 'via') {
    const way = waysTo(view, view.target).find(({ origin, path }) =>
      hovered.kind === 'from' ? origin === hovered.hex : path[view.path.length] === hovered.hex,
    )
    return { route: way ?? begun(view), others: [] }
  }
  const ways = waysChosen(view, chosen)
  const route = ways.find(({ id }) => id === preferred) ?? ways[0] ?? begun(view)
  return { route, others: ways.filter((way) => way !== route).slice(0, WAYS_SHOWN) }
}

/** What a second click on a place does: the whole route that is planned there, or the one move. */
export function movesMeant(view: State, text: MoveText, preferred: string | null): readonly MoveText[] {
  const move = fromNotation(view, text)
  if (move?.kind !== 'to' && move?.kind !== 'from') return [text]
  const ways = waysChosen(view, text)
  const way = ways.find(({ id }) => id === preferred) ?? ways[0]
  return way === undefined ? [text] : movesOf(view, way)
}

/** The ways that are open with what is chosen: to the town, from the town or by the hex chosen. */
export function waysChosen(view: State, chosen: string | null): readonly Way[] {
  const move = fromNotation(view, chosen ?? '')
  if (view.phase === 'to') return move?.kind === 'to' ? waysTo(view, move.hex) : []
  const ways = waysTo(view, view.target)
  if (move?.kind === 'from') return ways.filter(({ origin }) => origin === move.hex)
  if (move?.kind === 'via') return ways.filter(({ path }) => path[view.path.length] === move.hex)
  return ways
}

function begun(view: State): Route | null {
  return view.origin === NOBODY || view.path.length === 0 ? null : routeOf(view.lot, view.origin, view.path)
}
