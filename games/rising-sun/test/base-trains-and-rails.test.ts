/** One section for each blue and green card of the base box: what it does, when it cannot, and with an empty deck or pile. */
import { describe, expect, it } from 'vitest'
import { given } from './table.ts'

describe('Bullet Train', () => {
  it('RS-10.1 gives $1 more with a Normal Train in play, once however many', () => {
    const table = given({ seats: [{ hand: ['bullet-train'] }, {}], inPlay: ['normal-train', 'normal-train'] }).does('play bullet-train')
    expect(table.state.money).toBe(2)
  })
  it('RS-10.1 gives only $1 when the Normal Train comes later', () => {
    const table = given({ seats: [{ hand: ['bullet-train', 'normal-train'] }, {}] }).does('play bullet-train', 'play normal-train')
    expect(table.state.money).toBe(2)
  })
})

describe('Freight Train', () => {
  it('RS-10.2 returns Waste for $1 each', () => {
    const table = given({ seats: [{ hand: ['freight-train', 'waste', 'waste', 'waste'] }, {}] }).does('play freight-train')
    expect(table.legal()).toEqual(['return 0 waste', 'return 1 waste', 'return 2 waste', 'return 3 waste'])
    table.does('return 2 waste')
    expect([table.state.money, table.hand(), table.pile('waste')]).toEqual([3, ['waste'], 69])
  })
  it('RS-10.2 is asked even without Waste, so that nobody learns of it', () => {
    const table = given({ seats: [{ hand: ['freight-train', 'normal-train'] }, {}] }).does('play freight-train')
    expect(table.legal()).toEqual(['return 0 waste'])
    table.refuses('return 1 waste', 'RS-10.2', 'cannot-return')
  })
  it('RS-10.2 with an empty hand is over at once', () => {
    expect(given({ seats: [{ hand: ['freight-train'] }, {}] }).does('play freight-train').state.frames).toEqual([])
  })
})

describe('Mail Train', () => {
  it('RS-10.3 discards cards for $1 each', () => {
    const table = given({ seats: [{ hand: ['mail-train', 'waste', 'lay-rails', 'stadium'] }, {}] })
    table.does('play mail-train', 'choose waste', 'choose stadium', 'done')
    expect([table.state.money, table.hand(), table.discard()]).toEqual([3, ['lay-rails'], ['waste', 'stadium']])
  })
  it('RS-10.3 may discard none', () => {
    const table = given({ seats: [{ hand: ['mail-train', 'waste'] }, {}] }).does('play mail-train', 'done')
    expect([table.state.money, table.hand()]).toEqual([1, ['waste']])
  })
  it('RS-10.3 cannot discard what is not in the hand', () => {
    given({ seats: [{ hand: ['mail-train', 'waste'] }, {}] })
      .does('play mail-train')
      .refuses('choose stadium', 'RS-10.3', 'not-in-hand')
  })
  it('RS-10.3 ends by itself when the hand is empty', () => {
    const table = given({ seats: [{ hand: ['mail-train', 'waste'] }, {}] }).does('play mail-train', 'choose waste')
    expect(table.state.frames).toEqual([])
  })
})

describe('Tourist Train', () => {
  it('RS-10.4 scores 1 VP at once', () => {
    const table = given({ seats: [{ hand: ['tourist-train'] }, {}] }).does('play tourist-train')
    expect([table.state.money, table.state.touristPoints]).toEqual([1, [1, 0]])
  })
  it('RS-10.4 scores nothing when its effect is declined', () => {
    const table = given({ seats: [{ hand: ['tourist-train'] }, {}] }).does('play tourist-train for money')
    expect([table.state.money, table.state.touristPoints]).toEqual([1, [0, 0]])
  })
})

describe('Early Train', () => {
  it('RS-10.5 lets each bought card go on top of the deck or not', () => {
    const table = given({ seats: [{ hand: ['early-train'] }, {}], money: 7 }).does('play early-train')
    table.does('buy express-train to deck', 'buy lay-rails', 'buy office-building to deck')
    expect([table.deck().slice(0, 2), table.gained]).toEqual([
      ['office-building', 'express-train'],
      ['lay-rails', 'waste'],
    ])
  })
  it('RS-10.5 is needed for it', () => {
    given({ seats: [{ hand: ['early-train'] }, {}], money: 7 }).refuses('buy express-train to deck', 'RS-10.5', 'not-to-top')
  })
  it('RS-10.5 the card bought is drawn in clean-up', () => {
    const table = given({ seats: [{ hand: ['early-train'], deck: [] }, {}], money: 3 })
    table.does('play early-train', 'buy express-train to deck', 'end turn')
    expect(table.hand(0)).toEqual(['express-train', 'early-train'])
  })
})

describe.each([
  ['Steel Bridge', 'RS-10.6', 'steel-bridge', 'rivers', 'mizonokuchi', 'f4'],
  ['Tunnel', 'RS-10.7', 'tunnel', 'mountains', 'hachioji', 'b1'],
  ['Viaduct', 'RS-10.8', 'viaduct', 'cities', 'c2', 'tachikawa'],
])('%s', (_name, clause, id, terrain, from, hex) => {
  const at = { rails: [from], hand: [id, 'lay-rails'] }
  it(`${clause} gives a point and Waste, and ${terrain} cost nothing for the rest of the turn`, () => {
    const table = given({ seats: [at, {}], stations: { tachikawa: 2 } }).does(`play ${id}`)
    expect([table.state.railPoints, table.gained]).toEqual([1, ['waste']])
    table.does(`rail ${hex}`)
    expect(table.state.money).toBe(0)
  })
  it(`${clause} does not help rails laid before it`, () => {
    const table = given({ seats: [at, {}], stations: { tachikawa: 2 } }).does('play lay-rails')
    table.refuses(`rail ${hex}`, 'RS-5.5', 'rail-too-dear')
  })
  it(`${clause} still pays for other players there`, () => {
    const table = given({ seats: [at, { rails: [hex] }], stations: { tachikawa: 2 } }).does(`play ${id}`)
    table.refuses(`rail ${hex}`, 'RS-5.5', 'rail-too-dear')
  })
  it(`${clause} without Waste in the supply gives the rest`, () => {
    const table = given({ seats: [at, {}], supply: { waste: 0 } }).does(`play ${id}`)
    expect([table.state.railPoints, table.gained]).toEqual([1, []])
  })
})

describe('Collaboration', () => {
  it('RS-10.9 other players cost nothing and bring no Waste', () => {
    const table = given({ seats: [{ hand: ['collaboration'], rails: ['kawasaki'] }, { rails: ['h5'] }], money: 1 })
    table.does('play collaboration', 'rail h5')
    expect([table.state.money, table.gained]).toEqual([0, ['waste']])
  })
  it('RS-10.9 terrain still costs', () => {
    const table = given({ seats: [{ hand: ['collaboration'], rails: ['kawasaki'] }, { rails: ['h5'] }] }).does('play collaboration')
    table.refuses('rail h5', 'RS-5.5', 'rail-too-dear')
  })
})

describe('Subway Excavation', () => {
  it('RS-10.10 no money for any rail, remote locations included, but Waste for company', () => {
    const table = given({ seats: [{ hand: ['subway-excavation'], rails: ['yokohama'] }, { rails: ['kashiwa'] }] })
    table.does('play subway-excavation', 'rail shonan')
    expect([table.state.money, table.gained]).toEqual([0, ['waste']])
    const shared = given({ seats: [{ hand: ['subway-excavation'], rails: ['kawasaki'] }, { rails: ['h5'] }] })
    shared.does('play subway-excavation', 'rail h5')
    expect(shared.gained).toEqual(['waste', 'waste'])
  })
})
