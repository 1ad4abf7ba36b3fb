/** One section for each red card of the base box: what it does, when it cannot, and with an empty deck or pile. */
import { type Prompt, speaker, submit } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { risingSun } from '../rules/index.ts'
import { given, times } from './table.ts'

const nothing = { deck: [], discard: [] }

describe('Landfill', () => {
  it('RS-10.11 returns all Waste of the hand', () => {
    const table = given({ seats: [{ hand: ['landfill', 'waste', 'waste', 'lay-rails'] }, {}] }).does('play landfill')
    expect([table.hand(), table.pile('waste')]).toEqual([['lay-rails'], 70])
  })
  it('RS-10.11 without Waste does nothing', () => {
    const table = given({ seats: [{ hand: ['landfill', 'lay-rails'] }, {}] }).does('play landfill')
    expect(table.hand()).toEqual(['lay-rails'])
  })
})

describe('Signals', () => {
  it('RS-10.12 draws one, then discards the next', () => {
    const table = given({ seats: [{ hand: ['signals'], deck: ['express-train', 'waste', 'lay-rails'] }, {}] }).does('play signals')
    expect(table.legal()).toEqual(['discard place 1', 'put back 1'])
    table.does('discard place 1')
    expect([table.hand(), table.discard(), table.deck()]).toEqual([['express-train'], ['waste'], ['lay-rails']])
  })
  it('RS-10.12 or leaves it', () => {
    const table = given({ seats: [{ hand: ['signals'], deck: ['express-train', 'waste'] }, {}] }).does('play signals', 'put back')
    expect(table.deck()).toEqual(['waste'])
  })
  it('RS-10.12 reshuffles to look when the deck is empty', () => {
    const table = given({ seats: [{ hand: ['signals'], deck: ['express-train'], discard: ['stadium'] }, {}] }).does('play signals')
    expect([table.discard(), table.deck()]).toEqual([[], ['stadium']])
  })
  it('RS-10.12 with no card left looks at none', () => {
    const table = given({ seats: [{ hand: ['signals'], deck: ['express-train'] }, {}] }).does('play signals')
    expect(table.state.frames).toEqual([])
  })
})

describe('Station Crew', () => {
  it('RS-10.13 draws', () => {
    const table = given({ seats: [{ hand: ['station-crew'], deck: ['waste'] }, {}] }).does('play station-crew', 'opt for draw')
    expect(table.hand()).toEqual(['waste'])
  })
  it('RS-10.13 or gives $1', () => {
    expect(given({ seats: [{ hand: ['station-crew'] }, {}] }).does('play station-crew', 'opt for money').state.money).toBe(1)
  })
  it('RS-10.13 or returns a Waste', () => {
    const table = given({ seats: [{ hand: ['station-crew', 'waste'] }, {}] }).does('play station-crew', 'opt for waste')
    expect([table.hand(), table.pile('waste')]).toEqual([[], 70])
  })
  it('RS-10.13 cannot return Waste that is not there', () => {
    given({ seats: [{ hand: ['station-crew'] }, {}] })
      .does('play station-crew')
      .refuses('opt for waste', 'RS-10.13', 'no-waste-in-hand')
  })
  it('RS-10.13 draws nothing from nothing', () => {
    const table = given({ seats: [{ hand: ['station-crew'], ...nothing }, {}] }).does('play station-crew', 'opt for draw')
    expect(table.hand()).toEqual([])
  })
})

describe("Conductor's Station", () => {
  it('RS-10.14 discards any number and draws as many', () => {
    const hand = ['conductors-station', 'waste', 'waste', 'lay-rails']
    const table = given({ seats: [{ hand, deck: ['express-train', 'stadium', 'normal-train'] }, {}] })
    table.does('play conductors-station', 'choose waste', 'choose waste', 'done')
    expect(table.hand()).toEqual(['express-train', 'lay-rails', 'stadium'])
  })
  it('RS-10.14 draws the discarded cards again when the deck is empty', () => {
    const table = given({ seats: [{ hand: ['conductors-station', 'waste'], deck: [] }, {}] }).does(
      'play conductors-station',
      'choose waste',
    )
    expect(table.hand()).toEqual(['waste'])
  })
})

describe('Command Central', () => {
  const seat = { hand: ['command-central'], deck: ['normal-train', 'stadium', 'waste'] }
  it('RS-10.15 takes the card when it is the one named', () => {
    const table = given({ seats: [seat, {}] }).does('play command-central', 'choose stadium')
    expect([table.hand(), table.deck()]).toEqual([['normal-train', 'stadium'], ['waste']])
  })
  it('RS-10.15 leaves it on top otherwise, known to all', () => {
    const table = given({ seats: [seat, {}] }).does('play command-central', 'choose waste')
    expect([table.hand(), table.deck(), table.state.known[0]]).toEqual([['normal-train'], ['stadium', 'waste'], [0, 2]])
  })
  it('RS-10.15 only cards of this game can be named', () => {
    given({ seats: [seat, {}] })
      .does('play command-central')
      .refuses('choose politician', 'RS-10.15', 'not-in-this-game')
  })
  it('RS-10.15 asks nothing when there is no card to reveal', () => {
    const table = given({ seats: [{ hand: ['command-central'], deck: ['waste'] }, {}] }).does('play command-central')
    expect(table.state.frames).toEqual([])
  })
})

describe('Garage', () => {
  it('RS-10.16 draws two, then discards two', () => {
    const table = given({ seats: [{ hand: ['garage', 'waste'], deck: ['stadium', 'express-train', 'waste'] }, {}] }).does('play garage')
    table.refuses('done', 'RS-10.16', 'discard-more')
    table.does('choose waste', 'choose stadium')
    expect([table.hand(), table.state.money]).toEqual([['express-train'], 1])
  })
  it('RS-10.16 cannot be applied when two cards could not be discarded', () => {
    const table = given({ seats: [{ hand: ['garage'], deck: ['waste'] }, {}] })
    table.refuses('play garage', 'RS-4.6', 'effects-impossible')
    expect(table.does('play garage for money').state.money).toBe(1)
  })
  it('RS-10.16 with an empty deck discards what is in the hand', () => {
    const table = given({ seats: [{ hand: ['garage', 'waste', 'stadium'], ...nothing }, {}] })
    table.does('play garage', 'choose waste', 'choose stadium')
    expect(table.hand()).toEqual([])
  })
})

describe('Holiday Timetable', () => {
  it('RS-10.17 is trashed for $3', () => {
    const table = given({ seats: [{ hand: ['holiday-timetable'] }, {}] }).does('play holiday-timetable')
    expect([table.state.money, table.inPlay, table.trashed('holiday-timetable')]).toEqual([3, [], 1])
  })
  it('RS-10.17 stays when its effect is declined', () => {
    const table = given({ seats: [{ hand: ['holiday-timetable'] }, {}] }).does('play holiday-timetable for money')
    expect([table.state.money, table.inPlay]).toEqual([0, ['holiday-timetable']])
  })
  it('RS-10.17 copied by Stationmaster Office, the Office is trashed', () => {
    const table = given({ seats: [{ hand: ['stationmaster-office', 'holiday-timetable'] }, {}] })
    table.does('play stationmaster-office', 'choose holiday-timetable')
    expect([table.trashed('stationmaster-office'), table.hand(), table.state.money]).toEqual([1, ['holiday-timetable'], 3])
  })
})

describe('Passing Station', () => {
  it('RS-10.18 gives $1 and draws one', () => {
    const table = given({ seats: [{ hand: ['passing-station'], deck: ['stadium'] }, {}] }).does('play passing-station')
    expect([table.hand(), table.state.money]).toEqual([['stadium'], 1])
  })
  it('RS-10.18 draws nothing from an empty deck and discard pile', () => {
    const table = given({ seats: [{ hand: ['passing-station'], ...nothing }, {}] }).does('play passing-station')
    expect([table.hand(), table.state.money]).toEqual([[], 1])
  })
})

describe('Pulling', () => {
  it('RS-10.19 takes a train from the discard pile', () => {
    const table = given({ seats: [{ hand: ['pulling'], discard: ['waste', 'express-train', 'mail-train'] }, {}] }).does('play pulling')
    expect(table.legal()).toEqual(['choose express-train', 'choose mail-train'])
    table.does('choose mail-train')
    expect([table.hand(), table.discard()]).toEqual([['mail-train'], ['waste', 'express-train']])
  })
  it('RS-10.19 cannot be applied without a train there', () => {
    const table = given({ seats: [{ hand: ['pulling'], discard: ['waste'] }, {}] })
    table.refuses('play pulling', 'RS-4.6', 'effects-impossible')
    expect(table.offers('play pulling for money')).toBe(true)
  })
  it('RS-10.19 takes trains only', () => {
    const table = given({ seats: [{ hand: ['pulling'], discard: ['waste', 'express-train'] }, {}] }).does('play pulling')
    table.refuses('choose waste', 'RS-10.19', 'not-a-train-in-discard')
  })
})

describe('Switchback', () => {
  it('RS-10.20 puts a train in play on the deck', () => {
    const table = given({ seats: [{ hand: ['switchback'], deck: [] }, {}], inPlay: ['express-train', 'lay-rails'] })
    table.does('play switchback', 'choose express-train')
    expect([table.deck(), table.inPlay, table.state.money]).toEqual([['express-train'], ['lay-rails', 'switchback'], 1])
  })
  it('RS-10.20 cannot be applied without a train in play', () => {
    given({ seats: [{ hand: ['switchback'] }, {}], inPlay: ['lay-rails'] }).refuses('play switchback', 'RS-4.6')
  })
  it('RS-10.20 chooses trains only', () => {
    const table = given({ seats: [{ hand: ['switchback'] }, {}], inPlay: ['express-train', 'lay-rails'] }).does('play switchback')
    table.refuses('choose lay-rails', 'RS-10.20', 'not-a-train-in-play')
  })
})

describe('Amusement Park', () => {
  it('RS-10.21 gives the printed money of a train in play', () => {
    const table = given({ seats: [{ hand: ['amusement-park'] }, {}], inPlay: ['limited-express-train', 'normal-train'] })
    table.does('play amusement-park', 'choose limited-express-train')
    expect(table.state.money).toBe(4)
  })
  it('RS-10.21 cannot be applied without a train in play', () => {
    const table = given({ seats: [{ hand: ['amusement-park'] }, {}] })
    table.refuses('play amusement-park', 'RS-4.6')
    expect(table.does('play amusement-park for money').state.money).toBe(1)
  })
})

describe('Information Central', () => {
  const seat = { hand: ['information-central'], deck: ['waste', 'stadium', 'express-train', 'lay-rails', 'normal-train'] }
  it('RS-10.22 reveals four, takes one, puts the others back in the order chosen', () => {
    const table = given({ seats: [seat, {}] }).does('play information-central', 'choose express-train')
    table.does('choose waste', 'choose lay-rails')
    expect([table.hand(), table.deck()]).toEqual([['express-train'], ['stadium', 'lay-rails', 'waste', 'normal-train']])
  })
  it('RS-10.22 may take none', () => {
    const table = given({ seats: [seat, {}] }).does('play information-central', 'done')
    expect(table.legal()).toHaveLength(4)
    table.refuses('done', 'RS-10.22', 'other-choice-first')
  })
  it('RS-10.22 takes only what was revealed', () => {
    given({ seats: [seat, {}] })
      .does('play information-central')
      .refuses('choose normal-train', 'RS-10.22', 'not-revealed')
  })
  it('RS-10.22 reveals what there is', () => {
    const short = given({ seats: [{ hand: ['information-central'], deck: ['waste'], discard: ['stadium'] }, {}] })
    short.does('play information-central', 'choose waste')
    expect([short.hand(), short.deck()]).toEqual([['waste'], ['stadium']])
    const none = given({ seats: [{ hand: ['information-central'], ...nothing }, {}] }).does('play information-central')
    expect(none.state.frames).toEqual([])
  })
})

describe('Ironworks', () => {
  it('RS-10.23 gives $2 for each green card played afterwards, with or without effects', () => {
    const table = given({ seats: [{ hand: ['ironworks', 'lay-rails', 'viaduct', 'lay-rails'] }, {}] })
    table.does('play lay-rails', 'play ironworks', 'play lay-rails', 'play viaduct for money')
    expect(table.state.money).toBe(5)
  })
})

describe('Stationmaster Office', () => {
  it('RS-10.24 has the effects of an action card in the hand, not its money', () => {
    const table = given({ seats: [{ hand: ['stationmaster-office', 'passing-station'], deck: ['waste'] }, {}] })
    table.does('play stationmaster-office', 'choose passing-station')
    expect([table.hand(), table.state.money]).toEqual([['waste', 'passing-station'], 0])
  })
  it('RS-10.24 copies trains with a text too', () => {
    const table = given({ seats: [{ hand: ['stationmaster-office', 'tourist-train'] }, {}] })
    table.does('play stationmaster-office', 'choose tourist-train')
    expect(table.state.touristPoints[0]).toBe(1)
  })
  it('RS-10.24 cannot copy another Office, plain trains, rails or what cannot be applied', () => {
    const hand = ['stationmaster-office', 'stationmaster-office', 'normal-train', 'lay-rails', 'pulling', 'landfill']
    const table = given({ seats: [{ hand }, {}] }).does('play stationmaster-office')
    expect(table.legal()).toEqual(['choose landfill'])
    table.refuses('choose stationmaster-office', 'RS-10.24', 'cannot-be-copied')
    table.refuses('choose pulling', 'RS-4.6', 'no-train-in-discard')
  })
  it('RS-10.24 the Office is no card of the hand any more when the copied effects begin', () => {
    const table = given({ seats: [{ hand: ['stationmaster-office', 'garage'], deck: [] }, {}] })
    table.refuses('play stationmaster-office', 'RS-4.6', 'effects-impossible')
  })
  it('RS-10.24 cannot be applied without an action card', () => {
    given({ seats: [{ hand: ['stationmaster-office', 'lay-rails'] }, {}] }).refuses('play stationmaster-office', 'RS-4.6')
  })
})

describe('Dump Site', () => {
  it('RS-10.25 keeps Waste away from now on', () => {
    const table = given({ seats: [{ hand: ['dump-site', 'lay-rails', 'lay-rails'] }, {}], money: 3 })
    table.does('play lay-rails', 'play dump-site', 'play lay-rails', 'buy office-building')
    expect([table.gained, table.state.railPoints, table.state.money]).toEqual([['waste', 'office-building'], 2, 1])
  })
  it('RS-10.25 is spoken of only where Waste would have come', () => {
    const table = given({ seats: [{ hand: ['dump-site'] }, {}], money: 6 }).does('play dump-site', 'buy express-train')
    expect(table.events.map(({ type }) => type)).toEqual(['buy'])
    expect(table.does('buy office-building').events.map(({ type }) => type)).toEqual(['buy', 'waste-kept-away'])
  })
})

describe('Maintenance Factory', () => {
  it('RS-10.26 gains a copy of a train in the hand', () => {
    const table = given({ seats: [{ hand: ['maintenance-factory', 'express-train'] }, {}] })
    table.does('play maintenance-factory', 'choose express-train')
    expect([table.hand(), table.gained, table.pile('express-train')]).toEqual([['express-train'], ['express-train'], 5])
  })
  it('RS-10.26 cannot be applied with an empty pile or a train without a pile', () => {
    const hand = ['maintenance-factory', 'express-train', 'normal-train']
    given({ seats: [{ hand }, {}], supply: { 'express-train': 0 } }).refuses('play maintenance-factory', 'RS-4.6')
  })
  it('RS-10.26 copies trains only', () => {
    const table = given({ seats: [{ hand: ['maintenance-factory', 'express-train', 'lay-rails'] }, {}] }).does('play maintenance-factory')
    table.refuses('choose lay-rails', 'RS-10.26', 'no-train-with-pile')
  })
})

describe.each([
  ['Signaling Area', 'RS-10.27', 'signaling-area', 2],
  ['Control Room', 'RS-10.30', 'control-room', 3],
])('%s', (_name, clause, id, n) => {
  it(`${clause} draws ${n}`, () => {
    const table = given({ seats: [{ hand: [id], deck: times(5, 'waste') }, {}] }).does(`play ${id}`)
    expect(table.hand()).toEqual(times(n, 'waste'))
  })
  it(`${clause} draws what there is, reshuffling once`, () => {
    const table = given({ seats: [{ hand: [id], deck: ['waste'], discard: ['stadium'] }, {}] }).does(`play ${id}`)
    expect([table.hand(), table.deck(), table.discard()]).toEqual([['stadium', 'waste'], [], []])
  })
})

describe('Temporary Timetable', () => {
  it('RS-10.28 takes the next two trains, discards the cards between', () => {
    const table = given({
      seats: [{ hand: ['temporary-timetable'], deck: ['waste', 'normal-train', 'stadium', 'express-train', 'waste'] }, {}],
    })
    table.does('play temporary-timetable')
    expect([table.hand(), table.discard(), table.deck()]).toEqual([['normal-train', 'express-train'], ['waste', 'stadium'], ['waste']])
  })
  it('RS-10.28 reshuffles the discard pile, not the cards just revealed', () => {
    const table = given({ seats: [{ hand: ['temporary-timetable'], deck: ['waste'], discard: ['express-train'] }, {}] })
    table.does('play temporary-timetable')
    expect([table.hand(), table.discard()]).toEqual([['express-train'], ['waste']])
    expect(table.events.map(({ type }) => type)).toEqual(['play', 'shuffle', 'reveal', 'take', 'discard'])
  })
})

describe('Wagon Factory', () => {
  it('RS-10.29 asks for trains, where Upgrade asks for any card', () => {
    const said = (hand: readonly string[], ...moves: readonly string[]) => {
      const { state } = given({ seats: [{ hand: [...hand] }, {}] }).does(...moves)
      return speaker(risingSun, 'en').prompt(risingSun.prompt(state) as Prompt)
    }
    const hand = ['wagon-factory', 'express-train', 'lay-rails']
    expect(said(hand, 'play wagon-factory')).toBe('Wagon Factory: trash a train from your hand.')
    expect(said(hand, 'play wagon-factory', 'choose express-train')).toBe('Wagon Factory: gain a train that costs at most 6.')
    expect(said(['upgrade', 'express-train', 'lay-rails'], 'play upgrade')).toBe('Upgrade: trash a card from your hand.')
  })
  it('RS-10.29 exchanges a train for one up to 3 dearer, into the hand', () => {
    const table = given({ seats: [{ hand: ['wagon-factory', 'express-train'] }, {}] }).does('play wagon-factory', 'choose express-train')
    expect(table.legal()).toContain('choose limited-express-train')
    table.refuses('choose lay-rails', 'RS-10.29', 'not-a-train')
    table.does('choose limited-express-train')
    expect([table.hand(), table.trashed('express-train')]).toEqual([['limited-express-train'], 1])
  })
  it('RS-10.29 reaches no further', () => {
    const table = given({ seats: [{ hand: ['wagon-factory', 'normal-train'] }, {}] }).does('play wagon-factory', 'choose normal-train')
    table.refuses('choose limited-express-train', 'RS-10.29', 'cannot-gain')
  })
  it('RS-10.29 says why a card cannot be exchanged', () => {
    const hand = ['wagon-factory', 'normal-train', 'limited-express-train', 'stadium']
    const table = given({ seats: [{ hand }, {}], supply: { 'express-train': 0 } }).does('play wagon-factory')
    table.refuses('choose stadium', 'RS-10.29', 'not-a-train')
    expect(submit(risingSun, table.state, 'choose normal-train')).toMatchObject({ code: 'cannot-trade', cost: 4 })
  })
  it('RS-10.29 cannot be applied without a train, or without a train to gain', () => {
    given({ seats: [{ hand: ['wagon-factory', 'waste'] }, {}] }).refuses('play wagon-factory', 'RS-4.6')
    const supply = { 'express-train': 0 }
    given({ seats: [{ hand: ['wagon-factory', 'normal-train'] }, {}], supply }).refuses('play wagon-factory', 'RS-4.6')
  })
})
