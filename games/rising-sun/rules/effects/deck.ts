/** Effects on the top of one's own deck: look, reveal, name, take. */
import { refusal } from '@branchline/engine'
import { CARDS, type EffectOf, IS_TRAIN, NORMAL_TRAIN, WASTE } from '../cards.ts'
import { addToHand, drawable, drawCards, idsOf, lookAtTop, putOnTop, remove, revealTop, revealWhile } from '../deck.ts'
import { CHOOSE, DISCARD_PLACE, DONE, NO, PUT_BACK, YES } from '../move.ts'
import { ALL_KNOW, type State } from '../state.ts'
import { ask, programOf, type Work } from './effect.ts'
import { chooseAmong, notAsked } from './hand.ts'

/** Signals and Strategy Meeting. The cards stay in the deck: moves name places, never cards (RS-8.4). */
export const look: Work<EffectOf<'look'>> = {
  begin(state, frame, { n }, emit) {
    frame.count = lookAtTop(state, state.active, n, emit)
    return frame.count === 0 ? true : ask(frame, state.active)
  },
  asks: {
    prompt: () => 'look',
    candidates: (_state, frame) => [...DISCARD_PLACE.slice(0, frame.count), ...PUT_BACK[frame.count]],
    refuse(_state, frame, _effect, move) {
      const { clause } = programOf(frame)
      if (move.do === 'discard-place') return move.place <= frame.count ? null : refusal(clause, 'no-such-place', { count: frame.count })
      if (move.do !== 'put-back') return notAsked(clause, 'look')
      return move.order.length === frame.count ? null : refusal(clause, 'no-such-place', { count: frame.count })
    },
    decide(state, frame, _effect, move, emit) {
      const seat = state.active
      const deck = state.decks[seat]
      const known = state.known[seat]
      if (move.do === 'discard-place') {
        const [card] = deck.splice(deck.length - move.place, 1)
        known.splice(known.length - move.place, 1)
        state.discards[seat].push(card!)
        state.seen.push(card!)
        emit?.({ type: 'discard', seat, cards: [CARDS[card!].id] })
        frame.count--
        return frame.count === 0
      }
      if (move.do === 'put-back') {
        const cards = move.order.map((place) => deck[deck.length - place])
        const levels = move.order.map((place) => known[known.length - place])
        deck.length -= cards.length
        known.length -= cards.length
        for (let i = cards.length - 1; i >= 0; i--) putOnTop(state, seat, cards[i], levels[i])
        emit?.({ type: 'put-back', clause: 'RS-8.4', seat, count: cards.length, order: [...move.order] })
      }
      return true
    },
  },
}

/** The cards that can be named: those of this game. */
const nameable = (state: State) => [NORMAL_TRAIN, ...state.piles, WASTE].sort((a, b) => a - b)

export const nameAndReveal: Work<EffectOf<'name-and-reveal'>> = {
  begin: (state, frame) => (drawable(state, state.active) === 0 ? true : ask(frame, state.active)),
  asks: {
    prompt: () => 'name-a-card',
    candidates: (state) => nameable(state).map((card) => CHOOSE[card]),
    refuse(state, frame, _effect, move) {
      const { clause } = programOf(frame)
      if (move.do !== 'choose') return notAsked(clause, 'name-a-card')
      return nameable(state).includes(move.card) ? null : refusal(clause, 'not-in-this-game', { card: CARDS[move.card].id })
    },
    decide(state, _frame, _effect, move, emit) {
      if (move.do !== 'choose') return true
      const seat = state.active
      emit?.({ type: 'name', clause: 'RS-10.15', seat, card: CARDS[move.card].id })
      const [top] = revealTop(state, seat, 1, emit)
      if (top === undefined) return true
      if (top === move.card) take(state, top, emit)
      else putOnTop(state, seat, top, ALL_KNOW)
      return true
    },
  },
}

function take(state: State, card: number, emit?: Parameters<typeof drawCards>[3]): void {
  addToHand(state, state.active, card, true)
  emit?.({ type: 'take', seat: state.active, card: CARDS[card].id })
}

/** Information Central: stage 1 takes a card or none, stage 2 puts the others back one by one, the last on top. */
export const revealAndTake: Work<EffectOf<'reveal-and-take'>> = {
  begin(state, frame, { n }, emit) {
    frame.cards = revealTop(state, state.active, n, emit)
    return frame.cards.length === 0 ? true : ask(frame, state.active)
  },
  asks: {
    prompt: ({ stage }) => (stage === 1 ? 'take-revealed' : 'put-back-revealed'),
    candidates: (_state, { cards, stage }) => (stage === 1 ? [...chooseAmong(cards), DONE] : chooseAmong(cards)),
    refuse(_state, frame, _effect, move) {
      const { clause } = programOf(frame)
      if (move.do === 'done' && frame.stage === 1) return null
      if (move.do !== 'choose') return notAsked(clause, frame.stage === 1 ? 'take-revealed' : 'put-back-revealed')
      return frame.cards.includes(move.card) ? null : refusal(clause, 'not-revealed', { card: CARDS[move.card].id })
    },
    decide(state, frame, _effect, move, emit) {
      const { cards } = frame
      if (move.do === 'choose') {
        remove(cards, move.card)
        if (frame.stage === 1) take(state, move.card, emit)
        else {
          putOnTop(state, state.active, move.card, ALL_KNOW)
          emit?.({ type: 'to-top', clause: 'RS-8.4', seat: state.active, card: CARDS[move.card].id })
        }
      }
      frame.stage = 2
      // Cards that are all alike have only one order.
      if (cards.some((card) => card !== cards[0])) return false
      for (const card of cards) putOnTop(state, state.active, card, ALL_KNOW)
      cards.length = 0
      return true
    },
  },
}

export const revealUntilTrains: Work<EffectOf<'reveal-until-trains'>> = {
  begin(state, _frame, { n }, emit) {
    const seat = state.active
    const isTrain = (card: number) => IS_TRAIN[card]
    const cards = revealWhile(state, seat, (revealed) => revealed.filter(isTrain).length < n, emit)
    for (const card of cards) if (isTrain(card)) take(state, card, emit)
    const others = cards.filter((card) => !isTrain(card))
    for (const card of others) state.discards[seat].push(card)
    if (others.length > 0) emit?.({ type: 'discard', seat, cards: idsOf(others) })
    return true
  },
}

export const revealForTrain: Work<EffectOf<'reveal-for-train'>> = {
  begin(state, _frame, _effect, emit) {
    const [card] = revealTop(state, state.active, 1, emit)
    if (card === undefined) return true
    if (IS_TRAIN[card]) take(state, card, emit)
    else {
      state.discards[state.active].push(card)
      emit?.({ type: 'discard', seat: state.active, cards: [CARDS[card].id] })
    }
    return true
  },
}

export const mayDraw: Work<EffectOf<'may-draw'>> = {
  begin: (state, frame) => (drawable(state, state.active) === 0 ? true : ask(frame, state.active)),
  asks: {
    prompt: () => 'may-draw',
    candidates: () => [YES, NO],
    refuse: (_state, frame, _effect, move) =>
      move.do === 'yes' || move.do === 'no' ? null : notAsked(programOf(frame).clause, 'may-draw'),
    decide(state, _frame, { n }, move, emit) {
      if (move.do === 'yes') drawCards(state, state.active, n, emit)
      return true
    },
  },
}
