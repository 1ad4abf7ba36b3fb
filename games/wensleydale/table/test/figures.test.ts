/** Figures on screen, on positions of ours: against what a player works out by hand, and against the rules themselves. */
import {
  fetchLater,
  type LogEntry,
  legalMoves,
  newAttention,
  pick,
  type RecapStep,
  Table,
  type TableContext,
  type TableProps,
  type TableTools,
  Tools,
} from '@branchline/design'
import { type AnyGame, type GameEvent, optionsUnder } from '@branchline/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { wholeBoard } from '../../../../web/test/sheets.ts'
import { type Position, position } from '../../position.ts'
import record from '../../test/records/nuremberg-3.json' with { type: 'json' }
import { Decision } from '../decision/Decision.tsx'
import { deskOf } from '../desk.ts'
import { Ending } from '../Ending.tsx'
import { nuremberg as nurembergTable } from '../index.tsx'
import { news } from '../news.ts'
import { outsetFor } from '../outset.ts'
import { rehearse } from '../payment.ts'
import { recap } from '../recap.tsx'
import { boardOf, chainCost, MEANS, type Move, nuremberg, type State, TRAINS, takeoverRuns, trainIn, wensleydale } from '../rules.ts'
import { contestedPiece } from '../shipping.ts'
import { AccountsTray } from '../trays/Accounts.tsx'
import { BoxesTray } from '../trays/Boxes.tsx'
import { OffersTray } from '../trays/Offers.tsx'
import { TrainsTray } from '../trays/Trains.tsx'
import { propsFor } from './table.ts'

beforeAll(fetchLater)

const ORDINALS = ['1st', '2nd', '3rd']
const CHAIN = ['settle', 'stainforth', 'horton']
const DALES: Position = {
  title: 'wensleydale',
  players: 3,
  round: 2,
  phase: 'build',
  toAct: 0,
  cubes: [5, 4, 4],
  influence: [{ white: 2, red: 2 }, {}, {}],
  goods: { stainforth: 2, 'pen-y-ghent': 1 },
  people: { horton: { red: 1, opposition: 1 } },
}

function seatedAt(view: State, route: readonly string[] = []): TableProps<State> {
  const game: AnyGame = boardOf(view).rules === 2009 ? wensleydale : nuremberg
  const moves = legalMoves(game, view)
  const attention = newAttention()
  deskOf(attention).change({ route })
  return propsFor({ game, options: {}, seats: view.seats }, view, moves, attention)
}

const barOf = (view: State, route?: readonly string[]) => renderToStaticMarkup(createElement(Decision, seatedAt(view, route)))

/** Every value shown under a name: `data-cost="red" data-value="1"`. */
function shown(markup: string, name: string): Record<string, number> {
  const found = markup.matchAll(new RegExp(`data-${name}="([^"]+)" data-value="(-?\\d+)"`, 'g'))
  return Object.fromEntries([...found].map(([, key, value]) => [key, Number(value)]))
}
const text = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('a planned chain', () => {
  it('WD-8: one lowland link, one into a valley, a fee at Settle and the opposition of Horton', () => {
    const view = position(DALES)
    const bar = barOf(view, CHAIN)
    expect(shown(bar, 'cost')).toEqual({ cubes: 3, red: 1, white: 1 })
    const { cubes, red, white } = chainCost(view, 0, CHAIN)
    expect(shown(bar, 'cost')).toEqual({ cubes, red, white })
    // The cheese of Stainforth, the stone of the hill beside Horton, and who wants to go to a red town.
    expect(shown(bar, 'reached')).toEqual({ stone: 1, cheese: 2, 'red-passenger': 1 })
    // Stone 2, cheese 1 each, a passenger 1; two links to keep, a point each as long as they are one's own.
    expect(shown(bar, 'plan')).toEqual({ upkeep: 2, forecast: 3, score: -2 })
    expect(text(bar)).toContain('Build from Settle to Horton-in-Ribblesdale?')
    expect(bar).toMatch(/data-sign="Every own link costs a point[^"]*"/)
    expect(text(bar)).toContain('Build 2 links')
  })

  it('WD-11.5: two links cost one red, and the fee of the chain is paid before', () => {
    expect(shown(barOf(position(DALES), CHAIN), 'takeover')).toEqual({ red: 1 })
    const poor = barOf(position({ ...DALES, influence: [{ white: 2, red: 1 }, {}, {}] }), CHAIN)
    expect(text(poor)).toMatch(/Takeover +1 short/)
  })

  it('WD-11.4: a run that ends outside a town is not taken over, and says why', () => {
    const bar = barOf(position(DALES), CHAIN.slice(0, 2))
    expect(shown(bar, 'takeover')).toEqual({})
    expect(bar).toMatch(/data-sign="[^"]*Stainforth[^"]*"/)
  })

  it('WD-11.4: over older track too it is the end that is wrong, not the start of the plan', () => {
    const bar = barOf(position({ ...DALES, links: { 'settle~malham': 0 } }), ['malham', 'rylstone'])
    expect(shown(bar, 'takeover')).toEqual({})
    expect(bar).toMatch(/data-sign="[^"]*Rylstone[^"]*"/)
    expect(bar).not.toMatch(/data-sign="[^"]*Malham[^"]*does not belong/)
  })

  it('counts upkeep and score of its own links alone, and says that the profit is the most there can be', () => {
    const bar = barOf(position({ ...DALES, links: { 'settle~stainforth': 0 } }), ['stainforth', 'horton'])
    expect(shown(bar, 'plan')).toMatchObject({ upkeep: 1, score: -1 })
    expect(text(bar)).toContain('Profit at most')
  })

  it('NB-8.17: says what it scores if it joins Nuremberg and Fürth, and nothing where it does not', () => {
    const view = position({
      title: 'nuremberg',
      players: 3,
      round: 2,
      phase: 'build',
      toAct: 0,
      cubes: [9, 4, 4],
      influence: [{ white: 4 }, {}, {}],
      links: { 'fuerth~doos': 0, 'doos~muggenhof': 0 },
    })
    expect(shown(barOf(view, ['muggenhof', 'johannis', 'nuremberg-south']), 'plan')).toMatchObject({ score: -2, joining: 4 })
    expect(shown(barOf(view, ['muggenhof', 'johannis']), 'plan')).not.toHaveProperty('joining')
  })

  it('says what is short, and cannot be built', () => {
    const bar = barOf(position({ ...DALES, influence: [{ red: 2 }, {}, {}] }), CHAIN)
    expect(text(bar)).toContain('1 short')
    expect(bar).not.toContain('data-testid="build-plan"')
  })

  it('is built by one press that ends the chain', () => {
    const view = position(DALES)
    const acts = CHAIN.slice(1).map((to, place): Move => wensleydale.parse(view, `build ${CHAIN[place]}~${to}`) as Move)
    expect(rehearse(wensleydale, view, acts).queue).toEqual(['build settle~stainforth', 'build stainforth~horton', 'done'])
  })
})

describe('a payment', () => {
  const poor: Position = { ...DALES, cubes: [1, 4, 4], influence: [{ white: 3, brown: 1, red: 2 }, {}, {}] }
  const acts = (view: State): Move[] => CHAIN.slice(1).map((to, place) => wensleydale.parse(view, `build ${CHAIN[place]}~${to}`) as Move)

  it('WD-8.8: proposes what is most plentiful after the fees to come, and keeps what they need', () => {
    const view = position(poor)
    const { queue, points } = rehearse(wensleydale, view, acts(view))
    expect(queue[0]).toBe('build settle~stainforth')
    expect(queue.at(-1)).toBe('done')
    // One cube for the first link; two points for the second are paid in white: three held, one for Horton's opposition.
    expect(points.map(({ means }) => MEANS[means])).toEqual(['white', 'white'])
    const state = position(poor)
    for (const move of queue) wensleydale.play(state, wensleydale.parse(state, move) as Move)
    expect(state.links[0]?.length).toBe(2)
  })

  it('takes another way where one is wished, as far as the rules allow it', () => {
    const view = position(poor)
    const brown = MEANS.indexOf('brown')
    const { points, after } = rehearse(wensleydale, view, acts(view), [brown])
    expect(MEANS[points[0]?.means ?? 0]).toBe('brown')
    expect(after.influence[brown]).toBe(0)
    expect(rehearse(wensleydale, view, acts(view), [MEANS.indexOf('cube')]).points.map(({ means }) => MEANS[means])).not.toContain('cube')
  })

  it('WD-9.6: six points for a train are cubes first, in one list', () => {
    const view = position({ ...DALES, phase: 'trains', cubes: [4, 4, 4], influence: [{ white: 2, red: 2, green: 1 }, {}, {}] })
    const hire = wensleydale.parse(view, 'hire 2a') as Move
    const { queue, points } = rehearse(wensleydale, view, [hire])
    expect(queue[0]).toBe('hire 2a')
    expect(points).toHaveLength(6)
    expect(points.filter(({ means }) => MEANS[means] === 'cube')).toHaveLength(4)
  })
})

describe('a plan for later', () => {
  it('counts on the bids that stand while the auction lasts', () => {
    const view = position({ ...DALES, phase: 'auction', toAct: 1, boxes: { 7: { disc: 'red', bidder: 0, bid: 2 } }, cubes: [5, 9, 9] })
    const outset = outsetFor(view, 0)
    expect(outset?.when).toBe('later')
    // Box 7 is white and red, with a red disc drawn: 2 + 1 white, 2 + 2 red.
    expect(outset?.paper.influence.slice(0, 4)).toEqual([3, 0, 4, 0])
    expect(outset?.paper.cubes[0]).toBe(5)
  })

  it('is for the next round once one has built, with its twelve cubes, fifteen at most', () => {
    const view = position({ ...DALES, phase: 'trains', toAct: 1, cubes: [5, 0, 2] })
    expect(outsetFor(view, 0)).toMatchObject({ when: 'next-round', paper: { round: 3, cubes: [15, 0, 2] } })
    expect(outsetFor(view, 1)?.paper.cubes[1]).toBe(12)
  })

  it('is none after the last building of the game', () => {
    expect(outsetFor(position({ ...DALES, round: 5, phase: 'trains' }), 0)).toBeNull()
    expect(outsetFor(position({ ...DALES, round: 5, phase: 'build', toAct: 1, buildOrder: [0, 1, 2] }), 0)).toBeNull()
    expect(outsetFor(position({ ...DALES, round: 5, phase: 'build', toAct: 1, buildOrder: [1, 0, 2] }), 0)?.when).toBe('later')
  })
})

describe('the auction', () => {
  it('says what a box would make of the places in the two orders', () => {
    const view = position({ title: 'wensleydale', players: 3, toAct: 2, boxes: { 5: { disc: 'white' }, 6: { disc: 'green' } } })
    const barWith = (box: number) => {
      const props = seatedAt(view)
      deskOf(props.attention).change({ box: box - 1 })
      return renderToStaticMarkup(createElement(Decision, props))
    }
    // All stand on 1 white and 2 brown, seat 2 at the bottom of both stacks; box 5 brings white, brown and the white drawn.
    expect(shown(barWith(5), 'place')).toEqual({ build: 1, trains: 1 })
    expect(shown(barWith(6), 'place')).toEqual({ build: 3, trains: 3 })
    expect(text(barWith(5))).toContain('Bid 2')
  })

  it('shows every box with its least bid', () => {
    const view = position({ title: 'wensleydale', players: 3, boxes: { 7: { disc: 'red', bidder: 1, bid: 2 } } })
    const boxes = renderToStaticMarkup(createElement(BoxesTray, seatedAt(view)))
    expect(boxes.split('data-box=').length - 1).toBe(8)
    expect(text(boxes)).toContain('from 3')
    expect(boxes).toMatch(/aria-label="Box 7: [^"]*Bob bids 2"/)
  })
})

describe('the boxes', () => {
  const view = position({ title: 'wensleydale', players: 3, toAct: 0, boxes: { 1: { bidder: 0, bid: 3 }, 2: { bidder: 1, bid: 3 } } })
  const cards = renderToStaticMarkup(createElement(BoxesTray, seatedAt(view)))
  const card = (box: number) => new RegExp(`<button[^>]*data-box="${box}"[^>]*>`).exec(cards)?.[0] ?? ''

  it('are lit where one may bid, and the one that one leads has a ground of its own', () => {
    expect(card(1)).toMatch(/data-own="true".*_own/)
    expect(card(1)).not.toContain('_open')
    expect(card(2)).toMatch(/data-lit="true".*_open/)
    expect(card(2)).not.toContain('data-own')
  })

  it('need no hint where they are in view', () => {
    const bar = (foldedTray?: { isUp: boolean; toggle(): void }) =>
      text(
        renderToStaticMarkup(
          createElement(Tools.Provider, { value: { foldedTray } as TableTools }, createElement(Decision, seatedAt(view))),
        ),
      )
    expect(bar()).not.toContain('They stand under')
    expect(bar({ isUp: false, toggle: () => undefined })).toContain('They stand under')
  })
})

describe('all prices', () => {
  it('are shown while one builds, and no longer in the phases that have no switch for them', () => {
    const board = (phase: 'build' | 'trains') => {
      const props = seatedAt(position({ ...DALES, phase }))
      deskOf(props.attention).change({ showsPrices: true })
      return renderToStaticMarkup(wholeBoard(nurembergTable, props))
    }
    expect(board('build')).toContain('data-testid="all-prices"')
    expect(board('trains')).not.toContain('data-testid="all-prices"')
  })
})

describe('being outbid', () => {
  it('is told of whoever leads now, not of who has been outbid since', () => {
    const view = position({ title: 'wensleydale', players: 3, toAct: 0, boxes: { 1: { disc: 'red', bidder: 2, bid: 8 } } })
    const outbid = (n: number, seat: number, bySeat: number): LogEntry => ({
      n,
      seat: bySeat,
      move: '',
      events: [{ type: 'outbid', seat, bySeat, box: 1, cubes: n + 3 }],
    })
    const entries = [outbid(1, 0, 1), outbid(2, 1, 2)]
    const table = { model: { entries, at: 2 } } as unknown as TableContext
    const bar = renderToStaticMarkup(createElement(Table.Provider, { value: table }, createElement(Decision, seatedAt(view))))
    expect(text(bar)).toContain('Cara outbids you on box 1')
    expect(text(bar)).toMatch(/Back in hand +4/)
  })
})

describe('the accounts', () => {
  const view = position({
    ...DALES,
    profit: [5, -2, 0],
    won: [{ stone: 2, cheese: 3, red: 2, green: 1 }, { stone: 4 }, {}],
    trains: { '2a': 1 },
    phase: 'trains',
    loaded: [{}, { cheese: 1 }, {}],
  })
  const tray = renderToStaticMarkup(createElement(AccountsTray, seatedAt(view)))

  it('show what everybody has moved so far, by kind, and the sets', () => {
    expect(shown(tray, 'moved')).toMatchObject({ '0 stone': 2, '0 cheese': 3, '0 red-passenger': 2, '0 green-passenger': 1 })
    expect(shown(tray, 'moved')).toMatchObject({ '1 stone': 4, '1 cheese': 1, '2 stone': 0 })
    expect(shown(tray, 'sets-of')).toEqual({ 0: 1, 1: 0, 2: 0 })
  })

  it('WD-10.2: their track ends at 5', () => {
    expect(text(tray)).toContain('+4')
    expect(text(tray)).not.toContain('+6')
  })
})

describe('the trains', () => {
  it('tell which slots of rivals are still free, but of nobody who has passed', () => {
    const view = position({ ...DALES, phase: 'trains', trains: { '2a': 1, '1a': 2 }, passed: [2] })
    const tray = renderToStaticMarkup(createElement(TrainsTray, seatedAt(view)))
    expect([...tray.matchAll(/data-free="(\d)"/g)].map(([, seat]) => seat)).toEqual(['1'])
  })
})

describe('takeovers', () => {
  const view = position({
    ...DALES,
    phase: 'takeover',
    people: { horton: { red: 1 } },
    links: { 'settle~stainforth': 0, 'stainforth~horton': 0 },
    toAct: 0,
  })

  it('price, new company towns and everything that would leave', () => {
    const props = seatedAt(view)
    const offers = renderToStaticMarkup(createElement(OffersTray, props))
    const [run] = takeoverRuns(view, 0)
    expect(offers).toContain('data-run="takeover red settle~stainforth~horton"')
    pick(props.attention, 'takeover red settle~stainforth~horton')
    // Markup on a server is drawn from the first state of a store.
    props.attention.getInitialState = props.attention.getState
    const panels = renderToStaticMarkup(createElement(Decision, props))
    expect(text(panels)).toContain('Give 2 links to the Midland?')
    expect(shown(panels, 'cost')).toEqual({ red: 1 })
    expect(text(panels)).toMatch(/New towns +Horton/)
    // Company track enters Stainforth: its cheese can never be fetched.
    expect(shown(panels, 'removed')['cheese stainforth']).toBe(2)
    expect(shown(panels, 'removed')).toEqual(
      Object.fromEntries((run?.removed ?? []).map((gone) => [`${gone.kind} ${gone.area}`, gone.pieces])),
    )
  })
})

describe('the score', () => {
  it('WD-12: sets as sets, and every source', () => {
    const view = position({
      title: 'wensleydale',
      players: 3,
      round: 3,
      won: [{ stone: 2, cheese: 3, red: 2, green: 1 }, { stone: 4 }, {}],
      profit: [3, -2, 0],
      links: { 'settle~stainforth': 0 },
    })
    const ending = renderToStaticMarkup(createElement(Ending, seatedAt(view)))
    expect([...ending.matchAll(/data-sets="(\d)"/g)].map(([, sets]) => Number(sets))).toEqual([1, 0, 0])
    // Outside of the set: one stone, two cheese, one red passenger.
    expect(shown(ending.split('<li')[1] ?? '', 'single')).toEqual({ stone: 1, cheese: 2, 'red-passenger': 1 })
  })
})

describe('what happened', () => {
  /** A point of a recorded game, with the log a frame would give. */
  function at(moves: number): { readonly state: State; readonly entries: LogEntry[] } {
    const then = optionsUnder(nuremberg, record.rulesVersion, record.options) as Parameters<typeof nuremberg.setup>[0]
    const state: State = nuremberg.setup(then, record.seats, record.seed)
    const entries: LogEntry[] = record.moves.slice(0, moves).map((move, place) => {
      const events: GameEvent[] = []
      const seat = nuremberg.toAct(state) as number
      nuremberg.play(state, nuremberg.parse(state, move) as Parameters<typeof nuremberg.play>[1], (event) => events.push(event))
      return { n: place + 1, seat, move, events }
    })
    return { state, entries }
  }
  function boardAt(moves: number, step?: (steps: readonly RecapStep[]) => RecapStep | undefined): string {
    const { state, entries } = at(moves)
    const props = seatedAt(state)
    const shownStep = step?.(recap(entries, props)) ?? null
    const table = { model: { entries, at: moves } } as unknown as TableContext
    const board = wholeBoard(nurembergTable, { ...props, recap: shownStep })
    return renderToStaticMarkup(createElement(Table.Provider, { value: table }, board))
  }

  it('NB-8.17: Nuremberg joined with Fürth is a step of its own, with the run that scores for each', () => {
    const { state, entries } = at(135)
    const step = recap(entries, seatedAt(state)).find(({ act }) => act === 'Nuremberg and Fürth are joined')
    expect(step).toMatchObject({ seat: null, from: 135, to: 135, result: 'Ann +1, Bob +9, Cara +1' })
    const board = boardAt(135, (steps) => steps.find(({ act }) => act === step?.act))
    expect(board).toContain('data-event="fuerth-joined"')
    expect(shown(board, 'run-of')).toEqual({ 0: 1, 1: 9, 2: 1 })
    expect(boardAt(135)).not.toContain('fuerth-joined')
  })

  it('is a step for each player and phase, its links numbered in their order', () => {
    const first = record.moves.findIndex((move) => move.startsWith('build '))
    const end = record.moves.findIndex((move, place) => place > first && move === 'done')
    const { state, entries } = at(end + 1)
    const steps = recap(entries.slice(first), seatedAt(state))
    const links = record.moves.slice(first, end).filter((move) => move.startsWith('build ')).length
    expect(steps).toHaveLength(1)
    expect(steps[0]).toMatchObject({ seat: entries[first]?.seat, from: first + 1, to: end + 1 })
    expect(steps[0]?.act).toContain(`${links} link`)
    const board = boardAt(end + 1, (all) => all.at(-1))
    expect([...board.matchAll(/data-step="(\d+)"/g)].map(([, number]) => Number(number))).toEqual(
      Array.from({ length: links }, (_, at) => at + 1),
    )
  })

  it('accounts are a step for each player', () => {
    const settled = record.moves.findIndex((move) => move.startsWith('takeover '))
    const { state, entries } = at(settled)
    const steps = recap(entries, seatedAt(state)).filter(({ act }) => act.startsWith('Income'))
    expect(steps).toHaveLength(record.seats)
  })

  it('boxes won are told box by box, and to whoever watched with their places in the two orders', () => {
    const first = record.moves.findIndex((move) => move.startsWith('build '))
    const { state, entries } = at(first)
    const step = recap(entries, seatedAt(state)).find(({ act }) => act === 'Boxes won')
    expect(step?.result).toMatch(/^\w+: box(es \d and|) \d; \w+: box/)
    const told = news(entries.slice(-1), seatedAt(state))
    const own = entries.at(-1)?.events.filter(({ type, seat }) => type === 'box-won' && seat === 0) ?? []
    expect(told).toBe(
      `You won boxes ${own.map(({ box }) => box).join(' and ')}: you build ${ORDINALS[state.buildOrder.indexOf(0)]}, hire ${ORDINALS[state.trainOrder.indexOf(0)]}.`,
    )
    expect(news(entries.slice(-1), { ...seatedAt(state), viewer: 'spectator' })).toBe(`Boxes won: ${step?.result}`)
    expect(news(entries.slice(0, -1), seatedAt(state))).toBeNull()
  })

  it('profit and loss is told to whoever watched: how it came about for oneself, and where the others stand', () => {
    const settled = record.moves.findIndex((move) => move.startsWith('takeover '))
    const { state, entries } = at(settled)
    const told = news(entries, seatedAt(state))
    expect(told).toMatch(/^Profit and loss: you [−\d]+ \(income \d+, upkeep \d+\), \w+ [−\d]+, \w+ [−\d]+$/)
    expect(told).toContain(`you ${String(state.profit[0]).replace('-', '−')} (`)
  })

  it('what left the board this round is shown where it lay, with who moved it', () => {
    const moved = record.moves.findIndex((move) => move.startsWith('move ')) + 1
    const [, kind, area] = /^move (\S+) (\S+)$/.exec(record.moves[moved - 1] ?? '') ?? []
    const pieces = new RegExp(`data-pieces="${area}".*?</g></g>`, 's').exec(boardAt(moved))?.[0] ?? ''
    expect(pieces).toMatch(new RegExp(`data-gone="${kind}[^"]*" data-by="\\d"`))
  })
})

describe('a piece to be moved', () => {
  const asked = (given: Position, chosen: string) => {
    const attention = Object.assign(newAttention(), { getInitialState: () => ({ considered: null, chosen, lit: new Set<string>() }) })
    return text(renderToStaticMarkup(createElement(Decision, { ...seatedAt(position(given)), attention })))
  }
  const given = {
    players: 3,
    round: 2,
    phase: 'trains',
    toAct: 0,
    trains: { '2a': 0 },
    links: { 'settle~stainforth': 0, 'settle~malham': 0 },
  } as const
  const pieces = { goods: { stainforth: 1 }, people: { malham: { red: 1 } } } as const

  it('WD-9.10 goods of 2009 are simply taken, at a point each; passengers go somewhere', () => {
    const dales: Position = { title: 'wensleydale', ...given, ...pieces }
    expect(asked(dales, 'move cheese stainforth')).not.toContain('Goes to')
    expect(asked(dales, 'move cheese stainforth')).toContain('One point, and 2 for a set')
    expect(asked(dales, 'move red malham')).toMatch(/Goes to\s+Settle/)
  })

  it('WD-10.1: it brings income besides points, and stone twice as much as anything else', () => {
    const dales: Position = { title: 'wensleydale', ...given, goods: { stainforth: 1, 'malham-moor': 1 }, people: pieces.people }
    expect(asked(dales, 'move cheese stainforth')).toMatch(/Earns \+1 .*Income \+1/)
    expect(asked(dales, 'move stone malham-moor')).toMatch(/Earns \+1 .*Income \+2/)
  })

  it('NB-9.15 goods of 2010 go to a red or green station, by the points of their slot', () => {
    const said = asked({ title: 'nuremberg', options: { map: 'wensleydale' }, ...given, ...pieces }, 'move cheese stainforth')
    expect(said).toMatch(/Goes to\s+Settle/)
    expect(said).toContain('The points of the slot')
  })
})

describe('the trains phase', () => {
  /** Seat 0 reaches a stone that is its own, and a cheese that seat 1 reaches as well. */
  const given: Position = {
    title: 'wensleydale',
    players: 3,
    round: 2,
    phase: 'trains',
    toAct: 0,
    trains: { '2a': 0 },
    links: { 'settle~stainforth': 0, 'settle~malham': 0, 'horton~stainforth': 1 },
    goods: { stainforth: 1, 'malham-moor': 1 },
  }
  const bar = (at: Position, chosen: string | null = null) => {
    const attention = Object.assign(newAttention(), { getInitialState: () => ({ considered: null, chosen, lit: new Set<string>() }) })
    return renderToStaticMarkup(createElement(Decision, { ...seatedAt(position(at)), attention }))
  }
  const primary = (markup: string) => /data-bar-button="primary"[^>]*data-testid="([^"]+)"/.exec(markup)?.[1]

  it('proposes what a rival could take, and moving all that can wait is not the first thing to do', () => {
    const two: Position = { ...given, people: { malham: { red: 1 } } }
    expect(text(bar(two))).toContain('Move cheese from Stainforth?')
    expect(bar(two)).toMatch(/Rivals after it.*<title>Bob</)
    expect(bar(two)).toMatch(/data-bar-button="plain"[^>]*data-testid="move-all"/)
    expect(primary(bar(two))).toBe('move-it')
    const alone = bar({ ...two, passed: [1, 2] })
    expect(text(alone)).toContain('Move a piece or hire a train?')
    expect(primary(alone)).toBe('move-all')
  })

  it('of those a rival could take proposes the one that is worth most, income counted', () => {
    expect(contestedPiece(position(given), 0)).toMatchObject({ kind: 'cheese', area: 'stainforth' })
    const both = position({ ...given, links: { ...given.links, 'malham~rylstone': 1 } })
    expect(contestedPiece(both, 0)).toMatchObject({ kind: 'stone', area: 'malham-moor' })
    expect(contestedPiece(position({ ...given, passed: [1] }), 0)).toBeNull()
  })

  it('a train says what it would carry beyond the free slots, and is let go of by a ×', () => {
    const poor: Position = { ...given, trains: {}, goods: { stainforth: 1 } }
    const chosen = bar(poor, 'hire 2a')
    expect(shown(chosen, 'carries')).toEqual({ cheese: 1 })
    expect(chosen).toContain('data-lets-go="true"')
    const full = bar({ ...poor, trains: { '2a': 0 } }, 'hire 1a')
    expect(shown(full, 'carries')).toEqual({})
    expect(text(full)).toMatch(/Carries +nothing of yours now/)
  })

  it('with no train that would carry anything the bar leads to passing', () => {
    const none: Position = { ...given, trains: {}, goods: {} }
    expect(text(bar(none))).toContain('Nothing to fetch: pass?')
    expect(primary(bar(none))).toBe('pass')
    // Of every row it has a train, and all of them are full (WD-9.4).
    const own = { '3a': 0, '2a': 0, '1a': 0 }
    const start = position(given)
    const full = TRAINS.reduce((sum, { id }, train) => sum + (id in own ? trainIn(start, train).goods : 0), 0)
    const unfit: Position = { ...given, trains: own, loaded: [{ cheese: full }] }
    expect(text(bar(unfit))).toContain('No train for it: pass?')
    expect(primary(bar(unfit))).toBe('pass')
    expect(text(bar({ ...given, trains: {} }))).toContain('Hire a train?')
  })
})

describe('the strip', () => {
  it('has all that can be spent: on links any influence, on trains cubes and any other', () => {
    const columns = (phase: 'build' | 'trains') =>
      nurembergTable.strip?.(seatedAt(position({ ...DALES, phase }))).columns.map(({ id }) => id) ?? []
    for (const phase of ['build', 'trains'] as const) expect(columns(phase).sort()).toEqual(['brown', 'cubes', 'green', 'red', 'white'])
  })

  it('knows what everybody holds in every phase, if only for the sheet of players', () => {
    const { columns, rows } = nurembergTable.strip?.(seatedAt(position({ ...DALES, phase: 'takeover' }))) ?? { columns: [], rows: [] }
    expect(columns.filter(({ isAside }) => !isAside).map(({ id }) => id)).toEqual(['profit', 'links', 'red', 'green'])
    expect(columns.map(({ id }) => id)).toEqual(expect.arrayContaining(['cubes', 'white', 'brown']))
    expect(rows.every(({ figures }) => figures.length === columns.length)).toBe(true)
  })

  it('follows the order of the phase, and ticks who has finished', () => {
    const view = position({ ...DALES, buildOrder: [1, 0, 2], toAct: 0 })
    const strip = nurembergTable.strip?.(seatedAt(view))
    expect(strip?.rows.map(({ seat, done }) => [seat, done])).toEqual([
      [1, true],
      [0, false],
      [2, false],
    ])
  })
})
