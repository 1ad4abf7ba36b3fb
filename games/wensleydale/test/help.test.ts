import { hashOf } from '@branchline/engine'
import { describe, expect, test } from 'vitest'
import { chainCost, expectedOrders, forecast, linkCost, piecesFor, takeoverRuns } from '../rules/index.ts'
import { given } from './table.ts'

const rich = { white: 5, brown: 5, red: 5, green: 5 }

describe('help for players', () => {
  test('WD-9.10 WD-9.11 WD-9.12 what could be moved now, and why the rest could not', () => {
    const { state } = given({
      title: 'wensleydale',
      players: 3,
      phase: 'trains',
      trains: { '2b': 0 },
      links: { 'settle~malham': 0 },
      goods: { 'malham-moor': 2, clapham: 1 },
      people: { malham: { red: 1, green: 1 } },
    })
    const outlook = piecesFor(state, 0).map(({ kind, area, refusal }) => `${kind} ${area}: ${refusal?.code ?? 'yes'}`)
    expect(outlook).toEqual([
      'red-passenger malham: yes',
      'green-passenger malham: no-way-to-own-colour',
      'cheese clapham: track-does-not-enter',
      'stone malham-moor: yes',
    ])
    expect(piecesFor(state, 1).every(({ refusal }) => refusal !== null)).toBe(true)
  })
  test('WD-8.7 WD-8.9 WD-8.10 the cost of a link by resource', () => {
    const { state } = given({
      title: 'wensleydale',
      players: 3,
      phase: 'build',
      people: { 'bolton-abbey': { opposition: 2 } },
      influence: [rich, rich, rich],
    })
    expect(linkCost(state, 0, 'Ilkley', 'Bolton Abbey')).toEqual({
      from: 'ilkley',
      to: 'bolton-abbey',
      points: 2,
      white: 2,
      red: 1,
      green: 1,
      refusal: null,
    })
    expect(linkCost(state, 0, 'ilkley', 'rombalds-moor')).toMatchObject({ refused: true, clause: 'WD-8.4' })
    expect(linkCost(state, 0, 'ilkley', 'london')).toMatchObject({ refused: true })
  })
  test('WD-8.8 the cost of a chain: cubes first, the rest in influence', () => {
    const { state } = given({
      title: 'wensleydale',
      players: 3,
      phase: 'build',
      cubes: [3, 0, 0],
      influence: [{ red: 1, brown: 1 }, {}, {}],
    })
    const before = hashOf(state)
    const plan = chainCost(state, 0, ['settle', 'malham', 'rylstone'])
    expect(plan).toMatchObject({ points: 4, red: 1, cubes: 3, influence: 1, refusal: null })
    const tooFar = chainCost(state, 0, ['settle', 'malham', 'rylstone', 'gargrave'])
    expect(tooFar.refusal).toMatchObject({ code: 'points-short', short: 1 })
    expect(chainCost(state, 0, ['settle', 'malham', 'settle']).refusal).toMatchObject({ code: 'border-taken' })
    expect(chainCost(state, 0, ['malham', 'rylstone']).refusal).toMatchObject({ clause: 'WD-8.6' })
    expect(hashOf(state)).toBe(before)
  })
  test('WD-8.9 a chain that pays its points in the colour it needs for a fee is found too dear', () => {
    const { state } = given({ title: 'wensleydale', players: 3, phase: 'build', cubes: [0, 0, 0], influence: [{ red: 3 }, {}, {}] })
    expect(chainCost(state, 0, ['settle', 'clapham', 'ingleton']).refusal).toMatchObject({ refused: true, short: 1 })
  })
  test('WD-8.2 a plan goes on from the chain under way, that of another player begins anew', () => {
    const table = given({ title: 'wensleydale', players: 3, phase: 'build', influence: [rich, rich, rich] }).plays('build settle~malham')
    expect(chainCost(table.state, 0, ['skipton', 'embsay']).refusal).toMatchObject({ code: 'no-fork' })
    expect(chainCost(table.state, 0, ['malham', 'rylstone', 'skipton'])).toMatchObject({ points: 3, red: 1, refusal: null })
    expect(chainCost(table.state, 1, ['skipton', 'embsay'])).toMatchObject({ points: 1, red: 1, refusal: null })
  })
  test('WD-8.8 points still due for the last link count in what the next ones may cost', () => {
    const table = given({
      title: 'wensleydale',
      players: 3,
      phase: 'build',
      cubes: [0, 0, 0],
      influence: [{ red: 1, brown: 2, white: 1 }, {}, {}],
    }).plays('build settle~malham')
    expect(table.state.due).toBe(2)
    expect(linkCost(table.state, 0, 'malham', 'rylstone')).toMatchObject({ refusal: { code: 'points-short', short: 1 } })
    expect(chainCost(table.state, 0, ['malham', 'rylstone'])).toMatchObject({ influence: 2, refusal: { short: 1 } })
    expect(linkCost(table.state, 1, 'skipton', 'embsay')).toMatchObject({ refusal: { code: 'red-short' } })
  })
  test('WD-8.8 what a chain lacks is counted over all its links', () => {
    const { state } = given({
      title: 'wensleydale',
      players: 3,
      phase: 'build',
      cubes: [0, 0, 0],
      influence: [{ red: 1, brown: 1 }, {}, {}],
    })
    expect(chainCost(state, 0, ['settle', 'hellifield', 'malham']).refusal).toMatchObject({ code: 'points-short', points: 2, short: 2 })
  })
  test('WD-10.1 the forecast of profit and loss', () => {
    const { state } = given({
      title: 'wensleydale',
      players: 3,
      phase: 'trains',
      trains: { '3a': 0 },
      loaded: [{ stone: 2, red: 1 }],
      links: { 'settle~malham': 0 },
      profit: [2, 0, 0],
      order: [0, 1, 2],
    })
    expect(forecast(state, 0)).toEqual({ income: 5, upkeep: 1, profit: 2, after: 5, linksLeft: 14 })
  })
  test('WD-11.5 WD-11.8 takeover runs with price, towns and everything that would go', () => {
    const table = given({
      title: 'wensleydale',
      players: 3,
      phase: 'build',
      links: { 'settle~hellifield': 0, 'hellifield~gargrave': 0, 'gargrave~malham': 0 },
      goods: { gargrave: 1 },
      people: { malham: { red: 1 } },
      influence: [{ red: 1 }, {}, {}],
    })
    const runs = takeoverRuns(table.state, 0)
    expect(runs.map(({ run, price }) => `${run.join('~')} for ${price}`)).toEqual([
      'settle~hellifield for 1',
      'settle~hellifield~gargrave~malham for 2',
    ])
    expect(runs[1]).toMatchObject({
      company: 'red',
      towns: ['hellifield', 'malham'],
      removed: [
        { kind: 'cheese', area: 'gargrave', pieces: 1, clause: 'WD-11.8' },
        { kind: 'red-passenger', area: 'malham', pieces: 1, clause: 'WD-11.10' },
      ],
      refusal: { code: 'takeover-too-dear', short: 1 },
    })
    expect(runs[0]?.refusal).toBeNull()
    expect(table.goods('gargrave')).toBe(1)
  })
  test('WD-7.1 WD-7.2 WD-10.5 the orders to expect from standing bids and pieces moved', () => {
    const auction = given({
      title: 'wensleydale',
      players: 3,
      boxes: { 5: { disc: 'white', bidder: 2, bid: 2 }, 8: { disc: 'brown', bidder: 1, bid: 2 } },
    })
    expect(expectedOrders(auction.state)).toEqual({ build: [2, 0, 1], trains: [1, 2, 0], players: [2, 1, 0] })
    const trains = given({
      title: 'wensleydale',
      players: 3,
      phase: 'trains',
      trains: { '1a': 1 },
      loaded: [{}, { stone: 1 }],
      links: { 'settle~malham': 0 },
    })
    expect(expectedOrders(trains.state).players).toEqual([1, 2, 0])
    trains.untilPhase('auction')
    expect(trains.state.order).toEqual([1, 2, 0])
  })
})
