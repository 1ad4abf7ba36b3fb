/** Effects on the cards of one's own hand: return, discard, trash, put on the deck. */
import { refusal } from '@branchline/engine'
import { CARDS, type EffectOf, WASTE } from '../cards.ts'
import {
  discardFromHand,
  drawable,
  drawCards,
  kindsIn,
  putOnTop,
  remove,
  removeFromHand,
  returnWasteFromHand,
  trashFromHand,
  wasteIn,
} from '../deck.ts'
import { CHOOSE, DONE, type Move, RETURN, RETURN_FROM } from '../move.ts'
import { ALL_KNOW, type State } from '../state.ts'
import { ask, type Outlook, programOf, type Work } from './effect.ts'

/** Answers that are always the same are built once: the list of moves asks for them all the time. */
const NO_WASTE_IN_HAND = Object.freeze(refusal('RS-4.6', 'no-waste-in-hand'))

export const handOf = (state: State) => state.hands[state.active]

/** A move for each different card. */
export const chooseAmong = (cards: readonly number[]): Move[] => kindsIn(cards).map((card) => CHOOSE[card])

export const notHeld = (clause: string, card: number) => refusal(clause, 'not-in-hand', { card: CARDS[card].id })
export const notAsked = (clause: string, prompt: string) => refusal(clause, 'other-choice-first', { asked: `ask-${prompt}` })

/** How many cards the hand will have when the effect's turn comes. */
function handThen(state: State, seat: number, { self, drawn }: Outlook): number {
  return state.hands[seat].length - (self >= 0 ? 1 : 0) + Math.min(drawn, drawable(state, seat))
}

/** RS-8.5: it is asked even when there is no Waste in the hand, so that nothing is told by not asking. */
export const returnWaste: Work<EffectOf<'return-waste'>> = {
  bar: (state, seat, { min }) => (wasteIn(state.hands[seat]) >= min ? null : NO_WASTE_IN_HAND),
  begin(state, frame, effect, emit) {
    if (effect.min < effect.max && handOf(state).length > 0) return ask(frame, state.active)
    returned(state, effect, effect.min, emit)
    return true
  },
  asks: {
    prompt: () => 'return-waste',
    candidates: (state) => RETURN.slice(0, wasteIn(handOf(state)) + 1),
    refuse(state, frame, { min, max }, move) {
      const { clause } = programOf(frame)
      if (move.do !== 'return') return notAsked(clause, 'return-waste')
      const most = Math.min(max, wasteIn(handOf(state)))
      return move.n >= min && move.n <= most ? null : refusal(clause, 'cannot-return', { n: move.n, most })
    },
    decide(state, _frame, effect, move, emit) {
      returned(state, effect, move.do === 'return' ? move.n : 0, emit)
      return true
    },
  },
}

function returned(state: State, effect: EffectOf<'return-waste'>, n: number, emit?: Parameters<typeof drawCards>[3]): void {
  const { money = 0, drawEach = 0, drawIfAny = 0 } = effect
  returnWasteFromHand(state, state.active, n, emit)
  if (n === 0) return
  state.money += n * money
  if (money > 0) emit?.({ type: 'money', clause: 'RS-5.29', seat: state.active, money: n * money })
  drawCards(state, state.active, n * drawEach + drawIfAny, emit)
}

export const returnWasteAnywhere: Work<EffectOf<'return-waste-anywhere'>> = {
  begin: (state, frame) => (handOf(state).length === 0 && wasteIn(state.discards[state.active]) === 0 ? true : ask(frame, state.active)),
  asks: {
    prompt: () => 'return-waste-anywhere',
    candidates: () => [...RETURN_FROM, DONE],
    refuse(state, frame, _effect, move) {
      const { clause } = programOf(frame)
      if (move.do === 'done') return null
      if (move.do !== 'return-from') return notAsked(clause, 'return-waste-anywhere')
      const cards = move.place === 'hand' ? handOf(state) : state.discards[state.active]
      return wasteIn(cards) > 0 ? null : refusal(clause, 'no-waste-there', { place: move.place })
    },
    decide(state, frame, { max }, move, emit) {
      if (move.do !== 'return-from') return true
      if (move.place === 'hand') returnWasteFromHand(state, state.active, 1, emit)
      else {
        remove(state.discards[state.active], WASTE)
        state.supply[WASTE]++
        emit?.({ type: 'return-waste', clause: 'RS-5.27', seat: state.active, count: 1 })
      }
      frame.count++
      return frame.count === max
    },
  },
}

const discardPrompt = (min: number) => (min > 0 ? 'discard-cards' : 'discard-any')

export const discard: Work<EffectOf<'discard'>> = {
  bar(state, seat, { min }, outlook) {
    return handThen(state, seat, outlook) >= min ? null : refusal('RS-4.6', 'too-few-cards', { needed: min })
  },
  begin: (state, frame) => (handOf(state).length === 0 ? true : ask(frame, state.active)),
  asks: {
    prompt: (_frame, { min }) => discardPrompt(min),
    candidates: (state) => [...chooseAmong(handOf(state)), DONE],
    refuse(state, frame, { min }, move) {
      const { clause } = programOf(frame)
      if (move.do === 'done') return frame.count >= min ? null : refusal(clause, 'discard-more', { left: min - frame.count })
      if (move.do !== 'choose') return notAsked(clause, discardPrompt(min))
      return handOf(state).includes(move.card) ? null : notHeld(clause, move.card)
    },
    decide(state, frame, { max, money = 0, draw = 0 }, move, emit) {
      if (move.do === 'choose') {
        discardFromHand(state, state.active, move.card, emit)
        frame.count++
        state.money += money
        if (money > 0) emit?.({ type: 'money', clause: 'RS-5.29', seat: state.active, money })
        if (frame.count < max && handOf(state).length > 0) return false
      }
      drawCards(state, state.active, draw * frame.count, emit)
      return true
    },
  },
}

export const trash: Work<EffectOf<'trash'>> = {
  begin: (state, frame) => (handOf(state).length === 0 ? true : ask(frame, state.active)),
  asks: {
    prompt: () => 'trash-any',
    candidates: (state) => [...chooseAmong(handOf(state)), DONE],
    refuse(state, frame, _effect, move) {
      const { clause } = programOf(frame)
      if (move.do === 'done') return null
      if (move.do !== 'choose') return notAsked(clause, 'trash-any')
      return handOf(state).includes(move.card) ? null : notHeld(clause, move.card)
    },
    decide(state, frame, { max }, move, emit) {
      if (move.do !== 'choose') return true
      trashFromHand(state, state.active, move.card, emit)
      frame.count++
      return frame.count === max || handOf(state).length === 0
    },
  },
}

export const handToTop: Work<EffectOf<'hand-to-top'>> = {
  bar: (state, seat, _effect, outlook) => (handThen(state, seat, outlook) >= 1 ? null : refusal('RS-4.6', 'too-few-cards', { needed: 1 })),
  begin: (state, frame) => (handOf(state).length === 0 ? true : ask(frame, state.active)),
  asks: {
    prompt: () => 'hand-to-top',
    candidates: (state) => chooseAmong(handOf(state)),
    refuse(state, frame, _effect, move) {
      const { clause } = programOf(frame)
      if (move.do !== 'choose') return notAsked(clause, 'hand-to-top')
      return handOf(state).includes(move.card) ? null : notHeld(clause, move.card)
    },
    decide(state, _frame, _effect, move, emit) {
      if (move.do === 'choose') moveToTop(state, state.active, move.card, emit)
      return true
    },
  },
}

/** RS-8.3: shown as it goes, so all know the top of that deck. */
export function moveToTop(state: State, seat: number, card: number, emit?: Parameters<typeof drawCards>[3]): void {
  removeFromHand(state, seat, card)
  putOnTop(state, seat, card, ALL_KNOW)
  emit?.({ type: 'to-top', clause: 'RS-8.3', seat, card: CARDS[card].id })
}
