/** Attacks and the reaction: RS-5.21 to 5.25 and the six cards. */
import { describe, expect, it } from 'vitest'
import { given, times } from './table.ts'

/** A Legal Counsel in a discard pile: from then on everybody is asked. */
const counselAbout = { discard: ['legal-counsel'] }

describe('attacks', () => {
  it('RS-5.21 go clockwise from the player whose turn it is', () => {
    const seats = [{ hand: times(4, 'waste') }, { hand: ['regulations'] }, { hand: times(4, 'waste') }, { hand: times(4, 'waste') }]
    const table = given({ map: 'nagoya', seats, active: 1 }).does('play regulations')
    const order: (number | null)[] = []
    while (table.toAct() !== 1) {
      order.push(table.toAct())
      table.does('choose waste')
    }
    expect(order).toEqual([2, 3, 0])
  })
  it('RS-5.22 “each player” includes the attacker, “each other player” does not', () => {
    const hand = times(4, 'waste')
    const politician = given({ seats: [{ hand: ['politician', ...hand] }, { hand }] }).does('play politician')
    expect(politician.toAct()).toBe(0)
    const regulations = given({ seats: [{ hand: ['regulations', ...hand] }, { hand }] }).does('play regulations')
    expect(regulations.toAct()).toBe(1)
  })
  it('RS-5.23 a reaction is used in another player’s turn only', () => {
    const table = given({ seats: [{ hand: ['legal-counsel', 'protesters'] }, {}] })
    table.refuses('react with legal-counsel', 'RS-5.23', 'nothing-to-react-to')
    table.does('play protesters')
    expect(table.toAct()).toBe(1)
  })
  it('RS-5.24 a revealed card returns to the hand, and everybody knows it is there', () => {
    const table = given({ seats: [{ hand: ['protesters'] }, { hand: ['legal-counsel', 'waste'] }] })
    table.does('play protesters', 'react with legal-counsel')
    expect([table.hand(1), table.state.shown[1]]).toEqual([['waste', 'legal-counsel'], [table.state.hands[1]![1]]])
  })
  it('RS-5.25 everybody is asked once a Legal Counsel has left the supply, whoever has it', () => {
    const seats = [{ hand: ['protesters'] }, { hand: ['waste'] }, counselAbout]
    const table = given({ seats }).does('play protesters')
    expect([table.toAct(), table.legal()]).toEqual([1, ['no reaction']])
    table.does('no reaction')
    expect([table.toAct(), table.legal()]).toEqual([2, ['no reaction']])
  })
  it('RS-5.25 nobody is asked before', () => {
    const table = given({ seats: [{ hand: ['protesters'] }, {}], piles: ['legal-counsel'] }).does('play protesters')
    expect([table.toAct(), table.discard(1)]).toEqual([0, ['waste']])
  })
})

it('RS-8.3 what others have seen of a hand cannot be taken back', () => {
  const table = given({ seats: [{ hand: ['unhappy-passengers'] }, { hand: ['waste'] }] }).does('play unhappy-passengers')
  const before = table.state.revealed
  expect(table.does('show hand').state.revealed).toBeGreaterThan(before)
})

describe('RS-8.3 what was given up to another’s card cannot be taken back', () => {
  const four = ['normal-train', 'normal-train', 'lay-rails', 'waste']
  it.each([
    ['regulations', { hand: four }, ['play regulations'], 'choose waste'],
    ['unhappy-passengers', { hand: four }, ['play unhappy-passengers'], 'choose normal-train'],
    ['politician', { hand: four }, ['play politician', 'choose lay-rails'], 'choose waste'],
    ['limited-partnership', { hand: four, deck: ['waste'] }, ['play limited-partnership', 'choose lay-rails', 'yes'], 'choose waste'],
  ])('%s', (card, rival, before, giving) => {
    const barrierOf = (firstTexts: boolean) => {
      const table = given({ seats: [{ hand: [card, 'lay-rails'] }, rival] }).does(...before)
      if (firstTexts) delete table.state.reworded
      const { revealed } = table.state
      return table.does(giving).state.revealed > revealed
    }
    expect(barrierOf(false)).toBe(true)
    // Records of the first texts keep their hashes: only the Politician closed the way back then.
    expect(barrierOf(true)).toBe(card === 'politician')
  })
})

describe('Legal Counsel', () => {
  it('RS-11.11 makes its holder immune and stays in the hand', () => {
    const table = given({ seats: [{ hand: ['protesters'] }, { hand: ['legal-counsel'] }, {}] })
    table.does('play protesters', 'react with legal-counsel', 'no reaction')
    expect([table.discard(1), table.hand(1), table.discard(2)]).toEqual([[], ['legal-counsel'], ['waste']])
  })
  it('RS-11.11 need not be used', () => {
    const table = given({ seats: [{ hand: ['protesters'] }, { hand: ['legal-counsel'] }] }).does('play protesters', 'no reaction')
    expect(table.discard(1)).toEqual(['waste'])
  })
  it('RS-11.11 must be in the hand', () => {
    const table = given({ seats: [{ hand: ['protesters'] }, counselAbout] }).does('play protesters')
    table.refuses('react with legal-counsel', 'RS-11.11', 'not-in-hand')
  })
  it('RS-11.11 gives $1 in one’s own turn', () => {
    expect(given({ seats: [{ hand: ['legal-counsel'] }, {}] }).does('play legal-counsel').state.money).toBe(1)
  })
})

describe('Regulations', () => {
  it('RS-11.12 each other player with four cards puts one on the deck', () => {
    const seats = [{ hand: ['regulations', ...times(4, 'waste')] }, { hand: ['stadium', ...times(3, 'waste')], deck: ['waste'] }]
    const table = given({ seats }).does('play regulations', 'choose stadium')
    expect([table.state.money, table.hand(1), table.deck(1)]).toEqual([1, times(3, 'waste'), ['stadium', 'waste']])
  })
  it('RS-11.12 spares smaller hands', () => {
    const table = given({ seats: [{ hand: ['regulations'] }, { hand: times(3, 'waste') }] }).does('play regulations')
    expect(table.toAct()).toBe(0)
  })
  it('RS-11.12 takes a card of the hand', () => {
    const table = given({ seats: [{ hand: ['regulations'] }, { hand: times(4, 'waste') }] }).does('play regulations')
    table.refuses('choose stadium', 'RS-11.12', 'not-in-hand')
  })
  it('RS-11.12 can be played without its attack', () => {
    const table = given({ seats: [{ hand: ['regulations'] }, { hand: times(4, 'waste') }] }).does('play regulations for money')
    expect([table.state.money, table.toAct()]).toEqual([1, 0])
  })
})

describe('Unhappy Passengers', () => {
  const mine = { hand: ['unhappy-passengers'] }
  it('RS-11.13 a train is discarded', () => {
    const table = given({ seats: [mine, { hand: ['express-train', 'normal-train', 'waste'] }] }).does('play unhappy-passengers')
    expect(table.legal()).toEqual(['choose normal-train', 'choose express-train'])
    table.refuses('show hand', 'RS-11.13', 'train-in-hand')
    table.refuses('choose waste', 'RS-11.13', 'not-a-train')
    expect(table.does('choose normal-train').discard(1)).toEqual(['normal-train'])
  })
  it('RS-11.13 or a hand without trains is shown to all', () => {
    const table = given({ seats: [mine, { hand: ['waste', 'stadium'] }] }).does('play unhappy-passengers', 'show hand')
    expect([table.hand(1), table.state.shown[1]]).toEqual([['stadium', 'waste'], table.state.hands[1]])
  })
  it('RS-11.13 an empty hand is not asked', () => {
    expect(
      given({ seats: [mine, {}] })
        .does('play unhappy-passengers')
        .toAct(),
    ).toBe(0)
  })
})

describe('Politician', () => {
  it('RS-11.14 each player passes a card to the left, beginning with the attacker', () => {
    const seats = [{ hand: ['politician', 'waste'] }, { hand: ['stadium'] }, { hand: ['lay-rails'] }]
    const table = given({ seats }).does('play politician', 'choose waste', 'choose stadium', 'choose lay-rails')
    expect([table.hand(0), table.hand(1), table.hand(2), table.state.money]).toEqual([['lay-rails'], ['waste'], ['stadium'], 2])
  })
  it('RS-11.14 the card just passed cannot be passed on', () => {
    const seats = [{ hand: ['politician', 'waste'] }, { hand: ['stadium'] }]
    const table = given({ seats }).does('play politician', 'choose waste')
    table.refuses('choose waste', 'RS-11.14', 'just-passed')
    expect(table.legal()).toEqual(['choose stadium'])
  })
  it('RS-11.14 a player without another card passes none', () => {
    const table = given({ seats: [{ hand: ['politician', 'waste'] }, { hand: [] }, { hand: ['stadium'] }] })
    table.does('play politician', 'choose waste')
    expect(table.toAct()).toBe(2)
    table.does('choose stadium')
    expect([table.hand(0), table.hand(1), table.hand(2)]).toEqual([['stadium'], ['waste'], []])
  })
  it('RS-11.14 skips the immune: neither gives nor takes', () => {
    const seats = [{ hand: ['politician', 'waste'] }, { hand: ['legal-counsel', 'stadium'] }, { hand: ['lay-rails'] }]
    const table = given({ seats }).does('play politician', 'react with legal-counsel', 'no reaction', 'choose waste', 'choose lay-rails')
    expect([table.hand(0), table.hand(1), table.hand(2)]).toEqual([['lay-rails'], ['stadium', 'legal-counsel'], ['waste']])
  })
  it('RS-7.3 with two players and Legal Counsel the attacker passes the card to themselves', () => {
    const seats = [{ hand: ['politician', 'waste'] }, { hand: ['legal-counsel', 'stadium'] }]
    const table = given({ seats }).does('play politician', 'react with legal-counsel', 'choose waste')
    expect([table.hand(0), table.hand(1), table.toAct()]).toEqual([['waste'], ['stadium', 'legal-counsel'], 0])
  })
})

describe('Protesters', () => {
  it('RS-11.15 each other player gains 1 Waste', () => {
    const table = given({ seats: [{ hand: ['protesters'] }, {}, {}] }).does('play protesters')
    expect([table.gained, table.discard(1), table.discard(2), table.state.money]).toEqual([[], ['waste'], ['waste'], 1])
  })
  it('RS-11.15 as far as the Waste goes', () => {
    const table = given({ seats: [{ hand: ['protesters'] }, {}, {}], supply: { waste: 1 } }).does('play protesters')
    expect([table.discard(1), table.discard(2)]).toEqual([['waste'], []])
  })
})

describe('Roundhouse', () => {
  const mine = { hand: ['roundhouse'], deck: ['stadium'] }
  it('RS-11.16 a train among the top two is discarded, the other goes back; then one may draw', () => {
    const table = given({ seats: [mine, { deck: ['waste', 'express-train', 'lay-rails'] }] }).does('play roundhouse')
    expect([table.deck(1), table.discard(1), table.toAct()]).toEqual([['waste', 'lay-rails'], ['express-train'], 0])
    expect(table.does('yes').hand(0)).toEqual(['stadium'])
  })
  it('RS-11.16 the target chooses between two trains', () => {
    const table = given({ seats: [mine, { deck: ['normal-train', 'express-train'] }] }).does('play roundhouse')
    expect([table.toAct(), table.legal()]).toEqual([1, ['choose normal-train', 'choose express-train']])
    table.refuses('choose stadium', 'RS-11.16', 'not-revealed')
    expect(table.does('choose normal-train', 'no').deck(1)).toEqual(['express-train'])
  })
  it('RS-11.16 without a train both go back in their order, known to all', () => {
    const table = given({ seats: [mine, { deck: ['waste', 'stadium', 'waste'] }] }).does('play roundhouse')
    expect([table.deck(1), table.state.known[1]]).toEqual([
      ['waste', 'stadium', 'waste'],
      [0, 2, 2],
    ])
  })
  it('RS-11.16 with empty decks there is nothing to reveal or draw', () => {
    const table = given({ seats: [{ hand: ['roundhouse'], deck: [] }, { deck: [] }] }).does('play roundhouse')
    expect([table.toAct(), table.state.frames]).toEqual([0, []])
  })
  it('RS-11.16 reshuffles to reveal', () => {
    const table = given({ seats: [mine, { deck: ['waste'], discard: ['express-train'] }] }).does('play roundhouse')
    expect([table.deck(1), table.discard(1)]).toEqual([['waste'], ['express-train']])
  })
})

it('RS-10.24 an attack copied by Stationmaster Office is an attack', () => {
  const table = given({ seats: [{ hand: ['stationmaster-office', 'protesters'] }, { hand: ['legal-counsel'] }] })
  table.does('play stationmaster-office', 'choose protesters', 'react with legal-counsel')
  expect([table.discard(1), table.hand(0)]).toEqual([[], ['protesters']])
})
