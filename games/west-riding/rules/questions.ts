/** Answers to what players ask: railways, the price of a route, a place; and what a move costs or brings. */
import type { Question, Questions, Said } from '@branchline/engine'
import { type Hex, hexById, hexIds, hexPlaces, RURAL, stepsToRural, terrainOf, urbanAt, urbanHexes } from './board.ts'
import { firstBid } from './buy-and-build-offer.ts'
import { tradeOutlook } from './help-money.ts'
import { pathOutlooks, type RouteOffer, routesNow, routesOf, townOutlook } from './help-routes.ts'
import { hullBarnsleySaid } from './outline.ts'
import { railwaysIn, townSaid } from './outline-country.ts'
import { groupingSaid, railwaySaid } from './outline-railways.ts'
import { BASIC_RAILWAYS, COMPANY_IDS, type CompanyId, HULL_BARNSLEY, isGrouping, LOT_IDS } from './railways.ts'
import type { Move, State } from './state.ts'

const BASIC = COMPANY_IDS.slice(0, BASIC_RAILWAYS)

export const questions: Questions<State> = {
  ids(_, question) {
    if (question === 'look') return hexIds
    if (question === 'card') return [...COMPANY_IDS, LOT_IDS[HULL_BARNSLEY]]
    return BASIC.flatMap((railway) => urbanHexes.map((town) => `${railway}~${hexIds[town]}`))
  },
  answer,
}

function answer(view: State, question: Question, id: string): Said[] {
  if (question === 'look') return lookAt(view, hexById.get(id) as Hex)
  if (question === 'price') return routePrice(view, id)
  if (id === LOT_IDS[HULL_BARNSLEY]) return [hullBarnsleySaid(view)]
  const company = COMPANY_IDS.indexOf(id as CompanyId)
  return [isGrouping(company) ? groupingSaid(view, company) : railwaySaid(view, company)]
}

function lookAt(view: State, hex: Hex): Said[] {
  const steps: Said[] = []
  for (let step = stepsToRural.start[hex]; step < stepsToRural.start[hex + 1]; step++)
    steps.push({ say: 'answer.step', hex: hexPlaces[stepsToRural.to[step]], cost: stepsToRural.cost[step] })
  const there = railwaysIn(view, hex)
  const here =
    urbanAt[hex] === RURAL
      ? { say: 'answer.hex', hex: hexPlaces[hex], terrain: { say: `answer.terrain.${terrainOf[hex]}` }, there, number: there.length }
      : townSaid(view, hex)
  return [here, ...(steps.length === 0 ? [] : [{ say: 'answer.steps', steps }])]
}

function routePrice(view: State, id: string): Said[] {
  const [railway, town] = id.split('~') as [CompanyId, string]
  const at = COMPANY_IDS.indexOf(railway)
  const offers = routesOf(view, at).filter((offer) => offer.town === town)
  const best = cheapestOf(offers)
  if (best === null) return [{ say: 'answer.no-route', railway, town }]
  const { income, control } = townOutlook(view, at, hexById.get(town) as Hex)
  const said = { railway, town, origin: best.origin, cost: best.cost, cubes: best.length, income }
  return [control === null ? { say: 'answer.route', ...said } : { say: 'answer.route.control', ...said, grouping: control }]
}

function cheapestOf(offers: readonly RouteOffer[]) {
  const priced = offers.flatMap(({ origin, cheapest, shortest }) =>
    [cheapest, shortest].flatMap((way) => (way === null ? [] : [{ origin, ...way }])),
  )
  return priced.length === 0 ? null : priced.reduce((best, one) => (one.cost < best.cost ? one : best))
}

export function price(view: State, move: Move): Said | null {
  switch (move.kind) {
    case 'offer':
      return { say: 'price.offer', minimum: firstBid(view, move.lot) }
    case 'to':
    case 'from': {
      const wanted = hexIds[move.hex]
      const best = cheapestOf(routesNow(view).filter((offer) => (move.kind === 'to' ? offer.town : offer.origin) === wanted))
      const { income } = townOutlook(view, view.lot, move.kind === 'to' ? move.hex : view.target)
      return best === null ? null : { say: 'price.route', cost: best.cost, cubes: best.length, income }
    }
    case 'via':
    case 'cheapest':
    case 'shortest': {
      const choice = move.kind === 'via' ? `via ${hexIds[move.hex]}` : move.kind
      const found = pathOutlooks(view).find((one) => one.choice === choice)
      return found === undefined ? null : { say: 'price.path', cost: found.cost, cubes: found.length }
    }
    case 'trade': {
      const { dividends, payoff } = tradeOutlook(view, move.first, move.second, move.source)
      return { say: 'price.trade', dividends, payoff }
    }
    default:
      return null
  }
}
