/** The ways to build a route: from where, by which hexes, with the moves that build each. Ways that are the same for everybody are one. */
import { type Hex, hexIds, urbanHexes } from '../rules/board.ts'
import { meansOf } from '../rules/buy-and-build-route.ts'
import { pathsBetween, routesOf } from '../rules/index.ts'
import { isSamePath } from '../rules/paths.ts'
import { BASIC_RAILWAYS } from '../rules/railways.ts'
import { originsOf } from '../rules/routes.ts'
import { CHEAPEST, clone, SHORTEST, type State } from '../rules/state.ts'
import { type Route, readyPath, routeOf } from './route.ts'

export interface Way extends Route {
  /** Its hexes, as one word. */
  readonly id: string
}

/** Equals are compared for what they do to others; of very many, only so many. */
const COMPARED = 8
const PATHS = 60

/** Every way to a town that differs for anybody, cheapest first. The route being chosen narrows them down (where from, by which hexes). */
export function waysTo(view: State, town: Hex): Way[] {
  const found = origins(view, town).flatMap((origin) => waysFrom(view, origin, town))
  found.sort((one, other) => one.cost - other.cost || one.path.length - other.path.length)
  const alike = new Map<string, Way[]>()
  for (const way of found) {
    const price = `${way.cost} ${way.path.length}`
    alike.set(price, [...(alike.get(price) ?? []), way])
  }
  return [...alike.values()].flatMap((ways) => differing(view, ways))
}

/** The first of them, found without comparing. */
export function bestWayTo(view: State, town: Hex): Way | null {
  const found = origins(view, town).flatMap((origin) => waysFrom(view, origin, town).slice(0, 1))
  return found.sort((one, other) => one.cost - other.cost || one.path.length - other.path.length)[0] ?? null
}

function origins(view: State, town: Hex): readonly Hex[] {
  if (view.phase === 'path') return [view.origin]
  return originsOf(view, view.lot, town, meansOf(view).budget)
}

/** The paths from one town to another, the ready-made ones first among their equals. */
function waysFrom(view: State, origin: Hex, town: Hex): Way[] {
  const begun = view.phase === 'path' ? view.path : []
  const ready = ([CHEAPEST, SHORTEST] as const).map((kind) => readyPath(view, origin, town, kind))
  const isReady = (path: readonly Hex[]) => (ready.some((one) => one !== null && isSamePath(one, path)) ? 0 : 1)
  return pathsBetween(view, origin, town, meansOf(view), PATHS)
    .filter((path) => begun.every((hex, place) => path[place] === hex))
    .map((path) => ({ ...routeOf(view.lot, origin, path), id: [origin, ...path].map((hex) => hexIds[hex]).join('-') }))
    .sort((one, other) => one.cost - other.cost || one.path.length - other.path.length || isReady(one.path) - isReady(other.path))
}

/** Of ways with one price and one length: those that leave somebody another choice of routes than the ones before. */
function differing(view: State, ways: readonly Way[]): Way[] {
  if (ways.length === 1) return [...ways]
  const seen = new Set<string>()
  return ways.slice(0, COMPARED).filter((way) => {
    const left = routesLeftBy(view, way)
    return seen.has(left) ? false : seen.add(left)
  })
}

/** What every railway could build once this way is built: the price and length of each town. */
function routesLeftBy(view: State, { railway, path }: Way): string {
  const world = clone(view)
  for (const hex of path) world.cubes[hex] |= 1 << railway
  world.supply[railway] -= path.length
  const left: string[] = []
  for (let other = 0; other < BASIC_RAILWAYS; other++) {
    const least = new Map<string, number>()
    for (const { town, cheapest, shortest } of routesOf(world, other)) {
      for (const [kind, price] of [cheapest?.cost, shortest?.length].entries()) {
        const key = `${town} ${kind}`
        if (price !== undefined && price < (least.get(key) ?? Number.POSITIVE_INFINITY)) least.set(key, price)
      }
    }
    left.push(urbanHexes.map((hex) => `${least.get(`${hexIds[hex]} 0`)}/${least.get(`${hexIds[hex]} 1`)}`).join())
  }
  return left.join(';')
}
