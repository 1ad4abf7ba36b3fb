/** The path between a chosen pair of towns: cheapest or shortest, among equals free (WR-5.11, WR-5.13, WR-5.15). */
import { type Hex, RURAL, stepsToRural, stepsToUrban, urbanAt } from './board.ts'
import { type Minima, minimaFrom, type WaysTo, waysTo } from './routes.ts'
import { CHEAPEST, SHORTEST, type State } from './state.ts'

/** Means of the builder: pounds and cubes. */
export interface Means {
  readonly budget: number
  readonly supply: number
}

/** A step that can be continued to a path that is the cheapest, the shortest, or both, within the means. */
export interface PathStep {
  readonly hex: Hex
  readonly isCheapest: boolean
  readonly isShortest: boolean
  /** What the whole path costs and takes if it goes on as the cheapest or as the shortest. */
  readonly cheapestLength: number
  readonly shortestCost: number
}

/** A path begun: where it stands, what it has cost, and the two minima of its pair of towns. */
export interface PathSearch {
  readonly ways: WaysTo
  readonly minima: Minima
  readonly means: Means
}

export function searchPath(state: State, origin: Hex, target: Hex, means: Means): PathSearch | null {
  return searchAlong(state, origin, waysTo(state, target, means.budget), means)
}

export function searchAlong(state: State, origin: Hex, ways: WaysTo, means: Means): PathSearch | null {
  const minima = minimaFrom(state, ways, origin)
  return minima === null ? null : { ways, minima, means }
}

/** Every legal next hex of a path that stands at `here`. */
export function nextSteps(state: State, search: PathSearch, origin: Hex, path: readonly Hex[]): PathStep[] {
  const here = path.length === 0 ? origin : path[path.length - 1]
  const spent = costOfPath(origin, path)
  const steps: PathStep[] = []
  for (const table of urbanAt[here] === RURAL ? [stepsToRural, stepsToUrban] : [stepsToRural]) {
    for (let step = table.start[here]; step < table.start[here + 1]; step++) {
      const hex = table.to[step]
      const isEnd = hex === search.ways.target
      if (!isEnd && (urbanAt[hex] !== RURAL || state.cubes[hex] !== 0)) continue
      const found = continuation(search, hex, spent + table.cost[step], path.length + 1)
      if (found.isCheapest || found.isShortest) steps.push(found)
    }
  }
  return steps
}

function continuation({ ways, minima, means }: PathSearch, hex: Hex, spent: number, built: number): PathStep {
  const cheapestLength = built + ways.costLength[hex]
  const shortestCost = spent + ways.lengthCost[hex]
  const isCheapest = spent + ways.cost[hex] === minima.cheapest && minima.cheapest <= means.budget && cheapestLength <= means.supply
  const isShortest = built + ways.length[hex] === minima.shortest && minima.shortest <= means.supply && shortestCost <= means.budget
  return { hex, isCheapest, isShortest, cheapestLength, shortestCost }
}

/** The rest of the ready-made path, or null when it is not to be had from here. */
export function readyMade(
  state: State,
  search: PathSearch,
  origin: Hex,
  begun: readonly Hex[],
  kind: typeof CHEAPEST | typeof SHORTEST,
): Hex[] | null {
  const path = begun.slice()
  while (path[path.length - 1] !== search.ways.target) {
    let best: PathStep | null = null
    for (const step of nextSteps(state, search, origin, path)) {
      if (kind === CHEAPEST ? !step.isCheapest : !step.isShortest) continue
      if (best === null || isBetter(step, best, kind)) best = step
    }
    if (best === null) return null
    path.push(best.hex)
  }
  return path
}

function isBetter(one: PathStep, other: PathStep, kind: typeof CHEAPEST | typeof SHORTEST): boolean {
  const lead = kind === CHEAPEST ? one.cheapestLength - other.cheapestLength : one.shortestCost - other.shortestCost
  return lead < 0 || (lead === 0 && one.hex < other.hex)
}

/** What may be chosen next: the ready-made paths (the shortest only when it differs), then the hexes. */
export function pathChoices(state: State, search: PathSearch, origin: Hex, path: readonly Hex[], steps: readonly PathStep[]): number[] {
  const cheapest = readyMade(state, search, origin, path, CHEAPEST)
  const shortest = readyMade(state, search, origin, path, SHORTEST)
  const choices: number[] = []
  if (cheapest !== null) choices.push(CHEAPEST)
  if (shortest !== null && !(cheapest !== null && isSamePath(cheapest, shortest))) choices.push(SHORTEST)
  for (const step of steps) choices.push(step.hex)
  return choices
}

export function isSamePath(one: readonly Hex[], other: readonly Hex[]): boolean {
  return one.length === other.length && one.every((hex, place) => hex === other[place])
}

/** WR-5.6, WR-5.7 */
export function costOfPath(origin: Hex, path: readonly Hex[]): number {
  let cost = 0
  let here = origin
  for (const hex of path) {
    cost += stepCost(here, hex)
    here = hex
  }
  return cost
}

function stepCost(from: Hex, to: Hex): number {
  const table = urbanAt[to] === RURAL ? stepsToRural : stepsToUrban
  for (let step = table.start[from]; step < table.start[from + 1]; step++) if (table.to[step] === to) return table.cost[step]
  throw new Error(`hexes ${from} and ${to} are not neighbours in a route`)
}
