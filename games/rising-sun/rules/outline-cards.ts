/** Cards in words: what a player holds, has and is known to have; what is hidden is counted. */
import type { Said } from '@branchline/engine'
import { CARDS } from './cards.ts'
import { HIDDEN, OWNER_KNOWS, type State } from './state.ts'

export function playerSaid(state: State, seat: number): Said[] {
  const hand = state.hands[seat]
  const open = hand.filter((card) => card !== HIDDEN)
  return [
    {
      say: 'outline.player',
      seat,
      rails: state.railsLeft[seat],
      hand: hand.length,
      deck: state.decks[seat].length,
      discard: state.discards[seat].length,
      tourists: state.touristPoints[seat],
      routes: state.routePoints[seat],
    },
    ...told('outline.hand', seat, open),
    ...(open.length === hand.length ? told('outline.shown', seat, state.shown[seat]) : []),
    ...told('outline.discard', seat, state.discards[seat]),
    ...knownPlaces(state, seat),
    ...told('outline.hidden', seat, state.pools[seat]),
    ...(seat === state.active && state.wasteFree !== undefined ? [{ say: 'outline.waste-free', seat, number: state.wasteFree }] : []),
  ]
}

/** Cards one can see by name, each kind with its number. */
export function cardsSaid(cards: readonly number[]): Said[] {
  const kinds = [...new Set(cards)].sort((one, other) => one - other)
  return kinds.map((card) => ({ say: 'outline.cards', number: cards.filter((one) => one === card).length, card: CARDS[card].id }))
}

const told = (say: string, seat: number, cards: readonly number[]): Said[] =>
  cards.length === 0 ? [] : [{ say, seat, cards: cardsSaid(cards) }]

/** Places of a deck that the viewer knows, or of which it is known that their owner has looked at them. */
function knownPlaces(state: State, seat: number): Said[] {
  const deck = state.decks[seat]
  return deck.flatMap((_, fromTop) => {
    const place = deck.length - 1 - fromTop
    const card = deck[place]
    if (card !== HIDDEN)
      return [
        {
          say: state.known[seat][place] > OWNER_KNOWS ? 'outline.deck.open' : 'outline.deck.known',
          seat,
          place: fromTop + 1,
          card: CARDS[card].id,
        },
      ]
    return state.known[seat][place] === OWNER_KNOWS ? [{ say: 'outline.deck.looked-at', seat, place: fromTop + 1 }] : []
  })
}
