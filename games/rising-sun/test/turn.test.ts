/** RS-4: the turn. */
import { describe, expect, it } from 'vitest'
import { given, times } from './table.ts'

describe('normal turn', () => {
  it('RS-4.1 is a normal turn or a pass, then clean-up', () => {
    const table = given({ seats: [{ hand: ['normal-train'] }, {}] })
    expect([table.offers('pass'), table.offers('play normal-train'), table.offers('end turn')]).toEqual([true, true, true])
    expect(table.does('end turn').toAct()).toBe(1)
  })
  it('RS-4.2 cards are played and bought in any order', () => {
    const hand = ['express-train', 'express-train', 'normal-train']
    const table = given({ seats: [{ hand }, {}] }).does('play express-train', 'play normal-train', 'buy lay-rails', 'play express-train')
    expect([table.state.money, table.gained]).toEqual([2, ['lay-rails']])
  })
  it('RS-4.3 an action is finished before the next begins', () => {
    const table = given({ seats: [{ hand: ['station-expansion', 'normal-train'] }, {}], money: 5 }).does('play station-expansion')
    table.refuses('play normal-train', 'RS-4.3', 'other-choice-first')
    table.refuses('buy lay-rails', 'RS-4.3', 'other-choice-first')
    table.refuses('end turn', 'RS-4.3', 'other-choice-first')
  })
  it('RS-4.4 a card played lies in the play area and gives its money', () => {
    const table = given({ seats: [{ hand: ['express-train'] }, {}] }).does('play express-train')
    expect([table.inPlay, table.hand(), table.state.money]).toEqual([['express-train'], [], 2])
    table.refuses('play express-train', 'RS-4.4', 'not-in-hand')
  })
  it('RS-4.5 effects are applied in order from top to bottom, or not at all', () => {
    const table = given({ seats: [{ hand: ['mining-train', 'mining-train'] }, {}] }).does('play mining-train')
    expect(table.events.map(({ type }) => type)).toEqual(['play', 'waste', 'money'])
    expect(table.does('play mining-train for money').events.map(({ type }) => type)).toEqual(['play-for-money'])
  })
  it('RS-4.6 what cannot be done in full is not done at all', () => {
    const table = given({ seats: [{ hand: ['garage', 'waste'], deck: [] }, {}] })
    table.refuses('play garage', 'RS-4.6', 'effects-impossible')
    expect(table.does('play garage for money').hand()).toEqual(['waste'])
  })
  it('RS-4.7 missing Waste does not stop the other effects', () => {
    const table = given({ seats: [{ hand: ['interchange'], deck: ['waste'] }, {}], supply: { waste: 0 } }).does('play interchange')
    expect([table.state.railPoints, table.hand(), table.gained]).toEqual([1, ['waste'], []])
  })
  it('RS-4.8 drawing counts as done with what is there', () => {
    const table = given({ seats: [{ hand: ['control-room'], deck: ['waste'] }, {}] }).does('play control-room')
    expect(table.hand()).toEqual(['waste'])
  })
  it('RS-4.9 gold and Waste are only discarded', () => {
    const table = given({ seats: [{ hand: ['stadium', 'waste'] }, {}] })
    expect(table.legal('play')).toEqual([])
    table.does('end turn')
    expect(table.discard(0)).toEqual(['stadium', 'waste'])
  })
  it('RS-4.10 unspent money is lost', () => {
    const table = given({ seats: [{ hand: ['express-train'] }, {}] }).does('play express-train', 'end turn')
    expect(table.state.money).toBe(0)
  })
})

describe('buying', () => {
  it('RS-4.11 several cards, the same kind too, as far as the money goes', () => {
    const table = given({ seats: [{}, {}], money: 8 }).does('buy express-train', 'buy express-train')
    expect(table.state.money).toBe(2)
    table.refuses('buy express-train', 'RS-4.11', 'card-too-dear')
  })
  it('RS-4.12 bought cards wait with the gained cards', () => {
    const table = given({ seats: [{}, {}], money: 3 }).does('buy lay-rails')
    expect([table.gained, table.discard(), table.hand()]).toEqual([['lay-rails'], [], []])
  })
  it('RS-4.13 not from an empty pile', () => {
    given({ seats: [{}, {}], money: 9, supply: { 'lay-rails': 0 } }).refuses('buy lay-rails', 'RS-4.13', 'pile-empty')
  })
})

describe('pass', () => {
  it('RS-4.14 returns the Waste of the hand and cleans up', () => {
    const table = given({ seats: [{ hand: ['waste', 'waste', 'lay-rails'] }, {}] }).does('pass')
    expect([table.pile('waste'), table.discard(0), table.hand(0).length, table.toAct()]).toEqual([70, ['lay-rails'], 5, 1])
  })
  it('RS-4.14 only before anything is played or bought', () => {
    given({ seats: [{ hand: ['normal-train'] }, {}] })
      .does('play normal-train')
      .refuses('pass', 'RS-4.14', 'already-acted')
    given({ seats: [{}, {}], money: 3 })
      .does('buy lay-rails')
      .refuses('pass', 'RS-4.14', 'already-acted')
  })
  it('RS-4.14 with any hand, and after a route ability', () => {
    const routes = [{ between: ['Machida', 'Kashiwa'] as [string, string], claimedBy: 0 }]
    const table = given({ seats: [{ hand: [], rails: ['machida', 'kashiwa'] }, {}], routes }).does('use route a', 'station urawa', 'pass')
    expect(table.toAct()).toBe(1)
  })
})

describe('clean-up', () => {
  it('RS-4.15 hand, play area and gained cards go to the discard pile', () => {
    const table = given({ seats: [{ hand: ['waste'], deck: times(5, 'waste') }, {}], inPlay: ['express-train'], gained: ['stadium'] })
    table.does('end turn')
    expect([table.discard(0).sort(), table.inPlay, table.gained]).toEqual([['express-train', 'stadium', 'waste'], [], []])
  })
  it('RS-4.16 five cards are drawn, the discard pile reshuffled when the deck is empty', () => {
    const table = given({ seats: [{ deck: times(2, 'stadium'), discard: times(6, 'waste') }, {}] }).does('end turn')
    expect([table.hand(0), table.deck(0), table.discard(0)]).toEqual([['stadium', 'stadium', ...times(3, 'waste')], times(3, 'waste'), []])
  })
  it('RS-4.16 not earlier: with exactly five cards the discard pile stays', () => {
    const table = given({ seats: [{ deck: times(5, 'waste'), discard: ['stadium'] }, {}] }).does('end turn')
    expect([table.deck(0), table.discard(0)]).toEqual([[], ['stadium']])
  })
  it('RS-4.16 with too few cards one draws fewer', () => {
    expect(
      given({ seats: [{ hand: ['waste'], deck: [] }, {}] })
        .does('end turn')
        .hand(0),
    ).toEqual(['waste'])
  })
  it('RS-4.17 then the next player clockwise', () => {
    const table = given({ seats: [{}, {}, {}], active: 2 }).does('end turn')
    expect(table.toAct()).toBe(0)
  })
  it('RS-4.18 what one gains in another’s turn is discarded at once', () => {
    const table = given({ seats: [{ hand: ['protesters'] }, {}] }).does('play protesters')
    expect([table.discard(1), table.gained]).toEqual([['waste'], []])
  })
})
