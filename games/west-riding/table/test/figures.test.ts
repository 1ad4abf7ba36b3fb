/** What the table shows against what the rules say, on positions nobody chose: random games, every option. */
import { fetchLater, legalMoves, newAttention } from '@branchline/design'
import { type GameEvent, randomFrom } from '@branchline/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { hexIds } from '../../rules/board.ts'
import { meansOf } from '../../rules/buy-and-build-route.ts'
import { dividendsNow, pathsBetween, payoffStatement, routesOf, townOutlook, westRiding } from '../../rules/index.ts'
import { BASIC_RAILWAYS, COMPANIES, COMPANY_IDS } from '../../rules/railways.ts'
import { originsOf } from '../../rules/routes.ts'
import { HIDDEN, type Move, NOBODY, type State, sharesOf } from '../../rules/state.ts'
import { cheapestNewRoute, hexOf, payoffOfRoute, payoffOfTrade, priceOf, purchaseOutlook } from '../foresight.ts'
import { pounds } from '../money.ts'
import { payoffLines } from '../payoff.ts'
import { choicesOn, linesOn } from '../places.ts'
import { planFor } from '../plan.ts'
import { movesOf, type Route, routeOf } from '../route.ts'
import { statementsOf } from '../statements.ts'
import { strip } from '../strip.tsx'
import { tradesOf } from '../trades.ts'
import { SharesTray } from '../trays/SharesTray.tsx'
import { waysTo } from '../ways.ts'
import { seated } from './seated.ts'

beforeAll(fetchLater)

interface Walked {
  readonly state: State
  readonly entries: { readonly n: number; readonly seat: number; readonly move: string; readonly events: GameEvent[] }[]
}

/** A random game, seen after every move. */
function walk(seats: number, seed: string, options: object, look: (walked: Walked) => void): Walked {
  const random = randomFrom(seed)
  const chosen = { affiliation: 'historical', hullBarnsley: 'capped', earlyHullBarnsley: true, cash: 'open', turns: 0, ...options } as const
  const state = westRiding.setup(chosen, seats, seed)
  const walked: Walked = { state, entries: [] }
  for (let seat = westRiding.toAct(state); seat !== null; seat = westRiding.toAct(state)) {
    look(walked)
    const moves = westRiding.moves(state)
    // Bids near the minimum, so that money lasts and railways grow.
    const move = moves[state.phase === 'bid' ? random.below(Math.min(4, moves.length)) : random.below(moves.length)]
    const text = westRiding.print(state, move)
    const events: GameEvent[] = []
    westRiding.play(state, move, (event) => events.push(event))
    walked.entries.push({ n: walked.entries.length + 1, seat, move: text, events })
  }
  look(walked)
  return walked
}

const GAMES = [
  [3, 'a', {}],
  [4, 'b', { affiliation: 'random' }],
  [5, 'c', { hullBarnsley: 'plain' }],
  [4, 'd', { cash: 'hidden', turns: 4 }],
] as const

test.each(GAMES)('the stock table shows the rules’ own figures: %i players, game %s', (seats, seed, options) => {
  let looked = 0
  walk(seats, seed, options, ({ state, entries }) => {
    if (entries.length % 23 !== 0) return
    looked++
    const view = westRiding.view(state, 0)
    const cells = tableOf(renderToStaticMarkup(createElement(SharesTray, { ...seated(view), attention: newAttention() })))
    const now = dividendsNow(state)
    for (let company = 0; company < COMPANIES; company++) {
      const row = cells.get(COMPANY_IDS[company]) as string[]
      for (let seat = 0; seat < seats; seat++) {
        const president = state.president[company] === seat ? 'P' : ''
        const shares = sharesOf(state, seat, company)
        expect(row[seat]).toBe(shares === 0 ? '·' : `${shares}${president}`)
      }
      expect(row[seats]).toBe(pounds(now.companies[company].perShare))
      expect(row[seats + 1]).toBe(state.publiclyHeld[company] === 0 ? '·' : String(state.publiclyHeld[company]))
      expect(row[seats + 3]).toBe(pounds(state.treasury[company]))
      if (company < BASIC_RAILWAYS) expect(row[seats + 4]).toBe(String(state.supply[company]))
    }
    const { rows } = strip({ ...seated(view), attention: newAttention() })
    expect(rows.map(({ seat }) => seat)).toEqual(state.order)
    for (const { seat, score, figures } of rows) {
      expect(score).toBe(view.cash[seat] === HIDDEN ? null : state.cash[seat])
      expect(figures[0]).toBe(now.bySeat[seat])
    }
  })
  expect(looked).toBeGreaterThan(3)
})

test.each(GAMES)(
  'every place that is lit is a legal move, and every move to a place is lit: %i players, game %s',
  (seats, seed, options) => {
    walk(seats, seed, options, ({ state }) => {
      const moves = legalMoves(westRiding, state)
      const lit = new Set([...choicesOn(state, moves, 'en').values()].map(({ text }) => text))
      const places = moves.filter(({ text }) => /^(offer (?!hull)|build |via )/.test(text)).map(({ text }) => text)
      expect(places.filter((text) => !lit.has(text))).toEqual([])
      expect([...lit].every((text) => moves.some((move) => move.text === text))).toBe(true)
    })
  },
)

test('the route drawn for a minimum bid costs exactly that', () => {
  walk(4, 'minimum', {}, ({ state }) => {
    for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
      if (state.finished[railway] === 0) expect(cheapestNewRoute(state, railway)?.cost).toBe(state.cheapest[railway])
    }
  })
})

test('of routes that cost the least the one to the town that earns most is told', () => {
  let ties = 0
  walk(4, 'ties', {}, ({ state }) => {
    if (state.phase !== 'offer') return
    for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
      if (state.finished[railway] !== 0) continue
      const told = cheapestNewRoute(state, railway)?.path.at(-1)
      const cheapest = routesOf(state, railway).filter((offer) => priceOf(offer) === state.cheapest[railway])
      const incomes = cheapest.map(({ town }) => townOutlook(state, railway, hexOf(town)).income)
      expect(townOutlook(state, railway, told ?? NOBODY).income).toBe(Math.max(...incomes))
      if (new Set(incomes).size > 1) ties++
    }
  })
  expect(ties).toBeGreaterThan(3)
})

test('what a share would earn is what it then pays', () => {
  let compared = 0
  walk(3, 'earns', {}, ({ state }) => {
    if (state.phase !== 'offer' || state.at !== 0) return
    const railway = state.finished.indexOf(0)
    const seat = state.order[0]
    if (railway < 0 || state.cash[seat] < state.cheapest[railway]) return
    const outlook = purchaseOutlook(state, seat, railway, state.cheapest[railway])
    const world = westRiding.clone(state)
    const play = (text: string) => westRiding.play(world, westRiding.parse(world, text) as Move)
    play(`offer ${COMPANY_IDS[railway]}`)
    play(`bid ${state.cheapest[railway]}`)
    while (world.phase === 'bid') play('pass')
    if (world.phase === 'to') play(`build to ${hexIds[outlook?.route.path.at(-1) ?? NOBODY]}`)
    if (world.phase === 'from') play(`build from ${hexIds[outlook?.route.origin ?? NOBODY]}`)
    if (world.phase === 'path') play('cheapest')
    if (world.phase !== 'offer') return
    compared++
    expect(outlook?.now.perShare).toBe(dividendsNow(world).companies[railway].perShare)
    expect(outlook?.now.bySeat).toEqual(dividendsNow(world).companies[railway].bySeat)
    expect(outlook?.presidentSeat).toBe(world.president[railway])
  })
  expect(compared).toBeGreaterThan(3)
})

test('what a purchase changes at the end of the game, dividends and all, is what it then changes', () => {
  let compared = 0
  const look = ({ state }: Walked) => {
    if (state.phase !== 'offer' || state.turn !== state.lastTurn || state.at !== state.seats - 1) return
    const seat = state.order[state.at]
    for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
      const price = state.cheapest[railway]
      if (state.finished[railway] !== 0 || state.cash[seat] < price) continue
      const outlook = purchaseOutlook(state, seat, railway, price)
      if (outlook === null) continue
      const bought = westRiding.clone(state)
      const passed = westRiding.clone(state)
      const play = (world: State, text: string) => westRiding.play(world, westRiding.parse(world, text) as Move)
      for (const world of [bought, passed]) play(world, `offer ${COMPANY_IDS[railway]}`)
      play(bought, `bid ${price}`)
      for (const world of [bought, passed]) while (world.phase === 'bid') play(world, 'pass')
      if (bought.phase === 'to') play(bought, `build to ${hexIds[outlook.route.path.at(-1) ?? NOBODY]}`)
      if (bought.phase === 'from') play(bought, `build from ${hexIds[outlook.route.origin]}`)
      if (bought.phase === 'path') play(bought, 'cheapest')
      for (const world of [bought, passed]) while (world.phase === 'trade') play(world, 'pass')
      expect([bought.phase, passed.phase]).toEqual(['over', 'over'])
      compared++
      expect(outlook.payoff).toBe(bought.cash[seat] - passed.cash[seat])
    }
  }
  for (const seed of ['end-a', 'end-b', 'end-c', 'end-d']) walk(3, seed, { turns: 4 }, look)
  expect(compared).toBeGreaterThan(3)
})

test('what one route changes more than another at the end of the game is what it then does', () => {
  let compared = 0
  const look = ({ state }: Walked) => {
    if (state.phase !== 'to' || state.turn !== state.lastTurn || state.at !== state.seats - 1) return
    const ends = state.choices.slice(0, 4).flatMap((town) => {
      const [way] = waysTo(state, town)
      if (way === undefined) return []
      const world = westRiding.clone(state)
      const play = (text: string) => westRiding.play(world, westRiding.parse(world, text) as Move)
      for (const text of movesOf(state, way)) play(text)
      while (world.phase === 'trade') play('pass')
      expect(world.phase).toBe('over')
      return [{ said: payoffOfRoute(state, way, state.bidder), was: world.cash[state.bidder] }]
    })
    for (const { said, was } of ends.slice(1)) {
      compared++
      expect(said - ends[0].said).toBe(was - ends[0].was)
    }
  }
  for (let game = 0; game < 8; game++) walk(3, `last-${game}`, { turns: 3 }, look)
  expect(compared).toBeGreaterThan(3)
})

test('what a trade changes at the end of the game, dividends and all, is what it then changes', () => {
  let compared = 0
  const look = ({ state }: Walked) => {
    if (state.phase !== 'trade' || state.turn !== state.lastTurn) return
    const seat = state.order[state.at]
    const end = (first: string) => {
      const world = westRiding.clone(state)
      const play = (text: string) => westRiding.play(world, westRiding.parse(world, text) as Move)
      play(first)
      while (world.phase === 'trade') play('pass')
      return world.cash[seat]
    }
    for (const { text, first, second, source } of tradesOf({ view: state, moves: legalMoves(westRiding, state) })) {
      compared++
      expect(payoffOfTrade(state, first, second, source)).toBe(end(text) - end('pass'))
    }
  }
  for (let game = 0; game < 8; game++) walk(4, `trade-${game}`, { turns: 4 }, look)
  expect(compared).toBeGreaterThan(3)
})

test('every way that is offered can be built by the moves it says, for the price it says', () => {
  let compared = 0
  walk(4, 'ghosts', {}, ({ state }) => {
    if (state.phase !== 'to' && state.phase !== 'from' && state.phase !== 'path') return
    const towns = state.phase === 'to' ? state.choices : [state.target]
    for (const town of towns.slice(0, 4)) {
      const ways = waysTo(state, town)
      expect(new Set(ways.map(({ id }) => id)).size).toBe(ways.length)
      for (const way of ways.slice(0, 4)) {
        compared++
        expect(way.cost).toBe(way.steps.reduce((sum, step) => sum + step, 0))
        const world = westRiding.clone(state)
        const events: GameEvent[] = []
        for (const text of movesOf(state, way)) {
          expect(westRiding.moves(world).map((move) => westRiding.print(world, move))).toContain(text)
          westRiding.play(world, westRiding.parse(world, text) as Move, (event) => events.push(event))
        }
        const built = events.find(({ type }) => type === 'built')
        expect(built?.cost).toBe(way.cost)
        expect(built?.path).toEqual(way.path.map((hex) => hexIds[hex]))
      }
    }
  })
  expect(compared).toBeGreaterThan(100)
})

test('of ways that cost and count the same only those are offered that differ for somebody, and each that does', () => {
  let [merged, kept] = [0, 0]
  /** What all railways could build next, when this way is built by the rules. */
  const leftBy = (state: State, way: Route) => {
    const world = westRiding.clone(state)
    world.at = 0
    for (const text of movesOf(world, way)) westRiding.play(world, westRiding.parse(world, text) as Move)
    return JSON.stringify(
      Array.from({ length: BASIC_RAILWAYS }, (_, railway) => {
        const least = new Map<string, [number, number]>()
        for (const { town, cheapest, shortest } of routesOf(world, railway)) {
          const [cost, length] = least.get(town) ?? [999, 999]
          least.set(town, [Math.min(cost, cheapest?.cost ?? 999), Math.min(length, shortest?.length ?? 999)])
        }
        return [...least].sort()
      }),
    )
  }
  walk(4, 'equal ways', { turns: 4 }, ({ state }) => {
    if (state.phase !== 'to') return
    for (const town of state.choices.slice(0, 3)) {
      const offered = waysTo(state, town)
      const all = originsOf(state, state.lot, town, meansOf(state).budget).flatMap((origin) =>
        pathsBetween(state, origin, town, meansOf(state), 8).map((path) => routeOf(state.lot, origin, path)),
      )
      const alike = (way: Route) => `${way.cost} ${way.path.length} ${leftBy(state, way)}`
      const kinds = offered.map(alike)
      expect(new Set(kinds).size).toBe(kinds.length)
      for (const way of all) expect(kinds).toContain(alike(way))
      merged += all.length - offered.length
      kept += offered.length - new Set(offered.map(({ cost, path }) => `${cost} ${path.length}`)).size
    }
  })
  // Some were one way in truth, and some that cost the same were not.
  expect([merged > 0, kept > 0]).toEqual([true, true])
})

test('the plan drawn for a town is the first of its ways, and the others stand beside it', () => {
  walk(3, 'plans', {}, ({ state }) => {
    if (state.phase !== 'to') return
    const chosen = westRiding.print(state, westRiding.moves(state)[0])
    const ways = waysTo(state, state.choices[0])
    const plan = planFor(state, { considered: null, chosen, preferred: null })
    expect(plan.route).toEqual(ways[0])
    expect(plan.others).toEqual(ways.slice(1, 5))
    const last = ways.at(-1)
    expect(planFor(state, { considered: chosen, chosen, preferred: last?.id ?? null }).route).toEqual(last)
  })
})

test('statements and the Big Payoff add up to the cash of the players', () => {
  const { state, entries } = walk(5, 'payoff', {}, () => {})
  const statements = statementsOf(entries)
  expect(statements.length).toBe(state.turn)
  expect(statements.at(-1)?.after).toEqual(state.order)
  const lines = payoffLines(entries.at(-1)?.events ?? [], 5)
  const { bySeat } = payoffStatement(state)
  for (const { seat, cash, total } of bySeat) {
    expect((cash ?? 0) + lines.reduce((sum, { paid }) => sum + paid[seat], 0)).toBe(total)
    expect(total).toBe(state.cash[seat])
  }
})

test('every legal trade is offered with its outlook', () => {
  let trades = 0
  walk(4, 'trades', {}, ({ state }) => {
    if (state.phase !== 'trade') return
    const moves = legalMoves(westRiding, state)
    const offers = tradesOf({ view: state, moves })
    trades += offers.length
    expect(offers.length).toBe(moves.length - 1)
  })
  expect(trades).toBeGreaterThan(0)
})

test('a hex says what it is, costs and holds', () => {
  const state = westRiding.setup(
    { affiliation: 'historical', hullBarnsley: 'capped', earlyHullBarnsley: true, cash: 'open', turns: 0 },
    3,
    'hex',
  )
  expect(linesOn(state, hexIds.indexOf('york'), 'en')).toEqual([
    'Home city of the NER',
    '£1 to build, +£1 over the river on 3 sides',
    'Earns each railway £4',
    'Controlled by the LNER',
    'Here: NER',
  ])
  expect(linesOn(state, hexIds.indexOf('harrogate'), 'de')[0]).toBe('Große Stadt')
})

/** The text of each cell by the name of its row. */
function tableOf(html: string): Map<string, string[]> {
  const rows = html.matchAll(/<tr[^>]*(?:data-company|data-testid)="([^"]+)"[^>]*>(.*?)<\/tr>/g)
  return new Map(
    [...rows].map(([, name, inside]) => [
      name,
      [...inside.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell.replace(/<[^>]+>/g, '')),
    ]),
  )
}
