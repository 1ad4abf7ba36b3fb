import { outlineOf } from '@branchline/engine'
import { expect, test } from 'vitest'
import { type Change, figure, oneOf, set, tellsEverything } from '../../test/telling.ts'
import { CITY } from '../rules/board.ts'
import { cardNumber, WASTE } from '../rules/cards.ts'
import { risingSun, type State } from '../rules/index.ts'
import { boardOf, HIDDEN, OVER, PLACEMENT, TURN } from '../rules/state.ts'
import { given } from './table.ts'

const inTurn = ({ phase }: State) => phase === TURN
/** One card more in a list of lists. */
const oneMore =
  (field: 'hands' | 'discards' | 'pools', card = 0): Change =>
  (view: State, random) => {
    view[field][random.below(view.seats)].push(card)
    return true
  }
const longer =
  (field: 'trash' | 'seen' | 'inPlay' | 'gained'): Change =>
  (view: State) => {
    view[field].push(0)
    return true
  }

tellsEverything({
  game: risingSun,
  tables: [
    { seats: 2 },
    { seats: 3, options: { map: 'osaka', cards: 'rising-sun-experienced' } },
    { seats: 2, options: { map: 'kyushu' } },
  ],
  told: {
    // The text of a pile says it; Yardmaster has one there.
    reworded: set(
      'reworded',
      ({ reworded }) => (reworded ? undefined : true),
      ({ piles }) => piles.includes(cardNumber('yardmaster')),
    ),
    startCities: set(
      'startCities',
      ({ startCities }) => !startCities,
      ({ phase }) => phase === PLACEMENT,
    ),
    phase: set('phase', ({ phase }) => (phase === TURN ? PLACEMENT : TURN)),
    active: set('active', ({ active, seats }) => (active + 1) % seats),
    turn: (view: State) => {
      view.turn += view.seats
      return true
    },
    acted: set('acted', ({ acted }) => !acted, inTurn),
    endedBy: set(
      'endedBy',
      ({ endedBy }) => endedBy ^ 1,
      ({ phase }) => phase === OVER,
    ),
    piles: (view: State) => view.piles.pop() !== undefined,
    supply: oneOf('supply', ({ piles }, card) => piles.includes(card) || card === WASTE),
    trash: longer('trash'),
    hands: oneMore('hands', HIDDEN),
    decks: (view: State) => {
      view.decks[0].unshift(HIDDEN)
      view.known[0].unshift(0)
      return true
    },
    discards: oneMore('discards'),
    shown: (view: State) => {
      const seat = view.hands.findIndex((hand) => hand.length > 0 && !hand.includes(HIDDEN))
      if (seat < 0) return false
      view.shown[seat].push(view.hands[seat][0])
      return true
    },
    known: (view: State) => {
      const seat = view.decks.findIndex((deck) => deck.at(-1) === HIDDEN)
      if (seat < 0) return false
      view.known[seat][view.decks[seat].length - 1] ^= 1
      return true
    },
    pools: oneMore('pools'),
    seen: longer('seen'),
    inPlay: longer('inPlay'),
    gained: longer('gained'),
    rails: oneOf('rails', undefined, (bits) => bits ^ 1),
    stations: oneOf('stations', (view, hex) => boardOf(view).kind[hex] === CITY && view.stations[hex] < 3),
    railsLeft: oneOf('railsLeft'),
    stationsLeft: figure('stationsLeft', ({ phase }) => phase !== OVER),
    touristPoints: oneOf('touristPoints'),
    routePoints: oneOf('routePoints'),
    routes: oneOf('routes', undefined, (card) => (card + 1) % 5),
    routeOwner: oneOf('routeOwner', undefined, (owner, { seats }) => (owner + 1) % seats),
    money: figure('money', inTurn),
    railPoints: figure('railPoints', inTurn),
    lasting: oneOf('lasting'),
    frames: (view: State) => {
      const frame = view.frames.at(-1)
      if (frame === undefined) return false
      frame.cards.push(0)
      return true
    },
    wasteFree: set('wasteFree', ({ wasteFree = 0 }) => wasteFree + 1),
  },
  untold: {
    chance: 'nobody knows what will be drawn',
    revealed: 'of undo, not of the game',
    map: 'another board is another game',
    seats: 'another number of players is another game',
    reach: 'follows from the rails',
    routeUsed: 'chance hardly ever claims a route: shown below',
  },
})

const { state } = given({ seats: [{}, {}] })
const board = boardOf(state)
const sections = outlineOf(risingSun, risingSun.view(state, 0), 'en')
const linesOf = (title: string) => sections.find((one) => one.title === title)?.lines ?? []

test('RS-2.8: the neighbours that the board in words gives as examples are those of the board', () => {
  const [, ...examples] = (linesOf('Land')[0] ?? '').split(/[Aa]round /)
  expect(examples).toHaveLength(2)
  for (const example of examples) {
    const [hex, ...around] = example.match(/[A-H]\d+/g) ?? []
    const numbers = around.map((place) => board.hexNumber(place.toLowerCase()))
    expect(new Set(board.neighbours[board.hexNumber(hex!.toLowerCase())])).toEqual(new Set(numbers))
  }
})

test('RS-2.10: it says where every city lies, what the land is and where barriers stand', () => {
  for (const line of linesOf('Cities')) {
    const [, name, place] = /^(.*) at ([A-H]\d+):/.exec(line) ?? []
    expect(board.names[board.hexNumber(place.toLowerCase())]).toBe(name)
  }
  expect(linesOf('Land').map((line) => line.split(':')[0])).toEqual(expect.arrayContaining(['Rivers', 'Mountains', 'Sea']))
  const barriers = linesOf('Land').find((line) => line.startsWith('Barriers')) ?? ''
  for (const [from, to] of board.sheet.barriers) expect(barriers).toContain(`${from}–${to}`)
})

test('RS-5.16: it says of a claimed route whether its ability is used', () => {
  const claimed = risingSun.view(state, 0)
  claimed.routes.push(0)
  claimed.routeOwner.push(1)
  claimed.routeUsed.push(false)
  const told = () =>
    outlineOf(risingSun, claimed, 'en', ['Ada', 'Ben'])
      .find(({ title }) => title === 'Route bonus')
      ?.lines.at(-1)
  expect(told()).toMatch(/Claimed by Ben, not used yet\.$/)
  claimed.routeUsed[claimed.routeUsed.length - 1] = true
  expect(told()).toMatch(/Claimed by Ben, used\.$/)
})
