/** What the table tells by itself: the recap, forced passes, the payoff if it ended now. */
import { fetchLater, legalMoves, newAttention, Table, type TableContext, type TableProps } from '@branchline/design'
import { type GameEvent, randomFrom, submitMove, wasForced } from '@branchline/engine'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { sinceMyTurn, stepsSince } from '../../../../web/table/since.ts'
import { unexplained } from '../../../../web/test/legend.ts'
import { wholeBoard } from '../../../../web/test/sheets.ts'
import { hexById } from '../../rules/board.ts'
import { minimumBid } from '../../rules/buy-and-build-offer.ts'
import { hullBarnsleyNow } from '../../rules/dividends.ts'
import { payoffStatement, westRiding } from '../../rules/index.ts'
import { COMPANY_IDS, GROUPINGS, LOT_IDS } from '../../rules/railways.ts'
import { NOBODY, type State } from '../../rules/state.ts'
import { AuctionBar } from '../bar/AuctionBar.tsx'
import { BuildBar } from '../bar/BuildBar.tsx'
import { lotFigures } from '../bar/lotFigures.tsx'
import { OfferBar } from '../bar/OfferBar.tsx'
import { centres, neighbours } from '../board/geometry.ts'
import { FAR_SCALE, Plan } from '../board/Plan.tsx'
import { endsRound, interlude } from '../dividends.ts'
import { purchaseOutlook } from '../foresight.ts'
import { westRiding as westRidingTable } from '../index.tsx'
import { change } from '../money.ts'
import { savedBefore } from '../payoff.ts'
import { choicesOn } from '../places.ts'
import { recap } from '../recap.ts'
import { signs } from '../signs.tsx'
import { PayoffTray } from '../trays/PayoffTray.tsx'
import { SharesTray } from '../trays/SharesTray.tsx'
import { worthOf } from '../worth.ts'
import { seated } from './seated.ts'

beforeAll(fetchLater)

interface Entry {
  readonly n: number
  readonly seat: number
  readonly move: string
  readonly events: GameEvent[]
}

function propsOf(state: State, isMine = true): TableProps<State> {
  return { ...seated(state), attention: newAttention(), moves: isMine ? legalMoves(westRiding, state) : [] }
}

/** A random game with bids near the minimum, seen before every move and at its end. */
function walk(seats: number, seed: string, options: object, look: (state: State, entries: readonly Entry[]) => void): void {
  const random = randomFrom(seed)
  const chosen = { affiliation: 'historical', hullBarnsley: 'capped', earlyHullBarnsley: true, cash: 'open', turns: 0, ...options } as const
  const state = westRiding.setup(chosen, seats, seed)
  const entries: Entry[] = []
  for (let seat = westRiding.toAct(state); seat !== null; seat = westRiding.toAct(state)) {
    look(state, entries)
    const moves = westRiding.moves(state)
    const move = moves[state.phase === 'bid' ? random.below(Math.min(4, moves.length)) : random.below(moves.length)]
    const [text, events]: [string, GameEvent[]] = [westRiding.print(state, move), []]
    submitMove(westRiding, state, move, (event) => events.push(event))
    entries.push({ n: entries.length + 1, seat, move: text, events })
  }
  look(state, entries)
}

test('an auction that is over is one step, a route one, the dividends of a turn one', () => {
  walk(4, 'steps', { turns: 3 }, (state, entries) => {
    if (state.phase !== 'over') return
    const steps = recap(entries, propsOf(state, false))
    const told = entries.flatMap(({ events }) => events)
    const count = (type: string) => told.filter((event) => event.type === type).length
    expect(steps.filter(({ act }) => act.startsWith('buys')).length).toBe(count('sold'))
    expect(steps.filter(({ act }) => act.startsWith('Nobody')).length).toBe(count('unsold'))
    expect(steps.filter(({ act }) => act.startsWith('builds')).length).toBe(count('built'))
    expect(steps.filter(({ act }) => /^(bids|passes|offers)/.test(act))).toEqual([])
    expect(steps.flatMap(({ act }) => act.match(/^Dividends of turn (\d)$/)?.[1] ?? [])).toEqual(['1', '2', '3'])
    for (const step of steps) {
      expect(step.from).toBeLessThanOrEqual(step.to)
      expect(step.act).not.toMatch(/undefined|null/)
    }
    for (const { places } of steps.filter(({ act }) => act.startsWith('builds'))) {
      const hexes = places.map((id) => hexById.get(id) ?? -1)
      for (const [place, hex] of hexes.entries()) if (place > 0) expect(neighbours[hexes[place - 1]]).toContain(hex)
    }
  })
})

test('who buys a share that nobody else has bid for is told with the others, who passed', () => {
  const seen = { alone: 0, contested: 0 }
  walk(4, 'alone', { turns: 3 }, (state, entries) => {
    const sold = entries.at(-1)?.events.find(({ type }) => type === 'sold')
    if (sold === undefined) return
    const auction = entries.slice(entries.findLastIndex(({ events }) => events.some(({ type }) => type === 'offered')))
    const bidders = new Set(auction.flatMap(({ events }) => events.filter(({ type }) => type === 'bid').map(({ seat }) => seat)))
    const act = recap(entries, propsOf(state, false)).findLast((step) => step.act.startsWith('buys'))?.act
    expect(act?.endsWith('; the others pass')).toBe(bidders.size === 1)
    seen[bidders.size === 1 ? 'alone' : 'contested']++
  })
  expect(Math.min(seen.alone, seen.contested)).toBeGreaterThan(2)
})

test('what the Hull & Barnsley pays is told apart: now, over all turns, and at the end', () => {
  const state = westRiding.setup(
    { affiliation: 'historical', hullBarnsley: 'capped', earlyHullBarnsley: true, cash: 'open', turns: 0 },
    3,
    'apart',
  )
  const [pays] = lotFigures(propsOf(state), state.order[0], LOT_IDS.indexOf('hull-barnsley'), 10)
  expect(renderToStaticMarkup(pays.value as ReactElement)).toMatch(/^£\d+ <small>now, £\d+ over all turns, £10 more at the end<\/small>$/)
})

test('before the next turn everybody is told what each was paid, and whoever ended the turn hears of it, too', () => {
  let turns = 0
  let cash: readonly number[] = []
  walk(4, 'paid', { turns: 4 }, (state, entries) => {
    const last = entries.at(-1)
    const paid = last?.events.find(({ type }) => type === 'turn-order')
    if (last !== undefined && paid !== undefined && state.phase !== 'over') {
      expect(endsRound(last)).toBe(true)
      const told = interlude(last, { ...propsOf(state, false), viewer: last.seat })
      expect(told?.title).toBe(`Dividends of turn ${state.turn - 1}`)
      expect(told?.figures.map(({ value }) => value)).toEqual(state.order.map((seat) => `£${state.cash[seat] - cash[seat]}`))
      const props = { ...propsOf(state), viewer: last.seat }
      const steps = stepsSince(westRidingTable, sinceMyTurn(entries, last.seat, westRidingTable), props)
      expect(steps.map(({ act }) => act)).toEqual([told?.title])
      expect(steps[0].result).toContain(`you £${state.cash[last.seat] - cash[last.seat]}`)
      // Nobody gets the most where all get the same.
      const gains = state.cash.map((now, seat) => now - cash[seat])
      expect(String(steps[0].result).includes('most')).toBe(new Set(gains).size > 1)
      turns++
    } else if (last !== undefined) expect(interlude(last, propsOf(state))).toBeNull()
    cash = state.cash.slice()
  })
  expect(turns).toBe(3)
})

test('while an auction goes on each bidder has one step, the last word counts', () => {
  let seen = 0
  walk(5, 'war', { turns: 2 }, (state, entries) => {
    if (state.phase !== 'bid') return
    const start = entries.findLastIndex(({ events }) => events.some(({ type }) => type === 'offered'))
    const steps = recap(entries.slice(start), propsOf(state))
    const seats = steps.map(({ seat }) => seat)
    expect(new Set(seats).size).toBe(seats.length)
    const leader = steps.find(({ seat }) => seat === state.bidder)
    if (state.bid > 0) expect(leader?.result).toBe(`£${state.bid}`)
    seen++
  })
  expect(seen).toBeGreaterThan(20)
})

test('who cannot pay the next bid passes by itself, never where hidden cash would be told by its speed', () => {
  const counts = { open: 0, hidden: 0 }
  for (const cash of ['open', 'hidden'] as const) {
    walk(4, 'poor', { cash, turns: 4 }, (state) => {
      const { game, moves, speaker } = propsOf(state)
      const found = game.forced?.(state) ?? null
      const mustPass = state.phase === 'bid' && minimumBid(state) > state.cash[state.bidding]
      expect(found !== null).toBe(mustPass && cash === 'open')
      if (found !== null) {
        expect(moves.map(({ text }) => text)).toEqual(['pass'])
        // It is read when the next lot is asked for already: it names its own.
        const lot = LOT_IDS[state.lot] === 'hull-barnsley' ? 'Hull & Barnsley' : LOT_IDS[state.lot].toUpperCase()
        expect(speaker.said(found)).toMatch(new RegExp(`£${minimumBid(state)} for .*${lot}`))
      }
      if (mustPass) counts[cash]++
    })
  }
  expect(Math.min(counts.open, counts.hidden)).toBeGreaterThan(3)
})

test('what was played without asking was nobody’s decision, anything else is', () => {
  const seen = { forced: 0, chosen: 0 }
  let isForced: boolean | null = null
  walk(4, 'war', { turns: 3 }, (state, entries) => {
    const last = entries.at(-1)
    if (last !== undefined) expect(wasForced(last)).toBe(isForced)
    isForced = westRiding.forced?.(state) != null
    if (state.phase !== 'over') seen[isForced ? 'forced' : 'chosen']++
  })
  expect(seen.forced).toBeGreaterThan(0)
  expect(seen.chosen).toBeGreaterThan(0)
})

test('the payoff if it ended now counts the bid while its route is chosen, and names the Presidents', () => {
  let building = 0
  walk(3, 'worth', {}, (state, entries) => {
    const isOver = state.phase === 'over'
    const { lines, bySeat, presidents } = worthOf(state, isOver ? (entries.at(-1)?.events ?? []) : [])
    for (const { seat, cash, total } of bySeat) {
      expect((cash ?? 0) + lines.reduce((sum, { paid }) => sum + paid[seat], 0)).toBe(total)
    }
    expect(presidents.map(({ grouping }) => grouping)).toEqual([...GROUPINGS])
    if (isOver) for (const { grouping, seat } of presidents) expect(seat ?? -1).toBe(state.president[grouping])
    if (state.onShare === 0) return
    building++
    const all = (of: ReturnType<typeof payoffStatement>['bySeat']) => of.reduce((sum, { total }) => sum + (total ?? 0), 0)
    expect(all(bySeat)).toBeGreaterThanOrEqual(all(payoffStatement(state).bySeat))
  })
  expect(building).toBeGreaterThan(10)
})

test('on the last turn no next one is promised', () => {
  const said = { last: 0, before: 0 }
  walk(3, 'promise', { turns: 3 }, (state) => {
    if (state.phase !== 'bid' || state.lot === 6) return
    const pays = lotFigures(propsOf(state), state.bidding, state.lot, minimumBid(state))[0]
    const text = JSON.stringify(pays.value)
    expect(text.includes('then £')).toBe(state.turn < state.lastTurn)
    said[state.turn < state.lastTurn ? 'before' : 'last']++
  })
  expect(Math.min(said.last, said.before)).toBeGreaterThan(0)
})

test('in the last two turns a purchase says what it is worth at the end of the game', () => {
  const seen = { said: 0, before: 0 }
  walk(3, 'worth', { turns: 4 }, (state) => {
    if (state.phase !== 'bid') return
    const [seat, price] = [state.bidding, minimumBid(state)]
    const figure = lotFigures(propsOf(state), seat, state.lot, price).find(({ label }) => label === 'At the end')
    expect(figure !== undefined).toBe(state.turn >= 3)
    seen[figure === undefined ? 'before' : 'said']++
    if (figure === undefined) return
    // WR-10.1: £10 at the end, and before it what this turn pays (WR-7.1).
    if (state.lot === 6) expect(figure.value).toBe(change(hullBarnsleyNow(state) + 10 - price))
    else {
      // Bought at that price and built the cheapest way, against nothing bought at all.
      const bought = purchaseOutlook(state, seat, state.lot, price)
      expect(figure.value).toBe(change(bought?.payoff ?? 0))
      expect(figure.warn ?? false).toBe((bought?.payoff ?? 0) < 0)
    }
  })
  expect(Math.min(seen.said, seen.before)).toBeGreaterThan(5)
})

test('letting go takes back a town that was set out for by hand, never the auction in which the share was won', () => {
  const seen = { byHand: 0, alone: 0 }
  const look = (state: State, entries: readonly Entry[]) => {
    if (state.phase !== 'from' && state.phase !== 'path') return
    const model = { entries, undoable: entries.length }
    const bar = createElement(BuildBar, propsOf(state))
    const drawn = renderToStaticMarkup(createElement(Table.Provider, { value: { model } as unknown as TableContext }, bar))
    const isByHand = /^(build|via) /.test(entries.at(-1)?.move ?? '')
    expect(drawn.includes('data-lets-go')).toBe(isByHand)
    expect(drawn).toContain(state.phase === 'path' ? 'Choose the next hex, or build the way' : 'Choose where it starts, or build the way')
    seen[isByHand ? 'byHand' : 'alone']++
  }
  // Poor railways: some sales leave a single town in reach (WR-5.15).
  for (let game = 0; game < 8; game++) walk(5, `let-${game}`, {}, look)
  expect(Math.min(seen.byHand, seen.alone)).toBeGreaterThan(0)
})

test('the heads of the shares and what is not paid yet say what they mean', () => {
  const state = westRiding.setup(
    { affiliation: 'historical', hullBarnsley: 'capped', earlyHullBarnsley: false, cash: 'open', turns: 0 },
    4,
    'tips',
  )
  const drawn = renderToStaticMarkup(createElement(SharesTray, propsOf(state)))
  for (const tip of ['What each share pays', 'Shares that are left to sell', 'The railway’s own money', 'Pays nothing before turn 5'])
    expect(drawn).toContain(`data-sign="${tip}`)
})

test('every step of the payoff says what it brought, also where it is no money', () => {
  let pairs = 0
  walk(4, 'steps', { turns: 4 }, (state) => {
    if (state.phase !== 'offer' || state.turn < 3) return
    const drawn = renderToStaticMarkup(createElement(PayoffTray, propsOf(state)))
    const [exchange, valuation] = ['exchange', 'valuation'].map((step) => drawn.match(new RegExp(`data-step="${step}".*?</tr>`))?.[0] ?? '')
    expect(valuation).toMatch(/LMSR £\d+.*LNER £\d+/)
    const becomes = worthOf(state, []).lines.find(({ step }) => step === 'exchange')?.events ?? []
    for (const { pairs, grouping } of becomes)
      expect(exchange.replaceAll(/<[^>]+>/g, ' ')).toContain(`${pairs} ${String(grouping).toUpperCase()}`)
    pairs += becomes.length
  })
  expect(pairs).toBeGreaterThan(0)
})

test('what a grouping had saved and what its cities and towns bring are what it pays in the end', () => {
  let saved = 0
  walk(4, 'saved', {}, (state) => {
    if (state.phase !== 'offer') return
    const { lines } = worthOf(state, [])
    const valued = lines.find(({ step }) => step === 'valuation')?.events ?? []
    const text = renderToStaticMarkup(createElement(PayoffTray, propsOf(state)))
    for (const { grouping, amount } of valued) {
      const had = state.treasury[COMPANY_IDS.indexOf(grouping as 'lmsr')]
      expect(savedBefore(lines, grouping)).toBe(had)
      if (had > 0) expect(text).toContain(`${String(grouping).toUpperCase()} £${amount} + £${had} in its treasury`)
      saved += had
    }
  })
  expect(saved).toBeGreaterThan(0)
})

test('a route is told with what the bid left to the treasury, or what came out of it', () => {
  const seen = { into: 0, from: 0 }
  for (const seed of ['paid', 'spent'])
    walk(3, seed, {}, (state, entries) => {
      if (state.phase !== 'over') return
      const results = recap(entries, propsOf(state, false)).map(({ result }) => String(result))
      for (const { type, cost, fromTreasury, toTreasury } of entries.flatMap(({ events }) => events)) {
        if (type !== 'built') continue
        if (Number(toTreasury) > 0) {
          seen.into++
          expect(results).toContainEqual(expect.stringMatching(`^£${cost}, £${toTreasury} into the treasury`))
        }
        if (Number(fromTreasury) > 0) {
          seen.from++
          expect(results).toContainEqual(expect.stringMatching(`^£${cost}, £${fromTreasury} of it from the treasury`))
        }
      }
    })
  expect(Math.min(seen.into, seen.from)).toBeGreaterThan(0)
})

test('by hand no other way lies on a hex that can be chosen, nor on another way', () => {
  let plates = 0
  for (let game = 0; game < 4; game++)
    walk(4, `hand-${game}`, { turns: 4 }, (state) => {
      if (state.phase !== 'to' && state.phase !== 'path') return
      const props = propsOf(state)
      const chosen = state.phase === 'to' ? (props.moves[0]?.text ?? null) : null
      const attention = Object.assign(newAttention(), { getInitialState: () => ({ considered: null, chosen, lit: new Set<string>() }) })
      const drawn = renderToStaticMarkup(
        createElement(Plan, { ...props, attention, mine: true, open: choicesOn(state, props.moves, 'en') }),
      )
      const places = [...drawn.matchAll(/data-way="[^"]*" data-walk="([^"]*)"/g)].map(([, at]) => at)
      expect(new Set(places).size).toBe(places.length)
      const lit = [...choicesOn(state, props.moves, 'en').keys()].map((hex) => `${centres[hex].x} ${centres[hex].y}`)
      expect(places.filter((at) => lit.includes(at))).toEqual([])
      plates += places.length
    })
  expect(plates).toBeGreaterThan(10)
})

test('another way lies on no price and on no other way, near or from afar, where signs are larger', () => {
  const seen = { near: 0, far: 0 }
  const look = (state: State) => {
    if (state.phase !== 'to' && state.phase !== 'path') return
    const props = propsOf(state)
    const open = choicesOn(state, props.moves, 'en')
    for (const text of state.phase === 'to' ? props.moves.map((move) => move.text) : [null]) {
      const attention = Object.assign(newAttention(), {
        getInitialState: () => ({ considered: null, chosen: text, lit: new Set<string>() }),
      })
      const drawn = renderToStaticMarkup(createElement(Plan, { ...props, attention, mine: true, open }))
      for (const [kind, scale] of Object.entries({ near: 1, far: FAR_SCALE })) {
        const plates = platesOf(drawn).filter(({ isNear }) => kind === 'near' || !isNear)
        const pairs = plates.flatMap((plate, at) => [...discsOf(drawn), ...plates.slice(at + 1)].map((other) => [plate, other]))
        const isOff = (apart: number, sizes: number) => Math.abs(apart) >= (scale * sizes) / 2
        for (const [one, other] of pairs)
          expect(isOff(one.x - other.x, one.wide + other.wide) || isOff(one.y - other.y, one.high + other.high)).toBe(true)
        seen[kind as keyof typeof seen] += plates.length
      }
    }
  }
  for (let game = 0; game < 2; game++) walk(4, `apart-${game}`, { turns: 3 }, look)
  expect(seen.far).toBeGreaterThan(20)
  expect(seen.near).toBeGreaterThan(seen.far)
})

const AT = /translate\(([\d.-]+) ([\d.-]+)\)"/.source

const platesOf = (drawn: string) =>
  [...drawn.matchAll(new RegExp(`<g role="button"[^>]*${AT}([^>]*)>.*?<rect[^>]*width="([\\d.]+)" height="([\\d.]+)"`, 'g'))].map(
    ([, x, y, about, wide, high]) => ({ x: +x, y: +y, wide: +wide, high: +high, isNear: about.includes('data-near') }),
  )

const discsOf = (drawn: string) =>
  [...drawn.matchAll(new RegExp(`${AT}[^>]*><circle r="(\\d+)"`, 'g'))].map(([, x, y, r]) => ({ x: +x, y: +y, wide: 2 * +r, high: 2 * +r }))

test('whoever cannot pay the next bid is told what it is and what they have, and never keeps less than nothing', () => {
  let short = 0
  walk(5, 'short', { turns: 2 }, (state) => {
    if (state.phase !== 'bid' || minimumBid(state) <= state.cash[state.bidding]) return
    const text = renderToStaticMarkup(createElement(AuctionBar, propsOf(state)))
    expect(text).toContain(`£${minimumBid(state)}`)
    expect(text).not.toContain('−£')
    short++
  })
  expect(short).toBeGreaterThan(0)
})

/** The bar as one reads it: without tags. */
const textOf = (Bar: typeof AuctionBar, props: TableProps<State>) =>
  renderToStaticMarkup(createElement(Bar, props))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('after the first bid the panel speaks of the bid to beat, and the cheapest route keeps its own price', () => {
  const seen = { first: 0, later: 0 }
  walk(4, 'panel', { turns: 3 }, (state) => {
    if (state.phase !== 'bid' || state.lot === 6 || minimumBid(state) > state.cash[state.bidding]) return
    const [minimum, cash, cheapest] = [minimumBid(state), state.cash[state.bidding], state.cheapest[state.lot]]
    expect(minimum).toBe(state.bid === 0 ? cheapest : state.bid + 1)
    const text = textOf(AuctionBar, propsOf(state))
    expect(text).toContain(`Cheapest route £${cheapest} to `)
    expect(text).toContain(`You keep £${cash - minimum} `)
    expect(text).toContain(`Bid £${minimum}`)
    const drawn = renderToStaticMarkup(createElement(AuctionBar, propsOf(state)))
    expect(drawn.match(/data-sign="[^"]* · offered it"/g)?.length ?? 0).toBe(state.order[state.at] === state.bidding ? 0 : 1)
    const asked = westRiding.prompt(state)
    const said = asked === null ? '' : propsOf(state).speaker.prompt(asked)
    expect(said).toContain(`Bid at least £${minimum}`)
    expect(said.includes(`bids £${state.bid} for`)).toBe(state.bid > 0)
    seen[state.bid === 0 ? 'first' : 'later']++
  })
  expect(Math.min(seen.first, seen.later)).toBeGreaterThan(5)
})

test('the Hull & Barnsley is no share, and who cannot pay what is offered does not keep less than nothing', () => {
  let offered = 0
  walk(3, 'certificate', { turns: 1 }, (state) => {
    if (state.phase !== 'offer' || state.hullBarnsleyOwner !== NOBODY) return
    const props = propsOf(state)
    expect(renderToStaticMarkup(createElement(OfferBar, props))).toContain('aria-label="Offer the Hull &amp; Barnsley: bids from £10"')
    const chosen = Object.assign(newAttention(), {
      getInitialState: () => ({ considered: null, chosen: 'offer hull-barnsley', lit: new Set<string>() }),
    })
    const text = textOf(OfferBar, { ...props, attention: chosen })
    expect(text).toContain('Offer the Hull & Barnsley?'.replace('&', '&amp;'))
    const cash = state.cash[state.order[state.at]]
    expect(text).toContain(cash < 10 ? `You have £${cash} too little for you to bid` : `You keep £${cash - 10}`)
    offered++
  })
  expect(offered).toBeGreaterThan(0)
})

/** Lettering, edges, hit areas: what is seen and means nothing by itself. */
const SCENERY =
  'area edge edgeHalo edgeWash openField openTown place planEnd ringCase riverName target townName track trackBed wayCase wayLine'.split(
    ' ',
  )

test('no sign is drawn that the key does not name', () => {
  const boards: string[] = []
  let position = 0
  walk(5, 'signs', { turns: 3 }, (state) => {
    if (position++ % 25 === 0) boards.push(renderToStaticMarkup(wholeBoard(westRidingTable, propsOf(state))))
  })
  expect(boards.length).toBeGreaterThan(5)
  expect(unexplained(boards, signs('en'), SCENERY)).toEqual([])
})

test('every sign has a name in both languages', () => {
  const [en, de] = (['en', 'de'] as const).map((locale) => signs(locale).flatMap((group) => group.signs))
  expect(en.map(({ id }) => id)).toEqual(de.map(({ id }) => id))
  for (const { name } of [...en, ...de]) expect(name.length).toBeGreaterThan(3)
})
