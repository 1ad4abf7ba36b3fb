/** Help for players, computed by the rules. */
import { defaultOptions, outlineOf, randomFrom, refusal, speaker, submit } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { BOARDS, cardNumber, endingsAhead, ownDeck, previewCard, railPrices, risingSun, scoreSheets } from '../rules/index.ts'
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
  it('RS-11.7 nothing hinders a rail that Distant Partners make possible', () => {
    const table = given({ seats: [{ rails: ['g2'] }, {}], railPoints: 1, money: 1, lasting: { 'remote-partners': 1 } })
    expect(railPrices(table.state, 0).find(({ hex }) => hex === 'odawara')).toMatchObject({ price: 3, refusal: null })
    expect(table.legal('rail odawara')).toEqual(['rail odawara with 1 partners'])
  })
  it('RS-5.8 discounts and points of a turn are nobody else’s', () => {
    const seats = [{ rails: ['h3'] }, { rails: ['odawara'] }]
    const { state } = given({ seats, railPoints: 2, money: 9, lasting: { 'free-rails': 1, 'free-mountains': 1 } })
    expect(railPrices(state, 1)).toMatchObject(['f1', 'g2'].map((hex) => ({ hex, price: 2, refusal: { code: 'no-rail-point' } })))
  })
  it('RS-4.3 no rail while an action is under way', () => {
    const table = given({ seats: [{ hand: ['station-expansion'], rails: ['h3'] }, {}], railPoints: 1, money: 9 }).does(
      'play station-expansion',
    )
    for (const { refusal } of railPrices(table.state, 0)) expect(refusal).toMatchObject({ clause: 'RS-4.3', asked: 'ask-station' })
  })
  it('RS-5.9 what is said of a hex is what happens when the rail is laid', () => {
    const random = randomFrom('prices')
    const { moves, play, clone, setup, options, toAct } = risingSun
    for (let game = 0; game < 3; game++) {
      const state = setup({ ...defaultOptions(options), cards: 'both' }, 3, `prices ${game}`)
      for (let n = 0; n < 400 && toAct(state) !== null; n++) {
        const legal = moves(state)
        const rails = legal.filter((move) => move.do === 'rail' && move.partners === 0)
        for (const move of rails) {
          const told = railPrices(state, state.active).find(({ hex }) => move.do === 'rail' && BOARDS[state.map]!.ids[move.hex] === hex)!
          const after = clone(state)
          let paid = -1
          play(after, move, (event) => {
            if (event.type === 'rail') paid = Number(event.price)
          })
          expect([told.price, told.waste]).toEqual([paid, after.gained.length - state.gained.length])
        }
        const open = railPrices(state, state.active).filter(({ refusal }) => refusal === null)
        expect(open.length).toBe(new Set(legal.flatMap((move) => (move.do === 'rail' ? [move.hex] : []))).size)
        play(state, legal[random.below(legal.length)]!)
      }
    }
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
  it('RS-10.23 what is in force or in play is nobody else’s', () => {
    const seats = [{}, { hand: ['lay-rails', 'amusement-park'] }]
    const { state } = given({ seats, inPlay: ['express-train'], lasting: { 'money-per-green': 2 } })
    expect(previewCard(state, 1, cardNumber('lay-rails')).money).toBe(0)
    expect(previewCard(state, 1, cardNumber('amusement-park')).refusal).toMatchObject({ why: 'why-no-train-in-play' })
  })
  it('RS-4.3 no card while an action is under way', () => {
    const table = given({ seats: [{ hand: ['station-expansion', 'lay-rails'] }, {}] }).does('play station-expansion')
    expect(previewCard(table.state, 0, cardNumber('lay-rails')).refusal).toMatchObject({ clause: 'RS-4.3', asked: 'ask-station' })
  })
  it('RS-10.16 whoever has to discard is not told that they can be done', () => {
    const table = given({ seats: [{ hand: ['garage', 'waste', 'waste'] }, {}] }).does('play garage')
    expect(submit(risingSun, table.state, 'yes')).toMatchObject({ clause: 'RS-10.16', asked: 'ask-discard-cards' })
  })
  it('RS-11.9 the prompt tells the money that is only for rails', () => {
    const table = given({ seats: [{ hand: ['government-subsidy'] }, {}], money: 1 }).does('play government-subsidy')
    const say = (locale: 'en' | 'de') => speaker(risingSun, locale).prompt(risingSun.prompt(table.state)!)
    expect(say('en')).toContain('$1 and 1 rail point left, and $3 for rails only.')
    expect(say('de')).toContain('$1 und 1 Schienenpunkt, dazu $3 nur für Schienen.')
  })
})

describe('the position in words', () => {
  it('RS-8.1 names cards and boards in the language of the reader', () => {
    const { state } = given({ seats: [{ hand: ['lay-rails'] }, {}], inPlay: ['express-train'], lasting: { 'rail-money': 3 } })
    const text = JSON.stringify(outlineOf(risingSun, risingSun.view(state, 0), 'de'))
    for (const words of ['Gleisbau', 'Auslage: 1 Expresszug', 'Müllkippe', 'Nur für Schienen: weitere $3.', 'Entlegene Orte'])
      expect(text).toContain(words)
    for (const words of ['Lay Rails', 'Landfill', 'Gleise ']) expect(text).not.toContain(words)
    expect(speaker(risingSun, 'de').refusal(refusal('RS-3.18', 'start-cities', { map: 'italy' }))).toContain('Italien')
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
