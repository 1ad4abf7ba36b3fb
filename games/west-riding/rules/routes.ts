/**
 * The search for routes (WR-5.4 to WR-5.14). All costs are small whole numbers, so a ring of buckets replaces a priority queue.
 * The tables below are scratch paper: every search begins by wiping what it uses, and nothing in them outlives its caller.
 */
import {
  CHEAPEST_RURAL,
  CHEAPEST_TOWN,
  DEAREST_STEP,
  excludedBy,
  HEXES,
  type Hex,
  hasEqualTowns,
  stepsToRural,
  stepsToUrban,
  urbanHexes,
} from './board.ts'
import type { Railway } from './railways.ts'
import { BLOCKED, OUT_OF_CUBES, occupies, type State } from './state.ts'

const FAR = 30_000
const RING = 8
if (DEAREST_STEP >= RING) throw new Error('the ring of buckets is too small for the dearest step')
const bucket = new Int16Array(RING * HEXES)
const filled = new Int32Array(RING)
let waiting = 0

const costTo = new Int16Array(HEXES)
const lengthTo = new Int16Array(HEXES)

/** Steps out of a table's hex are read directly: this is the innermost loop of the game. */
const { start: ruralStart, to: ruralTo, cost: ruralCost, costBack: ruralCostBack } = stepsToRural
const { start: urbanStart, to: urbanTo, cost: urbanCost } = stepsToUrban

/** WR-5.4, WR-5.10: a town or city the railway does not occupy, and no other Leeds. */
export function mayEnter(state: State, railway: Railway, town: Hex): boolean {
  if (occupies(state, railway, town)) return false
  const twin = excludedBy[town]
  return twin < 0 || !occupies(state, railway, twin)
}

/**
 * The cost of the cheapest new route that the railway can build now with its cubes (WR-4.3, WR-4.8); when it can build none,
 * less than nought: −BLOCKED or −OUT_OF_CUBES.
 */
export function cheapestRoute(state: State, railway: Railway): number {
  const supply = state.supply[railway]
  setOut(state, railway)
  let cheapest = FAR
  let someTooLong = false
  for (let cost = 1; waiting > 0 && cost + 1 < cheapest; cost++) {
    const slot = cost & (RING - 1)
    const size = filled[slot]
    for (let place = slot * HEXES, end = place + size; place < end; place++) {
      const hex = bucket[place]
      if (costTo[hex] !== cost) continue
      for (let step = urbanStart[hex], last = urbanStart[hex + 1]; step < last; step++) {
        if (!mayEnter(state, railway, urbanTo[step])) continue
        if (lengthTo[hex] >= supply) someTooLong = true
        else if (cost + urbanCost[step] < cheapest) cheapest = cost + urbanCost[step]
      }
      spread(state, hex, cost)
    }
    filled[slot] = 0
    waiting -= size
  }
  // Where cubes run short, a dearer path that is shorter may be the answer: look at every pair of towns.
  if (someTooLong) return cheapestWithFewCubes(state, railway)
  return cheapest === FAR ? -BLOCKED : cheapest
}

function cheapestWithFewCubes(state: State, railway: Railway): number {
  const supply = state.supply[railway]
  let cheapest = FAR
  for (const origin of urbanHexes) {
    if (!occupies(state, railway, origin)) continue
    const ways = waysBetween(state, origin, FAR)
    for (const town of urbanHexes) {
      const minima = mayEnter(state, railway, town) ? minimaFrom(state, ways, town) : null
      if (minima === null) continue
      if (minima.cheapestLength <= supply) cheapest = Math.min(cheapest, minima.cheapest)
      if (minima.shortest <= supply) cheapest = Math.min(cheapest, minima.shortestCost)
    }
  }
  return cheapest === FAR ? -OUT_OF_CUBES : cheapest
}

const bestInto = new Int16Array(HEXES)
const lengthInto = new Int16Array(HEXES)

/** Every town or city to which the railway can build a route with that much money and its cubes, in the order of the board. */
export function reachableTowns(state: State, railway: Railway, budget: number): Hex[] {
  const supply = state.supply[railway]
  setOut(state, railway)
  bestInto.fill(FAR)
  for (let cost = 1; waiting > 0 && cost < budget; cost++) {
    const slot = cost & (RING - 1)
    const size = filled[slot]
    for (let place = slot * HEXES, end = place + size; place < end; place++) {
      const hex = bucket[place]
      if (costTo[hex] !== cost) continue
      for (let step = urbanStart[hex], last = urbanStart[hex + 1]; step < last; step++) {
        const town = urbanTo[step]
        const whole = cost + urbanCost[step]
        const length = lengthTo[hex] + 1
        if (whole < bestInto[town]) {
          bestInto[town] = whole
          lengthInto[town] = length
        } else if (whole === bestInto[town] && length < lengthInto[town]) lengthInto[town] = length
      }
      spread(state, hex, cost)
    }
    filled[slot] = 0
    waiting -= size
  }
  const towns: Hex[] = []
  for (let urban = 0; urban < urbanHexes.length; urban++) {
    const town = urbanHexes[urban]
    if (bestInto[town] > budget || !mayEnter(state, railway, town)) continue
    if (lengthInto[town] <= supply || originsOf(state, railway, town, budget).length > 0) towns.push(town)
  }
  return towns
}

/** Every town or city from which the railway can build a route to `target` with that much money and its cubes. */
export function originsOf(state: State, railway: Railway, target: Hex, budget: number): Hex[] {
  return originsAlong(state, railway, waysTo(state, target, budget), budget)
}

export function originsAlong(state: State, railway: Railway, ways: WaysTo, budget: number): Hex[] {
  const supply = state.supply[railway]
  const origins: Hex[] = []
  for (let urban = 0; urban < urbanHexes.length; urban++) {
    const origin = urbanHexes[urban]
    if (!occupies(state, railway, origin)) continue
    const minima = minimaFrom(state, ways, origin)
    if (minima !== null && isBuildable(minima, budget, supply)) origins.push(origin)
  }
  return origins
}

/** The two minima between a pair of towns (WR-5.11), ties of each broken by the other: costs in pounds, lengths in hexes to be built. */
export interface Minima {
  readonly cheapest: number
  readonly cheapestLength: number
  readonly shortest: number
  readonly shortestCost: number
}

/** WR-5.12, WR-5.13: one of the two kinds of path is within the money and the cubes. */
function isBuildable(minima: Minima, budget: number, supply: number): boolean {
  return (minima.cheapest <= budget && minima.cheapestLength <= supply) || (minima.shortest <= supply && minima.shortestCost <= budget)
}

/** For each empty rural hex what is still to be paid and built from there to the target; the same tables every time. */
export interface WaysTo {
  readonly target: Hex
  readonly cost: Int16Array
  readonly costLength: Int16Array
  readonly length: Int16Array
  readonly lengthCost: Int16Array
}

const ways = {
  target: 0,
  cost: new Int16Array(HEXES),
  costLength: new Int16Array(HEXES),
  length: new Int16Array(HEXES),
  lengthCost: new Int16Array(HEXES),
}
const queue = new Int16Array(HEXES)

/** Valid until the next call. Hexes from which the target is out of reach of the money are left out: no legal path goes there. */
export function waysTo(state: State, target: Hex, budget: number): WaysTo {
  ways.target = target
  measureCosts(state, target, budget)
  measureLengths(state, target, longestFor(budget))
  return ways
}

/**
 * The ways between one town and all others: as a town costs as much as any other, a path costs the same in both directions, and
 * a railway stands in fewer towns than it does not. Valid until the next call.
 */
export function waysBetween(state: State, origin: Hex, budget: number): WaysTo {
  return waysTo(state, origin, budget)
}
if (!hasEqualTowns) throw new Error('where towns and cities differ in cost, paths must be measured in their own direction')

/** The most hexes that so much money can build: a town, and countryside all the way. */
export function longestFor(budget: number): number {
  return 1 + Math.floor((budget - CHEAPEST_TOWN) / CHEAPEST_RURAL)
}

function measureCosts(state: State, target: Hex, budget: number): void {
  const { cost: costs, costLength: lengths } = ways
  costs.fill(FAR)
  costs[target] = 0
  lengths[target] = 0
  filled.fill(0)
  waiting = 0
  relaxBack(state, target, costs, lengths)
  for (let cost = 1; waiting > 0 && cost < budget; cost++) {
    const slot = cost & (RING - 1)
    const size = filled[slot]
    for (let place = slot * HEXES, end = place + size; place < end; place++) {
      if (costs[bucket[place]] === cost) relaxBack(state, bucket[place], costs, lengths)
    }
    filled[slot] = 0
    waiting -= size
  }
}

function relaxBack(state: State, hex: Hex, costs: Int16Array, lengths: Int16Array): void {
  const length = lengths[hex] + 1
  for (let step = ruralStart[hex], last = ruralStart[hex + 1]; step < last; step++) {
    const before = ruralTo[step]
    if (state.cubes[before] !== 0) continue
    const cost = costs[hex] + ruralCostBack[step]
    if (cost < costs[before]) {
      costs[before] = cost
      lengths[before] = length
      put(before, cost)
    } else if (cost === costs[before] && length < lengths[before]) lengths[before] = length
  }
}

function measureLengths(state: State, target: Hex, longest: number): void {
  const { length: lengths, lengthCost: costs } = ways
  lengths.fill(FAR)
  lengths[target] = 0
  costs[target] = 0
  queue[0] = target
  for (let head = 0, tail = 1; head < tail; head++) {
    const hex = queue[head]
    const length = lengths[hex] + 1
    // The first hex of the path comes on top of what is measured here.
    if (length >= longest) break
    for (let step = ruralStart[hex], last = ruralStart[hex + 1]; step < last; step++) {
      const before = ruralTo[step]
      if (state.cubes[before] !== 0) continue
      const cost = costs[hex] + ruralCostBack[step]
      if (length < lengths[before]) {
        lengths[before] = length
        costs[before] = cost
        queue[tail++] = before
      } else if (length === lengths[before] && cost < costs[before]) costs[before] = cost
    }
  }
}

/** Null when no open path within the money joins the two; a minimum that is out of its reach is FAR or more. */
export function minimaFrom(state: State, to: WaysTo, origin: Hex): Minima | null {
  let cheapest = FAR
  let cheapestLength = FAR
  let shortest = FAR
  let shortestCost = FAR
  for (let step = ruralStart[origin], last = ruralStart[origin + 1]; step < last; step++) {
    const hex = ruralTo[step]
    if (state.cubes[hex] !== 0) continue
    const cost = ruralCost[step] + to.cost[hex]
    if (cost < cheapest || (cost === cheapest && to.costLength[hex] + 1 < cheapestLength)) {
      cheapest = cost
      cheapestLength = to.costLength[hex] + 1
    }
    const length = to.length[hex] + 1
    if (length < shortest || (length === shortest && ruralCost[step] + to.lengthCost[hex] < shortestCost)) {
      shortest = length
      shortestCost = ruralCost[step] + to.lengthCost[hex]
    }
  }
  return cheapest >= FAR && shortest >= FAR ? null : { cheapest, cheapestLength, shortest, shortestCost }
}

/** Wipes the tables and puts down the first steps out of every town and city of the railway. */
function setOut(state: State, railway: Railway): void {
  costTo.fill(FAR)
  filled.fill(0)
  waiting = 0
  for (let urban = 0; urban < urbanHexes.length; urban++) {
    const hex = urbanHexes[urban]
    if (!occupies(state, railway, hex)) continue
    lengthTo[hex] = 0
    spread(state, hex, 0)
  }
}

function spread(state: State, hex: Hex, cost: number): void {
  const length = lengthTo[hex] + 1
  const cubes = state.cubes
  for (let step = ruralStart[hex], last = ruralStart[hex + 1]; step < last; step++) {
    const next = ruralTo[step]
    const whole = cost + ruralCost[step]
    if (whole > costTo[next] || cubes[next] !== 0) continue
    if (whole < costTo[next]) {
      costTo[next] = whole
      lengthTo[next] = length
      put(next, whole)
    } else if (length < lengthTo[next]) lengthTo[next] = length
  }
}

function put(hex: Hex, cost: number): void {
  const slot = cost & (RING - 1)
  bucket[slot * HEXES + filled[slot]++] = hex
  waiting++
}
