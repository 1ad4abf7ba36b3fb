import { describe, expect, test } from 'vitest'
import { nuremberg, wensleydale } from '../rules/index.ts'
import { BOTH, given, tableOf, USUAL } from './table.ts'

describe('cubes and discs', () => {
  test('WD-5.1 NB-5.1 twelve cubes a round besides those kept, fifteen in hand at most', () => {
    for (const { title, options } of BOTH) {
      const table = given({
        title,
        ...(options && { options }),
        players: 3,
        phase: 'takeover',
        cubes: [0, 2, 9],
        links: { 'settle~hellifield': 2 },
        toAct: 2,
      })
      table.plays('pass')
      expect(table.state.cubes).toEqual([12, 14, 15])
    }
  })
  test('WD-5.2 NB-5.2 cubes pay for bids and for track', () => {
    for (const { title, options } of BOTH) {
      const auction = given({ title, ...(options && { options }), players: 3 })
      expect(auction.plays('bid 4 on box 1').state.cubes[0]).toBe(8)
      const build = given({ title, ...(options && { options }), players: 3, phase: 'build' })
      expect(build.plays('build settle~malham').state.cubes[0]).toBe(10)
    }
  })
  test('WD-5.3 one disc for each of eight boxes, never more than five of a colour', () => {
    for (let n = 0; n < 60; n++) {
      const { discs } = wensleydale.setup({ short: false, scarceTrack: false, firstTables: true, secondTables: false }, 3, `d${n}`)
      expect(discs).toHaveLength(8)
      for (let colour = 0; colour < 4; colour++) expect(discs.filter((disc) => disc === colour).length).toBeLessThanOrEqual(5)
    }
  })
  test('NB-5.3 NB-5.4 six boxes and a bag of 4 white, 4 brown, 2 red, 2 green with two or three players, eight and the full bag with four', () => {
    const most = [0, 0, 0, 0]
    for (let n = 0; n < 300; n++) {
      const { discs } = nuremberg.setup(USUAL, 2 + (n % 2), `d${n}`)
      expect(discs).toHaveLength(6)
      for (let colour = 0; colour < 4; colour++)
        most[colour] = Math.max(most[colour] as number, discs.filter((disc) => disc === colour).length)
    }
    expect(most).toEqual([4, 4, 2, 2])
    expect(nuremberg.setup(USUAL, 4, 'd').discs).toHaveLength(8)
  })
  test('WD-5.4 NB-5.5 red leaves a company town, white meets opposition, brown hires a train', () => {
    for (const { title, options } of BOTH) {
      const build = given({ title, ...(options && { options }), players: 3, phase: 'build', people: { malham: { opposition: 1 } } })
      expect(build.plays('build settle~malham').influence(0)).toEqual({ white: 0, brown: 2, red: 0, green: 1 })
      const trains = given({ title, ...(options && { options }), players: 3, phase: 'trains' })
      expect(trains.plays('hire 2a').influence(0)).toEqual({ white: 1, brown: 0, red: 1, green: 1 })
    }
  })
})

describe('the auction', () => {
  test('WD-6.1 NB-6.1 one bid at each visit, in player order', () => {
    for (const { title, options } of BOTH) {
      const table = given({ title, ...(options && { options }), players: 3, order: [2, 0, 1] })
      table.seat(2).bids(3, 1)
      table.seat(0).bids(3, 2)
      table.seat(1).bids(3, 3)
      table.seat(2).bids(2, 5)
    }
  })
  test('WD-6.2 NB-6.2 nobody has more than two standing bids', () => {
    for (const { title, options, prefix } of BOTH) {
      const table = given({ title, ...(options && { options }), players: 3, boxes: { 1: { bidder: 0, bid: 3 }, 2: { bidder: 0, bid: 3 } } })
      expect(table.refusal('bid 3 on box 3')).toBe(`${prefix}-6.2 two-bids`)
    }
  })
  test('WD-6.2 NB-6.2 who has two bids is not asked again until outbid', () => {
    const table = given({ title: 'wensleydale', players: 3 })
    table.plays('bid 3 on box 1', 'bid 3 on box 2', 'bid 3 on box 3', 'bid 2 on box 5', 'bid 2 on box 6')
    table.seat(2).bids(4, 1)
    table.seat(0).bids(2, 7)
    expect(table.state.phase).toBe('build')
  })
  test('WD-6.3 NB-6.3 at least 3 cubes in the top row and 2 in the bottom row', () => {
    const last = given({ title: 'wensleydale', players: 3 })
    expect(last.refusal('bid 2 on box 4')).toBe('WD-6.3 below-least-bid')
    expect(last.may('bid 3 on box 4')).toBe(true)
    expect(last.refusal('bid 1 on box 5')).toBe('WD-6.3 below-least-bid')
    expect(last.may('bid 2 on box 5')).toBe(true)
    const first = given({ title: 'nuremberg', players: 2 })
    expect(first.refusal('bid 2 on box 3')).toBe('NB-6.3 below-least-bid')
    expect(first.may('bid 2 on box 4')).toBe(true)
    expect(first.refusal('bid 3 on box 7')).toBe('NB-5.3 no-such-box')
  })
  test('WD-6.4 NB-6.4 a bid exceeds the standing one, whose owner takes the cubes back', () => {
    for (const { title, options, prefix } of BOTH) {
      const table = given({ title, ...(options && { options }), players: 3, toAct: 1, boxes: { 1: { bidder: 0, bid: 5 } } })
      expect(table.refusal('bid 5 on box 1')).toBe(`${prefix}-6.4 bid-not-higher`)
      table.plays('bid 6 on box 1')
      expect(table.state.cubes).toEqual([12, 6, 12])
      expect(table.refusal('bid 13 on box 2')).toBe(`${prefix}-6.4 cubes-short`)
    }
  })
  test('WD-6.5 NB-6.5 you may not outbid yourself', () => {
    for (const { title, options, prefix } of BOTH) {
      const table = given({ title, ...(options && { options }), players: 3, boxes: { 1: { bidder: 0, bid: 3 } } })
      expect(table.refusal('bid 4 on box 1')).toBe(`${prefix}-6.5 own-bid`)
    }
  })
  test('WD-6.6 NB-6.6 who is outbid may bid in the same box again', () => {
    for (const { title, options } of BOTH) {
      const table = given({ title, ...(options && { options }), players: 3, boxes: { 1: { bidder: 0, bid: 3 } }, toAct: 2 })
      table.plays('bid 4 on box 1')
      table.seat(0).bids(5, 1)
      expect(table.state.bidder[0]).toBe(0)
    }
  })
  test('WD-6.7 NB-6.7 a pass is final unless one is outbid later', () => {
    for (const { title, options } of BOTH) {
      const table = given({ title, ...(options && { options }), players: 3 })
      table.plays('bid 3 on box 1', 'pass', 'bid 3 on box 2')
      table.seat(0).passes()
      table.seat(2).bids(4, 1)
      // Seat 1 had passed and stays out, seat 0 lost a bid and is back.
      table.seat(0).passes()
      expect(table.state.phase).toBe('build')
    }
  })
  test('WD-6.8 NB-6.8 the auction ends when all have two bids', () => {
    const table = given({ title: 'wensleydale', players: 3 })
    table.plays('bid 3 on box 1', 'bid 3 on box 2', 'bid 3 on box 3', 'bid 3 on box 4', 'bid 2 on box 5', 'bid 2 on box 6')
    expect(table.state.phase).toBe('build')
    const two = given({ title: 'nuremberg', players: 2 })
    two.plays('bid 3 on box 1', 'bid 3 on box 2', 'bid 3 on box 3', 'bid 2 on box 4')
    expect(two.state.phase).toBe('build')
  })
  test('WD-6.8 NB-6.8 who cannot afford any bid is not asked', () => {
    const table = given({ title: 'wensleydale', players: 3, cubes: [12, 1, 12] })
    table.plays('bid 3 on box 1')
    table.seat(2).passes()
    table.seat(0).passes()
    expect(table.state.phase).toBe('build')
  })
  test('WD-6.9 NB-6.9 winners gain printed and drawn discs in box order, and the cubes are spent', () => {
    for (const { title, options } of BOTH) {
      const boxes = { 1: { disc: 'red', bidder: 1, bid: 4 }, 2: { disc: 'brown', bidder: 0, bid: 3 } } as const
      const table = given({ title, ...(options && { options }), players: 3, boxes, passed: [1, 2] })
      table.plays('pass')
      expect(table.influence(1)).toEqual({ white: 2, brown: 3, red: 3, green: 1 })
      expect(table.influence(0)).toEqual({ white: 2, brown: 4, red: 1, green: 2 })
      expect(table.influence(2)).toEqual({ white: 1, brown: 2, red: 1, green: 1 })
      expect(table.state.cubes).toEqual([9, 8, 12])
      expect(table.happened('box-won').map(({ box }) => box)).toEqual([1, 2])
    }
  })
  test('WD-6.10 NB-6.10 the disc that arrives last on a space is ahead', () => {
    for (const { title, options } of BOTH) {
      const boxes = { 1: { disc: 'red', bidder: 2, bid: 3 }, 2: { disc: 'red', bidder: 1, bid: 3 } } as const
      const table = given({ title, ...(options && { options }), players: 3, boxes, passed: [1, 2] })
      table.plays('pass')
      expect(table.state.buildOrder).toEqual([1, 2, 0])
      expect(table.state.trainOrder).toEqual([1, 2, 0])
    }
  })
  test('WD-6.11 NB-6.11 a disc that moves down lands on top too', () => {
    for (const { title, options } of BOTH) {
      const influence = [{ white: 2, red: 1 }, { white: 1 }, { white: 1 }]
      const table = given({
        title,
        ...(options && { options }),
        players: 3,
        phase: 'build',
        influence,
        people: { malham: { opposition: 1 } },
      })
      table.plays('build settle~malham')
      expect(table.state.stacks.slice(0, 3)).toEqual([0, 1, 2])
      expect(table.influence(0).white).toBe(1)
      const later = given({
        title,
        ...(options && { options }),
        players: 3,
        phase: 'build',
        influence,
        toAct: 0,
        stacks: { white: [2, 1, 0] },
        people: { malham: { opposition: 1 } },
      })
      expect(later.plays('build settle~malham').state.stacks.slice(0, 3)).toEqual([0, 2, 1])
    }
  })
})

describe('orders of play', () => {
  const boxes = { 5: { disc: 'white', bidder: 2, bid: 2 }, 8: { disc: 'brown', bidder: 1, bid: 2 } } as const
  test('WD-7.1 build order: most government influence first, then the disc on top', () => {
    const table = given({ title: 'wensleydale', players: 4, boxes, passed: [1, 2, 3] })
    expect(table.plays('pass').state.buildOrder).toEqual([2, 0, 1, 3])
  })
  test('WD-7.2 train order: most train influence first, then the disc on top', () => {
    const table = given({ title: 'wensleydale', players: 4, boxes, passed: [1, 2, 3] })
    expect(table.plays('pass').state.trainOrder).toEqual([1, 2, 0, 3])
  })
  test('NB-7.1 build order: most white influence first, then the disc on top', () => {
    const table = given({ title: 'nuremberg', players: 4, boxes, passed: [1, 2, 3] })
    expect(table.plays('pass').state.buildOrder).toEqual([2, 0, 1, 3])
  })
  test('NB-7.2 train order: most brown influence first, then the disc on top', () => {
    const table = given({ title: 'nuremberg', players: 4, boxes, passed: [1, 2, 3] })
    expect(table.plays('pass').state.trainOrder).toEqual([1, 2, 0, 3])
  })
  test('WD-7.3 NB-7.3 the orders stand though influence is spent', () => {
    for (const { title, options } of BOTH) {
      const table = given({ title, ...(options && { options }), players: 3, phase: 'build', people: { malham: { opposition: 1 } } })
      table.plays('build settle~malham', 'done')
      expect(table.influence(0).white).toBe(0)
      expect(table.state.buildOrder).toEqual([0, 1, 2])
      expect(table.state.actor).toBe(1)
    }
  })
  test('NB-7.4 three orders: grey for the auction, white for building, brown for shipping', () => {
    const table = given({
      title: 'nuremberg',
      players: 3,
      order: [2, 1, 0],
      influence: [{ brown: 5 }, { white: 5, red: 1 }, { white: 1, brown: 2, red: 1 }],
    })
    table.seat(2).passes()
    table.seat(1).passes()
    table.seat(0).passes()
    table.seat(1).plays('done')
    table.seat(2).plays('done')
    // Seat 0 has no influence for any company station.
    expect(table.state.phase).toBe('trains')
    table.seat(0)
  })
})

test('WD-6.4 the auction is fought out in the words of the log', () => {
  const table = tableOf(
    'wensleydale',
    wensleydale.setup({ short: false, scarceTrack: false, firstTables: true, secondTables: false }, 3, 'log'),
  )
  const [first, second] = table.state.order as [number, number]
  table.plays('bid 3 on box 1', 'bid 4 on box 1')
  expect(table.happened('outbid')).toEqual([{ type: 'outbid', clause: 'WD-6.4', seat: first, bySeat: second, box: 1, cubes: 3 }])
})
