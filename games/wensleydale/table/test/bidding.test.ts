/** What the auction shows: boxes, places in the two orders, and who leads now. */
import { fetchLater, type LogEntry, Table, type TableContext, type TableTools, Tools } from '@branchline/design'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { position } from '../../position.ts'
import { Decision } from '../decision/Decision.tsx'
import { deskOf } from '../desk.ts'
import { BoxesTray } from '../trays/Boxes.tsx'
import { seatedAt, shown, text } from './seated.ts'

beforeAll(fetchLater)

describe('the auction', () => {
  it('says what a box would make of the places in the two orders', () => {
    const view = position({ title: 'wensleydale', players: 3, toAct: 2, boxes: { 5: { disc: 'white' }, 6: { disc: 'green' } } })
    const barWith = (box: number) => {
      const props = seatedAt(view)
      deskOf(props.attention).change({ box: box - 1 })
      return renderToStaticMarkup(createElement(Decision, props))
    }
    // The signs have their names beside them: white, and what it is for at a tap.
    expect(barWith(5)).toMatch(/data-sign="White \(government\): order of building[^>]*>.*?<small>White<\/small>/)
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

  const bar = (shown: typeof view, foldedTray?: { isUp: boolean; away: string; toggle(): void }) =>
    text(
      renderToStaticMarkup(
        createElement(Tools.Provider, { value: { foldedTray } as TableTools }, createElement(Decision, seatedAt(shown))),
      ),
    )
  const folded = { isUp: false, away: '', toggle: () => undefined }

  it('need no hint where they are in view', () => {
    const fresh = position({ title: 'wensleydale', players: 3, toAct: 0 })
    expect(bar(fresh)).not.toContain('They stand under')
    expect(bar(fresh, folded)).toContain('They stand under')
  })

  it('WD-6.2, WD-6.7: whoever leads one is told that another bid may follow, and that passing keeps it', () => {
    for (const where of [undefined, folded]) expect(bar(view, where)).toContain('You lead box 1 at 3. One more bid, or pass and keep it.')
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
