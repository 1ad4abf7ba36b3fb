/** The position in words, complete: what terminals print, screen readers read and the web shows. */
import type { Said, Seat, Section } from '@branchline/engine'
import { hexIds, hullBarnsleyDividend } from './board.ts'
import { minimumBid } from './buy-and-build-offer.ts'
import { meansOf } from './buy-and-build-route.ts'
import { dividendsNow } from './help-money.ts'
import { countrySaid, townsSaid } from './outline-country.ts'
import { groupingSaid, presidentSaid, railwaySaid } from './outline-railways.ts'
import { BASIC_RAILWAYS, COMPANIES, COMPANY_IDS, GROUPINGS, HULL_BARNSLEY_FINAL, HULL_BARNSLEY_MINIMUM, LOT_IDS } from './railways.ts'
import { HIDDEN, NOBODY, type State, sharesOf, toAct } from './state.ts'

export function outline(state: State): Section[] {
  return [
    { title: { say: 'outline.turn', turn: Math.min(state.turn, state.lastTurn), last: state.lastTurn }, lines: now(state) },
    { title: { say: 'outline.players' }, lines: state.order.map((seat) => player(state, seat)) },
    {
      title: { say: 'outline.railways' },
      lines: Array.from({ length: BASIC_RAILWAYS }, (_, railway) => railwaySaid(state, railway)),
    },
    { title: { say: 'outline.groups' }, lines: [...GROUPINGS.map((grouping) => groupingSaid(state, grouping)), hullBarnsleySaid(state)] },
    { title: { say: 'outline.towns' }, lines: townsSaid(state) },
    { title: { say: 'outline.country' }, lines: countrySaid(state) },
  ]
}

/** What is under way, and in which order. */
function now(state: State): Said[] {
  const seat = toAct(state)
  const isOver = state.phase === 'over'
  return [
    ...(seat === null ? [] : [{ say: 'outline.acts', seat, asked: state.phase }]),
    ...(isOver ? [] : [{ say: state.phase === 'trade' ? 'outline.trader' : 'outline.offerer', seat: state.order[state.at] }]),
    { say: 'outline.order', seats: state.order },
    ...(state.phase === 'bid' ? auction(state) : []),
    ...(state.phase === 'to' || state.phase === 'from' || state.phase === 'path' ? route(state) : []),
    ...(state.hiddenCash && !isOver ? [{ say: 'outline.hidden-cash' }] : []),
  ]
}

function auction(state: State): Said[] {
  const lot = { lot: LOT_IDS[state.lot], minimum: minimumBid(state) }
  const passed = state.order.filter((seat) => (state.passed >> seat) & 1)
  return [
    state.bidder === NOBODY
      ? { say: 'outline.auction', ...lot }
      : { say: 'outline.auction.bid', ...lot, seat: state.bidder, bid: state.bid },
    ...(passed.length === 0 ? [] : [{ say: 'outline.passed', seats: passed }]),
  ]
}

function route(state: State): Said[] {
  const { budget, supply } = meansOf(state)
  const path = state.path.map((hex) => hexIds[hex])
  return [
    { say: 'outline.route', seat: state.bidder, railway: COMPANY_IDS[state.lot], bid: state.onShare, budget, cubes: supply },
    ...(state.target === NOBODY ? [] : [{ say: 'outline.route.to', town: hexIds[state.target] }]),
    ...(state.origin === NOBODY ? [] : [{ say: 'outline.route.from', town: hexIds[state.origin] }]),
    ...(path.length === 0 ? [] : [{ say: 'outline.route.path', path }]),
  ]
}

function player(state: State, seat: Seat): Said {
  const held: Said[] = Array.from({ length: COMPANIES }, (_, company) => company).flatMap((company) => {
    const number = sharesOf(state, seat, company)
    if (number === 0) return []
    return [
      { say: state.president[company] === seat ? 'outline.shares.president' : 'outline.shares', number, railway: COMPANY_IDS[company] },
    ]
  })
  if (state.hullBarnsleyOwner === seat) held.push({ say: 'outline.shares.hull-barnsley', lot: LOT_IDS[BASIC_RAILWAYS] })
  const cash = state.cash[seat]
  return {
    say: 'outline.player',
    seat,
    cash:
      cash === HIDDEN ? { say: 'outline.cash.hidden', spent: state.spent[seat], shown: state.shown[seat] } : { say: 'outline.cash', cash },
    shares: held,
    number: held.length,
    dividends: dividendsNow(state).bySeat[seat],
  }
}

export function hullBarnsleySaid(state: State): Said {
  const { plainHullBarnsley, hullBarnsleyFrom = 0 } = state
  const pays = hullBarnsleyDividend(Math.min(state.turn, state.lastTurn), state.seats, plainHullBarnsley, hullBarnsleyFrom)
  const figures = { pays, minimum: HULL_BARNSLEY_MINIMUM, final: HULL_BARNSLEY_FINAL }
  const owner = presidentSaid(state.hullBarnsleyOwner, 'outline.owner')
  return { say: plainHullBarnsley ? 'outline.hull-barnsley.plain' : 'outline.hull-barnsley', owner, from: hullBarnsleyFrom, ...figures }
}
