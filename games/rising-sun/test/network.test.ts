/** RS-5.1 to 5.20 and 5.26 to 5.31: rails, stations, routes, words on cards, money. */
import { describe, expect, it } from 'vitest'
import { boardNamed } from '../rules/index.ts'
import { given } from './table.ts'

const machidaKashiwa = { between: ['Machida', 'Kashiwa'] as [string, string] }

describe('rails', () => {
  const seat = { rails: ['yokohama'] }
  it('RS-5.1 a point lays a rail beside one’s own', () => {
    const table = given({ seats: [seat, {}], railPoints: 1, money: 1 }).does('rail h3')
    expect([table.state.railPoints, table.state.railsLeft[0]]).toEqual([0, 17])
    table.refuses('rail kawasaki', 'RS-5.1', 'no-rail-point')
  })
  it('RS-5.1 not beside another player’s', () => {
    given({ seats: [seat, { rails: ['kawasaki'] }], railPoints: 1, money: 9 }).refuses('rail h5', 'RS-5.1', 'not-adjacent')
  })
  it('RS-5.2 points are kept for later in the turn and lost at its end', () => {
    const table = given({ seats: [{ hand: ['lay-rails', 'normal-train'], ...seat }, {}] }).does('play lay-rails')
    table.refuses('rail h3', 'RS-5.5', 'rail-too-dear')
    table.does('play normal-train', 'rail h3')
    const unused = given({ seats: [seat, {}], railPoints: 2 }).does('end turn')
    expect(unused.state.railPoints).toBe(0)
  })
  it('RS-5.3 not in the sea', () => {
    given({ seats: [{ rails: ['kamata'] }, {}], railPoints: 1, money: 9 }).refuses('rail g7', 'RS-5.3', 'sea')
  })
  it('RS-5.4 one’s own only once on a hex, others may be there', () => {
    const table = given({ seats: [{ rails: ['yokohama', 'h3'] }, { rails: ['g3'] }], railPoints: 1, money: 9 })
    table.refuses('rail h3', 'RS-5.4', 'own-rail-there')
    given({ seats: [{ rails: ['h3'] }, {}], railPoints: 0 }).refuses('rail h3', 'RS-5.4', 'own-rail-there')
    expect(table.does('rail g3').state.rails[boardNamed('tokyo').hexNumber('g3')]).toBe(0b11)
  })
  it.each([
    ['field', 'g3', 'g4', 0],
    ['river', 'yokohama', 'h3', 1],
    ['mountain', 'odawara', 'g2', 2],
    ['city', 'h3', 'kawasaki', 1],
    ['remote location', 'g2', 'odawara', 3],
  ])('RS-5.5 a %s costs what the table says', (_kind, from, to, price) => {
    const table = given({ seats: [{ rails: [from] }, {}], railPoints: 1, money: 5 }).does(`rail ${to}`)
    expect(table.state.money).toBe(5 - price)
  })
  it('RS-5.5 a city costs 1 plus its stations', () => {
    const table = given({ seats: [{ rails: ['h3'] }, {}], railPoints: 1, money: 5, stations: { kawasaki: 2 } }).does('rail kawasaki')
    expect(table.state.money).toBe(2)
  })
  it('RS-5.6 each other player there costs 1 more, and 1 Waste for all of them', () => {
    const seats = [{ rails: ['h3'] }, { rails: ['g4'] }, { rails: ['g4'] }]
    const table = given({ seats, railPoints: 1, money: 5 }).does('rail g4')
    expect([table.state.money, table.gained]).toEqual([3, ['waste']])
  })
  it('RS-5.7 the costs add up', () => {
    const seats = [{ rails: ['h3'] }, { rails: ['kawasaki'] }]
    const table = given({ seats, railPoints: 1, money: 5, stations: { kawasaki: 1 } }).does('rail kawasaki')
    expect([table.state.money, table.gained]).toEqual([2, ['waste']])
  })
  it('RS-5.8 cards take away their own part of the cost only, for rails laid after them', () => {
    const seats = [{ rails: ['h3'] }, { rails: ['kawasaki'] }]
    const table = given({ seats, railPoints: 1, money: 5, stations: { kawasaki: 1 }, lasting: { 'free-cities': 1 } }).does('rail kawasaki')
    expect([table.state.money, table.gained]).toEqual([4, ['waste']])
    const subway = given({ seats, railPoints: 1, lasting: { 'free-rails': 1 } }).does('rail kawasaki')
    expect([subway.state.money, subway.gained]).toEqual([0, ['waste']])
  })
  it('RS-5.9 discounts never make a price less than 0, and rail money is spent first', () => {
    const lasting = { 'next-rail-cheaper': 3, 'rail-money': 2 }
    const table = given({ seats: [{ rails: ['h3'] }, {}], railPoints: 2, money: 1, lasting }).does('rail kawasaki', 'rail h5')
    expect([table.state.money, table.state.lasting.at(-1)]).toEqual([1, 1])
  })
  it('RS-5.10 not without a token', () => {
    const board = boardNamed('chiba')
    const rails = board.ids.filter((_, hex) => board.neighbours[hex]!.length > 0).slice(0, 16)
    given({ map: 'chiba', seats: [{ rails }, { rails: ['ohara'] }], railPoints: 1, money: 9 }).refuses(
      'rail ichihara',
      'RS-5.10',
      'no-rail-left',
    )
  })
})

describe('stations', () => {
  const hand = ['station-expansion']
  it('RS-5.11 go into any city with room, near or far', () => {
    const table = given({ seats: [{ hand, rails: ['yokohama'] }, {}] }).does('play station-expansion')
    expect(table.legal()).toHaveLength(22)
    table.refuses('station b1', 'RS-5.11', 'not-a-city')
    table.does('station kashiwa')
    expect(table.toAct()).toBe(0)
    table.refuses('station kashiwa', 'RS-5.11', 'no-station-to-place')
  })
  it('RS-5.12 never more than the city’s number', () => {
    const table = given({ seats: [{ hand }, {}], stations: { urawa: 1, yokohama: 2 } }).does('play station-expansion')
    table.refuses('station urawa', 'RS-5.12', 'city-full')
    expect(table.does('station yokohama').state.stationsLeft).toBe(26)
  })
  it('RS-5.13 with no token left the effect cannot be applied', () => {
    const stations = { milano: 3, roma: 3, napoli: 2, torino: 1, verona: 1, venezia: 1, genova: 1, bologna: 1, pisa: 1, firenze: 1 }
    const table = given({ map: 'italy', seats: [{ hand }, {}], stations })
    table.refuses('play station-expansion', 'RS-4.6', 'effects-impossible')
  })
})

describe('routes', () => {
  const path = ['machida', 'e3', 'e4', 'futakotamagawa', 'e6', 'shinagawa-meguro', 'e8', 'd8', 'c9']
  it('RS-5.14 who first links the two cities claims the card and its VP at once', () => {
    const table = given({ seats: [{ rails: path }, {}], routes: [machidaKashiwa], railPoints: 2, money: 9 }).does('rail kashiwa')
    expect([table.state.routeOwner, table.state.routePoints]).toEqual([[0], [5, 0]])
    expect(table.events.map(({ type }) => type)).toContain('route-claimed')
  })
  it('RS-5.14 the path must be unbroken and one’s own', () => {
    const seats = [{ rails: path.filter((hex) => hex !== 'e6') }, { rails: ['e6'] }]
    const table = given({ seats, routes: [machidaKashiwa], railPoints: 2, money: 9 }).does('rail kashiwa')
    expect(table.state.routeOwner).toEqual([-1])
    expect(table.does('rail e6').state.routeOwner).toEqual([0])
  })
  it('RS-5.15 nobody else can claim it afterwards', () => {
    const seats = [{ rails: path }, { rails: [...path, 'kashiwa'] }]
    const table = given({ seats, routes: [{ ...machidaKashiwa, claimedBy: 1 }], railPoints: 1, money: 9 }).does('rail kashiwa')
    expect([table.state.routeOwner, table.state.routePoints]).toEqual([[1], [0, 5]])
  })
  it('RS-5.16 its ability is used once, in one’s own turn, between actions', () => {
    const routes = [{ between: ['Yokohama', 'Ohmiya'] as [string, string], claimedBy: 0 }]
    const table = given({ seats: [{ rails: ['yokohama', 'ohmiya'] }, {}], routes }).does('use route a')
    expect(table.state.money).toBe(3)
    table.refuses('use route a', 'RS-5.16', 'route-used')
    table.does('end turn').refuses('use route a', 'RS-5.16', 'route-not-yours')
    table.refuses('use route d', 'RS-5.16', 'no-such-route')
  })
  it('RS-5.17 draw two', () => {
    const routes = [{ between: ['Hachioji', 'Funabashi'] as [string, string], claimedBy: 0 }]
    const table = given({ seats: [{ deck: ['waste', 'stadium', 'waste'], rails: ['hachioji', 'funabashi'] }, {}], routes }).does(
      'use route a',
    )
    expect(table.hand()).toEqual(['stadium', 'waste'])
  })
  it('RS-5.17 return all Waste, a rail point and a station without Waste', () => {
    const claimed = (from: string, to: string) => ({ between: [from, to] as [string, string], claimedBy: 0 })
    const routes = [claimed('Kawagoe', 'Haneda'), claimed('Tachikawa', 'Tokyo Akihabara'), claimed('Machida', 'Kashiwa')]
    const table = given({ seats: [{ hand: ['waste', 'stadium'] }, {}], routes })
    expect(table.does('use route a').hand()).toEqual(['stadium'])
    expect(table.does('use route b').state.railPoints).toBe(1)
    table.does('use route c', 'station urawa')
    expect([table.gained, table.state.stationsLeft]).toEqual([[], 29])
  })
})

describe('words on cards', () => {
  it('RS-5.19 a draw comes at once', () => {
    const table = given({ seats: [{ hand: ['passing-station'], deck: ['express-train'] }, {}] }).does(
      'play passing-station',
      'play express-train',
    )
    expect(table.state.money).toBe(3)
  })
  it('RS-5.20 a trashed card leaves the game', () => {
    const table = given({ seats: [{ hand: ['charitable-support', 'stadium'], deck: [] }, {}] }).does(
      'play charitable-support',
      'choose stadium',
    )
    expect([table.trashed('stadium'), table.pile('stadium'), table.discard()]).toEqual([1, 6, []])
  })
  it('RS-5.26 gaining is not buying: gold gained brings no Waste', () => {
    const table = given({ seats: [{ hand: ['upgrade', 'lay-rails'] }, {}] }).does(
      'play upgrade',
      'choose lay-rails',
      'choose office-building',
    )
    expect([table.gained, table.state.money]).toEqual([['office-building'], 0])
  })
  it('RS-5.27 returned Waste goes back on its pile', () => {
    const table = given({ seats: [{ hand: ['landfill', 'waste'] }, {}] })
    expect([table.pile('waste'), table.does('play landfill').pile('waste')]).toEqual([69, 70])
  })
  it('RS-5.28 effects for the turn add up and end with it', () => {
    const hand = ['ironworks', 'ironworks', 'lay-rails']
    const table = given({ seats: [{ hand }, {}] }).does('play ironworks', 'play ironworks', 'play lay-rails')
    expect(table.state.money).toBe(6)
    expect(table.does('end turn').state.lasting.every((n) => n === 0)).toBe(true)
  })
})

describe('money', () => {
  it('RS-5.29 comes from cards and is spent in the same turn', () => {
    const table = given({ seats: [{ hand: ['express-train'] }, {}] }).does('play express-train', 'end turn')
    expect(table.legal('buy')).toEqual([])
  })
  it('RS-5.30 pays for cards and for rails', () => {
    const table = given({ seats: [{ rails: ['yokohama'] }, {}], money: 4, railPoints: 1 }).does('rail h3', 'buy lay-rails')
    expect(table.state.money).toBe(0)
  })
  it('RS-5.31 rail points are spent at any moment of the turn', () => {
    const table = given({ seats: [{ hand: ['lay-rails', 'normal-train'], rails: ['g3'] }, {}], money: 3 })
    table.does('play lay-rails', 'buy lay-rails', 'play normal-train', 'rail g4')
    expect(table.state.railPoints).toBe(0)
  })
})
