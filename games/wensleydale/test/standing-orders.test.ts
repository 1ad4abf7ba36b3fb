import { type AnyGame, answerTo, isRefusal, legalTexts, type Order, readOrder, rememberFor, triggerOf } from '@branchline/engine'
import { describe, expect, test } from 'vitest'
import { BOTH, given, type Title } from './table.ts'

type TestTable = ReturnType<typeof given>

const order = (game: AnyGame, kind: string, fields: Record<string, unknown> = {}, until: string[] = []): Order => {
  const read = readOrder(game, { kind, fields, until })
  if (isRefusal(read)) throw new Error(read.code)
  return read
}
const answer = ({ game, state }: TestTable, kind: string, fields: Record<string, unknown> = {}) =>
  answerTo(game, (game as AnyGame).view(state, state.actor), state.actor, order(game, kind, fields))
const auction = (title: Title, options?: { map: 'wensleydale' }) => given({ title, ...(options && { options }), players: 3 })

describe('bidding on a box up to a maximum', () => {
  test('WD-6.3 WD-6.4 NB-6.4 the least that is accepted, first and later', () => {
    for (const { title, options } of BOTH) {
      const table = auction(title, options)
      expect(answer(table, 'bid', { box: 1, most: 9 })).toEqual({ move: 'bid 3 on box 1' })
      table.plays('bid 5 on box 1')
      expect(answer(table, 'bid', { box: 1, most: 9 })).toEqual({ move: 'bid 6 on box 1' })
    }
  })

  test('above the maximum: pass, the next box, or ask', () => {
    for (const { title, options } of BOTH) {
      const table = auction(title, options).plays('bid 6 on box 1')
      expect(answer(table, 'bid', { box: 1, most: 6, outbid: 'pass' })).toEqual({ move: 'pass', isLast: true, yields: true })
      expect(answer(table, 'bid', { box: 1, most: 6, outbid: 'next', nextBox: 2, nextMost: 4 })).toEqual({ move: 'bid 3 on box 2' })
      expect(answer(table, 'bid', { box: 1, most: 6, outbid: 'next', nextBox: 2, nextMost: 2 })).toEqual({
        move: 'pass',
        isLast: true,
        yields: true,
      })
      expect(answer(table, 'bid', { box: 1, most: 6, outbid: 'ask' })).toEqual({ over: 'outbid' })
    }
  })

  test('WD-6.2 WD-6.7 NB-6.2 without a word about passing it never passes: the second box is its owner’s to bid for', () => {
    for (const { title, options } of BOTH) {
      const table = auction(title, options).plays('bid 3 on box 1', 'bid 3 on box 2', 'bid 3 on box 3')
      expect(answer(table, 'bid', { box: 1, most: 6 })).toBe('ask')
      table.plays('bid 3 on box 4', 'bid 7 on box 1', 'pass')
      expect(table.state.actor).toBe(0)
      expect(answer(table, 'bid', { box: 1, most: 6 })).toEqual({ over: 'outbid' })
    }
  })

  test('WD-6.5 WD-6.7 told to, it passes while its bid stands, and comes back when outbid', () => {
    for (const { title, options } of BOTH) {
      const table = auction(title, options).plays('bid 3 on box 1', 'bid 3 on box 2', 'bid 3 on box 3')
      expect(answer(table, 'bid', { box: 1, most: 6, leading: 'pass' })).toEqual({ move: 'pass', yields: true })
      table.plays('pass', 'bid 4 on box 1', 'pass')
      expect(table.state.actor).toBe(0)
      expect(answer(table, 'bid', { box: 1, most: 6 })).toEqual({ move: 'bid 5 on box 1' })
    }
  })

  test('WD-6.4 no more than the cubes in hand', () => {
    const table = auction('wensleydale').plays('bid 5 on box 1')
    table.state.cubes[1] = 5
    expect(answer(table, 'bid', { box: 1, most: 9, outbid: 'pass' })).toEqual({ move: 'pass', isLast: true, yields: true })
  })

  test('NB-5.3 a box that is not there with so few players is left out', () => {
    const table = given({ title: 'nuremberg', players: 3 })
    expect(answer(table, 'bid', { box: 8, most: 9, outbid: 'pass' })).toEqual({ move: 'pass', isLast: true, yields: true })
    expect(answer(table, 'bid', { box: 8, most: 9, outbid: 'next', nextBox: 1, nextMost: 5 })).toEqual({ move: 'bid 3 on box 1' })
  })

  test('WD-6.8 it is over with its auction: this one, or the next when given later in the round', () => {
    const table = auction('wensleydale')
    const { game, state } = table
    const ended = (then: { round: number; phase: string }, round: number, phase: 'auction' | 'build') =>
      triggerOf(game, { ...state, round, phase }, 0, order(game, 'bid'), { ...then, bids: 0, links: 0 }, [])
    expect(ended({ round: 1, phase: 'auction' }, 1, 'auction')).toBe(null)
    expect(ended({ round: 1, phase: 'auction' }, 1, 'build')).toBe('auction-over')
    expect(ended({ round: 1, phase: 'build' }, 1, 'build')).toBe(null)
    expect(ended({ round: 1, phase: 'build' }, 2, 'auction')).toBe(null)
    expect(ended({ round: 1, phase: 'build' }, 2, 'build')).toBe('auction-over')
  })
})

describe('passing', () => {
  test('in the phase it was given for', () => {
    const table = auction('wensleydale')
    expect(answer(table, 'pass')).toEqual({ move: 'pass', yields: true })
    expect(answer(table, 'pass', { phase: 'takeover' })).toBe('ask')
  })

  test('WD-8.1 WD-9.2 building nothing, and neither hiring nor moving; never in the middle of a chain', () => {
    const table = auction('wensleydale')
    while (table.state.phase === 'auction') table.plays('pass')
    expect(table.state.phase).toBe('build')
    expect(answer(table, 'pass', { phase: 'build' })).toEqual({ move: 'done', yields: true })
    table.plays(legalTexts(table.game as AnyGame, table.state).find((text) => text.startsWith('build ')) as string)
    expect(table.state.chain.length > 0 && answer(table, 'pass', { phase: 'build' })).toBe('ask')
    while (table.state.phase === 'build') table.plays('done')
    expect(answer(table, 'pass', { phase: 'trains' })).toEqual({ move: 'pass', yields: true })
    expect(legalTexts(table.game as AnyGame, table.state)).toContain('pass')
  })

  test('WD-6.6 until one is outbid, another phase or round begins, or cubes run low', () => {
    const table = auction('wensleydale').plays('bid 3 on box 1')
    const { game, state } = table
    const then = rememberFor(game, state, 0)
    const ended = (until: string, purse = 0) => triggerOf(game, state, 0, order(game, 'pass', { purse }, [until]), then, [])
    expect([ended('outbid'), ended('new-phase'), ended('new-round'), ended('cubes-below', 9)]).toEqual([null, null, null, null])
    expect(ended('cubes-below', 10)).toBe('cubes-below')
    table.plays('bid 4 on box 1')
    expect(ended('outbid')).toBe('outbid')
    while (state.phase === 'auction') table.plays('pass')
    expect(ended('new-phase')).toBe('new-phase')
  })
})
