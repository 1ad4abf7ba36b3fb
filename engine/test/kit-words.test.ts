/** Faults of messages, names and orders that the kit catches. Each changes one thing in a sound game. */
import { describe } from 'vitest'
import { catalogue, type MessageTree, type Orders } from '../index.ts'
import { type Broken, catches } from './faults.ts'
import { lockers } from './lockers.ts'
import { de, en } from './lockers-messages.ts'
import type { Lockers } from './lockers-words.ts'

const english = (changed: MessageTree): Broken => ({ messages: catalogue<MessageTree>('lockers', { ...en, ...changed }, { de }) })
const german = (changed: MessageTree): Broken => ({ messages: catalogue<MessageTree>('lockers', en, { de: { ...de, ...changed } }) })
const ordering = (changed: Partial<Orders<Lockers>>): Broken => ({ orders: { ...lockers.orders!, ...changed } })
const fill = lockers.orders!.kinds.fill!

describe('the kit catches in messages and names', () => {
  catches([
    ['a text that only one language has', 'texts', /refusal\.never has a text in de and none in en/, german({ 'refusal.never': 'Nie.' })],
    ['a text that the other language lacks', 'texts', /event\.once has a text in en and none in de/, english({ 'event.once': 'Once.' })],
    [
      'a parameter that is lost in translation',
      'texts',
      /event\.opened speaks of \{card, ofSeat, seat\} in en and of \{card, seat\} in de/,
      german({ 'event.opened': '{seat} öffnet ein Fach: {card}.' }),
    ],
    [
      'a message that is never said and cannot be',
      'texts',
      /refusal\.never in de is no message/,
      {
        messages: catalogue<MessageTree>(
          'lockers',
          { ...en, 'refusal.never': 'Never.' },
          { de: { ...de, 'refusal.never': 'Nie {wieder.' } },
        ),
      },
    ],
    [
      'a sentence that is not translated',
      'texts',
      /event\.shuffled is the same sentence/,
      german({ 'event.shuffled': en['event.shuffled'] }),
    ],
    ['a name for what is no id', 'texts', /label names “(constructor|toString)”/, { label: (id) => ({ fox: 'Fox' })[id as 'fox'] }],
    [
      'a name that throws',
      'texts',
      /label throws for “no such thing”/,
      { label: (id) => (id === 'fox' ? 'Fox' : (undefined as never as string).toUpperCase()) },
    ],
    [
      'a refusal of unreadable text without words',
      'texts',
      /refusal\.what has no text/,
      { parse: (state, text) => (/[a-z]/.test(text) ? lockers.parse(state, text) : { refused: true, clause: 'LO-2', code: 'what' }) },
    ],
    [
      'a text that fails for one token',
      'texts',
      /prompt\.turn (cannot be said|in de says)/,
      german({ 'prompt.turn': 'Noch {tokens, plural, one {undefined} other {# Marken}}.' }),
    ],
    [
      'a clause that the rulebook does not have',
      'clauses',
      /event\.rested cites LO-6, which is no clause/,
      {},
      { rulebook: ['LO-1', 'LO-2', 'LO-3', 'LO-4', 'LO-5'].map((clause) => `**${clause}** …`).join('\n') },
    ],
  ])
})

describe('the kit catches in orders', () => {
  catches([
    [
      'an order that answers with an illegal move',
      'orders',
      /answers “stow 5”, which is no legal move/,
      ordering({ answer: (view, seat) => ({ move: `stow ${view.hands[seat].length + 1}` }) }),
    ],
    ['an order that answers in other words', 'orders', /answers “Stow 1”/, ordering({ answer: () => ({ move: 'Stow 1' }) })],
    [
      'an order that throws',
      'orders',
      /an order throws/,
      ordering({ remember: (view) => (view.turn > 2 ? (undefined as never as string).length : 0) }),
    ],
    [
      'an order that changes the view',
      'orders',
      /asking an order changed the view/,
      ordering({ remember: (view, seat) => view.hands[seat].pop() ?? 0 }),
    ],
    [
      'an order that remembers no plain data',
      'orders',
      /what an order remembers is a Set/,
      ordering({ remember: () => new Set([1]) as never }),
    ],
    [
      'an order that ends without a word',
      'orders',
      /ends by “bored”, which has no text in en and de/,
      ordering({ answer: () => ({ over: 'bored' }) }),
    ],
    [
      'an order that is over the moment it is given',
      'orders',
      /fill … opened: over the moment it is given/,
      ordering({ isTriggered: () => true }),
    ],
    [
      'a trigger that is neither true nor false',
      'orders',
      /has ended order fill is undefined/,
      ordering({ isTriggered: () => undefined as never }),
    ],
    ['an order that answers differently each time', 'orders', /answers differently when asked again/, ordering({ answer: moody() })],
    ['an order without a name', 'texts', /order\.hoard has no text/, ordering({ kinds: { fill, hoard: { fields: {}, triggers: [] } } })],
  ])
})

function moody(): Orders<Lockers>['answer'] {
  let asked = 0
  return () => (asked++ % 2 === 0 ? 'ask' : { move: 'rest' })
}
