/** The state of Lockers, what can be said about it, and what can be ordered in it. */
import type { GameState, Locale, Orders, Seat, Section } from '../index.ts'

export interface Lockers extends GameState {
  turn: number
  lastTurn: number
  size: number
  /** Sorted. */
  hands: number[][]
  /** The top is the end. */
  deck: number[]
  dropped: number[]
  lockers: number[][]
  /** By seat, which cards of its locker everybody has seen, by place. */
  shown: boolean[][]
  tokens: number[]
  /** The seat that knows the top of the deck, or −1. */
  peeker: number
}

export const HIDDEN = -1
export const ANIMALS = ['fox', 'owl', 'hen', 'cat', 'elk', 'bear'] as const

export function outline(view: Lockers, locale: Locale, seatName: (seat: Seat) => string): Section[] {
  const words = WORDS[locale]
  const named = (cards: readonly number[]) => cards.map((card) => (card === HIDDEN ? '?' : ANIMALS[card])).join(' ')
  return [
    { title: words.table, lines: [`${words.deck}: ${view.deck.length}`, `${words.dropped}: ${named(view.dropped)}`] },
    {
      title: words.players,
      table: {
        columns: ['', words.hand, words.locker, words.tokens],
        rows: view.hands.map((hand, seat) => [seatName(seat), named(hand), named(view.lockers[seat]), String(view.tokens[seat])]),
      },
    },
  ]
}

const WORDS = {
  en: { table: 'Table', deck: 'Deck', dropped: 'Dropped', players: 'Players', hand: 'Hand', locker: 'Locker', tokens: 'Tokens' },
  de: { table: 'Tisch', deck: 'Stapel', dropped: 'Abgelegt', players: 'Spieler', hand: 'Hand', locker: 'Fach', tokens: 'Marken' },
} as const

/** To stow the lowest or highest card turn by turn, until the locker is full. */
export const orders: Orders<Lockers> = {
  kinds: {
    fill: {
      fields: { with: { kind: 'choice', values: ['lowest', 'highest'], default: 'highest' } },
      triggers: ['opened'],
    },
  },
  remember: (view, seat) => view.shown[seat].filter((isShown) => isShown).length,
  isTriggered: (trigger, view, seat, _order, then) =>
    trigger === 'opened' && view.shown[seat].filter((isShown) => isShown).length > (then as number),
  answer(view, seat, order) {
    if (view.lockers[seat].length >= view.size) return { over: 'full' }
    const left = view.hands[seat].length
    return left === 0 ? 'ask' : { move: `stow ${order.fields.with === 'lowest' ? 1 : left}` }
  },
}
