import { optionsUnder } from '@branchline/engine'
import { describe, expect, test } from 'vitest'
import { boxesOf } from '../rules/auction.ts'
import { BOARDS } from '../rules/board.ts'
import { nuremberg, wensleydale } from '../rules/index.ts'
import { COUNTS } from '../rules/pieces.ts'
import { boardOf, type State } from '../rules/state.ts'
import { bagFor, boxCount, isOnOffer, TRAINS } from '../rules/tables.ts'
import { given, tableOf, USUAL } from './table.ts'

const seeds = Array.from({ length: 40 }, (_, n) => `seed-${n}`)
const last = (seed = 'a', seats = 4, short = false) =>
  wensleydale.setup({ short, scarceTrack: false, firstTables: true, secondTables: false }, seats, seed)
const first = (seed = 'a', seats = 4, wishes: Partial<Parameters<typeof nuremberg.setup>[0]> = {}) =>
  nuremberg.setup({ ...USUAL, ...wishes }, seats, seed)
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
const people = (state: State, area: number) => (state.red[area] ?? 0) + (state.green[area] ?? 0) + (state.white[area] ?? 0)
const words = (printed: readonly number[]) => printed.map((colour) => 'WBRG'[colour]).join('')

describe('aim and components', () => {
  test('WD-1.1 three or four promoters play', () => {
    expect(wensleydale.seats).toEqual({ min: 3, max: 4 })
  })
  test('NB-1.1 two to four players play', () => {
    expect(nuremberg.seats).toEqual({ min: 2, max: 4 })
  })
  test('WD-1.2 the score has four sources', () => {
    expect(wensleydale.standing(last())[0]?.parts.map((part) => part.source)).toEqual(['pieces', 'sets', 'profit', 'links'])
  })
  test('NB-1.2 the score has five sources on the Nuremberg board', () => {
    expect(nuremberg.standing(first())[0]?.parts.map((part) => part.source)).toEqual(['pieces', 'sets', 'profit', 'links', 'fuerth'])
  })
  test('WD-2.1 each player has 10 discs, 15 cubes, 15 links and 3 trains', () => {
    expect([COUNTS.playerDiscs[2009], COUNTS.cubes, COUNTS.links, COUNTS.trainsOfAPlayer]).toEqual([10, 15, 15, 3])
  })
  test('NB-2.1 each player has 9 discs, 15 cubes, 15 links and 3 trains', () => {
    expect([COUNTS.playerDiscs[2010], COUNTS.cubes, COUNTS.links, COUNTS.trainsOfAPlayer]).toEqual([9, 15, 15, 3])
  })
  test('WD-2.2 WD-2.3 NB-2.2 NB-2.3 goods 60 and 60, people 25, 25 and 25, wherever they are', () => {
    for (const state of [last(), first()]) {
      const goods = [0, 1].map((kind) => sum(state.goods.filter((_, area) => boardOf(state).goodsKind[area] === kind)))
      const onBoard = [...goods, sum(state.red), sum(state.green), sum(state.white)]
      expect(onBoard.map((count, kind) => count + (state.out[kind] as number))).toEqual([60, 60, 25, 25, 25])
    }
  })
  test('WD-2.4 NB-2.4 five influence discs of each colour', () => {
    expect(bagFor(2009, 3)).toEqual([5, 5, 5, 5])
    expect(bagFor(2010, 4)).toEqual([5, 5, 5, 5])
  })
  test('WD-2.5 the companies have 60 links each', () => {
    expect(wensleydale.setup({ short: false, scarceTrack: true, firstTables: true, secondTables: false }, 4, 'a').supply).toEqual([60, 60])
  })
  test('NB-2.5 the companies have 35 links each', () => {
    expect(nuremberg.setup({ ...USUAL, scarceTrack: true }, 4, 'a').supply).toEqual([35, 35])
  })
  test('WD-2.6 NB-2.6 the same seed draws the same game, another seed another', () => {
    expect(last('x')).toEqual(last('x'))
    expect(last('x')).not.toEqual(last('y'))
    expect(first('x')).toEqual(first('x'))
    expect(first('x')).not.toEqual(first('y'))
  })
  test('WD-2.7 cheese lies in the lowland, stone on hills, and some towns belong to both companies', () => {
    const board = boardOf(last())
    expect(board.goodsKind[board.areaOf.get('brough') as number]).toBe(1)
    expect(board.goodsKind[board.areaOf.get('penhill') as number]).toBe(0)
    expect(board.company[board.areaOf.get('ilkley') as number]).toBe(3)
  })
  test('NB-2.7 two boards, and boxes and trains for two or three players and for four', () => {
    expect(new Set(BOARDS.filter(({ rules }) => rules === 2010).map(({ map }) => map))).toEqual(new Set(['wensleydale', 'nuremberg']))
    expect([boxCount(2010, 2), boxCount(2010, 3), boxCount(2010, 4)]).toEqual([6, 6, 8])
  })
  test('NB-2.8 a disc of each player on every track', () => {
    const state = first()
    for (let track = 0; track < 5; track++) expect(state.stacks.slice(track * 4, track * 4 + 4).toSorted()).toEqual([0, 1, 2, 3])
  })
  test('WD-2.8 NB-2.9 the referee objects to a sixteenth cube and to a company link too many', () => {
    const state = last()
    state.cubes[0] = 16
    state.supply[0] = 61
    expect(wensleydale.referee(state).map(({ clause }) => clause)).toEqual(['WD-5.1', 'WD-2.5'])
    const other = first()
    other.cubes[0] = 16
    expect(nuremberg.referee(other).map(({ clause }) => clause)).toEqual(['NB-5.1'])
  })
  test('WD-2.8 NB-2.9 a company has a link for every border, unless track is scarce', () => {
    for (const state of [last(), first(), first('a', 4, { map: 'wensleydale' })]) {
      const { links } = boardOf(state)
      expect(state.supply).toEqual([links, links])
    }
  })
})

describe('setting up', () => {
  test('WD-3.1 NB-3.1 all track pieces are with the players and the chosen board is empty of links', () => {
    expect(last().owner.every((owner) => owner === 0)).toBe(true)
    expect(boardOf(first('a', 3, { map: 'wensleydale' })).map).toBe('wensleydale')
    expect(boardOf(first()).map).toBe('nuremberg')
  })
  test('WD-3.2 a random player begins and the others follow clockwise', () => {
    const orders = seeds.map((seed) => last(seed).order)
    expect(new Set(orders.map(([begins]) => begins)).size).toBe(4)
    for (const order of orders) expect(order.map((seat) => (seat - (order[0] as number) + 4) % 4)).toEqual([0, 1, 2, 3])
  })
  test('NB-3.2 the first order is any order, stacked with the first player on top', () => {
    expect(new Set(seeds.map((seed) => first(seed, 3).order.join())).size).toBe(6)
    const state = first('q', 3)
    expect(state.stacks.slice(0, 3)).toEqual(state.order)
  })
  test('WD-3.3 NB-3.3 discs start at 0 profit, 1 white, 2 brown, 1 red, 1 green, the first player on top', () => {
    for (const state of [last('k', 3), first('k', 3)]) {
      expect(state.profit).toEqual([0, 0, 0])
      expect(state.influence).toEqual([1, 2, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1])
      for (let track = 0; track < 5; track++) expect(state.stacks.slice(track * 3, track * 3 + 3)).toEqual(state.order)
    }
  })
  test('WD-3.4 WD-3.5 NB-3.4 NB-3.5 goods areas hold 0, 1 or 2 pieces and nothing else holds any', () => {
    for (const state of [...seeds.map((seed) => last(seed)), ...seeds.map((seed) => first(seed))]) {
      const board = boardOf(state)
      state.goods.forEach((count, area) => {
        expect(count).toBeLessThanOrEqual(board.goodsKind[area] === -1 ? 0 : 2)
      })
    }
    const counts = seeds.flatMap((seed) => last(seed).goods.filter((_, area) => boardOf(last()).goodsKind[area] !== -1))
    for (const [count, share] of [0.25, 0.5, 0.25].entries()) {
      expect(counts.filter((found) => found === count).length / counts.length).toBeCloseTo(share, 1)
    }
  })
  test('WD-3.6 three people in each major town, two in each minor one, opposition among them', () => {
    const state = last()
    const board = boardOf(state)
    expect(people(state, board.areaOf.get('hawes') as number)).toBe(3)
    expect(people(state, board.areaOf.get('askrigg') as number)).toBe(2)
    expect(sum(state.white)).toBeGreaterThan(0)
    expect(board.ids.reduce((all, _, area) => all + people(state, area), 0)).toBe(66)
  })
  test('WD-3.7 company towns receive nobody', () => {
    const state = last()
    for (const town of state.companyTowns) expect(people(state, town)).toBe(0)
  })
  test('NB-3.6 a fixed passenger stands on each of eight stations, four red and four green', () => {
    for (const map of ['nuremberg', 'wensleydale'] as const) {
      const state = first('f', 3, { map })
      const board = boardOf(state)
      const fixed = board.ids.flatMap((_, area) => (board.fixed[area] === 0 ? [] : [area]))
      expect(fixed.filter((area) => board.fixed[area] === 1)).toHaveLength(4)
      expect(fixed.filter((area) => board.fixed[area] === 2)).toHaveLength(4)
      for (const area of fixed) expect((board.fixed[area] === 1 ? state.red : state.green)[area]).toBeGreaterThan(0)
    }
  })
  test('NB-3.7 stations are filled up to the printed number, the fixed passenger included', () => {
    const table = tableOf('nuremberg', first())
    const board = table.board
    expect(people(table.state, board.areaOf.get('windsbach') as number)).toBe(1)
    expect(table.green('windsbach')).toBe(1)
    expect(people(table.state, board.areaOf.get('erlangen') as number)).toBe(3)
  })
  test('NB-3.8 company stations of Nuremberg receive one piece, never a passenger of their own colour; those of Wensleydale nobody', () => {
    const seen = new Set<string>()
    for (const seed of seeds) {
      const table = tableOf('nuremberg', first(seed))
      expect(table.red('neustadt')).toBe(0)
      seen.add(`${table.green('neustadt')} green, ${table.opposition('neustadt')} white`)
      const other = first(seed, 4, { map: 'wensleydale' })
      for (const town of other.companyTowns) expect(people(other, town)).toBe(0)
    }
    expect(seen).toEqual(new Set(['1 green, 0 white', '0 green, 1 white', '0 green, 0 white']))
  })
  test('WD-3.8 the game begins in round 1 with all company links in supply', () => {
    expect([last().round, ...last().supply]).toEqual([1, 134, 134])
  })
  const shown = (state: State) => boxesOf(state).map(({ printed }) => words(printed))
  const today = (seats: number, other: Partial<Parameters<typeof wensleydale.setup>[0]> = {}) =>
    wensleydale.setup({ short: false, scarceTrack: false, firstTables: false, secondTables: false, ...other }, seats, 'a')
  const seventh = (state: State) => shown(state)[6]
  test('WD-3.9 eight boxes: three discs in the top row, two in the bottom row', () => {
    expect(shown(today(3))).toEqual(['WBR', 'WBG', 'WBR', 'WBG', 'WB', 'RG', 'WB', 'BG'])
  })
  test('WD-3.13 by the second tables red and green are in more of them', () => {
    expect(shown(today(4, { secondTables: true }))).toEqual(['WBR', 'WBG', 'WRG', 'BRG', 'WB', 'RG', 'WG', 'BG'])
  })
  test('NB-3.9 six boxes with two or three players, eight with four; the seventh by the board', () => {
    const now = (seats: number, map: 'nuremberg' | 'wensleydale') => first('a', seats, { map, firstTables: false })
    expect(shown(now(3, 'nuremberg'))).toEqual(['WBR', 'WBG', 'BRG', 'WB', 'WR', 'BG'])
    expect(shown(now(3, 'wensleydale'))).toEqual(['WBR', 'WBG', 'WBG', 'WB', 'RG', 'WB'])
    expect([seventh(now(4, 'nuremberg')), seventh(now(4, 'wensleydale'))]).toEqual(['WR', 'WG'])
    expect(shown(now(2, 'wensleydale'))).toEqual(shown(now(2, 'nuremberg')))
  })
  test('WD-3.12 NB-3.14 by the first tables box 7 shows white red', () => {
    expect([seventh(last('a', 3)), seventh(first('a', 4)), seventh(first('a', 4, { map: 'wensleydale' }))]).toEqual(['WR', 'WR', 'WR'])
  })
  test('WD-3.13 NB-3.10 trains by row, and how many are on offer', () => {
    const capacities = TRAINS.map(({ goods, passengers }) => `${goods}+${passengers.length}`)
    expect(capacities.slice(0, 4)).toEqual(['2+2', '3+1', '1+3', '2+2'])
    expect(capacities.slice(4, 8)).toEqual(['2+1', '1+2', '2+1', '1+2'])
    expect(capacities.slice(8)).toEqual(['1+0', '0+1', '1+0', '0+1'])
    const offer = (seats: number) => TRAINS.filter((_, train) => isOnOffer(train, 2010, seats, {})).map(({ id }) => id)
    expect(offer(4)).toEqual(['3a', '3b', '3c', '2a', '2b', '2c', '2d', '1a', '1b', '1c', '1d'])
    expect(offer(3)).toEqual(['3a', '3b', '2a', '2b', '2c', '1a', '1b', '1c'])
    expect(offer(2)).toEqual(['3a', '2a', '2b', '1a', '1b'])
    expect(last('a', 3).trains).toEqual([-1, -1, -2, -2, -1, -1, -1, -2, -1, -1, -1, -2])
    expect(today(3, { secondTables: true }).trains).toEqual(last('a', 3).trains)
  })
  test('NB-3.15 by the second tables one more of level 3 runs with three players, and boxes are the same on either board', () => {
    const second = (seats: number, map: 'nuremberg' | 'wensleydale') => first('a', seats, { map, firstTables: false, secondTables: true })
    expect(shown(second(3, 'wensleydale'))).toEqual(shown(second(3, 'nuremberg')))
    expect(seventh(second(4, 'wensleydale'))).toBe('WG')
    const dear = (state: State) => state.trains.slice(0, 4).filter((hirer) => hirer === -1).length
    expect([2, 3, 4].map((seats) => dear(second(seats, 'nuremberg')))).toEqual([1, 2, 3])
    expect([2, 3, 4].map((seats) => dear(first('a', seats, { firstTables: false })))).toEqual([1, 1, 3])
  })
  test('WD-3.10 of the top row one train runs with three players and two with four', () => {
    const offer = (state: State) => TRAINS.filter((_, train) => state.trains[train] === -1).map(({ id }) => id)
    expect(offer(today(3))).toEqual(['3a', '2a', '2b', '2c', '1a', '1b', '1c'])
    expect(offer(today(4))).toEqual(['3a', '3b', '2a', '2b', '2c', '2d', '1a', '1b', '1c', '1d'])
  })
  test('WD-3.13 NB-3.15 a record of the rules before is played with the second tables, one of the first with the first', () => {
    const begun = (version: number) => optionsUnder(wensleydale, version, {}) as Parameters<typeof wensleydale.setup>[0]
    expect(wensleydale.setup(begun(3), 3, 'a')).toEqual(today(3, { secondTables: true }))
    expect(wensleydale.setup(begun(2), 3, 'a')).toEqual(last('a', 3))
    const begunThere = optionsUnder(nuremberg, 3, {}) as Parameters<typeof nuremberg.setup>[0]
    expect(nuremberg.setup(begunThere, 3, 'a')).toEqual(first('a', 3, { firstTables: false, secondTables: true }))
  })
  test('NB-3.12 the variant swaps the colours of the fixed passengers', () => {
    const table = tableOf('nuremberg', first('w', 3, { swapFixed: true }))
    expect(table.red('windsbach')).toBe(1)
    expect(table.green('windsbach')).toBe(0)
    expect(nuremberg.fits?.({ ...USUAL, map: 'wensleydale', swapFixed: true }, 3)?.clause).toBe('NB-3.12')
  })
  test('NB-3.13 the larger South takes in Kildwick: both colours, no cheese, no link between its parts', () => {
    const table = tableOf('nuremberg', first('s', 3, { map: 'wensleydale', largerSouth: true }))
    expect(table.company('kildwick')).toBe('both')
    expect(table.goods('kildwick')).toBe(0)
    expect(
      table.board.closed.get(
        table.board.areas * (table.board.areaOf.get('kildwick') as number) + (table.board.areaOf.get('the-south') as number),
      ),
    ).toBe('inside-the-south')
    expect(nuremberg.fits?.({ ...USUAL, largerSouth: true }, 3)?.clause).toBe('NB-3.13')
  })
})

describe('rounds', () => {
  test('WD-4.1 four rounds with four players, five with three', () => {
    expect([last('a', 4).rounds, last('a', 3).rounds]).toEqual([4, 5])
  })
  test('WD-4.3 the last three rounds begin on a fresh board, and are three', () => {
    const table = last('a', 3, true)
    expect([table.round, table.rounds]).toEqual([3, 5])
    expect(table.links.flat()).toEqual([])
    expect({ ...table, round: 1 }).toEqual(last('a', 3))
    expect(last('a', 4, true).round).toBe(2)
  })
  test('NB-4.1 four rounds with two or three players, five with four', () => {
    expect([2, 3, 4].map((seats) => first('a', seats).rounds)).toEqual([4, 4, 5])
  })
  test('NB-4.3 the other way round as a variant', () => {
    expect([2, 3, 4].map((seats) => first('a', seats, { rounds: 'reversed' }).rounds)).toEqual([5, 5, 4])
  })
  const BUILDING_TO_ORDER = ['build-order', 'train-order', 'building-ended', 'trains-pass', 'profit', 'player-order', 'round-begins']
  /** Through one round into the next: every one of these happens, in this order. */
  const expectOrder = (table: ReturnType<typeof tableOf>, order: readonly string[]) => {
    table.untilPhase('build').untilPhase('trains').untilPhase('auction')
    const places = order.map((type) => table.events.findIndex((event) => event.type === type))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }
  test('WD-4.2 the phases of a round follow each other: cubes and discs, auction, orders, building, trains, profit, order, takeovers, end', () => {
    expectOrder(tableOf('wensleydale', last()), [...BUILDING_TO_ORDER, 'cubes-taken', 'boxes-filled'])
  })
  test('NB-4.2 the phases of a round follow each other: discs and cubes, auction, orders, building, shipping, profit, takeovers', () => {
    expectOrder(tableOf('nuremberg', first()), [...BUILDING_TO_ORDER, 'boxes-filled', 'cubes-taken'])
  })
})

test.each([
  ['WD-3.12', 'wensleydale', { firstTables: true }, ['3a 3+3', '3b 4+2', '2b 3+1', '1a 2+1', '1b 1+2']],
  ['WD-3.13', 'wensleydale', { firstTables: false, secondTables: true }, ['3a 2+2', '3b 3+1', '2b 1+2', '1a 1+0', '1b 0+1']],
  ['WD-3.10', 'wensleydale', { firstTables: false }, ['3a 2+2', '3b 2+1', '2b 1+2', '1a 1+0', '1b 0+1']],
  ['NB-3.14', 'nuremberg', { firstTables: true }, ['3a 3+3', '3b 4+2', '2a 2+2', '1a 2+1', '1b 1+2']],
  ['NB-3.10', 'nuremberg', { firstTables: false }, ['3a 2+2', '3b 3+1', '2a 2+1', '1a 1+0', '1b 0+1']],
] as const)('%s who hires a train of %s has its slots (%o)', (_clause, title, options, trains) => {
  const before = { title, players: 4, phase: 'trains', toAct: 0, options, influence: [{ brown: 9 }, {}, {}, {}] } as const
  const hired = trains.map((train) => {
    const [id] = train.split(' ')
    const [goods, one, two, three] = given(before).plays(`hire ${id}`).state.slots
    return `${id} ${goods}+${one + two + three}`
  })
  expect(hired).toEqual(trains)
})
