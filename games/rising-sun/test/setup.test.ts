/** RS-3: set-up and options. */
import { defaultOptions, isRefusal, randomFrom, readOptions } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { CARDS, cardNumber, MAPS, type MapName, type Options, risingSun } from '../rules/index.ts'
import { drawEight, isGentle } from '../rules/setup.ts'
import { given, names, tableOf } from './table.ts'

const options = (wishes: Partial<Options> = {}): Options => ({ ...defaultOptions(risingSun.options), ...wishes })
const newGame = (wishes: Partial<Options>, seats: number, seed = 'set-up') => risingSun.setup(options(wishes), seats, seed)
const fits = (wishes: Partial<Options>, seats: number) => risingSun.fits!(options(wishes), seats)

describe('board and tokens', () => {
  it.each([
    ['tokyo', [3, 4]],
    ['osaka', [3, 4]],
    ['nagoya', [3, 4]],
    ['chiba', [2]],
    ['kyushu', [2]],
    ['saitama', [2]],
    ['texas', [2]],
    ['italy', [2]],
    ['california', [2]],
  ] as [MapName, number[]][])('RS-3.1 %s is for %s players', (map, counts) => {
    for (const seats of counts) expect(fits({ map }, seats)).toBeNull()
    if (map === 'nagoya') expect(fits({ map }, 2)).toMatchObject({ clause: 'RS-3.1', code: 'board-players' })
    if (counts[0] === 2) expect(fits({ map }, 3)).toMatchObject({ clause: 'RS-3.1' })
  })
  it('RS-3.2 Tokyo and Osaka can be played by two', () => {
    expect([fits({ map: 'tokyo' }, 2), fits({ map: 'osaka' }, 2)]).toEqual([null, null])
  })
  it('RS-2.2 rails by player, stations shared by all, a track that begins at 0', () => {
    const state = newGame({ map: 'nagoya' }, 4)
    expect([state.railsLeft.length, state.stationsLeft, state.touristPoints, state.routePoints]).toEqual([
      4,
      30,
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])
  })
  it('RS-3.3 each player has 19 or 16 rails, the first one among them', () => {
    const rails = Object.fromEntries(MAPS.map((map) => [map, newGame({ map }, map === 'nagoya' ? 3 : 2).railsLeft[0]]))
    const wide = { tokyo: 19, osaka: 19, nagoya: 19 }
    expect(rails).toEqual({ ...wide, chiba: 16, kyushu: 16, saitama: 16, texas: 16, italy: 16, california: 16 })
    const table = tableOf(newGame({ map: 'chiba' }, 2)).does('start chiba')
    expect(table.state.railsLeft).toEqual([16, 15])
  })
  it('RS-3.4 option: 20 rails on Tokyo and Osaka, nowhere else', () => {
    expect(newGame({ map: 'osaka', twentyRails: true }, 3).railsLeft).toEqual([20, 20, 20])
    expect(fits({ map: 'texas', twentyRails: true }, 2)).toMatchObject({ clause: 'RS-3.4' })
  })
  it('RS-3.20 option: the marker of points is one of the rails', () => {
    const railsOn = (options: Parameters<typeof newGame>[0]) => newGame({ markerOfRails: true, ...options }, 2).railsLeft
    expect([railsOn({ map: 'tokyo' }), railsOn({ map: 'osaka', twentyRails: true }), railsOn({ map: 'texas' })]).toEqual([
      [18, 18],
      [19, 19],
      [15, 15],
    ])
    expect(risingSun.referee(newGame({ map: 'texas', markerOfRails: true }, 2))).toEqual([])
  })
  it('RS-3.5 the station tokens of each board', () => {
    const stations = MAPS.map((map) => newGame({ map }, map === 'nagoya' ? 3 : 2).stationsLeft)
    expect(stations).toEqual([30, 30, 30, 16, 19, 16, 19, 15, 15])
  })
})

describe('cards', () => {
  it('RS-3.6 the starting deck', () => {
    const state = newGame({}, 3)
    for (let seat = 0; seat < 3; seat++) {
      const own = names([...state.hands[seat]!, ...state.decks[seat]!])
      const count = (id: string) => own.filter((card) => card === id).length
      expect([own.length, count('normal-train'), count('lay-rails'), count('station-expansion')]).toEqual([10, 7, 2, 1])
    }
  })
  it('RS-3.7 the piles with three and four players, less the starting decks', () => {
    const piles = (seats: number) => {
      const table = tableOf(newGame({}, seats))
      return ['express-train', 'limited-express-train', 'lay-rails', 'station-expansion', 'stadium', 'waste'].map((id) => table.pile(id))
    }
    expect([piles(3), piles(4)]).toEqual([
      [20, 10, 14, 17, 10, 70],
      [20, 10, 12, 16, 10, 70],
    ])
  })
  it('RS-3.8 with two players every pile but Waste has 7 cards', () => {
    const state = newGame({ map: 'kyushu' }, 2)
    expect([...new Set(state.piles.map((card) => state.supply[card]))]).toEqual([7])
    expect(state.supply[cardNumber('waste')]).toBe(70)
  })
  it('RS-3.9 eight piles are drawn from the chosen box', () => {
    const base = newGame({ cards: 'base' }, 2).piles.slice(7)
    const rising = newGame({ cards: 'rising-sun' }, 2).piles.slice(7)
    expect([base.length, rising.length, new Set(base).size]).toEqual([8, 8, 8])
    expect(base.every((card) => CARDS[card]!.clause.startsWith('RS-10.'))).toBe(true)
    expect(rising.every((card) => CARDS[card]!.clause.startsWith('RS-11.'))).toBe(true)
  })
  it.each(['base', 'rising-sun', 'both'] as const)(
    'RS-3.10 a gentle draw from %s keeps within the bounds, RS-3.9 a true one does not',
    (cards) => {
      const random = randomFrom(`bounds ${cards}`)
      const drawn = (gentleDraw: boolean) =>
        Array.from({ length: 200 }, () => drawEight(options({ cards, gentleDraw }), (n) => random.below(n)))
      const draws = drawn(true)
      expect(draws.every(isGentle)).toBe(true)
      expect(drawn(false).every(isGentle)).toBe(false)
      expect(new Set(draws.map((eight) => [...eight].sort().join())).size).toBeGreaterThan(150)
    },
  )
  it('RS-3.10 the bounds', () => {
    const eight = (ids: string) => isGentle(ids.split(' ').map(cardNumber))
    const good = 'monorail biofuel-train mining-train interchange surveyor upgrade politician junkyard'
    expect(eight(good)).toBe(false)
    expect(eight(good.replace('surveyor', 'limited-partnership'))).toBe(true)
    expect(eight(good.replace('interchange', 'limited-partnership'))).toBe(false)
  })
  it('RS-3.11 a recommended set-up or a list of one’s own', () => {
    expect(names(newGame({ cards: 'holiday-pass' }, 2).piles.slice(7))).toContain('control-room')
    const custom = ['upgrade', 'monorail', 'surveyor', 'landfill', 'tunnel', 'garage', 'pulling', 'signals']
    expect(names(newGame({ cards: 'custom', custom }, 2).piles.slice(7))).toEqual(custom)
    expect(isRefusal(readOptions(risingSun.options, { custom: ['upgrade'] }))).toBe(true)
  })
  it('RS-3.12 without attacks neither attacks nor Legal Counsel are drawn', () => {
    for (let n = 0; n < 60; n++) {
      const piles = names(newGame({ attacks: false }, 2, `peace ${n}`).piles)
      for (const id of ['legal-counsel', 'regulations', 'unhappy-passengers', 'politician', 'protesters', 'roundhouse']) {
        expect(piles).not.toContain(id)
      }
    }
    expect(fits({ attacks: false, cards: 'rising-sun-experienced' }, 2)).toMatchObject({ clause: 'RS-3.12', card: 'legal-counsel' })
  })
  it('RS-3.19 the gold cards of the base box, on Tokyo and Osaka', () => {
    expect(names(newGame({ map: 'osaka', gold: 'base' }, 3).piles.slice(4, 7))).toEqual(['apartment', 'tower', 'skyscraper'])
    expect(fits({ map: 'nagoya', gold: 'base' }, 3)).toMatchObject({ clause: 'RS-3.19' })
  })
  it('RS-3.14 everybody begins with five cards', () => {
    expect(newGame({ map: 'nagoya' }, 4).hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5])
  })
})

describe('route bonus cards', () => {
  it('RS-3.13 as many are revealed as there are players', () => {
    expect([2, 3, 4].map((seats) => newGame({}, seats).routes.length)).toEqual([2, 3, 4])
    expect(new Set(newGame({}, 4).routes).size).toBe(4)
  })
  it('RS-3.13 they are optional', () => {
    expect(newGame({ routeBonus: false }, 4).routes).toEqual([])
  })
  it('RS-2.6 five for each board, and markers A to D', () => {
    const drawn = new Set(Array.from({ length: 30 }, (_, n) => newGame({}, 4, `routes ${n}`).routes).flat())
    expect([...drawn].sort()).toEqual([0, 1, 2, 3, 4])
  })
})

describe('first placement', () => {
  it.each([
    ['RS-3.16 whoever sits next to the starting player places first, who places last', {}, [1, 2, 0]],
    ['RS-3.21 or the starting player does, and the others follow', { starterFirst: true }, [0, 1, 2]],
  ])('%s; RS-3.15 the first seat has the first turn', (_, options, order) => {
    const table = tableOf(newGame(options, 3))
    for (const [place, seat] of order.entries()) {
      expect(table.toAct()).toBe(seat)
      table.does(['start yokohama', 'start b1', 'start c2'][place])
    }
    expect(table.toAct()).toBe(0)
    table.does('end turn')
    expect(table.toAct()).toBe(1)
  })
  it('RS-3.16 clockwise on any land hex but remote locations, free of charge', () => {
    const table = tableOf(newGame({}, 3))
    expect(table.legal()).toHaveLength(60)
    table.refuses('start chichibu', 'RS-3.16', 'start-in-remote')
    table.refuses('start g8', 'RS-3.16', 'sea')
    table.does('start yokohama', 'start b1', 'start c2')
    expect([table.toAct(), table.state.gained, table.hand(0).length]).toEqual([0, [], 5])
  })
  it('RS-3.16 everybody places before anything else', () => {
    tableOf(newGame({}, 3)).refuses('end turn', 'RS-3.16', 'place-first-rail')
    given({ seats: [{}, {}] }).refuses('start yokohama', 'RS-3.16', 'start-is-over')
  })
  it('RS-3.17 never on the same hex', () => {
    tableOf(newGame({}, 3)).does('start yokohama').refuses('start yokohama', 'RS-3.17', 'start-taken')
  })
  it('RS-3.18 Chiba: on the S cities if so agreed', () => {
    const table = tableOf(newGame({ map: 'chiba', startCities: true }, 2))
    expect(table.legal().sort()).toEqual(['start kamogawa', 'start katsuura', 'start tateyama'])
    table.refuses('start chiba', 'RS-3.18', 'start-on-s-cities')
    expect(fits({ map: 'texas', startCities: true }, 2)).toMatchObject({ clause: 'RS-3.18' })
  })
})
