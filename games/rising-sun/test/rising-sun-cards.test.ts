/** One section for each Rising Sun card that is no attack: what it does, when it cannot, and with an empty deck or pile. */
import { describe, expect, it } from 'vitest'
import { cardIn, cardNumber } from '../rules/cards.ts'
import { risingSun } from '../rules/index.ts'
import { given, times } from './table.ts'

const nothing = { deck: [], discard: [] }

describe('Monorail', () => {
  it('RS-11.1 gives $2, but only $1 beside another Monorail', () => {
    const table = given({ seats: [{ hand: ['monorail', 'monorail'] }, {}] }).does('play monorail')
    expect(table.state.money).toBe(2)
    expect(table.does('play monorail').state.money).toBe(3)
  })
  it('RS-11.1 copied by Stationmaster Office counts any Monorail in play', () => {
    const hand = ['stationmaster-office', 'stationmaster-office', 'monorail', 'monorail']
    const table = given({ seats: [{ hand }, {}] }).does('play stationmaster-office', 'choose monorail')
    expect(table.state.money).toBe(1)
    table.does('play monorail', 'play stationmaster-office', 'choose monorail')
    expect(table.state.money).toBe(3)
  })
})

describe('Outdated Train', () => {
  it('RS-11.2 gives $2 and 1 Waste', () => {
    const table = given({ seats: [{ hand: ['outdated-train'] }, {}] }).does('play outdated-train')
    expect([table.state.money, table.gained]).toEqual([2, ['waste']])
  })
  it('RS-11.2 the Waste cannot be declined', () => {
    given({ seats: [{ hand: ['outdated-train'] }, {}] }).refuses('play outdated-train for money', 'RS-11.2', 'compulsory')
  })
  it('RS-11.2 without Waste in the supply gives the money', () => {
    const table = given({ seats: [{ hand: ['outdated-train'] }, {}], supply: { waste: 0 } }).does('play outdated-train')
    expect([table.state.money, table.gained]).toEqual([2, []])
  })
})

describe('Commuter Train', () => {
  const seat = { hand: ['commuter-train'], rails: ['yokohama'] }
  it('RS-11.3 gives $2 with a rail in a city with two stations', () => {
    expect(given({ seats: [seat, {}], stations: { yokohama: 2 } }).does('play commuter-train').state.money).toBe(2)
  })
  it('RS-11.3 gives $1 with one station, or when only others are in the busy city', () => {
    expect(given({ seats: [seat, {}], stations: { yokohama: 1 } }).does('play commuter-train').state.money).toBe(1)
    const elsewhere = given({ seats: [seat, { rails: ['kawasaki'] }], stations: { kawasaki: 2 } })
    expect(elsewhere.does('play commuter-train').state.money).toBe(1)
  })
})

describe('BioFuel Train', () => {
  it('RS-11.4 returns a Waste', () => {
    const table = given({ seats: [{ hand: ['biofuel-train', 'waste', 'waste'] }, {}] }).does('play biofuel-train')
    expect([table.state.money, table.hand(), table.pile('waste')]).toEqual([2, ['waste'], 69])
  })
  it('RS-11.4 without Waste in the hand gives its $2 only', () => {
    const table = given({ seats: [{ hand: ['biofuel-train'] }, {}] })
    table.refuses('play biofuel-train', 'RS-4.6', 'effects-impossible')
    expect(table.does('play biofuel-train for money').state.money).toBe(2)
  })
})

describe('Experimental Train', () => {
  it('RS-11.5 takes the top card if it is a train', () => {
    const table = given({ seats: [{ hand: ['experimental-train'], deck: ['mail-train'] }, {}] }).does('play experimental-train')
    expect([table.state.money, table.hand()]).toEqual([2, ['mail-train']])
  })
  it('RS-11.5 discards it otherwise', () => {
    const table = given({ seats: [{ hand: ['experimental-train'], deck: ['stadium'] }, {}] }).does('play experimental-train')
    expect([table.hand(), table.discard()]).toEqual([[], ['stadium']])
  })
  it('RS-11.5 reveals nothing when there is nothing', () => {
    expect(
      given({ seats: [{ hand: ['experimental-train'], ...nothing }, {}] })
        .does('play experimental-train')
        .hand(),
    ).toEqual([])
  })
})

describe('Mining Train', () => {
  it('RS-11.6 gives $2, and $2 more with 1 Waste', () => {
    const table = given({ seats: [{ hand: ['mining-train'] }, {}] }).does('play mining-train')
    expect([table.state.money, table.gained]).toEqual([4, ['waste']])
  })
  it('RS-11.6 may do without', () => {
    const table = given({ seats: [{ hand: ['mining-train'] }, {}] }).does('play mining-train for money')
    expect([table.state.money, table.gained]).toEqual([2, []])
  })
  it('RS-11.6 gives the $2 also when there is no Waste left', () => {
    expect(given({ seats: [{ hand: ['mining-train'] }, {}], supply: { waste: 0 } }).does('play mining-train').state.money).toBe(4)
  })
})

describe('Distant Partners', () => {
  const seat = { hand: ['distant-partners', 'lay-rails'], rails: ['yokohama', 'g2'] }
  it('RS-11.7 makes one rail into a remote location 2 cheaper', () => {
    const table = given({ seats: [seat, {}], money: 1 }).does('play distant-partners')
    expect(table.legal('rail')).toContain('rail odawara with 1 partners')
    table.refuses('rail odawara', 'RS-5.5', 'rail-too-dear')
    table.does('rail odawara with 1 partners')
    expect([table.state.money, table.gained]).toEqual([0, ['waste']])
    table.does('play lay-rails').refuses('rail shonan with 1 partners', 'RS-11.7', 'no-such-partners')
  })
  it('RS-11.7 does not help elsewhere', () => {
    given({ seats: [seat, {}] })
      .does('play distant-partners')
      .refuses('rail f1 with 1 partners', 'RS-11.7', 'partners-not-there')
  })
  it('RS-11.7 takes its part off the price of other players too', () => {
    const table = given({ seats: [seat, { rails: ['shonan'] }], money: 1 }).does('play distant-partners', 'rail shonan with 1 partners')
    expect([table.state.money, table.gained]).toEqual([0, ['waste', 'waste']])
  })
})

describe('Interchange', () => {
  it('RS-11.8 gives a point, 1 Waste and draws one', () => {
    const table = given({ seats: [{ hand: ['interchange'], deck: ['express-train'] }, {}] }).does('play interchange')
    expect([table.state.railPoints, table.gained, table.hand()]).toEqual([1, ['waste'], ['express-train']])
  })
  it('RS-11.8 draws nothing from nothing', () => {
    const table = given({ seats: [{ hand: ['interchange'], ...nothing }, {}] }).does('play interchange')
    expect([table.state.railPoints, table.hand()]).toEqual([1, []])
  })
})

describe('Government Subsidy', () => {
  const seat = { hand: ['government-subsidy'], rails: ['yokohama'] }
  it('RS-11.9 gives $3 for rails, spent before other money', () => {
    const table = given({ seats: [seat, {}], money: 1 }).does('play government-subsidy', 'rail shonan')
    expect([table.state.money, table.gained]).toEqual([1, ['waste']])
  })
  it('RS-11.9 does not buy cards', () => {
    given({ seats: [seat, {}] })
      .does('play government-subsidy')
      .refuses('buy express-train', 'RS-4.11', 'card-too-dear')
  })
  it('RS-11.9 is lost at the end of the turn', () => {
    expect(
      given({ seats: [seat, {}] })
        .does('play government-subsidy', 'end turn')
        .state.lasting.every((n) => n === 0),
    ).toBe(true)
  })
})

describe('Trail Blazer', () => {
  it('RS-11.10 gives two points and 1 Waste', () => {
    const table = given({ seats: [{ hand: ['trail-blazer'] }, {}] }).does('play trail-blazer')
    expect([table.state.railPoints, table.gained]).toEqual([2, ['waste']])
  })
})

describe('Reclamation Depot', () => {
  const hand = ['reclamation-depot', 'waste', 'waste', 'waste']
  it('RS-11.17 returns up to two Waste and draws one', () => {
    const table = given({ seats: [{ hand, deck: ['stadium', 'stadium'] }, {}] }).does('play reclamation-depot')
    table.refuses('return 3 waste', 'RS-11.17', 'cannot-return')
    expect(table.does('return 2 waste').hand()).toEqual(['stadium', 'waste'])
  })
  it('RS-11.17 draws nothing when none was returned', () => {
    const table = given({ seats: [{ hand, deck: ['stadium'] }, {}] }).does('play reclamation-depot', 'return 0 waste')
    expect(table.hand()).toEqual(['waste', 'waste', 'waste'])
  })
  it('RS-11.17 with an empty deck only returns', () => {
    const table = given({ seats: [{ hand, ...nothing }, {}] }).does('play reclamation-depot', 'return 1 waste')
    expect(table.hand()).toEqual(['waste', 'waste'])
  })
})

describe('Strategy Meeting', () => {
  const seat = { hand: ['strategy-meeting'], deck: ['waste', 'stadium', 'express-train', 'lay-rails'] }
  it('RS-11.18 discards any of three, puts the rest back in any order, draws one', () => {
    const table = given({ seats: [seat, {}] }).does('play strategy-meeting', 'discard place 1', 'put back 2 1')
    expect([table.hand(), table.deck(), table.discard()]).toEqual([['express-train'], ['stadium', 'lay-rails'], ['waste']])
  })
  it('RS-11.18 may discard none or all', () => {
    const kept = given({ seats: [seat, {}] }).does('play strategy-meeting', 'put back 3 1 2')
    expect([kept.hand(), kept.deck()]).toEqual([['express-train'], ['waste', 'stadium', 'lay-rails']])
    const gone = given({ seats: [seat, {}] }).does('play strategy-meeting', 'discard place 3', 'discard place 1', 'discard place 1')
    expect([gone.hand(), gone.discard()]).toEqual([['lay-rails'], ['express-train', 'waste', 'stadium']])
  })
  it('RS-11.18 names places that are there', () => {
    const table = given({ seats: [{ ...seat, deck: ['waste', 'stadium'] }, {}] }).does('play strategy-meeting')
    table.refuses('discard place 3', 'RS-11.18', 'no-such-place')
    table.refuses('put back 1 2 3', 'RS-11.18', 'no-such-place')
  })
  it('RS-11.18 with nothing to look at does nothing', () => {
    expect(given({ seats: [{ hand: ['strategy-meeting'], ...nothing }, {}] }).does('play strategy-meeting').state.frames).toEqual([])
  })
})

describe('Surveyor', () => {
  const seat = { hand: ['surveyor', 'trail-blazer'], rails: ['yokohama'] }
  it('RS-11.19 makes the next rail 1 cheaper, and only that one', () => {
    const table = given({ seats: [seat, {}] }).does('play surveyor', 'play trail-blazer', 'rail h3')
    expect(table.state.money).toBe(1)
    expect(table.does('rail kawasaki').state.money).toBe(0)
  })
  it('RS-11.19 never pays anything back', () => {
    const table = given({ seats: [{ ...seat, rails: ['mizonokuchi', 'g3'] }, {}] }).does('play surveyor', 'play trail-blazer', 'rail g4')
    expect([table.state.money, table.state.lasting.every((n) => n === 0)]).toEqual([1, true])
  })
})

describe('Dispatcher', () => {
  it('RS-11.20 draws two, then puts a card of the hand on the deck, shown to all', () => {
    const table = given({ seats: [{ hand: ['dispatcher', 'stadium'], deck: ['waste', 'express-train', 'waste'] }, {}] })
    table.does('play dispatcher', 'choose express-train')
    expect([table.hand(), table.deck()]).toEqual([
      ['stadium', 'waste'],
      ['express-train', 'waste'],
    ])
    expect(table.state.known[0]).toEqual([0, 2])
  })
  it('RS-11.20 cannot be applied when there will be no card to put back', () => {
    given({ seats: [{ hand: ['dispatcher'], ...nothing }, {}] }).refuses('play dispatcher', 'RS-4.6', 'effects-impossible')
  })
  it('RS-11.20 with an empty deck puts back what the hand has', () => {
    const table = given({ seats: [{ hand: ['dispatcher', 'stadium'], ...nothing }, {}] }).does('play dispatcher', 'choose stadium')
    expect([table.hand(), table.deck()]).toEqual([[], ['stadium']])
  })
})

describe('Engineer', () => {
  it('RS-11.21 draws one and gives $1 after each rail laid', () => {
    const seat = { hand: ['engineer', 'trail-blazer'], deck: ['normal-train'], rails: ['yokohama'] }
    const table = given({ seats: [seat, {}], money: 1 }).does('play engineer', 'play trail-blazer', 'rail h3', 'rail kawasaki')
    expect([table.hand(), table.state.money]).toEqual([['normal-train'], 1])
  })
  it('RS-11.21 the price is paid before the $1 comes', () => {
    const table = given({ seats: [{ hand: ['engineer', 'lay-rails'], rails: ['yokohama'], ...nothing }, {}] })
    table.does('play engineer', 'play lay-rails').refuses('rail h3', 'RS-5.5', 'rail-too-dear')
  })
})

describe('Extra Laborers', () => {
  it('RS-11.22 the next green card gives one more point', () => {
    const table = given({ seats: [{ hand: ['extra-laborers', 'lay-rails', 'lay-rails'] }, {}] })
    expect(table.does('play extra-laborers', 'play lay-rails').state.railPoints).toBe(2)
    expect(table.does('play lay-rails').state.railPoints).toBe(3)
  })
  it('RS-11.22 waits for one whose effects are applied', () => {
    const table = given({ seats: [{ hand: ['extra-laborers', 'lay-rails', 'viaduct'] }, {}] })
    table.does('play extra-laborers', 'play lay-rails for money', 'play viaduct')
    expect(table.state.railPoints).toBe(2)
  })
})

describe('Upgrade', () => {
  it('RS-11.23 exchanges a card of the hand for one up to 2 dearer', () => {
    const table = given({ seats: [{ hand: ['upgrade', 'lay-rails', 'waste'] }, {}] }).does('play upgrade')
    table.refuses('choose waste', 'RS-11.23', 'waste-not-traded')
    table.does('choose lay-rails').refuses('choose limited-express-train', 'RS-11.23', 'cannot-gain')
    table.does('choose distribution-centre')
    expect([table.trashed('lay-rails'), table.gained, table.hand()]).toEqual([1, ['distribution-centre'], ['waste']])
  })
  it('RS-11.23 cannot be applied with Waste alone', () => {
    given({ seats: [{ hand: ['upgrade', 'waste'] }, {}] }).refuses('play upgrade', 'RS-4.6', 'effects-impossible')
  })
  it('RS-11.23 cannot gain from an empty pile', () => {
    const table = given({ seats: [{ hand: ['upgrade', 'lay-rails'] }, {}], supply: { 'distribution-centre': 0 } })
    table.does('play upgrade', 'choose lay-rails').refuses('choose distribution-centre', 'RS-11.23', 'cannot-gain')
  })
})

describe('Charitable Support', () => {
  it('RS-11.24 trashes up to two cards of the hand, Waste too', () => {
    const table = given({ seats: [{ hand: ['charitable-support', 'waste', 'normal-train', 'stadium'] }, {}] })
    table.does('play charitable-support', 'choose waste', 'choose normal-train')
    expect([table.hand(), table.trashed('waste'), table.state.money]).toEqual([['stadium'], 1, 1])
  })
  it('RS-11.24 may trash none', () => {
    const table = given({ seats: [{ hand: ['charitable-support', 'waste'] }, {}] }).does('play charitable-support', 'done')
    expect(table.hand()).toEqual(['waste'])
  })
  it('RS-11.24 with an empty hand is over at once', () => {
    expect(given({ seats: [{ hand: ['charitable-support'] }, {}] }).does('play charitable-support').state.frames).toEqual([])
  })
})

describe('Incinerator', () => {
  it('RS-11.25 returns up to three Waste from hand and discard pile together', () => {
    const table = given({ seats: [{ hand: ['incinerator', 'waste', 'waste'], discard: ['waste', 'waste'] }, {}] }).does('play incinerator')
    table.does('return waste from discard', 'return waste from hand', 'return waste from discard')
    expect([table.hand(), table.discard(), table.pile('waste'), table.state.frames]).toEqual([['waste'], [], 69, []])
  })
  it('RS-11.25 may return fewer', () => {
    const table = given({ seats: [{ hand: ['incinerator', 'waste'] }, {}] }).does('play incinerator')
    table.refuses('return waste from discard', 'RS-11.25', 'no-waste-there')
    expect(table.does('done').hand()).toEqual(['waste'])
  })
})

describe('Yardmaster', () => {
  it('RS-11.26 draws until there are four cards in the hand', () => {
    const table = given({ seats: [{ hand: ['yardmaster', 'waste', 'waste'], deck: times(9, 'waste') }, {}] }).does('play yardmaster')
    expect(table.hand()).toEqual(times(4, 'waste'))
  })
  it('RS-11.26 draws nothing with four or more', () => {
    const table = given({ seats: [{ hand: ['yardmaster', ...times(4, 'waste')], deck: ['waste'] }, {}] }).does('play yardmaster')
    expect(table.hand()).toEqual(times(4, 'waste'))
  })
  it('RS-11.26 draws what there is', () => {
    const table = given({ seats: [{ hand: ['yardmaster'], deck: ['waste'], discard: ['stadium'] }, {}] }).does('play yardmaster')
    expect(table.hand()).toEqual(['stadium', 'waste'])
  })
})

describe('Limited Partnership', () => {
  const mine = { hand: ['limited-partnership'] }
  it('RS-11.27 gains a card up to 4, and the next player may draw one and discard one', () => {
    const table = given({ seats: [mine, { hand: ['waste'], deck: ['stadium'] }] }).does('play limited-partnership')
    table.refuses('choose distribution-centre', 'RS-11.27', 'cannot-gain')
    expect(risingSun.prompt(table.state)).toMatchObject({ code: 'gain', count: 4 })
    table.does('choose office-building')
    expect([table.gained, table.toAct()]).toEqual([['office-building'], 1])
    table.does('yes', 'choose waste')
    expect([table.hand(1), table.discard(1), table.toAct(), table.state.money]).toEqual([['stadium'], ['waste'], 0, 1])
  })
  it('RS-11.27 the next player may decline', () => {
    const table = given({ seats: [mine, { hand: ['waste'], deck: ['stadium'] }] }).does(
      'play limited-partnership',
      'choose lay-rails',
      'no',
    )
    expect([table.hand(1), table.toAct()]).toEqual([['waste'], 0])
  })
  it('RS-11.27 does not ask a player who has nothing to draw', () => {
    const table = given({ seats: [mine, { hand: ['waste'], ...nothing }] }).does('play limited-partnership', 'choose lay-rails')
    expect(table.toAct()).toBe(0)
  })
  it('RS-11.27 cannot be applied when no pile is cheap enough', () => {
    const cheap = ['landfill', 'conductors-station', 'holiday-timetable', 'passing-station', 'amusement-park', 'steel-bridge', 'upgrade']
    const empty = Object.fromEntries([...cheap, 'express-train', 'lay-rails', 'station-expansion', 'office-building'].map((id) => [id, 0]))
    given({ seats: [mine, {}], supply: empty }).refuses('play limited-partnership', 'RS-4.6', 'effects-impossible')
  })
})

describe('Junkyard', () => {
  it('RS-11.28 returns Waste for $2 each', () => {
    const table = given({ seats: [{ hand: ['junkyard', ...times(3, 'waste')] }, {}] }).does('play junkyard', 'return 3 waste')
    expect([table.state.money, table.hand()]).toEqual([7, []])
  })
  it('RS-11.28 may return none', () => {
    expect(given({ seats: [{ hand: ['junkyard', 'waste'] }, {}] }).does('play junkyard', 'return 0 waste').state.money).toBe(1)
  })
})

describe('Recycling Center', () => {
  const hand = ['recycling-center', 'waste', 'waste']
  it('RS-11.29 returns Waste and draws as many', () => {
    const table = given({ seats: [{ hand, deck: ['stadium', 'lay-rails', 'normal-train'] }, {}] })
    table.does('play recycling-center', 'return 2 waste')
    expect([table.hand(), table.pile('waste'), table.state.money]).toEqual([['lay-rails', 'stadium'], 70, 1])
  })
  it('RS-11.29 draws what there is', () => {
    const table = given({ seats: [{ hand, ...nothing }, {}] }).does('play recycling-center', 'return 2 waste')
    expect(table.hand()).toEqual([])
  })
})

describe('the first texts', () => {
  const first = (hand: readonly string[], deck: readonly string[] = []) => given({ seats: [{ hand, deck }, {}], firstTexts: true })
  it('RS-11.30 BioFuel Train gains $1 for its Waste', () => {
    expect(first(['biofuel-train', 'waste']).does('play biofuel-train').state.money).toBe(3)
  })
  it('RS-11.30 Mining Train brings $3, and its $2', () => {
    expect(first(['mining-train']).does('play mining-train for money').state.money).toBe(3)
    expect(first(['mining-train']).does('play mining-train').state.money).toBe(5)
  })
  it('RS-11.30 Yardmaster draws until there are six, also where Stationmaster Office copies it', () => {
    expect(first(['yardmaster'], times(9, 'waste')).does('play yardmaster').hand()).toHaveLength(6)
    const copied = first(['stationmaster-office', 'yardmaster'], times(9, 'waste')).does('play stationmaster-office', 'choose yardmaster')
    expect(copied.hand()).toHaveLength(6)
  })
  it('RS-11.30 a card says what it does in this game', () => {
    const text = (firstTexts: boolean) => cardIn(given({ seats: [{}, {}], firstTexts }).state, cardNumber('yardmaster')).wording
    expect([text(true), text(false)]).toEqual(['first.yardmaster', undefined])
  })
})
