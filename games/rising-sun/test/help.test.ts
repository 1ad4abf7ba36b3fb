/** Help for players, computed by the rules. */
import { describe, expect, it } from 'vitest'
import { cardNumber, endingsAhead, ownDeck, previewCard, railPrices, risingSun, scoreSheets } from '../rules/index.ts'
import { given, times } from './table.ts'

describe('prices', () => {
  it('RS-5.7 every hex in reach with its price, its parts and its Waste', () => {
    const seats = [{ rails: ['h3'] }, { rails: ['kawasaki'] }]
    const { state } = given({ seats, stations: { kawasaki: 1 }, railPoints: 1, money: 1 })
    const price = railPrices(state, 0).find(({ hex }) => hex === 'kawasaki')!
    expect(price).toMatchObject({ price: 3, waste: 1, refusal: { code: 'rail-too-dear', short: 2 } })
    expect(price.items.map(({ what, money }) => [what, money])).toEqual([
      ['city', 1],
      ['stations', 1],
      ['company', 1],
    ])
    expect(railPrices(state, 0).map(({ hex }) => hex)).toEqual(['g3', 'g4', 'yokohama', 'kawasaki'])
  })
  it('RS-5.9 the parts add up to the price, whatever is in force', () => {
    const lasting = [{}, { 'free-rails': 1 }, { 'next-rail-cheaper': 2 }, { 'free-company': 1 }, { 'free-cities': 1, 'free-rivers': 1 }]
    for (const inForce of lasting) {
      const seats = [{ rails: ['h3', 'g2'] }, { rails: ['kawasaki', 'odawara'] }]
      const { state } = given({ seats, stations: { kawasaki: 2 }, lasting: inForce })
      for (const { price, items } of railPrices(state, 0)) expect(items.reduce((sum, { money }) => sum + money, 0)).toBe(price)
    }
  })
  it('RS-11.7 shows what Distant Partners would save', () => {
    const { state } = given({ seats: [{ rails: ['g2'] }, {}], lasting: { 'remote-partners': 3 } })
    expect(railPrices(state, 0).find(({ hex }) => hex === 'odawara')!.withPartners).toEqual({ partners: 2, price: 0 })
  })
})

describe('previews', () => {
  it('RS-4.6 says what a card would give and why its effects cannot be applied', () => {
    const { state } = given({ seats: [{ hand: ['pulling', 'lay-rails'] }, {}], lasting: { 'money-per-green': 2 } })
    expect(previewCard(state, 0, cardNumber('pulling'))).toMatchObject({
      money: 0,
      refusal: { why: 'why-no-train-in-discard' },
      mayDecline: true,
    })
    expect(previewCard(state, 0, cardNumber('lay-rails'))).toMatchObject({ money: 2, refusal: null, house: false })
  })
})

describe('running score', () => {
  it('RS-6.5 down to every hex and card', () => {
    const routes = [{ between: ['Kawagoe', 'Haneda'] as [string, string], claimedBy: 0 }]
    const seat = { rails: ['yokohama', 'shonan'], discard: times(2, 'stadium') }
    const [sheet] = scoreSheets(given({ seats: [seat, {}], stations: { yokohama: 2 }, routes }).state)
    expect(sheet).toMatchObject({
      score: 4 + 2 + 8 + 4,
      rank: 1,
      cities: [{ hex: 'yokohama', stations: 2, points: 4 }],
      remotes: [{ hex: 'shonan', points: 2 }],
      gold: [{ card: 'stadium', copies: 2, points: 8 }],
      routes: [{ marker: 'a', points: 4, used: false }],
    })
  })
  it('RS-8.3 is the same from every view, because all cards owned are known', () => {
    const { state } = given({ seats: [{ hand: ['stadium'] }, { deck: ['stadium', 'office-building'] }] })
    for (const viewer of [0, 1, 'spectator'] as const) expect(scoreSheets(risingSun.view(state, viewer))).toEqual(scoreSheets(state))
  })
})

describe('how near the end is', () => {
  it('RS-6.2 piles, rails and stations still missing', () => {
    const { state } = given({ seats: [{ rails: ['yokohama', 'h3'] }, {}], supply: { stadium: 0, landfill: 2 }, stations: { yokohama: 3 } })
    expect(endingsAhead(state)).toMatchObject([
      { id: 'end-by-piles', left: 3, detail: [{ card: 'stadium', left: 0 }, { card: 'landfill', left: 2 }, {}, {}] },
      { id: 'end-by-rails', left: 17, detail: [17, 18] },
      { id: 'end-by-stations', left: 27 },
    ])
  })
})

describe('one’s own deck', () => {
  it('RS-8.2 by kind and place, the same from one’s own view', () => {
    const { state } = given({ seats: [{ hand: ['waste'], deck: ['waste', 'stadium'], discard: ['waste'] }, {}], gained: ['waste'] })
    expect(ownDeck(state, 0)).toEqual([
      { card: 'stadium', total: 1, hand: 0, deck: 1, discard: 0, play: 0, gained: 0 },
      { card: 'waste', total: 4, hand: 1, deck: 1, discard: 1, play: 0, gained: 1 },
    ])
    expect(ownDeck(risingSun.view(state, 0), 0)).toEqual(ownDeck(state, 0))
  })
})
