import { answerTo, isRefusal, type Order, orderKinds, readOrder, rememberFor, triggerOf } from '@branchline/engine'
import { describe, expect, test } from 'vitest'
import { westRiding } from '../rules/index.ts'
import { newGame, type Table } from './table.ts'

const order = (kind: string, fields: Record<string, unknown> = {}, until: string[] = []): Order => {
  const read = readOrder(westRiding, { kind, fields, until })
  if (isRefusal(read)) throw new Error(read.code)
  return read
}
const viewOf = ({ state }: Table) => westRiding.view(state, westRiding.toAct(state) as number)
const answer = (table: Table, given: Order) => answerTo(westRiding, viewOf(table), westRiding.toAct(table.state) as number, given)

describe('bidding up to a maximum', () => {
  test('WR-4.8 WR-4.10 it bids the least that is accepted, never more', () => {
    const table = newGame().does('offer lyr')
    const least = Number(table.moves()[1]?.replace('bid ', ''))
    expect(answer(table, order('bid', { lot: 'lyr', most: 7 }))).toEqual({ move: `bid ${least}` })
    table.does(`bid ${least}`)
    expect(answer(table, order('bid', { lot: 'lyr', most: 7 }))).toEqual({ move: `bid ${least + 1}` })
  })

  test('above the maximum it passes and is over, or asks', () => {
    const table = newGame().does('offer lyr', 'bid 6')
    expect(answer(table, order('bid', { lot: 'lyr', most: 6 }))).toEqual({ move: 'pass', isLast: true, yields: true })
    expect(answer(table, order('bid', { lot: 'lyr', most: 6, outbid: 'ask' }))).toEqual({ over: 'outbid' })
  })

  test('WR-4.11 a maximum above one’s money goes as far as the money', () => {
    const table = newGame().does('offer lyr', 'bid 6')
    expect(answer(table, order('bid', { lot: 'lyr', most: 9999 }))).toEqual({ move: 'bid 7' })
    table.does('bid 7')
    expect(answer(table, order('bid', { lot: 'lyr', most: 9999 }))).toEqual({ move: 'pass', isLast: true, yields: true })
  })

  test('another lot, an offer (WR-4.1), a route: its owner is asked', () => {
    const table = newGame()
    expect(answer(table, order('bid', { lot: 'lyr' }))).toBe('ask')
    table.does('offer gnr')
    expect(answer(table, order('bid', { lot: 'lyr' }))).toBe('ask')
  })

  test('WR-4.13 it is over when the share is sold, and not before', () => {
    const table = newGame().does('offer lyr')
    const given = order('bid', { lot: 'lyr', most: 5 })
    const then = rememberFor(westRiding, westRiding.view(table.state, 2), 2)
    const ended = () => triggerOf(westRiding, westRiding.view(table.state, 2), 2, given, then, [])
    table.does('bid 5')
    expect(ended()).toBe(null)
    table.does('pass', 'pass', 'pass')
    expect(ended()).toBe('sold')
  })
})

describe('passing until something happens', () => {
  test('WR-4.7 it passes on bids; WR-4.1 nobody can pass on an offer', () => {
    const table = newGame()
    expect(answer(table, order('pass'))).toBe('ask')
    table.does('offer lyr')
    expect(answer(table, order('pass'))).toEqual({ move: 'pass', yields: true })
  })

  test('each trigger ends it when it happens', () => {
    const table = newGame().does('offer lyr')
    const seat = 3
    const then = rememberFor(westRiding, westRiding.view(table.state, seat), seat)
    const ended = (...until: string[]) =>
      triggerOf(westRiding, westRiding.view(table.state, seat), seat, order('pass', { purse: 5 }, until), then, [])
    expect(ended('another-lot', 'any-sale', 'track', 'new-turn', 'money-below')).toBe(null)
    const buyer = westRiding.toAct(table.state)
    table.does('bid 5', 'pass', 'pass', 'pass')
    expect(ended('any-sale')).toBe('any-sale')
    while (westRiding.toAct(table.state) === buyer && table.state.phase !== 'offer') table.does(table.moves()[0] as string)
    expect(ended('track')).toBe('track')
    expect(ended('new-turn')).toBe(null)
    table.does('offer gnr')
    expect(ended('another-lot')).toBe('another-lot')
    const poor = westRiding.view({ ...table.state, cash: table.state.cash.map(() => 4) }, seat)
    expect(triggerOf(westRiding, poor, seat, order('pass', { purse: 5 }, ['money-below']), then, [])).toBe('money-below')
  })

  test('being named ends it where that was asked', () => {
    const table = newGame().does('offer lyr')
    const ended = (until: string[], event: { type: string; seat?: number; bySeat?: number }) =>
      triggerOf(westRiding, viewOf(table), 1, order('pass', {}, until), null, [event])
    expect(ended(['named'], { type: 'president', bySeat: 1 })).toBe('named')
    expect(ended(['named'], { type: 'bid', seat: 0 })).toBe(null)
    expect(ended([], { type: 'president', bySeat: 1 })).toBe(null)
  })
})

test('what is not on offer is refused', () => {
  expect(readOrder(westRiding, { kind: 'bid', fields: { lot: 'lmsr' } })).toMatchObject({ code: 'bad-option' })
  expect(readOrder(westRiding, { kind: 'bid', fields: { most: 0 } })).toMatchObject({ code: 'bad-option' })
  expect(readOrder(westRiding, { kind: 'constructor' })).toMatchObject({ code: 'unknown-order' })
  expect(readOrder(westRiding, { kind: 'bid', until: ['rain'] })).toMatchObject({ code: 'unknown-trigger' })
  expect(Object.keys(orderKinds(westRiding))).toEqual(['bid', 'pass', 'only-move'])
})

test('the only legal move is played, where there is only one', () => {
  const table = newGame()
  expect(answer(table, order('only-move'))).toBe('ask')
  table.does('offer lyr')
  table.state.cash.fill(0)
  expect(answer(table, order('only-move'))).toEqual({ move: 'pass' })
})
