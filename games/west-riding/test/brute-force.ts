/**
 * Route legality worked out the slow way, straight from the map file and the rules text: every simple path up to a length is
 * walked, then judged. Shares no code with rules/routes.ts and rules/paths.ts.
 */
import map from '../maps/west-riding.json' with { type: 'json' }
import type { State } from '../rules/index.ts'

export interface SlowRoute {
  readonly key: string
  readonly origin: number
  readonly town: number
  readonly cost: number
  readonly length: number
}

const isUrban = (hex: number) => map.hexes[hex].name !== undefined
const price: Record<string, number> = { countryside: 3, mountain: 5, town: 1, city: 1 }
const areNeighbours = (one: number, other: number) => {
  const [q, r] = [map.hexes[one].q - map.hexes[other].q, map.hexes[one].r - map.hexes[other].r]
  return Math.abs(q) + Math.abs(r) + Math.abs(q + r) === 2
}
const neighbours = map.hexes.map((_, hex) => map.hexes.flatMap((_, other) => (areNeighbours(hex, other) ? [other] : [])))
const rivers = new Set(map.rivers.flatMap(([one, other]) => [`${one}/${other}`, `${other}/${one}`]))
const isRiver = (one: number, other: number) =>
  rivers.has(`${map.hexes[one].q},${map.hexes[one].r}/${map.hexes[other].q},${map.hexes[other].r}`)
const homes = ['MR', 'LNWR', 'NER', 'GCR', 'GNR', 'LYR'].map((railway) => map.hexes.findIndex(({ home }) => home === railway))
const [central, other] = ['Leeds Central', 'Leeds New'].map((name) => map.hexes.findIndex((hex) => hex.name === name))

const isThere = (state: State, railway: number, hex: number) => homes[railway] === hex || (state.cubes[hex] & (1 << railway)) > 0

/** All legal routes that cost at most `budget` and take at most `supply` cubes. */
export function slowRoutes(state: State, railway: number, budget: number, supply: number): SlowRoute[] {
  // A path that the money pays for has at most this many hexes; shorter ones, however dear, are walked as well.
  const longest = Math.floor((budget - 1) / 3) + 1
  const found: SlowRoute[] = []
  for (let origin = 0; origin < map.hexes.length; origin++) {
    if (isUrban(origin) && isThere(state, railway, origin)) walk(state, railway, origin, [origin], 0, longest, found)
  }
  return found.filter(({ origin, town, cost, length }) => {
    const rivals = found.filter((route) => route.origin === origin && route.town === town)
    const isCheapest = rivals.every((rival) => rival.cost >= cost)
    const isShortest = rivals.every((rival) => rival.length >= length)
    return cost <= budget && length <= supply && (isCheapest || isShortest)
  })
}

/** Whether any path at all, however long and dear, leads the railway to a town it is not in. */
export function slowFlood(state: State, railway: number): boolean {
  const seen = new Set<number>()
  const open = map.hexes.flatMap((_, hex) => (isUrban(hex) && isThere(state, railway, hex) ? [hex] : []))
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    for (const next of neighbours[here]) {
      if (!isUrban(next) && state.cubes[next] === 0 && !seen.has(next)) {
        seen.add(next)
        open.push(next)
      }
      if (!isUrban(here) && isUrban(next) && !isThere(state, railway, next) && !isBothLeeds(state, railway, next)) return true
    }
  }
  return false
}

function isBothLeeds(state: State, railway: number, town: number): boolean {
  return (town === central && isThere(state, railway, other)) || (town === other && isThere(state, railway, central))
}

function walk(state: State, railway: number, origin: number, path: number[], cost: number, longest: number, found: SlowRoute[]): void {
  const here = path[path.length - 1]
  for (const next of neighbours[here]) {
    if (path.includes(next)) continue
    const whole = cost + price[map.hexes[next].terrain] + (isRiver(here, next) ? 1 : 0)
    if (isUrban(next)) {
      if (path.length === 1 || isThere(state, railway, next) || isBothLeeds(state, railway, next)) continue
      found.push({ key: [...path, next].join('-'), origin, town: next, cost: whole, length: path.length })
    } else if (state.cubes[next] === 0 && path.length < longest) walk(state, railway, origin, [...path, next], whole, longest, found)
  }
}
