/** What would happen: routes and purchases tried out by the rules on a copy of the position. No rule is written here. */
import { type GameEvent, isRefusal, type Seat } from '@branchline/engine'
import { afterPayoff } from '../rules/big-payoff.ts'
import { type Hex, hexById } from '../rules/board.ts'
import { payDividends } from '../rules/dividends.ts'
import {
  type DividendNow,
  dividendsNow,
  type RouteOffer,
  routesNow,
  routesOf,
  type TownOutlook,
  townOutlook,
  westRiding,
} from '../rules/index.ts'
import { type Means, readyMade, searchPath } from '../rules/paths.ts'
import { COMPANY_IDS, type Railway } from '../rules/railways.ts'
import { CHEAPEST, clone, type Move, NOBODY, SHORTEST, type ShareSource, type State } from '../rules/state.ts'
import { trade } from '../rules/trade.ts'
import { movesOf, type Route, routeOf } from './route.ts'

type Kind = 'cheapest' | 'shortest'

/** The ready-made path of a kind between two towns, or null when the means do not suffice. */
function routeBetween(state: State, railway: Railway, origin: Hex, town: Hex, means: Means, kind: Kind): Route | null {
  const search = searchPath(state, origin, town, means)
  const path = search && readyMade(state, search, origin, [], kind === 'cheapest' ? CHEAPEST : SHORTEST)
  return path && routeOf(railway, origin, path)
}

/** Any money, but only the cubes the railway has. */
const anyMoney = (state: State, railway: Railway): Means => ({ budget: Number.MAX_SAFE_INTEGER, supply: state.supply[railway] })

/** The route that sets the minimum bid (WR-4.8): the cheapest the railway can build now; of several the one to the town that earns most. */
export function cheapestNewRoute(state: State, railway: Railway): Route | null {
  const offers = routesOf(state, railway)
  const least = Math.min(...offers.map(priceOf))
  const earns = (offer: RouteOffer) => townOutlook(state, railway, hexOf(offer.town)).income
  const best = offers.filter((offer) => priceOf(offer) === least).toSorted((one, other) => earns(other) - earns(one))[0]
  if (best === undefined) return null
  const [origin, town] = [hexOf(best.origin), hexOf(best.town)]
  return routeBetween(state, railway, origin, town, anyMoney(state, railway), best.cheapest === null ? 'shortest' : 'cheapest')
}

export function priceOf({ cheapest, shortest }: RouteOffer): number {
  return Math.min(cheapest?.cost ?? Number.POSITIVE_INFINITY, shortest?.cost ?? Number.POSITIVE_INFINITY)
}

export const hexOf = (id: string): Hex => hexById.get(id) ?? NOBODY

/** What may be reached now, each town by its best price; every origin is kept. */
export interface Destination {
  readonly town: Hex
  readonly price: number
  readonly offers: readonly RouteOffer[]
  readonly outlook: TownOutlook
}

export function destinationsNow(state: State): Destination[] {
  const byTown = new Map<string, RouteOffer[]>()
  for (const offer of routesNow(state)) byTown.set(offer.town, [...(byTown.get(offer.town) ?? []), offer])
  return [...byTown]
    .map(([id, offers]): Destination => {
      const town = hexOf(id)
      const ranked = offers.toSorted((one, other) => priceOf(one) - priceOf(other))
      return { town, offers: ranked, price: priceOf(ranked[0]), outlook: townOutlook(state, state.lot, town) }
    })
    .sort((one, other) => one.price - other.price)
}

/** Whether there is anything to choose on the way to a town: else going by hand would build at once. */
export function hasWays(state: State, town: Hex): boolean {
  const world = clone(state)
  westRiding.play(world, { kind: 'to', hex: town })
  return world.phase === 'from' || world.phase === 'path'
}

export interface PurchaseOutlook {
  readonly route: Route
  /** The railway's dividend this turn if nothing else were built, and from the next turn on, when the bonus is gone. */
  readonly now: DividendNow
  readonly later: DividendNow
  readonly presidentSeat: Seat
  readonly control: string | null
  /** What the purchase changes for the buyer if the game ended with this turn. */
  readonly payoff: number
}

/** What the railway would pay this turn with a route built and nothing else. */
export function afterRoute(state: State, route: Route): DividendNow {
  const { world, events } = withRoute(state, route)
  return dividendThen(world, events, route.railway)
}

/** What a route changes for a seat if the game ends with this turn: dividends and Big Payoff. */
export function payoffOfRoute(state: State, route: Route, seat: Seat): number {
  return atTurnsEnd(withRoute(state, route).world, seat) - atTurnsEnd(state, seat)
}

/** The same of a trade, for whoever trades. */
export function payoffOfTrade(state: State, first: Railway, second: Railway, source: ShareSource): number {
  const seat = state.order[state.at]
  const traded = clone(state)
  trade(traded, first, second, source)
  return atTurnsEnd(traded, seat) - atTurnsEnd(state, seat)
}

function withRoute(state: State, route: Route): { world: State; events: GameEvent[] } {
  const world = clone(state)
  const events: GameEvent[] = []
  // So an offer follows and the turn does not end before we have looked.
  world.at = 0
  for (const text of movesOf(world, route)) {
    const move = westRiding.parse(world, text)
    if (!isRefusal(move)) westRiding.play(world, move, (event) => events.push(event))
  }
  return { world, events }
}

/** A seat buys the next share of a railway at a price, the others pass, and it builds the cheapest route the price pays for. */
export function purchaseOutlook(state: State, seat: Seat, railway: Railway, price: number): PurchaseOutlook | null {
  const route = cheapestNewRoute(state, railway)
  if (route === null) return null
  const { world, events } = afterPurchase(state, seat, railway, Math.max(price, route.cost), route)
  const control = events.find((event) => event.type === 'controlled')?.grouping
  const rest = clone(world)
  rest.bonus[railway] = 0
  return {
    route,
    now: dividendThen(world, events, railway),
    later: dividendsNow(rest).companies[railway],
    presidentSeat: world.president[railway],
    control: typeof control === 'string' ? control : null,
    payoff: atTurnsEnd(world, seat) - atTurnsEnd(state, seat),
  }
}

/** A seat's money if the game ended with this turn: dividends, then the Big Payoff. */
function atTurnsEnd(state: State, seat: Seat): number {
  if (state.phase === 'over') return state.cash[seat]
  const last = clone(state)
  payDividends(last)
  return afterPayoff(last).cash[seat]
}

/** Where the turn ended with it the rules have paid already, and the bonus is gone. */
function dividendThen(world: State, events: readonly GameEvent[], railway: Railway): DividendNow {
  const paid = events.find((event) => event.type === 'dividend' && event.railway === COMPANY_IDS[railway])
  const now = dividendsNow(world).companies[railway]
  return paid === undefined ? now : { ...now, ...figuresOf(paid) }
}

function figuresOf({ income, perShare, remainder, paid }: GameEvent): Partial<DividendNow> {
  return { income: Number(income), perShare: Number(perShare), remainder: Number(remainder), bySeat: paid as readonly number[] }
}

function afterPurchase(state: State, seat: Seat, railway: Railway, price: number, route: Route): { world: State; events: GameEvent[] } {
  const world = clone(state)
  const events: GameEvent[] = []
  const play = (move: Move) => westRiding.play(world, move, (event) => events.push(event))
  if (world.phase === 'offer') {
    world.lot = railway
    world.phase = 'bid'
  }
  // The first place in the order: so an offer follows and the turn does not end before we have looked.
  world.at = 0
  world.bidding = seat
  world.passed = ((1 << world.seats) - 1) & ~(1 << seat)
  play({ kind: 'bid', amount: price })
  if (world.phase === 'to') play({ kind: 'to', hex: route.path.at(-1) as Hex })
  if (world.phase === 'from') play({ kind: 'from', hex: route.origin })
  if (world.phase === 'path') play(world.choices.includes(CHEAPEST) ? { kind: 'cheapest' } : { kind: 'shortest' })
  return { world, events }
}
