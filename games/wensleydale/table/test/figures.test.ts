/** Figures on screen, on positions of ours: against what a player works out by hand, and against the rules themselves. */
import { type LogEntry, legalMoves, newAttention, Table, type TableContext, type TableProps } from '@branchline/design'
import type { AnyGame, GameEvent } from '@branchline/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type Position, position } from '../../position.ts'
import record from '../../test/records/nuremberg-3.json' with { type: 'json' }
import { Board } from '../board/Board.tsx'
import { deskOf } from '../desk.ts'
import { outsetFor } from '../outset.ts'
import { ScorePanel } from '../panels/Accounts.tsx'
import { Ending } from '../panels/Ending.tsx'
import { Panels } from '../panels/Panels.tsx'
import { stacksIn } from '../panels/Tracks.tsx'
import { boardOf, chainCost, nuremberg, type State, takeoverRuns, wensleydale } from '../rules.ts'
import { propsFor } from './table.ts'

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

const panelsOf = (view: State, route?: readonly string[]) => renderToStaticMarkup(createElement(Panels, seatedAt(view, route)))

/** Every value shown under a name: `data-cost="red" data-value="1"`. */
function shown(markup: string, name: string): Record<string, number> {
  const found = markup.matchAll(new RegExp(`data-${name}="([^"]+)" data-value="(-?\\d+)"`, 'g'))
  return Object.fromEntries([...found].map(([, key, value]) => [key, Number(value)]))
}
const text = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('a planned chain', () => {
  it('WD-8: one lowland link, one into a valley, a fee at Settle and the opposition of Horton', () => {
    const view = position(DALES)
    const panels = panelsOf(view, CHAIN)
    expect(shown(panels, 'cost')).toEqual({ cubes: 3, red: 1, white: 1 })
    const { cubes, red, white } = chainCost(view, 0, CHAIN)
    expect(shown(panels, 'cost')).toEqual({ cubes, red, white })
    // The cheese of Stainforth, the stone of the hill beside Horton, and who wants to go to a red town.
    expect(shown(panels, 'reached')).toEqual({ stone: 1, cheese: 2, 'red-passenger': 1 })
    // Stone 2, cheese 1 each, a passenger 1; two links to keep.
    expect(text(panels)).toContain('+5 − 2, then at 3')
    expect(shown(panels, 'plan')).toEqual({ upkeep: 2, forecast: 3 })
  })

  it('WD-11.5: two links cost one red, and the fee of the chain is paid before', () => {
    expect(shown(panelsOf(position(DALES), CHAIN), 'takeover')).toEqual({ red: 1 })
    const poor = panelsOf(position({ ...DALES, influence: [{ white: 2, red: 1 }, {}, {}] }), CHAIN)
    expect(shown(poor, 'takeover')).toEqual({ red: 1 })
    expect(text(poor)).toMatch(/red \(Midland\): 2 links for 1 .*1 short/)
  })

  it('WD-11.4: a run that ends outside a town is not taken over', () => {
    const panels = panelsOf(position(DALES), CHAIN.slice(0, 2))
    expect(shown(panels, 'takeover')).toEqual({})
    expect(text(panels)).toMatch(/Takeover .*Stainforth/)
  })

  it('says what is short', () => {
    const panels = panelsOf(position({ ...DALES, influence: [{ red: 2 }, {}, {}] }), CHAIN)
    expect(text(panels)).toContain('1 short')
    expect(panels).not.toContain('data-testid="build-plan"')
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
  it('says what each box would make of the places in the two orders', () => {
    const view = position({ title: 'wensleydale', players: 3, toAct: 2, boxes: { 5: { disc: 'white' }, 6: { disc: 'green' } } })
    const box = (number: number) => new RegExp(`data-box="${number}".*?</button>`, 's').exec(panelsOf(view))?.[0] ?? ''
    // All stand on 1 white and 2 brown, seat 2 at the bottom of both stacks; box 5 brings white, brown and the white drawn.
    expect(shown(box(5), 'place')).toEqual({ build: 1, trains: 1 })
    expect(shown(box(6), 'place')).toEqual({ build: 3, trains: 3 })
  })

  it('shows discs on one space as a stack, the one on top first', () => {
    expect(stacksIn([2, 0, 1], [1, 1, 3])).toEqual([[2], [0, 1]])
    const view = position({ title: 'wensleydale', players: 3, profit: [0, 2, 0], stacks: { profit: [2, 0, 1] } })
    const order = /data-order="players".*?<\/dd>/s.exec(panelsOf(view))?.[0] ?? ''
    expect([...order.matchAll(/data-stack="([\d ]+)"/g)].map(([, seats]) => seats)).toEqual(['1', '2 0'])
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
    const panels = panelsOf(view)
    const [run] = takeoverRuns(view, 0)
    expect(panels).toContain('data-run="takeover red settle~stainforth~horton"')
    expect(text(panels)).toContain('2 links for 1 red (Midland)')
    expect(text(panels)).toContain('new company towns: Horton')
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
    const score = renderToStaticMarkup(createElement(ScorePanel, seatedAt(view)))
    expect([...score.matchAll(/data-sets="(\d)"/g)].map(([, sets]) => Number(sets))).toEqual([1, 0, 0])
    // 8 pieces, one set, 3 profit, one link.
    expect(text(score)).toMatch(/Ann 8 2 3 −1 12/)
    expect(text(score)).toMatch(/Bob 4 0 −2 0 2/)
    const ending = renderToStaticMarkup(createElement(Ending, seatedAt(view)))
    expect([...ending.matchAll(/data-sets="(\d)"/g)].map(([, sets]) => Number(sets))).toEqual([1, 0, 0])
    // Outside of the set: one stone, two cheese, one red passenger.
    expect(text(ending)).toMatch(/Ann .* 1 stone 2 cheese 1 red passenger/)
  })
})

describe('Nuremberg and Fürth', () => {
  /** The board at a point of a recorded game, with the log a frame would give. */
  function boardAt(moves: number): string {
    const state: State = nuremberg.setup(record.options as Parameters<typeof nuremberg.setup>[0], record.seats, record.seed)
    const entries: LogEntry[] = record.moves.slice(0, moves).map((move, place) => {
      const events: GameEvent[] = []
      const seat = nuremberg.toAct(state) as number
      nuremberg.play(state, nuremberg.parse(state, move) as Parameters<typeof nuremberg.play>[1], (event) => events.push(event))
      return { n: place + 1, seat, move, events }
    })
    const table = { model: { entries, at: moves } } as unknown as TableContext
    const board = createElement(Table.Provider, { value: table }, createElement('svg', null, createElement(Board, seatedAt(state))))
    return renderToStaticMarkup(board)
  }

  it('NB-8.17: the line that joins them is drawn, with the run that scores for each', () => {
    const board = boardAt(135)
    expect(board).toContain('data-event="fuerth-joined"')
    expect(shown(board, 'run-of')).toEqual({ 0: 1, 1: 9, 2: 1 })
    expect(text(board)).toContain('Ann 1, Bob 9, Cara 1')
  })

  it('is not drawn before, nor in the rounds after', () => {
    expect(boardAt(134)).not.toContain('fuerth-joined')
    expect(boardAt(record.moves.length - 1)).not.toContain('fuerth-joined')
  })

  it('what left the board this round is shown where it lay, with who moved it', () => {
    const at = record.moves.findIndex((move) => move.startsWith('move ')) + 1
    const [, kind, area] = /^move (\S+) (\S+)$/.exec(record.moves[at - 1] ?? '') ?? []
    const pieces = new RegExp(`data-pieces="${area}".*?</g></g>`, 's').exec(boardAt(at))?.[0] ?? ''
    expect(pieces).toMatch(new RegExp(`data-gone="${kind}[^"]*" data-by="\\d"`))
  })
})
