import { describe, expect, it } from 'vitest'
import { CARDS } from '../rules/index.ts'
import { given, times } from './table.ts'

const plain = (id: string) => CARDS.find((card) => card.id === id)!

describe('Normal Train', () => {
  it('RS-9.1 gives $1 and has no pile', () => {
    const table = given({ seats: [{ hand: ['normal-train'] }, {}], money: 9 }).does('play normal-train')
    expect(table.state.money).toBe(10)
    table.refuses('buy normal-train', 'RS-4.13', 'no-such-pile')
  })
  it('RS-9.1 has no effects to decline', () => {
    given({ seats: [{ hand: ['normal-train'] }, {}] }).refuses('play normal-train for money', 'RS-4.5', 'no-effects')
  })
})

describe('Express Train', () => {
  it('RS-9.2 costs 3 and gives $2', () => {
    const table = given({ seats: [{ hand: ['express-train'] }, {}], money: 1 }).does('play express-train', 'buy express-train')
    expect([table.state.money, table.gained]).toEqual([0, ['express-train']])
  })
})

describe('Limited Express Train', () => {
  it('RS-9.3 costs 6 and gives $3', () => {
    const table = given({ seats: [{ hand: ['limited-express-train'] }, {}], money: 3 }).does('play limited-express-train')
    table.does('buy limited-express-train')
    expect([table.state.money, table.gained]).toEqual([0, ['limited-express-train']])
  })
})

describe('Lay Rails', () => {
  it('RS-9.4 gives a rail point and 1 Waste', () => {
    const table = given({ seats: [{ hand: ['lay-rails'] }, {}] }).does('play lay-rails')
    expect([table.state.railPoints, table.state.money, table.gained]).toEqual([1, 0, ['waste']])
  })
  it('RS-9.4 without Waste in the supply still gives the point', () => {
    const table = given({ seats: [{ hand: ['lay-rails'] }, {}], supply: { waste: 0 } }).does('play lay-rails')
    expect([table.state.railPoints, table.gained]).toEqual([1, []])
  })
})

describe('Station Expansion', () => {
  it('RS-9.5 places a station at once and gains 1 Waste', () => {
    const table = given({ seats: [{ hand: ['station-expansion'] }, {}] }).does('play station-expansion')
    expect(table.gained).toEqual([])
    table.does('station yokohama')
    expect([table.gained, table.state.stationsLeft]).toEqual([['waste'], 29])
  })
  it('RS-9.5 cannot be applied without a station token, but played for nothing', () => {
    const full = Object.fromEntries(stationsOnTokyo(30))
    const table = given({ seats: [{ hand: ['station-expansion'] }, {}], stations: full })
    table.refuses('play station-expansion', 'RS-4.6', 'effects-impossible')
    table.does('play station-expansion for money')
    expect(table.gained).toEqual([])
  })
})

/** So many stations spread over Tokyo, cities filled one after the other. */
function stationsOnTokyo(n: number): [string, number][] {
  const cities: [string, number][] = [
    ['hachioji', 3],
    ['yokohama', 3],
    ['kawagoe', 2],
    ['ohmiya', 2],
    ['tokorozawa', 2],
    ['tachikawa', 2],
    ['ikebukuro-ueno', 2],
    ['shinjuku-shibuya', 2],
    ['tokyo-akihabara', 2],
    ['funabashi', 2],
    ['machida', 2],
    ['shinagawa-meguro', 2],
    ['mizonokuchi', 2],
    ['kawasaki', 2],
  ]
  expect(cities.reduce((sum, [, count]) => sum + count, 0)).toBe(n)
  return cities
}

describe.each([
  ['Office Building', 'RS-9.6', 'office-building', 3, 1, 'rising-sun'],
  ['Distribution Centre', 'RS-9.7', 'distribution-centre', 5, 2, 'rising-sun'],
  ['Stadium', 'RS-9.8', 'stadium', 8, 4, 'rising-sun'],
  ['Apartment', 'RS-9.10', 'apartment', 3, 1, 'base'],
  ['Tower', 'RS-9.11', 'tower', 5, 2, 'base'],
  ['Skyscraper', 'RS-9.12', 'skyscraper', 8, 4, 'base'],
] as const)('%s', (_name, clause, id, cost, points, gold) => {
  it(`${clause} costs ${cost}, is worth ${points} and brings 1 Waste when bought`, () => {
    const table = given({ seats: [{}, {}], money: cost, gold }).does(`buy ${id}`)
    expect([table.state.money, table.gained, plain(id).points]).toEqual([0, [id, 'waste'], points])
  })
  it(`${clause} is bought without Waste when there is none`, () => {
    const table = given({ seats: [{}, {}], money: cost, gold, supply: { waste: 0 } }).does(`buy ${id}`)
    expect(table.gained).toEqual([id])
  })
  it(`${clause} cannot be bought from an empty pile or played`, () => {
    const table = given({ seats: [{ hand: [id] }, {}], money: cost, gold, supply: { [id]: 0 } })
    table.refuses(`buy ${id}`, 'RS-4.13', 'pile-empty')
    table.refuses(`play ${id}`, 'RS-4.9', 'not-playable')
  })
})

describe('Waste', () => {
  it('RS-9.9 can be neither bought nor played', () => {
    const table = given({ seats: [{ hand: ['waste'] }, {}], money: 9 })
    table.refuses('buy waste', 'RS-4.13', 'waste-not-for-sale')
    table.refuses('play waste', 'RS-4.9', 'not-playable')
  })
  it('RS-9.9 is shuffled with the other cards', () => {
    const table = given({ seats: [{ hand: times(5, 'waste'), deck: [] }, {}] }).does('end turn')
    expect(table.hand(0)).toEqual(times(5, 'waste'))
  })
})
