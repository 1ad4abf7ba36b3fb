/** Buy & Build, the new route (WR-5.1 to WR-5.17): the new town, where the route starts, the path, and the building of it. */
import { type Emit, type Refusal, refusal } from '@branchline/engine'
import { excludedBy, type Hex, hexIds, RURAL, urbanAt } from './board.ts'
import { controlGained } from './control.ts'
import { checkFinished } from './finished.ts'
import { costOfPath, isSamePath, type Means, nextSteps, pathChoices, readyMade, searchAlong, searchPath } from './paths.ts'
import { COMPANY_IDS } from './railways.ts'
import { minimaFrom, originsAlong, originsOf, reachableTowns, type WaysTo, waysTo } from './routes.ts'
import { CHEAPEST, isPresident, NOBODY, occupies, type SHORTEST, type State, settle } from './state.ts'

/** WR-5.1 */
export function beginRoute(state: State, emit?: Emit): void {
  state.choices = reachableTowns(state, state.lot, meansOf(state).budget)
  state.phase = 'to'
  if (state.choices.length === 1) chooseTown(state, state.choices[0], emit)
}

/** WR-5.2: the bid, for the President the treasury besides. */
export function meansOf(state: State): Means {
  const { lot, bidder, onShare, treasury } = state
  return { budget: onShare + (isPresident(state, bidder, lot) ? treasury[lot] : 0), supply: state.supply[lot] }
}

export function townRefusal(state: State, town: Hex): Refusal | null {
  if (state.phase !== 'to') return refusal('WR-5.1', 'not-now', { asked: state.phase })
  const railway = COMPANY_IDS[state.lot]
  if (urbanAt[town] === RURAL) return refusal('WR-5.4', 'not-a-town', { hex: hexIds[town] })
  if (occupies(state, state.lot, town)) return refusal('WR-5.4', 'already-there', { railway, town: hexIds[town] })
  const twin = excludedBy[town]
  if (twin >= 0 && occupies(state, state.lot, twin)) {
    return refusal('WR-5.10', 'other-leeds', { railway, town: hexIds[town], other: hexIds[twin] })
  }
  const { budget, supply } = meansOf(state)
  if (originsOf(state, state.lot, town, budget).length > 0) return null
  return outOfReach(state, town, urbanHexesOf(state), budget, supply)
}

export function originRefusal(state: State, origin: Hex): Refusal | null {
  if (state.phase !== 'from') return refusal('WR-5.4', 'not-now', { asked: state.phase })
  if (urbanAt[origin] === RURAL) return refusal('WR-5.4', 'not-a-town', { hex: hexIds[origin] })
  if (!occupies(state, state.lot, origin)) {
    return refusal('WR-5.4', 'not-there', { railway: COMPANY_IDS[state.lot], town: hexIds[origin] })
  }
  const { budget, supply } = meansOf(state)
  if (originsOf(state, state.lot, state.target, budget).includes(origin)) return null
  return outOfReach(state, state.target, [origin], budget, supply)
}

/** Says what is missing: a way, pounds or cubes. */
function outOfReach(state: State, town: Hex, origins: readonly Hex[], budget: number, supply: number): Refusal {
  const ways = waysTo(state, town, Number.POSITIVE_INFINITY)
  const minima = origins.map((origin) => minimaFrom(state, ways, origin)).filter((found) => found !== null)
  const parameters = { railway: COMPANY_IDS[state.lot], town: hexIds[town] }
  if (minima.length === 0) return refusal('WR-5.8', 'no-way', parameters)
  // Money helps only where the cubes suffice for a path that is the cheapest or the shortest.
  const length = Math.min(...minima.map(({ shortest }) => shortest))
  if (length > supply) return refusal('WR-5.13', 'too-few-cubes', { ...parameters, length, cubes: supply })
  const costs = minima.flatMap((found) => [
    ...(found.cheapestLength <= supply ? [found.cheapest] : []),
    ...(found.shortest <= supply ? [found.shortestCost] : []),
  ])
  const cost = Math.min(...costs)
  return refusal('WR-5.12', 'too-dear', { ...parameters, cost, budget, short: cost - budget })
}

function urbanHexesOf(state: State): Hex[] {
  return state.cubes.flatMap((_, hex) => (urbanAt[hex] !== RURAL && occupies(state, state.lot, hex) ? [hex] : []))
}

export function stepRefusal(state: State, hex: Hex): Refusal | null {
  if (state.phase !== 'path') return refusal('WR-5.11', 'not-now', { asked: state.phase })
  const search = searchPath(state, state.origin, state.target, meansOf(state))
  const steps = search === null ? [] : nextSteps(state, search, state.origin, state.path)
  if (steps.some((step) => step.hex === hex)) return null
  return refusal('WR-5.11', 'not-on-a-path', {
    hex: hexIds[hex],
    origin: hexIds[state.origin],
    town: hexIds[state.target],
    possible: steps.map((step) => hexIds[step.hex]),
  })
}

export function readyMadeRefusal(state: State, kind: typeof CHEAPEST | typeof SHORTEST): Refusal | null {
  if (state.phase !== 'path') return refusal('WR-5.15', 'not-now', { asked: state.phase })
  const search = searchPath(state, state.origin, state.target, meansOf(state))
  const path = search === null ? null : readyMade(state, search, state.origin, state.path, kind)
  if (search === null || path === null) return refusal('WR-5.15', kind === CHEAPEST ? 'no-cheapest' : 'no-shortest')
  if (kind === CHEAPEST) return null
  const cheapest = readyMade(state, search, state.origin, state.path, CHEAPEST)
  return cheapest !== null && isSamePath(cheapest, path) ? refusal('WR-5.15', 'shortest-is-cheapest') : null
}

export function chooseTown(state: State, town: Hex, emit?: Emit): void {
  const { budget } = meansOf(state)
  const ways = waysTo(state, town, budget)
  state.target = town
  state.choices = originsAlong(state, state.lot, ways, budget)
  state.phase = 'from'
  if (state.choices.length === 1) setOff(state, state.choices[0], ways, emit)
}

export function chooseOrigin(state: State, origin: Hex, emit?: Emit): void {
  setOff(state, origin, waysTo(state, state.target, meansOf(state).budget), emit)
}

function setOff(state: State, origin: Hex, ways: WaysTo, emit?: Emit): void {
  state.origin = origin
  state.path = []
  followPath(state, ways, emit)
}

export function chooseStep(state: State, hex: Hex, emit?: Emit): void {
  state.path.push(hex)
  if (hex === state.target) build(state, emit)
  else followPath(state, waysTo(state, state.target, meansOf(state).budget), emit)
}

export function chooseReadyMade(state: State, kind: typeof CHEAPEST | typeof SHORTEST, emit?: Emit): void {
  const search = searchPath(state, state.origin, state.target, meansOf(state))
  const path = search === null ? null : readyMade(state, search, state.origin, state.path, kind)
  if (path === null) throw new Error('a ready-made path was chosen that does not exist')
  state.path = path
  build(state, emit)
}

/** WR-5.15: goes on while there is only one way to go on. */
function followPath(state: State, ways: WaysTo, emit?: Emit): void {
  const { origin, target, path } = state
  const search = searchAlong(state, origin, ways, meansOf(state))
  if (search === null) throw new Error('a route was begun that cannot be built')
  while (path[path.length - 1] !== target) {
    const steps = nextSteps(state, search, origin, path)
    if (steps.length !== 1) {
      state.choices = pathChoices(state, search, origin, path, steps)
      state.phase = 'path'
      return
    }
    path.push(steps[0].hex)
  }
  build(state, emit)
}

/** Cubes down, money paid, bonus marked, control and finished railways looked at. */
function build(state: State, emit?: Emit): void {
  const { lot: railway, bidder: seat, origin, target, path, onShare } = state
  const cost = costOfPath(origin, path)
  for (const hex of path) state.cubes[hex] |= 1 << railway
  state.supply[railway] -= path.length
  // WR-5.2, WR-5.3: what the bid does not cover comes out of the treasury, what it leaves goes in.
  state.treasury[railway] += onShare - cost
  state.bank += cost
  state.onShare = 0
  state.bonus[railway] += path.length
  emit?.({
    type: 'built',
    clause: 'WR-5.1',
    seat,
    railway: COMPANY_IDS[railway],
    origin: hexIds[origin],
    town: hexIds[target],
    path: path.map((hex) => hexIds[hex]),
    cost,
    bonus: path.length,
    fromTreasury: Math.max(0, cost - onShare),
    toTreasury: Math.max(0, onShare - cost),
  })
  const grouping = controlGained(state, railway, target)
  if (grouping !== NOBODY) {
    state.control[urbanAt[target]] = grouping
    emit?.({ type: 'controlled', clause: 'WR-5.17', grouping: COMPANY_IDS[grouping], town: hexIds[target] })
  }
  checkFinished(state, railway, path, emit)
  settle(state)
}
