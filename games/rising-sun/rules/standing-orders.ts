/**
 * What a player may order in advance: answers in the turns of others, so that nobody waits; the pass that gets rid of Waste; and in
 * one's own turn what hardly anybody would do otherwise. It reads the view of the seat: its own hand, and what lies open.
 */
import type { Json, Order, OrderAnswer, Orders, Seat } from '@branchline/engine'
import { CARDS, COST, cardIn, cardNumber, HAS_EFFECTS, IS_ACTION, IS_TRAIN, LEGAL_COUNSEL, NORMAL_TRAIN, WASTE } from './cards.ts'
import { emptyPiles } from './cleanup.ts'
import { wasteIn } from './deck.ts'
import type { Move } from './move.ts'
import { print } from './notation.ts'
import { moves } from './play.ts'
import { prompt } from './prompt.ts'
import { type State, TURN } from './state.ts'

const HAND = 5
/** A turn of one player can end the game from here on. */
const NEAR = { emptyPiles: 3, rails: 3, stations: 3 }
/** All that has a pile: Normal Trains have none, Waste is not for sale (RS-9.1, RS-4.13). */
const FOR_SALE = CARDS.filter((_, card) => card !== NORMAL_TRAIN && card !== WASTE).map(({ id }) => id)
const FROM_OUTSIDE = ['company', 'station', 'route', 'pile', 'ending']

export const orders: Orders<State> = {
  kinds: {
    answer: {
      fields: {
        counsel: { kind: 'choice', values: ['reveal', 'keep', 'ask'], default: 'reveal' },
        losses: { kind: 'choice', values: ['least', 'ask'], default: 'least' },
        partner: { kind: 'choice', values: ['no', 'ask'], default: 'ask' },
      },
      triggers: ['my-turn', 'ending'],
      // Nothing of its own ends it: it is to stand through many attacks.
      always: [],
    },
    pass: {
      fields: { waste: { kind: 'number', min: 0, max: HAND, default: 3 } },
      triggers: ['my-turn', ...FROM_OUTSIDE],
    },
    trains: {
      fields: { waste: { kind: 'number', min: 1, max: HAND + 1, default: 3 } },
      triggers: ['my-turn', ...FROM_OUTSIDE],
    },
    buy: {
      fields: { card: { kind: 'choice', values: FOR_SALE, default: 'express-train' } },
      triggers: ['my-turn', ...FROM_OUTSIDE],
      // RS-4.13: nothing is left to buy.
      always: ['sold-out'],
    },
  },
  remember,
  isTriggered,
  answer,
}

interface Then {
  readonly turns: number
  readonly company: number
  readonly stations: number
  readonly routes: number
  readonly empty: number
  readonly isNear: boolean
}

function remember(view: State, seat: Seat): Json {
  const then: Then = {
    turns: turnsOf(view, seat),
    company: companyOf(view, seat),
    stations: stationsWith(view, seat),
    routes: view.routeOwner.filter((owner) => owner >= 0).length,
    empty: emptyPiles(view),
    isNear: isEndNear(view),
  }
  return { ...then }
}

function isTriggered(trigger: string, view: State, seat: Seat, order: Order, then: Json): boolean {
  const before = then as unknown as Then
  const now = remember(view, seat) as unknown as Then
  switch (trigger) {
    case 'my-turn':
      return now.turns > before.turns
    case 'company':
      return now.company > before.company
    case 'station':
      return now.stations > before.stations
    case 'route':
      return now.routes > before.routes
    case 'pile':
      return now.empty > before.empty
    case 'ending':
      return now.isNear && !before.isNear
    case 'sold-out':
      return isSoldOut(view, order)
    default:
      return false
  }
}

function answer(view: State, seat: Seat, order: Order): OrderAnswer {
  if (view.phase !== TURN) return 'ask'
  if (order.kind === 'answer') return view.active === seat ? 'ask' : answerOthers(view, seat, order.fields)
  // RS-4.3: an action under way is its owner's.
  if (view.active !== seat || view.frames.length > 0) return 'ask'
  const hand = view.hands[seat]
  const waste = wasteIn(hand)
  switch (order.kind) {
    case 'pass':
      return !view.acted && waste >= (order.fields.waste as number) ? { move: 'pass', yields: true } : 'ask'
    case 'trains': {
      // A pass would still be possible (RS-4.14), and with so much Waste perhaps the better turn.
      if (!view.acted && waste >= (order.fields.waste as number)) return 'ask'
      // Actions may want trains in hand: to discard, to trash, to show. Without one, a train in hand is only money.
      if (hand.some((card) => IS_ACTION[card])) return 'ask'
      const train = hand.find((card) => IS_TRAIN[card] && !HAS_EFFECTS[card])
      return train === undefined ? 'ask' : { move: `play ${CARDS[train].id}` }
    }
    case 'buy': {
      if (isSoldOut(view, order)) return { over: 'sold-out' }
      const card = order.fields.card as string
      return view.money >= COST[cardNumber(card)] ? { move: `buy ${card}`, isLast: true } : 'ask'
    }
    default:
      return 'ask'
  }
}

/** In the turn of somebody else. Regulations is not answered: which card comes back next turn is a plan, not a loss. */
function answerOthers(view: State, seat: Seat, { counsel, losses, partner }: Order['fields']): OrderAnswer {
  switch (prompt(view)?.code) {
    case 'reaction':
      if (counsel === 'ask') return 'ask'
      return { move: counsel === 'reveal' && view.hands[seat].includes(LEGAL_COUNSEL) ? 'react with legal-counsel' : 'no reaction' }
    case 'unhappy-passengers':
    case 'roundhouse':
      return losses === 'least' ? choosing(view, (card) => cardIn(view, card).money * 100 + COST[card]) : 'ask'
    case 'politician':
      return losses === 'least' ? choosing(view, (card) => (card === WASTE ? -1 : COST[card])) : 'ask'
    case 'partner-may-draw':
      return partner === 'no' ? { move: 'no' } : 'ask'
    default:
      return 'ask'
  }
}

/** Of the legal choices the card that is worth least; where no card can be chosen, the only thing left to do. */
function choosing(view: State, worth: (card: number) => number): OrderAnswer {
  const legal = moves(view)
  const worthOf = (move: Move) => (move.do === 'choose' ? worth(move.card) : Number.POSITIVE_INFINITY)
  const least = [...legal].sort((a, b) => worthOf(a) - worthOf(b))[0]
  return least === undefined ? 'ask' : { move: print(view, least) }
}

/** Turns this seat has finished: they go round from the first (RS-4.17). */
const turnsOf = ({ turn, seats }: State, seat: Seat) => Math.floor((turn + seats - 1 - seat) / seats)

/** Tokens of others on hexes where this seat has one (RS-5.6). */
function companyOf({ rails, seats }: State, seat: Seat): number {
  let company = 0
  for (const there of rails) {
    if ((there & (1 << seat)) === 0) continue
    for (let other = 0; other < seats; other++) if (other !== seat && there & (1 << other)) company++
  }
  return company
}

const stationsWith = ({ rails, stations }: State, seat: Seat) =>
  rails.reduce((sum, there, hex) => sum + (there & (1 << seat) ? stations[hex] : 0), 0)

const isEndNear = (view: State) =>
  emptyPiles(view) >= NEAR.emptyPiles || Math.min(...view.railsLeft) <= NEAR.rails || view.stationsLeft <= NEAR.stations

function isSoldOut({ piles, supply }: State, { fields }: Order): boolean {
  const card = cardNumber(fields.card as string)
  return !piles.includes(card) || supply[card] === 0
}
