/** What the trains phase proposes, and what a piece brings that is moved. */
import { fetchLater, newAttention } from '@branchline/design'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Position, position } from '../../position.ts'
import { Decision } from '../decision/Decision.tsx'
import { NOT_ON_OFFER, TRAINS, trainIn } from '../rules.ts'
import { contestedPiece } from '../shipping.ts'
import { trays } from '../trays/index.ts'
import { TrainsTray } from '../trays/Trains.tsx'
import { DALES, seatedAt, shown, text } from './seated.ts'

beforeAll(fetchLater)

describe('the trains', () => {
  it('tell which slots of rivals are still free, but of nobody who has passed', () => {
    const view = position({ ...DALES, phase: 'trains', trains: { '2a': 1, '1a': 2 }, passed: [2] })
    const tray = renderToStaticMarkup(createElement(TrainsTray, seatedAt(view)))
    expect([...tray.matchAll(/data-free="(\d)"/g)].map(([, seat]) => seat)).toEqual(['1'])
  })
})

describe('before their phase', () => {
  it.each(['wensleydale', 'nuremberg'] as const)(
    'trains are a tray of the auction, with what each costs, whoever has how much, %s',
    (title) => {
      const view = position({ title, players: 3, phase: 'auction', influence: [{ brown: 0 }, {}, {}] })
      const props = seatedAt(view)
      const Content = trays(props).find(({ id }) => id === 'trains')?.Content
      const tray = renderToStaticMarkup(createElement(Content ?? 'p', props as never))
      const labels = [...tray.matchAll(/aria-label="(\w+), [^"]+, for (\d) train influence"/g)].map(([, train, price]) => [train, price])
      expect(labels).toEqual(TRAINS.filter((_, train) => view.trains[train] !== NOT_ON_OFFER).map(({ id, price }) => [id, String(price)]))
      expect(tray).not.toContain('Hire train')
    },
  )
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
