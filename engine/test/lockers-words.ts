/** The state of Lockers, what can be said about it, and what can be ordered in it. */
import type { GameState, Orders, Section } from '../index.ts'

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

export function outline(view: Lockers): Section[] {
  const named = (cards: readonly number[]) => cards.map((card) => (card === HIDDEN ? '?' : ANIMALS[card]))
  return [
    {
      title: { say: 'outline.table' },
      lines: [
        { say: 'outline.deck', cards: view.deck.length },
        { say: 'outline.dropped', cards: named(view.dropped), number: view.dropped.length },
      ],
    },
    {
      title: { say: 'outline.players' },
      lines: view.hands.map((hand, seat) => ({
        say: 'outline.player',
        seat,
        hand: named(hand),
        cards: hand.length,
        locker: named(view.lockers[seat]),
        stowed: view.lockers[seat].length,
        tokens: view.tokens[seat],
      })),
    },
  ]
}

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
