/** Help for players about routes: all that a railway could build, and what each would cost, earn and control. */
import { controlledIncome, type Hex, hexById, hexIds, urbanAt, urbanHexes } from './board.ts'
import { meansOf } from './buy-and-build-route.ts'
import { controlGained } from './control.ts'
import { townIncome } from './dividends.ts'
import { costOfPath, type Means, nextSteps, readyMade, searchPath } from './paths.ts'
import { BASIC_RAILWAYS, COMPANY_IDS, type CompanyId, type Railway } from './railways.ts'
import { mayEnter, minimaFrom, waysBetween } from './routes.ts'
import { CHEAPEST, NOBODY, occupies, SHORTEST, type State } from './state.ts'

/** Pounds to pay and hexes to build, which is also the New Track Bonus. */
export interface PathPrice {
  readonly cost: number
  readonly length: number
}

export interface RouteOffer {
  readonly origin: string
  readonly town: string
  /** Null when the means do not suffice for a path of that kind. */
  readonly cheapest: PathPrice | null
  readonly shortest: PathPrice | null
}

/** Every route the railway could build with these means: each pair of towns with both its minima. Left out, money is no matter. */
export function routesOf(
  state: State,
  railway: Railway,
  means: Means = { budget: Number.MAX_SAFE_INTEGER, supply: state.supply[railway] },
): RouteOffer[] {
  const offers: RouteOffer[] = []
  for (const origin of urbanHexes) {
    if (!occupies(state, railway, origin)) continue
    const ways = waysBetween(state, origin, means.budget)
    for (const town of urbanHexes) {
      const minima = mayEnter(state, railway, town) ? minimaFrom(state, ways, town) : null
      if (minima === null) continue
      const cheapest = within(means, minima.cheapest, minima.cheapestLength)
      const shortest = within(means, minima.shortestCost, minima.shortest)
      if (cheapest !== null || shortest !== null) offers.push({ origin: hexIds[origin], town: hexIds[town], cheapest, shortest })
    }
  }
  return offers
}

function within({ budget, supply }: Means, cost: number, length: number): PathPrice | null {
  return cost <= budget && length <= supply ? { cost, length } : null
}

export type RouteOutlook = RouteOffer & TownOutlook

/** The routes that the player who bought a share may choose from now, with what their towns bring. */
export function routesNow(state: State): RouteOutlook[] {
  if (state.onShare === 0) return []
  return routesOf(state, state.lot, meansOf(state))
    .filter(
      ({ origin, town }) =>
        (state.target === NOBODY || hexIds[state.target] === town) && (state.origin === NOBODY || hexIds[state.origin] === origin),
    )
    .map((offer) => ({ ...offer, ...townOutlook(state, state.lot, hexById.get(offer.town) as Hex) }))
}

export interface TownOutlook {
  readonly town: string
  /** What the town would earn the railway each turn. */
  readonly income: number
  /** The grouping railway that would gain control, and what that takes each turn from the railways already there. */
  readonly control: CompanyId | null
  readonly losses: readonly { readonly railway: CompanyId; readonly income: number }[]
}

/** What entering a town would bring the railway and do to others. */
export function townOutlook(state: State, railway: Railway, town: Hex): TownOutlook {
  const urban = urbanAt[town]
  const grouping = controlGained(state, railway, town)
  const income = grouping === NOBODY ? townIncome(state, urban) : controlledIncome[urban]
  const loss = income - townIncome(state, urban)
  const others = Array.from({ length: BASIC_RAILWAYS }, (_, other) => other).filter(
    (other) => other !== railway && occupies(state, other, town),
  )
  return {
    town: hexIds[town],
    income,
    control: grouping === NOBODY ? null : COMPANY_IDS[grouping],
    losses: loss === 0 ? [] : others.map((other) => ({ railway: COMPANY_IDS[other], income: loss })),
  }
}

/** Every legal path between a pair of towns, at most `limit`: ties can be many. */
export function pathsBetween(state: State, origin: Hex, town: Hex, means: Means, limit = 1000): Hex[][] {
  const search = searchPath(state, origin, town, means)
  const found: Hex[][] = []
  if (search === null) return found
  const walk = (path: Hex[]): void => {
    if (found.length >= limit) return
    if (path[path.length - 1] === town) {
      found.push(path)
      return
    }
    for (const step of nextSteps(state, search, origin, path)) walk([...path, step.hex])
  }
  walk([])
  return found
}

export interface PathOutlook extends PathPrice {
  /** The choice in notation. */
  readonly choice: string
  /** The hexes of the whole path; of a single step, those chosen so far and the step. */
  readonly hexes: readonly string[]
}

/** While a path is chosen: what each choice would cost and take in all, if it goes on in the cheapest way it can. */
export function pathOutlooks(state: State): PathOutlook[] {
  if (state.phase !== 'path') return []
  const { origin, target, path } = state
  const search = searchPath(state, origin, target, meansOf(state))
  if (search === null) return []
  const steps = nextSteps(state, search, origin, path)
  return state.choices.map((choice) => {
    if (choice === CHEAPEST || choice === SHORTEST) {
      const whole = readyMade(state, search, origin, path, choice) ?? []
      const name = choice === CHEAPEST ? 'cheapest' : 'shortest'
      return { choice: name, hexes: whole.map((hex) => hexIds[hex]), cost: costOfPath(origin, whole), length: whole.length }
    }
    const step = steps.find(({ hex }) => hex === choice)
    const isCheapest = step?.isCheapest === true
    return {
      choice: `via ${hexIds[choice]}`,
      hexes: [...path, choice].map((hex) => hexIds[hex]),
      cost: isCheapest ? search.minima.cheapest : (step?.shortestCost ?? 0),
      length: isCheapest ? step.cheapestLength : search.minima.shortest,
    }
  })
}
