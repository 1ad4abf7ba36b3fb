/** What a balance report counts: cards bought, rails and stations by hex, routes, and how much of everything a player gets to use. */
import type { BalanceBook, BalanceShape } from '@branchline/engine'
import { SEA } from '../rules/board.ts'
import { CARDS, cardNumber, RETURNS_WASTE, WASTE } from '../rules/cards.ts'
import { ENDINGS } from '../rules/cleanup.ts'
import { countOf } from '../rules/deck.ts'
import type { Move } from '../rules/move.ts'
import { cardsOf, railsOnBoard } from '../rules/scoring.ts'
import { boardOf, type State } from '../rules/state.ts'
import { words } from './messages/index.ts'

export const balance: BalanceBook<State, Move> = {
  words,
  round: ({ turn, seats }) => 1 + Math.floor(turn / seats),
  stock(state) {
    const { ids, kind, cities } = boardOf(state)
    return {
      cards: state.piles.slice(-EIGHT).map((card) => CARDS[card].id),
      basics: state.piles.slice(0, -EIGHT).map((card) => CARDS[card].id),
      hexes: ids.filter((_, hex) => kind[hex] !== SEA),
      stations: cities.map((hex) => ids[hex]),
      routes: state.routes.map((route) => routeId(state, route)),
    }
  },
  barrable: ['cards', 'basics', 'hexes', 'stations'],
  uses(state, move) {
    if (move.do === 'buy')
      return [{ kind: state.piles.indexOf(move.card) < state.piles.length - EIGHT ? 'basics' : 'cards', id: CARDS[move.card].id }]
    if (move.do === 'station') return [{ kind: 'stations', id: boardOf(state).ids[move.hex] }]
    return move.do === 'start' || move.do === 'rail' ? [{ kind: 'hexes', id: boardOf(state).ids[move.hex] }] : []
  },
  begun: () => {},
  told(state, { type, seat, hex, from, to, card }, notes, round) {
    if (seat === undefined) return
    if ((type === 'buy' || type === 'buy-to-top') && RETURNS_WASTE[cardNumber(String(card))])
      notes.figure('cleaners-for-nothing', countOf(cardsOf(state, seat), WASTE) === 0 ? 100 : 0)
    if (type === 'start') notes.start(seat, String(hex))
    if (type === 'route-claimed') notes.use(seat, 'routes', `${from}~${to}`)
    if (type !== 'pass') return
    notes.figure('passed', round)
    notes.memory.set(PASSES, 1 + (notes.memory.get(PASSES) ?? 0))
  },
  over(state, notes) {
    for (let seat = 0; seat < state.seats; seat++) {
      notes.figure('rails-laid', railsOnBoard(state, seat))
      notes.figure('rails-left', state.railsLeft[seat])
      notes.figure('waste-at-end', countOf(cardsOf(state, seat), WASTE))
      notes.figure('deck-at-end', cardsOf(state, seat).length)
    }
    notes.figure('passes', (notes.memory.get(PASSES) ?? 0) / state.seats)
    notes.figure('routes-claimed', state.routeOwner.filter((owner) => owner >= 0).length)
    notes.figure('stations-left', state.stationsLeft)
  },
  endings: ({ endedBy }) => ENDINGS.filter(({ bit }) => endedBy & bit).map(({ id }) => id),
  label: (kind, id) => (kind === 'cards' || kind === 'basics' ? CARDS[cardNumber(id)]?.name : undefined),
  board(state) {
    const { ids, kind, row, column } = boardOf(state)
    return ids.flatMap((id, hex): BalanceShape[] => {
      if (kind[hex] === SEA) return []
      return [{ kind: 'hexes', id, at: [column[hex] * WIDE + (row[hex] % 2 === 1 ? WIDE / 2 : 0), row[hex] * 1.5 * SIZE], hexagon: SIZE }]
    })
  },
}

/** The piles that differ from game to game come last. */
const EIGHT = 8
const PASSES = 'passes'
const SIZE = 60
const WIDE = Math.sqrt(3) * SIZE

function routeId(state: State, route: number): string {
  const { ids, routes } = boardOf(state)
  return `${ids[routes[route].from]}~${ids[routes[route].to]}`
}
