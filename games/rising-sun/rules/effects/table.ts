/** Effects on what lies open: the play area, the discard pile, the piles, the board; and choices between effects. */
import { type Emit, type Refusal, refusal } from '@branchline/engine'
import { CARDS, COST, cardIn, type EffectOf, FIRST_BRANCH, IS_TRAIN, PROGRAMS, WASTE } from '../cards.ts'
import {
  addToHand,
  closeTheWayBack,
  countOf,
  discardFromHand,
  drawable,
  drawCards,
  gainCard,
  kindsIn,
  putOnTop,
  remove,
  showInHand,
  trashFromHand,
} from '../deck.ts'
import { CHOOSE, NO, OPTION, STATION, YES } from '../move.ts'
import { ALL_KNOW, boardOf, nextSeat, type State } from '../state.ts'
import { noStationRefusal, placeStation, stationRefusal } from '../stations.ts'
import { ask, type Outlook, programOf, pushFrame, type Work } from './effect.ts'
import { chooseAmong, handOf, notAsked, notHeld } from './hand.ts'

/** Answers that are always the same are built once: the list of moves asks for them all the time. */
const NO_TRAIN_IN_DISCARD = Object.freeze(refusal('RS-4.6', 'no-train-in-discard'))
const NO_TRAIN_IN_PLAY = Object.freeze(refusal('RS-4.6', 'no-train-in-play'))
const NO_TRAIN_WITH_PILE = Object.freeze(refusal('RS-4.6', 'no-train-with-pile'))
const NOTHING_TO_TRADE = Object.freeze(refusal('RS-4.6', 'nothing-to-trade'))

export const station: Work<EffectOf<'station'>> = {
  bar: (state) => noStationRefusal(state),
  begin: (state, frame) => ask(frame, state.active),
  asks: {
    prompt: () => 'station',
    candidates: (state) => boardOf(state).cities.map((hex) => STATION[hex]),
    refuse: (state, frame, _effect, move) =>
      move.do === 'station' ? stationRefusal(state, move.hex) : notAsked(programOf(frame).clause, 'station'),
    decide(state, _frame, _effect, move, emit) {
      if (move.do === 'station') placeStation(state, state.active, move.hex, emit)
      return true
    },
  },
}

const trainsIn = (cards: readonly number[]) => kindsIn(cards).filter((card) => IS_TRAIN[card])

export const takeTrainFromDiscard: Work<EffectOf<'take-train-from-discard'>> = {
  bar: (state, seat) => (trainsIn(state.discards[seat]).length > 0 ? null : NO_TRAIN_IN_DISCARD),
  begin: (state, frame) => ask(frame, state.active),
  asks: {
    prompt: () => 'take-train',
    candidates: (state) => chooseAmong(trainsIn(state.discards[state.active])),
    refuse(state, frame, _effect, move) {
      const { clause } = programOf(frame)
      if (move.do !== 'choose') return notAsked(clause, 'take-train')
      return IS_TRAIN[move.card] && state.discards[state.active].includes(move.card)
        ? null
        : refusal(clause, 'not-a-train-in-discard', { card: CARDS[move.card].id })
    },
    decide(state, _frame, _effect, move, emit) {
      if (move.do !== 'choose') return true
      remove(state.discards[state.active], move.card)
      addToHand(state, state.active, move.card, true)
      emit?.({ type: 'take', seat: state.active, card: CARDS[move.card].id })
      return true
    },
  },
}

/** Switchback and Amusement Park choose a train in the play area. */
function onTrainInPlay<Name extends 'train-in-play-to-top' | 'money-of-train-in-play'>(
  prompt: string,
  use: (state: State, card: number, emit?: Emit) => void,
): Work<EffectOf<Name>> {
  return {
    bar: (state) => (trainsIn(state.inPlay).length > 0 ? null : NO_TRAIN_IN_PLAY),
    begin: (state, frame) => ask(frame, state.active),
    asks: {
      prompt: () => prompt,
      candidates: (state) => chooseAmong(trainsIn(state.inPlay)),
      refuse(state, frame, _effect, move) {
        const { clause } = programOf(frame)
        if (move.do !== 'choose') return notAsked(clause, prompt)
        return IS_TRAIN[move.card] && state.inPlay.includes(move.card)
          ? null
          : refusal(clause, 'not-a-train-in-play', { card: CARDS[move.card].id })
      },
      decide(state, _frame, _effect, move, emit) {
        if (move.do === 'choose') use(state, move.card, emit)
        return true
      },
    },
  }
}

export const trainInPlayToTop = onTrainInPlay<'train-in-play-to-top'>('train-to-top', (state, card, emit) => {
  remove(state.inPlay, card)
  putOnTop(state, state.active, card, ALL_KNOW)
  emit?.({ type: 'to-top', clause: 'RS-8.3', seat: state.active, card: CARDS[card].id })
})

export const moneyOfTrainInPlay = onTrainInPlay<'money-of-train-in-play'>('money-of-train', (state, card, emit) => {
  const { money } = cardIn(state, card)
  state.money += money
  emit?.({ type: 'money', clause: 'RS-10.21', seat: state.active, money })
})

/** The cards of the hand without the one about to be played. */
function restOfHand(state: State, seat: number, { self }: Outlook): number[] {
  const hand = state.hands[seat]
  return kindsIn(hand).filter((card) => card !== self || countOf(hand, card) > 1)
}

export const gainShownTrain: Work<EffectOf<'gain-shown-train'>> = {
  bar(state, seat, _effect, outlook) {
    const has = restOfHand(state, seat, outlook).some((card) => canBeCopied(state, card))
    return has ? null : NO_TRAIN_WITH_PILE
  },
  begin: (state, frame) => ask(frame, state.active),
  asks: {
    prompt: () => 'show-train',
    candidates: (state) => chooseAmong(handOf(state)),
    refuse(state, frame, _effect, move) {
      const { clause } = programOf(frame)
      if (move.do !== 'choose') return notAsked(clause, 'show-train')
      if (!handOf(state).includes(move.card)) return notHeld(clause, move.card)
      return canBeCopied(state, move.card) ? null : refusal(clause, 'no-train-with-pile', { card: CARDS[move.card].id })
    },
    decide(state, _frame, _effect, move, emit) {
      if (move.do !== 'choose') return true
      showInHand(state, state.active, move.card)
      emit?.({ type: 'show', clause: 'RS-5.24', seat: state.active, card: CARDS[move.card].id })
      gainCard(state, state.active, move.card, 'gained', emit)
      return true
    },
  },
}

const canBeCopied = (state: State, card: number) => IS_TRAIN[card] && state.supply[card] > 0

/** RS-5.26: piles with a card left that costs at most so much. */
const gainable = (state: State, cost: number, train: boolean) =>
  state.piles.filter((card) => state.supply[card] > 0 && COST[card] <= cost && (!train || IS_TRAIN[card])).sort((a, b) => a - b)

export const gain: Work<EffectOf<'gain'>> = {
  bar: (state, _seat, { cost }) => (gainable(state, cost, false).length > 0 ? null : refusal('RS-4.6', 'nothing-to-gain', { cost })),
  begin(state, frame, { cost }) {
    frame.count = cost
    return ask(frame, state.active)
  },
  asks: {
    prompt: () => 'gain',
    candidates: (state) => state.piles.map((card) => CHOOSE[card]),
    refuse(state, frame, { cost }, move) {
      const { clause } = programOf(frame)
      if (move.do !== 'choose') return notAsked(clause, 'gain')
      return gainable(state, cost, false).includes(move.card) ? null : refusal(clause, 'cannot-gain', { card: CARDS[move.card].id, cost })
    },
    decide(state, _frame, _effect, move, emit) {
      if (move.do === 'choose') gainCard(state, state.active, move.card, 'gained', emit)
      return true
    },
  },
}

/** Wagon Factory and Upgrade: stage 1 trashes a card, stage 2 gains a dearer one. */
export const trade: Work<EffectOf<'trade'>> = {
  bar(state, seat, effect, outlook) {
    return restOfHand(state, seat, outlook).some((card) => canBeTraded(state, effect, card)) ? null : NOTHING_TO_TRADE
  },
  begin: (state, frame) => ask(frame, state.active),
  asks: {
    prompt: ({ stage }) => (stage === 1 ? 'trade-away' : 'trade-for'),
    candidates: (state, { stage }) => (stage === 1 ? chooseAmong(handOf(state)) : state.piles.map((card) => CHOOSE[card])),
    refuse(state, frame, effect, move) {
      const { clause } = programOf(frame)
      if (move.do !== 'choose') return notAsked(clause, frame.stage === 1 ? 'trade-away' : 'trade-for')
      const { card } = move
      if (frame.stage === 1) {
        if (!handOf(state).includes(card)) return notHeld(clause, card)
        return canBeTraded(state, effect, card) ? null : tradeRefusal(clause, effect, card)
      }
      if (effect.of === 'train' && !IS_TRAIN[card]) return refusal(clause, 'not-a-train', { card: CARDS[card].id })
      const isOffered = gainable(state, frame.count, effect.of === 'train').includes(card)
      return isOffered ? null : refusal(clause, 'cannot-gain', { card: CARDS[card].id, cost: frame.count })
    },
    decide(state, frame, effect, move, emit) {
      if (move.do !== 'choose') return true
      if (frame.stage === 1) {
        trashFromHand(state, state.active, move.card, emit)
        frame.count = COST[move.card] + effect.dearer
        frame.stage = 2
        return false
      }
      gainCard(state, state.active, move.card, effect.to, emit)
      return true
    },
  },
}

function tradeRefusal(clause: string, { of, dearer }: EffectOf<'trade'>, card: number): Refusal {
  const { id, cost } = CARDS[card]
  if (of === 'train' && !IS_TRAIN[card]) return refusal(clause, 'not-a-train', { card: id })
  return card === WASTE ? refusal(clause, 'waste-not-traded') : refusal(clause, 'cannot-trade', { card: id, cost: cost + dearer })
}

function canBeTraded(state: State, { of, dearer }: EffectOf<'trade'>, card: number): boolean {
  if (of === 'train' ? !IS_TRAIN[card] : card === WASTE) return false
  return gainable(state, COST[card] + dearer, of === 'train').length > 0
}

export const chooseOne: Work<EffectOf<'choose-one'>> = {
  begin: (state, frame) => ask(frame, state.active),
  asks: {
    prompt: () => 'choose-one',
    candidates: (_state, _frame, { of }) => of.map(({ id }) => OPTION.get(id)!),
    refuse(state, frame, { of }, move) {
      const { clause } = programOf(frame)
      const chosen = move.do === 'option' ? of.find(({ id }) => id === move.id) : undefined
      if (chosen === undefined) return notAsked(clause, 'choose-one')
      const isWaste = chosen.effects.some((effect) => effect.do === 'return-waste')
      return isWaste && !handOf(state).includes(WASTE) ? refusal(clause, 'no-waste-in-hand') : null
    },
    decide(state, frame, { of }, move) {
      const chosen = of.find(({ id }) => move.do === 'option' && id === move.id)!
      const branch = PROGRAMS.findIndex(({ effects }, program) => program >= FIRST_BRANCH && effects === chosen.effects)
      pushFrame(state, branch, frame.self)
      return true
    },
  },
}

/** Limited Partnership: stage 1 asks the neighbour, stage 2 lets the neighbour discard. */
export const neighbourMayDraw: Work<EffectOf<'neighbour-may-draw'>> = {
  begin(state, frame) {
    const neighbour = nextSeat(state, state.active)
    return drawable(state, neighbour) === 0 ? true : ask(frame, neighbour)
  },
  asks: {
    prompt: ({ stage }) => (stage === 1 ? 'partner-may-draw' : 'partner-discards'),
    candidates: (state, { stage, asked }) => (stage === 1 ? [YES, NO] : chooseAmong(state.hands[asked])),
    refuse(state, frame, _effect, move) {
      const { clause } = programOf(frame)
      if (frame.stage === 1) return move.do === 'yes' || move.do === 'no' ? null : notAsked(clause, 'partner-may-draw')
      if (move.do !== 'choose') return notAsked(clause, 'partner-discards')
      return state.hands[frame.asked].includes(move.card) ? null : notHeld(clause, move.card)
    },
    decide(state, frame, _effect, move, emit) {
      if (move.do === 'yes') {
        drawCards(state, frame.asked, 1, emit)
        frame.stage = 2
        return false
      }
      if (move.do === 'choose') {
        discardFromHand(state, frame.asked, move.card, emit)
        closeTheWayBack(state)
      }
      return true
    },
  },
}
