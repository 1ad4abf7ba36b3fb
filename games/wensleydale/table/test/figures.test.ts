/** Figures on screen, on positions of ours: accounts, takeovers, the score and the strip. */
import { fetchLater, pick } from '@branchline/design'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { position } from '../../position.ts'
import { Decision } from '../decision/Decision.tsx'
import { Ending } from '../Ending.tsx'
import { nuremberg as nurembergTable } from '../index.tsx'
import { takeoverRuns } from '../rules.ts'
import { AccountsTray } from '../trays/Accounts.tsx'
import { OffersTray } from '../trays/Offers.tsx'
import { DALES, seatedAt, shown, text } from './seated.ts'

beforeAll(fetchLater)

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
