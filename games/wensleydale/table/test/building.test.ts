/** A chain, its payment and a plan for later, on positions of ours: against what a player works out by hand. */
import { fetchLater } from '@branchline/design'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { wholeBoard } from '../../../../web/test/sheets.ts'
import { type Position, position } from '../../position.ts'
import { Decision } from '../decision/Decision.tsx'
import { deskOf } from '../desk.ts'
import { nuremberg as nurembergTable } from '../index.tsx'
import { outsetFor } from '../outset.ts'
import { rehearse } from '../payment.ts'
import { takeLinkOff } from '../planning.ts'
import { chainCost, MEANS, type Move, type State, wensleydale } from '../rules.ts'
import { AccountsTray } from '../trays/Accounts.tsx'
import { barOf, CHAIN, DALES, seatedAt, shown, text } from './seated.ts'

beforeAll(fetchLater)

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

  it('NB-8.17: says what it scores if it joins Nuremberg and Fürth, what others do, and nothing where it does not', () => {
    const builtBy = (owner: number) =>
      position({
        title: 'nuremberg',
        players: 3,
        round: 2,
        phase: 'build',
        toAct: 0,
        cubes: [9, 4, 4],
        influence: [{ white: 4 }, {}, {}],
        links: { 'fuerth~doos': owner, 'doos~muggenhof': owner },
      })
    const joining = ['muggenhof', 'johannis', 'nuremberg-south']
    expect(shown(barOf(builtBy(0), joining), 'plan')).toMatchObject({ score: -2, joining: 4 })
    expect(shown(barOf(builtBy(0), ['muggenhof', 'johannis']), 'plan')).not.toHaveProperty('joining')
    expect(text(barOf(builtBy(1), joining))).toMatch(/\+2 \w+ \+2/)
  })

  it('where it might go on the question says that it would, its line is broken; accounts and button are of what is planned', () => {
    const props = seatedAt(position(DALES), CHAIN.slice(0, 2))
    const drawn = () => {
      const [bar, accounts] = [Decision, AccountsTray].map((part) => renderToStaticMarkup(createElement(part, props)))
      return { bar: text(bar), profit: shown(accounts, 'then')[0], line: renderToStaticMarkup(wholeBoard(nurembergTable, props)) }
    }
    const planned = drawn()
    expect(planned.bar).toContain('Build from Settle to Stainforth?')
    expect(planned.line).not.toContain('data-beyond')
    deskOf(props.attention).change({ area: 'horton' })
    const considered = drawn()
    expect(considered.bar).toContain('Go on to Horton-in-Ribblesdale, 2 links in all?')
    expect(considered.bar).toContain('Build 1 link')
    expect(considered.line).toContain('data-beyond')
    expect(considered.profit).toBe(planned.profit)
  })

  it('loses its last link first, its start at the end, and then there is none to lose', () => {
    const props = seatedAt(position(DALES), CHAIN)
    for (const links of [2, 1, 0]) {
      expect(takeLinkOff(props)).toBe(true)
      expect(deskOf(props.attention).now().route).toEqual(CHAIN.slice(0, links))
    }
    expect(takeLinkOff(props)).toBe(false)
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
